import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assembled } from '../../test/osm-fixture.ts';
import { buildSearch } from './names/search-index.ts';
import { drawStreet } from './search.test-data.ts';
import { openSearch } from './search.ts';
import { stages, type Stages } from './seek/stages.ts';

const { gazetteer, text } = assembled((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  drawing.node(900, 0, { railway: 'station', station: 'subway', name: 'Театральная' });
  for (const [at, name] of ['Советская улица', 'улица Чехова', 'переулок Чехова'].entries()) {
    drawStreet(drawing, at * 300, 0, { name, labels: ['5', '7'], houseTags: { 'addr:city': 'Тверь' } });
  }
});
const entered: string[] = [];
const watched = Object.fromEntries(Object.entries(stages).map(([name, stage]) => [name, (...args: unknown[]) => {
  entered.push(name);
  return (stage as (...all: unknown[]) => unknown)(...args);
}])) as Stages;
const search = openSearch({ ...gazetteer, ...text, ...buildSearch({ ...gazetteer, ...text }) }, watched);
const round = ['read', 'retrieve', 'fit', 'judge'];

function walkOf(query: Parameters<typeof search.geocode>[0]): string[] {
  entered.length = 0;
  assert.notDeepEqual(search.geocode(query), []);
  return entered;
}

describe('a query understood at once enters each stage once, in the order of the stages', () => {
  for (const query of [
    'Тверь, Советская улица, 5', 'ул. Чехова 7, Тверь', 'Тверь', 'Tver, Sovetskaya 5', 'Чехова 5',
    'Тверь, Савецкая улица, 5', 'ndthm? cjdtncrfz 5',
  ]) test(query, () => assert.deepEqual(walkOf(query), [...round, 'answer']));
  test('a structured query enters the same stages', () =>
    assert.deepEqual(walkOf({ city: 'Тверь', street: 'Советская улица', house: '5' }), [...round, 'answer']));
});

// A reading equal to the previous one goes no further.
describe('each further reading enters the stages in the same order, and the answer is composed once', () => {
  for (const query of [
    'Тверь, Сафецкоя, 5', 'Тверь, улица Чихова, магазин Ромашка, 7', 'Тверь, Чехова 7, метро Театральная',
  ]) {
    test(query, () => {
      const walk = walkOf(query).join(' ');
      assert.match(walk, new RegExp(`^${round.join(' ')} (?:${round.join(' ')} |read )+answer$`, 'u'));
    });
  }
});

test('typed coordinates enter no stage', () => assert.deepEqual(walkOf('56.858, 35.917'), []));

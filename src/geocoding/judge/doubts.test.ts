import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { caps } from '../query/caps.ts';
import { capOf, costOf, type Doubt } from '../query/doubt.ts';
import { doubtTable, type DoubtName } from '../query/doubts.ts';
import { drawStreet, openTown } from '../search.test-data.ts';
import { confidenceOf } from './confidence.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const houseTags = { 'addr:city': 'Тверь' };
  drawStreet(drawing, 0, 0, { name: 'Речная улица', labels: ['1', '3', '5', '7'], houseTags });
  drawStreet(drawing, 300, 0, { name: 'улица Мира', labels: ['2', '4', '6'], houseTags });
});
const firstConfidence = (query: string): number => town.geocode(query)[0].confidence;

describe('another doubt never raises confidence', () => {
  const rows: readonly (readonly [doubted: string, more: string])[] = [
    // The house is opposite the street; the street is also of another type.
    ['5, напротив ул. Речная, Тверь', '5, напротив пер. Речной, Тверь'],
    ['пер. Речной, 5, Тверь', '5, напротив пер. Речной, Тверь'],
    ['ул. Речная, 9, Тверь', 'пер. Речной, 9, Тверь'],
    ['ул. Речная, 5 к2, Тверь', 'пер. Речной, 5 к2, Тверь'],
  ];
  for (const [doubted, more] of rows) {
    test(more, () => {
      const [lower, higher] = [firstConfidence(more), firstConfidence(doubted)];
      assert.ok(lower <= higher, `${lower} > ${higher}`);
    });
  }
});

const rows: readonly (readonly [string, { why: string; example: string; cost?: number; cap?: number }])[] =
  Object.entries(doubtTable);

test('no doubt added to an answer raises its confidence', () => {
  const doubt = fc.tuple(fc.constantFrom(...rows), fc.double({ min: 0, max: 2, noNaN: true }))
    .map(([[name, { cap = 1 }], cost]): Doubt => ({ name: name as DoubtName, cost, cap }));
  const lead = fc.double({ min: 0, max: 2, noNaN: true });
  fc.assert(fc.property(fc.array(doubt), doubt, lead, fc.boolean(), (some, more, lead, isSpot) => {
    const of = (doubtsOfAnswer: readonly Doubt[]): number =>
      confidenceOf({ cost: costOf(doubtsOfAnswer), cap: capOf(doubtsOfAnswer), lead, isSpot });
    assert.ok(of([...some, more]) <= of(some) + 1e-12);
  }), { seed: 20, numRuns: 5000 });
});

test('every doubt has a reason, an example and no negative cost', () => {
  for (const [name, { why, example, cost = 0 }] of rows) assert.ok(why !== '' && example !== '' && cost >= 0, name);
});

test('the cap of a doubt is a named level below certainty', () => {
  const levels: readonly number[] = Object.values(caps);
  for (const level of levels) assert.ok(level > 0 && level < 1, String(level));
  const others = rows.filter(({ 1: { cap } }) => cap !== undefined && !levels.includes(cap));
  assert.deepEqual(others.map(([name]) => name), []);
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { demoAtlas } from '../../test/harness/demo-atlas.ts';
import { askHidden, makeDoubtful } from './doubtful-queries.ts';
import { openExactEngine } from './exact-engine.ts';
import { claimsWrongHouse, meetsExpected } from './expected.ts';
import { hideable, hideHouses } from './hidden-houses.ts';
import { openKnownHouses } from './known-house.ts';
import { makeQueries } from './queries.ts';

const tables = await demoAtlas();
const known = openKnownHouses(tables);
const { houses } = makeQueries(tables, { sample: 150, seed: 2 });
const doubtful = makeDoubtful(known, houses, 2);
const of = (category: string) => doubtful.filter((query) => query.category === category);

describe('queries without a certain answer', () => {
  test('are the same for the same seed', () => {
    assert.deepEqual(makeDoubtful(known, houses, 2), doubtful);
    assert.notDeepEqual(makeDoubtful(known, houses, 3).map(({ text }) => text), doubtful.map(({ text }) => text));
  });
  test('are there in every kind', () => {
    for (const kind of [
      'no-such-house', 'no-such-street', 'other-town', 'which-town', 'settlement-alone', 'street-alone', 'made-up',
      'no-address',
    ]) {
      assert.ok(of(kind).length >= 20, `${kind}: ${of(kind).length}`);
    }
  });
  test('ask for no house of a street that an engine of exact words has', () => {
    const { geocode } = openExactEngine(known);
    for (const { text } of [...of('no-such-house'), ...of('no-such-street'), ...of('made-up')]) {
      assert.deepEqual(geocode(text).filter(({ street }) => street !== undefined), [], text);
    }
  });
});

test('an honest answer to a number that is not there is its street, and no house', () => {
  const [{ expected, house }] = of('no-such-house');
  assert.equal(expected.kind, 'street');
  const answer = { lat: house.lat / 1e7, lon: house.lon / 1e7, address: '', street: house.street!.whole };
  assert.equal(meetsExpected({ ...answer, precision: 'street' }, expected), true);
  assert.equal(meetsExpected({ ...answer, precision: 'house' }, expected), false);
  assert.equal(meetsExpected({ ...answer, precision: 'street', street: 'другая улица' }, expected), false);
  assert.equal(claimsWrongHouse({ ...answer, precision: 'house' }, expected), true);
});

describe('a hidden house', () => {
  const hidden = hideable(tables, known, houses);
  const without = hideHouses(tables, hidden.map(({ row }) => row));
  test('is gone from the tables, and the rows are still sorted', () => {
    assert.ok(hidden.length > 50, `${hidden.length}`);
    const { street, number, label } = without.houses;
    for (const { row } of hidden) {
      assert.equal(label[row], label[row - 1]);
      assert.ok(street[row + 1] !== street[row] || number[row + 1] >= number[row]);
    }
    assert.notEqual(tables.houses.label[hidden[0].row], label[hidden[0].row]);
  });
  test('is not found by an engine of exact words, though it is by one that sees it', () => {
    const [seeing, blind] = [openExactEngine(known), openExactEngine(openKnownHouses(without))];
    const finds = (engine: typeof seeing, text: string, osm: string): boolean =>
      engine.geocode(text).some((answer) => answer.osm === osm);
    const found = askHidden(hidden)
      .filter(({ text, house: { osm } }) => finds(seeing, text, osm) && !finds(blind, text, osm));
    assert.ok(found.length > hidden.length * 0.8, `${found.length} of ${hidden.length}`);
  });
});

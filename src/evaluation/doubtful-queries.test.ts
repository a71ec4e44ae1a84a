import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { demoAtlas } from '../../test/harness/demo-atlas.ts';
import { isHonest } from './doubt-score.ts';
import { makeDoubtful } from './doubtful-queries.ts';
import type { Answer } from './engine.ts';
import { openExactEngine } from './exact-engine.ts';
import { claimsWrongHouse, meetsExpected, type Expected } from './expected.ts';
import { openKnownHouses, type KnownHouse } from './known-house.ts';
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
  test('cover every category', () => {
    for (const kind of [
      'no-such-house', 'no-such-street', 'other-town', 'which-town', 'settlement-alone', 'street-alone', 'made-up',
      'no-address', 'wrong-town', 'town-in-case', 'wrong-region', 'abroad', 'short-name', 'near-city',
      'town-colon', 'town-dash', 'city-initials',
    ]) {
      assert.ok(of(kind).length >= 20, `${kind}: ${of(kind).length}`);
    }
  });
  test('match no house that the exact engine knows in its street', () => {
    const { geocode } = openExactEngine(known);
    for (const { text } of [...of('no-such-house'), ...of('no-such-street'), ...of('made-up')]) {
      assert.deepEqual(geocode(text).filter(({ street }) => street !== undefined), [], text);
    }
  });
});

test('the honest answer to a number that does not exist is its street, not a house', () => {
  const [{ expected, house }] = of('no-such-house');
  assert.equal(expected.kind, 'street');
  const answer = { lat: house.lat / 1e7, lon: house.lon / 1e7, address: '', street: house.street!.whole };
  assert.equal(meetsExpected({ ...answer, precision: 'street' }, expected), true);
  assert.equal(meetsExpected({ ...answer, precision: 'house' }, expected), false);
  assert.equal(meetsExpected({ ...answer, precision: 'street', street: 'другая улица' }, expected), false);
  assert.equal(claimsWrongHouse({ ...answer, precision: 'house' }, expected), true);
});

test('where more towns have the house than answers are returned, any of them may be the answer', () => {
  const house = known.get(known.rows.find((row) => {
    const { street, settlement, label } = known.get(row);
    return street?.whole === 'улица Ленина' && settlement === 'Разъезд' && label === '10';
  })!);
  const [{ expected }] = makeDoubtful(known, [house], 1).filter(({ category }) => category === 'which-town');
  assert.ok(expected.kind === 'house');
  assert.ok(new Set(expected.right.map(({ settlement }) => settlement)).size > 5);
});

test('of houses in several towns any may be first, and the meant one must be among the answers', () => {
  const { expected, ...query } = of('which-town').find((one) => one.expected.kind === 'one of several')!;
  const right = (one: Expected): readonly KnownHouse[] => (one.kind === 'house' ? one.right : []);
  assert.ok(expected.kind === 'one of several');
  const [meant] = right(expected.meant);
  const other = right(expected.first).find((house) => !right(expected.meant).includes(house))!;
  const answer = ({ osm, label, lat, lon }: KnownHouse): Answer =>
    ({ osm, label, lat: lat / 1e7, lon: lon / 1e7, precision: 'house', address: '' });
  const isHonestWith = (...houses: KnownHouse[]): boolean =>
    isHonest({ ...query, expected, answers: houses.map(answer), millis: 0 });
  assert.deepEqual([isHonestWith(other, meant), isHonestWith(other), isHonestWith(meant)], [true, false, true]);
});

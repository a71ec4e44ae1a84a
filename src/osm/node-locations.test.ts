import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeIdSet } from './id-set.ts';
import { NodeStore } from './node-locations.ts';

const seed = 20260102;
const id = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -200_000, max: 200_000 }),
  fc.constantFrom(0, -1, 65_535, 65_536, -65_536, -65_537, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);

test('ids are found at their rank, and others are not (against a sorted list)', () => {
  fc.assert(
    fc.property(fc.array(fc.array(id, { maxLength: 80 }), { maxLength: 4 }), fc.array(id), (sources, strangers) => {
      const set = makeIdSet(sources.map((ids) => Float64Array.from(ids)));
      const sorted = [...new Set(sources.flat())].sort((a, b) => a - b);
      assert.equal(set.count, sorted.length);
      for (const wanted of [...sources.flat(), ...strangers]) assert.equal(set.find(wanted), sorted.indexOf(wanted));
    }),
    { seed, numRuns: 300 },
  );
});

test('full buckets with many duplicates are as sorted as sparse ones', () => {
  const ids = new Float64Array(300_000);
  for (let i = 0; i < ids.length; i++) ids[i] = ((i * 48_271) % 131_071) * 3 - 70_000;
  const set = makeIdSet([ids]);
  const sorted = Float64Array.from(new Set(ids)).sort();
  assert.equal(set.count, sorted.length);
  sorted.forEach((wanted, row) => assert.equal(set.find(wanted), row));
  assert.equal(set.find(-69_999), -1);
});

test('a set of nothing finds nothing', () => {
  assert.equal(makeIdSet([]).find(1), -1);
  assert.equal(makeIdSet([new Float64Array(0)]).count, 0);
});

test('the first location of a node stays, and later ones are counted', () => {
  const store = new NodeStore(makeIdSet([Float64Array.of(10, -20, 30)]));
  const rows = Uint32Array.of(store.find(10), store.find(30));
  assert.equal(store.fill(rows, Int32Array.of(1, 2), Int32Array.of(3, 4)), 0);
  assert.equal(store.fill(rows.subarray(0, 1), Int32Array.of(9), Int32Array.of(9)), 1);
  store.close();
  assert.equal(store.count, 2);
  assert.equal(store.find(-20), -1);
  const located = [10, 30].map((wanted) => [store.lat(store.find(wanted)), store.lon(store.find(wanted))]);
  assert.deepEqual(located, [[1, 3], [2, 4]]);
});

test('closing forgets exactly the nodes without a location, at some millions of nodes', () => {
  const count = 3_000_000;
  const ids = new Float64Array(count);
  for (let i = 0; i < count; i++) ids[i] = i * 5 - 100_000;
  const store = new NodeStore(makeIdSet([ids]));
  const known = Uint32Array.from({ length: count / 2 }, (_, i) => i * 2);
  const lats = Int32Array.from(known, (row) => row * 7);
  store.fill(known, lats, lats.map((lat) => -lat));
  store.close();
  assert.equal(store.count, count / 2);
  let wrong = 0;
  for (let i = 0; i < count; i++) {
    const row = store.find(ids[i]);
    if (i % 2 === 1 ? row !== -1 : store.lat(row) !== i * 7 || store.lon(row) !== -i * 7) wrong++;
  }
  assert.equal(wrong, 0);
});

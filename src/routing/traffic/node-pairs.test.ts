import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numberPairs } from './node-pairs.ts';

const ids = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(2 ** 32 + 1, 2 ** 32 + 2, 2 ** 53 - 1, 2 ** 40));

test('pairs of ids are numbered, and found by the rows of the map', () => {
  fc.assert(fc.property(fc.uniqueArray(ids), fc.array(fc.tuple(ids, ids)), (map, rows) => {
    const pairs = numberPairs(Float64Array.from(map), {
      from: Float64Array.from(rows, ([from]) => from), to: Float64Array.from(rows, ([, to]) => to),
    });
    const known = [...new Set(rows.map((row) => row.join(' ')))];
    assert.equal(pairs.count, known.length);
    rows.forEach((row, at) => assert.equal(known[pairs.ofRow[at]], row.join(' ')));
    known.forEach((pair, number) =>
      assert.equal(pairs.isKnown[number] === 1, pair.split(' ').every((id) => map.includes(Number(id)))));
    map.forEach((from, a) => {
      assert.equal(pairs.isNamed[a] === 1, rows.some((row) => row.includes(from)));
      map.forEach((to, b) => assert.equal(pairs.find(a, b), known.indexOf(`${from} ${to}`)));
    });
  }), { seed: 2, numRuns: 500 });
});

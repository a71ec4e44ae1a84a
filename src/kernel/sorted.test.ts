import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { firstAtLeast } from './sorted.ts';

test('the first of ascending values that is not less is the one that a full scan finds', () => {
  const some = fc.array(fc.nat({ max: 20 }), { maxLength: 30 }).map((values) => Uint32Array.from(values).sort());
  fc.assert(
    fc.property(some, fc.nat({ max: 21 }), fc.nat(), fc.nat(), (values, wanted, a, b) => {
      const [from, end] = [a, b].map((one) => one % (values.length + 1)).sort((one, other) => one - other);
      const found = values.findIndex((value, index) => index >= from && index < end && value >= wanted);
      assert.equal(firstAtLeast(values, wanted, from, end), found < 0 ? end : found);
    }), { seed: 3, numRuns: 500 });
});

test('without bounds all values are searched', () => {
  assert.equal(firstAtLeast(Uint32Array.of(1, 5, 0xffffffff), 6), 2);
  assert.equal(firstAtLeast(new Uint32Array(), 6), 0);
});

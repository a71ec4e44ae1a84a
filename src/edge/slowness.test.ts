import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { afterInTime, afterLate, afterSending, isSlow, NOT_SLOW, type Slowness } from './slowness.ts';

/** `L`: late; `t`: answered in time. One event each millisecond. */
const after = (seen: string): Slowness =>
  Array.from(seen).reduce((slowness, one, at) => (one === 'L' ? afterLate(slowness, at) : afterInTime(slowness, at)),
    NOT_SLOW);

describe('a region is', () => {
  for (const [seen, slow] of [
    ['LL', false],
    ['LLL', true],
    ['LtttLtttLtttL', false],
    ['LtLtLtL', true],
    ['tttttLLL', true],
  ] as const) {
    test(`${slow ? '' : 'not '}slow with an operation after ${seen}`, () => {
      assert.equal(isSlow(after(seen), seen.length), slow);
    });
  }
});

describe('a region that is slow with an operation', () => {
  const slow = after('LLL');
  test('rests for 6 s', () => {
    assert.deepEqual([isSlow(slow, 6001), isSlow(slow, 6002)], [true, false]);
  });

  test('is not left out longer because of late answers to earlier requests', () => {
    assert.equal(isSlow(afterLate(slow, 3000), 6002), false);
  });

  test('is tried with one request, whose outcome decides for all others', () => {
    const tried = afterSending(slow, 7000);
    assert.deepEqual([isSlow(slow, 7000), isSlow(tried, 7000), isSlow(tried, 12_999)], [false, true, true]);
    assert.equal(afterSending(tried, 8000), tried);
    assert.equal(afterLate(tried, 11_000), tried);
    assert.equal(isSlow(tried, 13_000), false);
  });

  test('is back when that request is answered in time, not when earlier ones are', () => {
    const tried = afterSending(slow, 7000);
    assert.equal(afterInTime(tried, 6999), tried);
    assert.equal(afterInTime(tried, 7000), NOT_SLOW);
  });
});

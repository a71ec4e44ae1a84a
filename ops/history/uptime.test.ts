import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { MINUTE_MS, stateOf, uptimeOf, uptimeShare } from './uptime.ts';

describe('a minute of a region', () => {
  for (const [what, probes, state] of [
    ['without data', [], 'unknown'],
    ['without probes', [[0, 0]], 'unknown'],
    ['in which all probes passed', [[4, 0], [4, 0]], 'up'],
    ['in which one of four probes failed', [[3, 1]], 'up'],
    ['in which half of the probes of an operation failed', [[2, 2]], 'down'],
    ['in which one of two operations did not work', [[4, 0], [0, 4]], 'down'],
    ['in which one operation was not probed', [[4, 0], [0, 0]], 'up'],
  ] as const) {
    it(`${what} is ${state}`, () => {
      assert.equal(stateOf(probes.map(([passed, failed]) => ({ passed, failed }))), state);
    });
  }
});

describe('the uptime of a span', () => {
  it('leaves out unknown minutes', () => {
    const minutes = uptimeOf([{ up: 20, down: 0 }, { up: 10, down: 10 }], 0, 60 * MINUTE_MS);
    assert.deepEqual(minutes, { up: 30, down: 10, unknown: 20 });
    assert.equal(uptimeShare(minutes), 0.75);
  });

  it('is unknown if all minutes are', () => {
    assert.equal(uptimeShare(uptimeOf([], 0, MINUTE_MS)), undefined);
  });

  it('counts every minute once', () => {
    const known = fc.array(fc.record({ up: fc.nat(30), down: fc.nat(30) }), { maxLength: 24 });
    fc.assert(fc.property(known, (hours) => {
      const { up, down, unknown } = uptimeOf(hours, 0, hours.length * 60 * MINUTE_MS);
      assert.equal(up + down + unknown, hours.length * 60);
    }));
  });
});

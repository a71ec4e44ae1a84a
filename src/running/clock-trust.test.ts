import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchTrust } from './clock-trust.ts';

const HOUR_MS = 3_600_000;

/** What is thought of a clock after each of these steps: milliseconds that pass, and by how many it is set. */
function thought(...steps: readonly (readonly [passed: number, set: number])[]): string[] {
  const at = { now: 1e12, monotonic: 0 };
  const trust = watchTrust({ now: () => at.now, monotonic: () => at.monotonic });
  return steps.map(([passed, set]) => {
    at.monotonic += passed;
    at.now += passed + set;
    return trust();
  });
}

for (const [name, steps, expected] of [
  ['trusted after an hour', [[HOUR_MS - 1, 0], [1, 0]], ['new', 'steady']],
  ['trusted though it is corrected by seconds', [[HOUR_MS, 59_000]], ['steady']],
  ['not trusted for an hour after it was set ahead',
    [[HOUR_MS, 0], [60_000, 1e9], [HOUR_MS - 1, 0], [1, 0]], ['steady', 'set', 'set', 'steady']],
  ['not trusted for an hour after it was set right',
    [[HOUR_MS, 1e9], [60_000, -1e9], [HOUR_MS - 1, 0], [1, 0]], ['set', 'set', 'set', 'steady']],
] as const) {
  test(`a clock is ${name}`, () => assert.deepEqual(thought(...steps), expected));
}

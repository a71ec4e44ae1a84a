import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextAllowed } from './requests-first.ts';

for (const [what, allowed, lateMs, next] of [
  ['all threads work while nothing is late', 4, 0, 4],
  ['one more each second once it is fast again', 1, 5, 2],
  ['as many as before while it is neither fast nor late', 3, 20, 3],
  ['half as many when requests wait', 4, 60, 2],
  ['one keeps working, since the requests themselves may be the reason', 1, 100, 1],
  ['none while it is very late', 4, 300, 0],
  ['one again when that is over', 0, 20, 1],
] as const) {
  test(what, () => assert.equal(nextAllowed(allowed, lateMs, 4), next));
}

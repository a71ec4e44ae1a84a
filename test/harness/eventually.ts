import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits at least a minute and a half for a condition, and fails with this text if it does not come true. */
export async function eventually(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let wait = 0; wait < 4500; wait += 1) {
    if (await holds()) return;
    await sleep(20);
  }
  assert.fail(`never came to be: ${what}`);
}

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits a minute and a half at least for what comes by itself, and fails with these words when it does not. */
export async function eventually(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let wait = 0; wait < 4500; wait += 1) {
    if (await holds()) return;
    await sleep(20);
  }
  assert.fail(`never came to be: ${what}`);
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Calls } from './calls.ts';
import { farStatus } from './far-status.ts';
import type { FirstThread } from './first-thread.ts';

const panelAt = (at: number) => ({ at, regions: [], incidents: [] });

test('while the first thread is blocked, the last status is shown as old', async () => {
  let isBlocked = false;
  const call = async (_: 'readStatus', now: number) => {
    if (isBlocked) throw new Error('blocked');
    return { panel: panelAt(now), isStale: false };
  };
  const status = farStatus({ call } as unknown as Calls<FirstThread>);
  await status.read(0);
  isBlocked = true;
  assert.deepEqual(await status.read(60_000), { panel: panelAt(0), isStale: true });
  assert.deepEqual(await status.read(61_000), { panel: panelAt(0), isStale: true });
  isBlocked = false;
  assert.deepEqual(await status.read(62_000), { panel: panelAt(62_000), isStale: false });
});

test('without a last status the trouble is told', async () => {
  const call = async (): Promise<never> => {
    throw new Error('blocked');
  };
  await assert.rejects(farStatus({ call } as unknown as Calls<FirstThread>).read(0), /blocked/);
});

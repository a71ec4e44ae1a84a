import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Principal } from '../accounts/ports.ts';
import { quotaCounter } from '../accounts/quota.ts';
import { monthOf } from '../kernel/moscow.ts';
import { openMemoryCache } from '../store/cache/memory.ts';
import { addToRow } from '../store/cache/shared-counts.ts';
import { TakenUnits } from './taken-units.ts';

const who = { accountId: 'acc_1' } as Principal;

function counted(byItself?: ConstructorParameters<typeof TakenUnits>[1]) {
  const returned: (readonly [account: string, units: number, at: number])[] = [];
  const taken = new TakenUnits({
    giveBack: async ({ accountId }, units, at) => void returned.push([accountId, units, at]),
  }, byItself);
  return { taken, returned };
}

test('what a thread took and neither booked nor gave back is given back when it dies, as of its month', async () => {
  const { taken, returned } = counted();
  await taken.add(who, 1, 1000);
  await taken.add(who, 100, 1000);
  await taken.add(who, 1, 2000);
  taken.settle('acc_1', 40, 1000);
  taken.settle('acc_1', 1, 2000);
  assert.equal(taken.units, 61);
  await taken.end();
  assert.deepEqual(returned, [['acc_1', 61, 1000]]);
});

test('what is granted after its thread died is given back at once', async () => {
  const { taken, returned } = counted();
  await taken.end();
  await taken.add(who, 3, 5000);
  assert.deepEqual(returned, [['acc_1', 3, 5000]]);
});

test('what a thread took by itself, in shared memory, and has not booked is given back when it dies', async () => {
  const { here, counters } = openMemoryCache(() => 1000, { textLength: 1000, entries: 10 });
  const key = quotaCounter('acc_1', monthOf(1000));
  await counters.seed(key, 500, 10_000);
  const { returned, taken } = counted({ here, counters });
  addToRow(here.counters, here.findCounter(key)!, { units: 30, limit: 10_000, now: 1000 }, taken.rows);
  await counters.addIfBelow(key, 7, 10_000); // another thread
  taken.settle('acc_1', 10, 1000);
  await taken.end();
  assert.deepEqual(returned, [], 'the first thread has granted nothing');
  assert.deepEqual(await counters.addIfBelow(key, 0, 10_000), { granted: true, used: 517 });
});

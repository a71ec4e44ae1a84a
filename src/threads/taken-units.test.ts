import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Principal } from '../accounts/ports.ts';
import { TakenUnits } from './taken-units.ts';

const who = { accountId: 'acc_1' } as Principal;

function counted() {
  const returned: (readonly [account: string, units: number, at: number])[] = [];
  const taken = new TakenUnits({
    giveBack: async ({ accountId }, units, at) => void returned.push([accountId, units, at]),
  });
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

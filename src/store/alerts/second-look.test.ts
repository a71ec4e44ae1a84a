import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlTransaction } from '../../kernel/sql.ts';
import { openSecondLook } from './second-look.ts';

const transaction = {} as SqlTransaction;
const names = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `acc_${String(at).padStart(3, '0')}`);

/** A second look that records its calls; the first `failing` transactions fail. */
function open(afterMs: number, failing = 0) {
  const looks: string[] = [];
  let tries = 0;
  const second = openSecondLook(
    {
      write: async (work) => {
        if (tries++ < failing) throw new Error('the store is away');
        return work(transaction);
      },
    },
    async (_, ids, month) => void looks.push(`${month}: ${ids.length} from ${ids[0]}`), afterMs,
  );
  return { looks, second };
}

test('accounts that booked are checked once more, each once, a hundred in one transaction', async () => {
  const { looks, second } = open(20);
  await second.note(transaction, names(150), '2026-11');
  await second.note(transaction, names(10), '2026-11');
  await second.note(transaction, ['acc_7'], '2026-10');
  assert.deepEqual(looks, []);
  await sleep(200);
  assert.deepEqual(looks, ['2026-11: 100 from acc_000', '2026-11: 50 from acc_100', '2026-10: 1 from acc_7']);
  await second.close();
});

test('a failed check is repeated', async () => {
  const { looks, second } = open(20, 1);
  await second.note(transaction, names(150), '2026-11');
  await sleep(300);
  assert.deepEqual(looks.toSorted(), ['2026-11: 100 from acc_000', '2026-11: 50 from acc_100']);
  await second.close();
});

test('closing checks at once', async () => {
  const { looks, second } = open(60_000);
  await second.note(transaction, ['acc_1'], '2026-11');
  await second.close();
  assert.deepEqual(looks, ['2026-11: 1 from acc_1']);
});

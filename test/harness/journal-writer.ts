import { join } from 'node:path';
import { openLedger } from '../../billing/index.ts';
import { openJournal } from '../../src/store/files/journal/journal.ts';
import { openSql } from '../../src/store/sql/open.ts';

/**
 * A process to be killed: `journal-writer.ts FOLDER PER_TICK LOST_MS`. Answers requests at the given rate, and
 * prints `answered N` for each group. Like the server, it answers first and records afterwards. It prints `sure N`
 * once N of them must be on disk: by its own timers, which run in order, so that a stalled process prints it late
 * rather than too early.
 */
const [folder, perTick, lostMs] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const sql = await openSql(`sqlite:${join(folder, 'geokod.db')}`);
const journal = await openJournal(join(folder, 'usage'), openLedger(sql), { segmentMs: 100, segmentBytes: 20_000 });
let answered = 0;
setInterval(() => {
  const first = answered;
  answered += perTick;
  const last = answered;
  process.stdout.write(`answered ${last}\n`);
  for (let number = first; number < last; number += 1) {
    journal.record({
      requestId: `${process.pid}-${number}`,
      accountId: 'acc_1',
      keyId: `key_${number % 3}`,
      operation: 'reverse',
      region: 'msk-1',
      units: 1,
      at: Date.now(),
    });
  }
  setTimeout(() => process.stdout.write(`sure ${last}\n`), lostMs);
}, 2);

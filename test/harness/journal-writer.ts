import { join } from 'node:path';
import { openLedger } from '../../billing/index.ts';
import { openJournal } from '../../src/store/files/journal.ts';
import { openSql } from '../../src/store/sql/open.ts';

/**
 * A process to be killed: answers requests as fast as it is told, and says after each group how many it
 * has answered and when. A request is answered first and recorded then, as the server does it.
 */
const folder = process.argv[2];
const perTick = Number(process.argv[3]);
const sql = await openSql(`sqlite:${join(folder, 'geokod.db')}`);
const journal = await openJournal(join(folder, 'usage'), openLedger(sql), { segmentMs: 100, segmentBytes: 20_000 });
let answered = 0;
setInterval(() => {
  const first = answered;
  answered += perTick;
  process.stdout.write(`${answered} ${Date.now()}\n`);
  for (let number = first; number < answered; number += 1) {
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
}, 2);

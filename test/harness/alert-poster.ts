import { join } from 'node:path';
import { startAlerts } from '../../src/running/alerts.ts';
import { openMailer } from '../../src/store/mail/open.ts';
import { openAlertMails } from '../../src/store/alerts/mails.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { openAlertingLedger } from './alerts-stand.ts';

/**
 * A node to be killed: `alert-poster.ts URL FOLDER NOW LINES` books lines, one per transaction, each of which
 * crosses an account's threshold, and posts mails meanwhile. It prints a dot for each line.
 */
const [url, folder, now, count] = process.argv.slice(2);
const sql = await openSql(url);
const at = Number(now);
const clock = { now: () => at, monotonic: () => performance.now() };
const note = (): void => {};
const mailer = openMailer({ smtpUrl: '', dataDir: join(folder), from: 'geokod@example.ru', note });
const log = { info: note, error: note };
const alertMails = openAlertMails(sql);
const ledger = openAlertingLedger(sql, clock.now);
const alerts = startAlerts({ alertMails, mailer, clock, log, publicUrl: 'https://geokod.example' });
for (let number = 0; number < Number(count); number += 1) {
  const line = { keyId: 'key_1', operation: 'geocode', region: 'msk-1', units: 6_000, at: Date.parse('2026-11-21') };
  await ledger.book('segment', [{ ...line, requestId: `01KAJY${number}`, accountId: `acc_${number}` }]);
  process.stdout.write('.');
  const posting = alerts.look();
  if (number % 8 === 0) await posting;
}
await alerts.look();
await alerts.look();
await alerts.close();
process.stdout.write('done\n');
await sql.close();

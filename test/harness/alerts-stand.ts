import { openLedger } from '../../billing/index.ts';
import { startAlerts } from '../../src/running/alerts.ts';
import { openAlertMails } from '../../src/store/alerts/mails.ts';
import { noticeThresholds } from '../../src/store/alerts/notice.ts';
import { openAccountStore } from '../../src/store/sql/account-store.ts';
import { openWebhookStand } from './webhook-stand.ts';
import type { BookingLedger, UsageLine } from '../../billing/index.ts';
import type { Mail } from '../../src/kernel/mail.ts';
import type { Sql } from '../../src/kernel/sql.ts';

export const NOON = Date.parse('2026-11-21T12:00:00+03:00');

/** A ledger that reports thresholds, as every node opens it. */
export const openAlertingLedger = (sql: Sql, now: () => number = () => NOON): BookingLedger =>
  openLedger(sql, { onUsage: (transaction, ids, month) => noticeThresholds(transaction, ids, month, now()) });

/** Accounts with reported thresholds, the mails that a node posts, and a webhook subscribed to everything. */
export function openAlertsStand(sql: Sql) {
  const clock = { at: NOON, now: () => clock.at, monotonic: () => performance.now() };
  const ledger = openAlertingLedger(sql, clock.now);
  const mails: Mail[] = [];
  let lines = 0;
  return {
    clock,
    ledger,
    mails,
    accounts: openAccountStore(sql, clock),
    alertMails: openAlertMails(sql),
    /** Adds an account with a webhook of its own. */
    async addAccount(id: string, change: Readonly<Record<string, string | number | null>> = {}): Promise<void> {
      await sql.write((transaction) => transaction.insert('account', {
        id, email: `${id}@example.ru`, side: 'confirmed', created_at: NOON, suspended: 0,
        alert_percents: '[50,85,100]', ...change,
      }));
      await openWebhookStand(sql).create(`http://127.0.0.1:9/${id}`, [], id);
    },
    line: (units: number, change: Partial<UsageLine> = {}): UsageLine => ({
      requestId: `01KAJY${(lines += 1)}`, accountId: 'acc_1', keyId: 'key_1', operation: 'submitBatch',
      region: 'msk-1', units, at: NOON, ...change,
    }),
    async use(units: number, change: Partial<UsageLine> = {}): Promise<void> {
      await ledger.book(`segment ${lines}`, [this.line(units, change)]);
    },
    /** Runs one round of a node's mail posting. */
    async post(): Promise<void> {
      const mailer = { post: async (mail: Mail) => void mails.push(mail) };
      const log = { info: () => {}, error: () => {} };
      const { alertMails } = this;
      const alerts = startAlerts({ alertMails, mailer, clock, log, publicUrl: 'https://geokod.example' });
      await alerts.look();
      await alerts.close();
    },
    /** "quota 50", sorted by month, then by the length of the ids. */
    async events(accountId = 'acc_1'): Promise<string[]> {
      const rows = await sql.all<{ type: string; data: string }>(
        `SELECT e.type, e.data FROM webhook_event e JOIN webhook_delivery d ON d.event_id = e.id
         WHERE e.account_id = ? ORDER BY SUBSTR(e.id, 1, 12), LENGTH(e.id), e.id`,
        [accountId],
      );
      return rows.map(({ type, data }) =>
        `${type.replace('.threshold', '')} ${(JSON.parse(data) as { threshold: number }).threshold}`);
    },
    subjects: (): string[] => mails.map(({ subject }) => subject.replace(/^.* · /, '')),
  };
}

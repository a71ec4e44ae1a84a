import { JOINED_ACCOUNT, toAccount, type AccountColumn } from '../sql/account-rows.ts';
import type { Account } from '../../accounts/account.ts';
import type { Sql } from '../../kernel/sql.ts';
import type { AlertFacts } from './facts.ts';

/** A mail about a threshold, leased to this process until `heldUntil`. */
export interface AlertMail {
  readonly account: Account;
  readonly facts: AlertFacts;
  readonly raisedAt: number;
  readonly heldUntil: number;
}

/** The pending mails about thresholds; all nodes share them. */
export interface AlertMails {
  /** Leases a mail that is due to exactly one of many concurrent callers. The lease of a dead node expires. */
  take(now: number): Promise<AlertMail | undefined>;
  /** Marks the mail as written to disk for the mail server. */
  posted(mail: AlertMail): Promise<void>;
  removeOld(raisedBefore: number): Promise<void>;
}

/** Ample time for a lease: posting writes one file. */
const HELD_MS = 60_000;
const MOST_AT_ONCE = 20;

export function openAlertMails(sql: Sql): AlertMails {
  const move = (row: Pick<Row, 'account_id' | 'month' | 'kind' | 'percent'>, from: number, to: number | null) =>
    sql.write((transaction) => transaction.run(
      `UPDATE usage_alert SET mail_due_at = ?
       WHERE account_id = ? AND month = ? AND kind = ? AND percent = ? AND mail_due_at = ?`,
      [to, row.account_id, row.month, row.kind, row.percent, from],
    ));
  return {
    async take(now) {
      const rows = await sql.all<Row>(
        `SELECT t.account_id, t.month, t.kind, t.percent, t.told_at, t.facts, t.mail_due_at, ${JOINED_ACCOUNT}
         FROM usage_alert t JOIN account a ON a.id = t.account_id
         WHERE t.mail_due_at <= ? ORDER BY t.mail_due_at, t.account_id, t.percent LIMIT ${MOST_AT_ONCE}`,
        [now],
      );
      for (const row of rows) {
        const heldUntil = now + HELD_MS;
        if ((await move(row, Number(row.mail_due_at), heldUntil)) === 0) continue;
        const facts = JSON.parse(row.facts) as AlertFacts;
        return { account: toAccount(row, 'a_'), facts, raisedAt: Number(row.told_at), heldUntil };
      }
      return undefined;
    },

    async posted({ account, facts: { month, kind, percent }, heldUntil }) {
      await move({ account_id: account.id, month, kind, percent }, heldUntil, null);
    },

    removeOld: (raisedBefore) =>
      sql.write(async (transaction) => {
        await transaction.run('DELETE FROM usage_alert WHERE told_at < ?', [raisedBefore]);
      }),
  };
}

type Row = Readonly<Record<`a_${AccountColumn}`, string | number | null>> & {
  readonly account_id: string;
  readonly month: string;
  readonly kind: string;
  readonly percent: number | string;
  readonly told_at: number | string;
  readonly facts: string;
  readonly mail_due_at: number | string;
};

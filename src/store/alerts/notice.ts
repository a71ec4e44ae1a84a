import { sumUnits } from '../../../billing/index.ts';
import { reachedThresholds, type ReachedThresholds } from '../../accounts/alerts/thresholds.ts';
import { ACCOUNT_COLUMNS, toAccount } from '../sql/account-rows.ts';
import { addEvent } from '../sql/webhook-outbox.ts';
import { toThresholdEvent } from './event.ts';
import { alertFacts, unitsForKopecks } from './facts.ts';
import type { Account } from '../../accounts/account.ts';
import type { SqlTransaction } from '../../kernel/sql.ts';

/**
 * Notifies accounts of the thresholds their month has reached, in the transaction that reached them: booking usage, or
 * changing a cap or a share. Each is reported once a month, whatever happens to the cap afterwards.
 *
 * A change of an account's usage locks its row from here to the end of the transaction, so that of two nodes the second
 * sees what the first has booked: together they cannot pass a threshold that neither sees. Servers of a cluster do not
 * lock rows for each other: there, booking checks a second time (`src/store/alerts/second-look.ts`).
 */
export async function noticeThresholds(
  transaction: SqlTransaction, accountIds: readonly string[], month: string, at: number,
): Promise<void> {
  const accounts = await holdAccounts(transaction, accountIds);
  if (accounts.length === 0) return;
  const used = await sumUnits(transaction, accounts.map(({ id }) => id), month);
  const reached = accounts.flatMap((account) => {
    const usedUnits = Number(used.get(account.id) ?? 0n);
    return reachedThresholds(account, usedUnits, month, unitsForKopecks)
      .map((each) => ({ account, usedUnits, ...each }));
  });
  if (reached.length === 0) return;
  const raised = await listRaised(transaction, reached.map(({ account }) => account.id), month);
  for (const each of reached) await announce(transaction, each, raised, { month, at });
}

/** Accounts with alerts, in one order for all lock holders. */
async function holdAccounts(transaction: SqlTransaction, ids: readonly string[]): Promise<Account[]> {
  if (ids.length === 0) return [];
  const rows = await transaction.lock(
    `SELECT ${ACCOUNT_COLUMNS.join(', ')} FROM account
     WHERE id IN (${ids.map(() => '?').join(', ')}) AND alert_percents <> '[]' ORDER BY id`,
    ids,
  );
  return rows.map((row) => toAccount(row));
}

type Raised = ReadonlyMap<string, readonly number[]>;
const nameOf = (accountId: string, kind: string): string => `${accountId} ${kind}`;

async function listRaised(transaction: SqlTransaction, ids: readonly string[], month: string): Promise<Raised> {
  const rows = await transaction.all<{ account_id: string; kind: string; percent: number | string }>(
    `SELECT account_id, kind, percent FROM usage_alert
     WHERE account_id IN (${ids.map(() => '?').join(', ')}) AND month = ?`,
    [...ids, month],
  );
  const groups = Map.groupBy(rows, ({ account_id: id, kind }) => nameOf(id, kind));
  return new Map([...groups].map(([name, own]) => [name, own.map(({ percent }) => Number(percent))]));
}

interface Reached extends ReachedThresholds {
  readonly account: Account;
  readonly usedUnits: number;
}

/** Adds an event and a mail for each newly reached threshold. An unconfirmed address gets no mail. */
async function announce(
  transaction: SqlTransaction, reached: Reached, raised: Raised, { month, at }: { month: string; at: number },
): Promise<void> {
  const { account, usedUnits, kind, percents } = reached;
  const before = raised.get(nameOf(account.id, kind)) ?? [];
  for (const percent of percents.filter((each) => !before.includes(each))) {
    const facts = alertFacts(account, month, usedUnits, reached, percent);
    await transaction.insert('usage_alert', {
      account_id: account.id, month, kind, percent, told_at: at, facts: JSON.stringify(facts),
      mail_due_at: account.side === 'confirmed' ? at : null,
    });
    await addEvent(transaction, toThresholdEvent(account.id, facts, at));
  }
}

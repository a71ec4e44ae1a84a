import { keepPayers } from '../billing/keep-payers.ts';
import { ACCOUNT_COLUMNS, changeOf, holdAccount, toAccount } from './account-rows.ts';
import { forgetBatches } from './batch/forgetting.ts';
import { webhookTables } from './webhook-outbox.ts';
import type { Account } from '../../accounts/account.ts';
import type { Forgotten, PersonalStore } from '../../accounts/stores.ts';
import type { Sql, SqlTransaction } from '../../kernel/sql.ts';

/** How long deletions stay listed for nodes that were down: longer than any mail waits. */
const KEPT_MS = 90 * 86_400_000;

export function openPersonalStore(sql: Sql): PersonalStore {
  return {
    forget: (email, addressDigest, now) =>
      sql.write(async (transaction) => {
        const accounts = await holdAccounts(transaction, email);
        const ids = accounts.map(({ id }) => id);
        const others = await otherAlerts(transaction, email);
        await keepPayers(transaction, { email }, now);
        if (ids.length + others.length === 0) return undefined;
        let [keys, sessions, batches] = [0, 0, 0];
        for (const id of ids) {
          keys += await transaction.run('DELETE FROM api_key WHERE account_id = ?', [id]);
          sessions += await transaction.run('DELETE FROM session WHERE account_id = ?', [id]);
          for (const table of ['repeatable', 'usage_alert', ...webhookTables]) {
            await transaction.run(`DELETE FROM ${table} WHERE account_id = ?`, [id]);
          }
          batches += await forgetBatches(transaction, id, now);
          await keepGrant(transaction, id);
          await transaction.run('DELETE FROM account WHERE id = ?', [id]);
        }
        for (const id of others) await transaction.run('UPDATE account SET alert_email = NULL WHERE id = ?', [id]);
        const { number } = await remember(transaction, addressDigest, ids, now);
        const change = await changeOf(transaction, [...ids, ...others]);
        const row = { number, addressDigest, accountIds: ids, at: now };
        return { row, accounts, keys, sessions, batches, others, change };
      }),

    async listForgotten(after) {
      const rows = await sql.all<ForgottenRow>(
        'SELECT number, address_digest, account_ids, forgotten_at FROM forgotten WHERE number > ? ORDER BY number',
        [after],
      );
      return rows.map(toForgotten);
    },

    async listSessions(accountId) {
      const query = 'SELECT created_at, expires_at FROM session WHERE account_id = ? ORDER BY created_at';
      const rows = await sql.all<{ created_at: number; expires_at: number }>(query, [accountId]);
      return rows.map(({ created_at: createdAt, expires_at: expiresAt }) => ({ createdAt, expiresAt }));
    },

    listAlertedBy: async (email) => {
      const query = 'SELECT id FROM account WHERE alert_email = ? AND email <> ? ORDER BY id';
      return (await sql.all<{ id: string }>(query, [email, email])).map(({ id }) => id);
    },

    scrub: () => sql.scrub(),
  };
}

/** Holds the accounts of an address before their rows are locked, in the order that all callers use. */
async function holdAccounts(transaction: SqlTransaction, email: string): Promise<Account[]> {
  const known = await transaction.all<{ id: string }>('SELECT id FROM account WHERE email = ? ORDER BY id', [email]);
  for (const { id } of known) await holdAccount(transaction, id);
  const rows = await transaction.lock(`SELECT ${ACCOUNT_COLUMNS.join(', ')} FROM account WHERE email = ?`, [email]);
  return rows.map((row) => toAccount(row));
}

/** Keeps the free requests per month, which are not personal data, so that invoices can be recomputed. */
const keepGrant = (transaction: SqlTransaction, id: string): Promise<number> =>
  transaction.run(
    `INSERT INTO forgotten_grant (account_id, free_units, free_earlier)
     SELECT id, free_units, free_earlier FROM account WHERE id = ?`,
    [id],
  );

/** Accounts of other addresses whose warnings went to this one: from now on they go to their own address. */
async function otherAlerts(transaction: SqlTransaction, email: string): Promise<string[]> {
  const query = 'SELECT id FROM account WHERE alert_email = ? AND email <> ?';
  return (await transaction.lock<{ id: string }>(query, [email, email])).map(({ id }) => id);
}

async function remember(transaction: SqlTransaction, addressDigest: string, ids: readonly string[], now: number) {
  await transaction.run('DELETE FROM forgotten WHERE forgotten_at < ?', [now - KEPT_MS]);
  await transaction.increment('revision', { name: 'forgotten' }, { number: 1 });
  const [row] = await transaction.all<{ number: number }>("SELECT number FROM revision WHERE name = 'forgotten'");
  await transaction.insert('forgotten', {
    number: row.number, address_digest: addressDigest, account_ids: ids.join(), forgotten_at: now,
  });
  return row;
}

interface ForgottenRow {
  readonly number: number;
  readonly address_digest: string;
  readonly account_ids: string;
  readonly forgotten_at: number;
}

const toForgotten = (row: ForgottenRow): Forgotten => ({
  number: row.number,
  addressDigest: row.address_digest,
  accountIds: row.account_ids.split(',').filter(Boolean),
  at: row.forgotten_at,
});

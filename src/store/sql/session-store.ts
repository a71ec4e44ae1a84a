import { JOINED_ACCOUNT, toAccount } from './account-rows.ts';
import type { Renewal, SessionStore } from '../../accounts/stores.ts';
import type { Sql, SqlTransaction, SqlValue } from '../../kernel/sql.ts';

export function openSessionStore(sql: Sql): SessionStore {
  return {
    add: ({ digest, accountId, createdAt, expiresAt }, linkNonce) =>
      sql.write((transaction) =>
        transaction.insertIfAbsent('session', {
          digest, account_id: accountId, link_nonce: linkNonce, created_at: createdAt, expires_at: expiresAt,
        }),
      ),

    isSpent: async (linkNonce) =>
      (await sql.all('SELECT digest FROM session WHERE link_nonce = ?', [linkNonce])).length > 0,

    async find(digest) {
      const [row] = await sql.all(
        `SELECT s.account_id AS account_id, s.created_at AS created_at, s.expires_at AS expires_at, ${JOINED_ACCOUNT}
         FROM session s JOIN account a ON a.id = s.account_id WHERE s.digest = ?`,
        [digest],
      );
      return (
        row && {
          digest,
          accountId: String(row['account_id']),
          createdAt: Number(row['created_at']),
          expiresAt: Number(row['expires_at']),
          account: toAccount(row, 'a_'),
        }
      );
    },

    renew: (digest, next, now) => sql.write((transaction) => renew(transaction, digest, next, now)),

    count: async (accountId, beyond) => {
      const query = 'SELECT COUNT(*) AS open_ones FROM session WHERE account_id = ? AND expires_at > ?';
      const [row] = await sql.all<{ open_ones: SqlValue }>(query, [accountId, beyond]);
      return Number(row.open_ones);
    },

    // keeps the row, with the nonce of its link, until the link is too old to open another session
    remove: (digest) => sql.write((transaction) => remove(transaction, digest)),

    removeAll: (accountId) =>
      sql.write(async (transaction) => {
        await transaction.run('UPDATE session SET expires_at = created_at WHERE account_id = ?', [accountId]);
      }),

    removeExpired: (now) =>
      sql.write(async (transaction) => {
        await transaction.run('DELETE FROM session WHERE expires_at <= ? AND created_at <= ?', [now, now - 3_600_000]);
      }),
  };
}

async function renew(transaction: SqlTransaction, digest: string, next: Renewal, now: number): Promise<boolean> {
  const [old] = await transaction.lock<{ account_id: string; created_at: SqlValue; expires_at: SqlValue }>(
    'SELECT account_id, created_at, expires_at FROM session WHERE digest = ?', [digest],
  );
  if (!old || Number(old.expires_at) <= now) return false;
  const { account_id: accountId, created_at: createdAt, expires_at: expiresAt } = old;
  const { digest: fresh, nonce, oldEndsAt } = next;
  const isFirst = await transaction.insertIfAbsent('session', {
    digest: fresh, account_id: accountId, link_nonce: nonce, created_at: createdAt, expires_at: expiresAt,
  });
  const endsAt = Math.min(oldEndsAt, Number(expiresAt));
  if (isFirst) await transaction.run('UPDATE session SET expires_at = ? WHERE digest = ?', [endsAt, digest]);
  return isFirst;
}

async function remove(transaction: SqlTransaction, digest: string): Promise<void> {
  const [row] = await transaction.lock<{ account_id: string; created_at: SqlValue }>(
    'SELECT account_id, created_at FROM session WHERE digest = ?', [digest],
  );
  if (!row) return;
  // all sessions of one sign-in have its account and moment, however often the token was replaced
  const query = 'UPDATE session SET expires_at = created_at WHERE account_id = ? AND created_at = ?';
  await transaction.run(query, [row.account_id, row.created_at]);
}

import { moveUsage } from '../../../billing/index.ts';
import { ACCOUNT_COLUMNS, changeOf, ensureAccount, ensureConfirmed } from './account-rows.ts';
import { holdAccount, JOINED_ACCOUNT, toAccount } from './account-rows.ts';
import { noticeThresholds } from '../alerts/notice.ts';
import { AppError } from '../../errors.ts';
import { monthOf } from '../../kernel/moscow.ts';
import type { KeyStore, StoredKey, VouchedKey } from '../../accounts/stores.ts';
import type { Sql, SqlReader, SqlRow, SqlTransaction } from '../../kernel/sql.ts';

const MAX_ATTEMPTS = 5;
const KEY_COLUMNS = ['id', 'account_id', 'mode', 'digest', 'shown', 'label', 'created_at', 'revoked_at'] as const;

const OWNER =
  `SELECT ${ACCOUNT_COLUMNS.join(', ')} FROM account WHERE id IN (SELECT account_id FROM api_key WHERE id = ?)`;

export function openKeyStore(sql: Sql): KeyStore {
  return {
    async findByDigest(digest) {
      const columns = KEY_COLUMNS.map((name) => `k.${name} AS ${name}`).join(', ');
      const [row] = await sql.all(
        `SELECT ${columns}, ${JOINED_ACCOUNT} FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.digest = ?`,
        [digest],
      );
      return row && { key: toKey(row), account: toAccount(row, 'a_') };
    },

    async list(accountId) {
      const query = `SELECT ${KEY_COLUMNS.join(', ')} FROM api_key WHERE account_id = ? ORDER BY created_at, id`;
      return (await sql.all(query, [accountId])).map(toKey);
    },

    async findOwner(keyId) {
      const [row] = await sql.all(OWNER, [keyId]);
      return row && toAccount(row);
    },

    // keys are random: an existing equal one is this very key, inserted by an earlier attempt
    add: (accountId, key) => sql.write((transaction) => addKey(transaction, accountId, key)),

    addUnconfirmed: (email, newAccountId, key) =>
      sql.write(async (transaction) => {
        const account = await ensureAccount(transaction, newAccountId, email, 'unconfirmed', key.createdAt);
        await transaction.insert('api_key', toRow(key, account.id));
      }),

    async addConfirmed(keys) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await sql.write((transaction) => addVouched(transaction, keys));
        } catch (error) {
          // another caller inserted one of them meanwhile: read again
          const raced = error instanceof AppError && error.code === 'row_exists';
          if (!raced || attempt === MAX_ATTEMPTS) throw error;
        }
      }
    },

    findOwners: (digests) => ownersOf(sql, digests),

    revoke: (accountId, keyId, now) =>
      sql.write(async (transaction) => {
        const [row] = await transaction.lock<{ revoked_at: number | null }>(
          'SELECT revoked_at FROM api_key WHERE id = ? AND account_id = ?',
          [keyId, accountId],
        );
        if (!row) return undefined;
        if (row.revoked_at === null) {
          await transaction.run('UPDATE api_key SET revoked_at = ? WHERE id = ?', [now, keyId]);
        }
        return changeOf(transaction, [accountId]);
      }),

    join: (keyId, newAccountId, fromDay, now) =>
      sql.write(async (transaction) => {
        const [owner] = await transaction.lock(OWNER, [keyId]);
        if (!owner) return undefined;
        const before = toAccount(owner);
        if (before.side === 'confirmed') return { account: before };
        const account = await ensureAccount(transaction, newAccountId, before.email, 'confirmed', now);
        await moveKey(transaction, keyId, account.id, fromDay);
        await noticeThresholds(transaction, [account.id], monthOf(now), now);
        return { account, change: await changeOf(transaction, [before.id, account.id]) };
      }),
  };
}

/** Moves a key along with its usage since that day, and all its batches. */
async function moveKey(
  transaction: SqlTransaction, keyId: string, accountId: string, fromDay: string,
): Promise<void> {
  await transaction.run('UPDATE api_key SET account_id = ? WHERE id = ?', [accountId, keyId]);
  await moveUsage(transaction, keyId, accountId, fromDay);
  await transaction.run('UPDATE batch SET account_id = ? WHERE key_id = ?', [accountId, keyId]);
}

async function addKey(transaction: SqlTransaction, accountId: string, key: StoredKey): Promise<void> {
  // an account deleted meanwhile gets nothing new
  if (!(await holdAccount(transaction, accountId))) throw new AppError('not_found', 'There is no such account.');
  await transaction.insertIfAbsent('api_key', toRow(key, accountId));
}

async function addVouched(transaction: SqlTransaction, keys: readonly VouchedKey[]) {
  const known = await ownersOf(transaction, keys.map(({ key }) => key.digest));
  const fresh = keys.filter(({ key }) => !known.has(key.digest));
  const owners = await ensureConfirmed(transaction, fresh);
  await transaction.insertAll('api_key', fresh.map(({ key, email }) => toRow(key, owners.get(email)!)));
  return { added: fresh.length, change: await changeOf(transaction, [...new Set(owners.values())]) };
}

async function ownersOf(reader: SqlReader, digests: readonly string[]): Promise<Map<string, string>> {
  if (digests.length === 0) return new Map();
  const rows = await reader.all<{ digest: string; email: string }>(
    `SELECT k.digest AS digest, a.email AS email FROM api_key k JOIN account a ON a.id = k.account_id
     WHERE k.digest IN (${digests.map(() => '?').join(', ')})`,
    digests,
  );
  return new Map(rows.map(({ digest, email }) => [digest, email]));
}

const toRow = (key: StoredKey, accountId: string): SqlRow => ({
  id: key.id,
  account_id: accountId,
  mode: key.mode,
  digest: key.digest,
  shown: key.shown,
  label: key.label,
  created_at: key.createdAt,
  revoked_at: key.revokedAt,
});

const toKey = (row: SqlRow): StoredKey => ({
  id: String(row['id']),
  mode: String(row['mode']) as StoredKey['mode'],
  digest: String(row['digest']),
  shown: String(row['shown']),
  label: String(row['label']),
  createdAt: Number(row['created_at']),
  revokedAt: row['revoked_at'] === null ? null : Number(row['revoked_at']),
});

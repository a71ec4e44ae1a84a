import { earlierThan } from '../../accounts/allowance.ts';
import { freeEarlierIn, toFreeEarlier } from './free-earlier.ts';
import { ACCOUNT_COLUMNS, changeOf, ensureAccount, toAccount } from './account-rows.ts';
import { toPayerColumns } from './payer-columns.ts';
import { monthOf } from '../../kernel/moscow.ts';
import { noticeThresholds } from '../alerts/notice.ts';
import { keepPayers } from '../billing/keep-payers.ts';
import { systemClock } from '../system-clock.ts';
import type { AccountChange, Override } from '../../accounts/account.ts';
import type { AccountStore } from '../../accounts/stores.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Sql, SqlTransaction, SqlValue } from '../../kernel/sql.ts';

const COLUMNS = ACCOUNT_COLUMNS.join(', ');

/** Accounts. Changing caps or shares checks the thresholds at once: earlier usage may already exceed them. */
export function openAccountStore(sql: Sql, clock: Pick<Clock, 'now'> = systemClock): AccountStore {
  const notice = (transaction: SqlTransaction, accountIds: readonly string[]): Promise<void> =>
    noticeThresholds(transaction, accountIds, monthOf(clock.now()), clock.now());
  return {
    async find(accountId) {
      const [row] = await sql.all(`SELECT ${COLUMNS} FROM account WHERE id = ?`, [accountId]);
      return row && toAccount(row);
    },

    async listByEmail(email) {
      return (await sql.all(`SELECT ${COLUMNS} FROM account WHERE email = ?`, [email])).map((row) => toAccount(row));
    },

    confirm: (email, newAccountId, now) =>
      sql.write((transaction) => ensureAccount(transaction, newAccountId, email, 'confirmed', now)),

    update: (accountId, change) =>
      sql.write(async (transaction) => {
        if (change.payer === null) await keepPayers(transaction, { id: accountId }, clock.now());
        const sets = settingsOf(change);
        const changed = await transaction.run(
          `UPDATE account SET ${['id = id', ...sets.map(([name]) => `${name} = ?`)].join(', ')} WHERE id = ?`,
          [...sets.map(([, value]) => value), accountId],
        );
        if (changed === 0) return undefined;
        await notice(transaction, [accountId]);
        return changeOf(transaction, [accountId]);
      }),

    override: (accountIds, override, now) =>
      sql.write(async (transaction) => {
        if (override.freeUnits !== undefined) {
          await keepEarlier(transaction, accountIds, override.freeUnits, monthOf(now));
        }
        for (const [name, value] of overridesOf(override)) {
          const query = `UPDATE account SET ${name} = ? WHERE id = ?`;
          for (const id of accountIds) await transaction.run(query, [value, id]);
        }
        await notice(transaction, accountIds);
        return changeOf(transaction, accountIds);
      }),
  };
}

function settingsOf(change: AccountChange): [string, SqlValue][] {
  const sets: [string, SqlValue][] = [];
  if (change.payer !== undefined) sets.push(...toPayerColumns(change.payer));
  if (change.capUnits !== undefined) sets.push(['cap_units', change.capUnits]);
  if (change.capRoubles !== undefined) sets.push(['cap_roubles', change.capRoubles]);
  if (change.alertPercents !== undefined) sets.push(['alert_percents', JSON.stringify(change.alertPercents)]);
  if (change.alertEmail !== undefined) sets.push(['alert_email', change.alertEmail]);
  return sets;
}

/** Keeps the free requests of past months on record, and this month's grant in force. */
async function keepEarlier(
  transaction: SqlTransaction, accountIds: readonly string[], freeUnits: number | null, month: string,
): Promise<void> {
  for (const id of accountIds) {
    const [row] = await transaction.lock<{ free_units: SqlValue; free_earlier: SqlValue }>(
      'SELECT free_units, free_earlier FROM account WHERE id = ?', [id],
    );
    if (!row) continue;
    const units = row.free_units === null ? null : Number(row.free_units);
    const earlier = earlierThan({ freeUnits: units, ...freeEarlierIn(row.free_earlier) }, freeUnits, month);
    await transaction.run('UPDATE account SET free_earlier = ? WHERE id = ?', [toFreeEarlier(earlier), id]);
  }
}

function overridesOf(override: Override): [string, SqlValue][] {
  const { perSecond, matrixPerSecond, burst, freeUnits, suspended } = override;
  const milli = (rate: number | null): number | null => (rate === null ? null : Math.round(rate * 1000));
  const sets: [string, SqlValue][] = [];
  if (perSecond !== undefined) sets.push(['rate_milli', milli(perSecond)]);
  if (matrixPerSecond !== undefined) sets.push(['matrix_rate_milli', milli(matrixPerSecond)]);
  if (burst !== undefined) sets.push(['burst', burst]);
  if (freeUnits !== undefined) sets.push(['free_units', freeUnits]);
  if (suspended !== undefined) sets.push(['suspended', suspended ? 1 : 0]);
  return sets;
}

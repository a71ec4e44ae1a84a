import { DEFAULT_ALERT_PERCENTS, type Account } from '../../accounts/account.ts';
import type { SqlRow, SqlTransaction, SqlValue } from '../../kernel/sql.ts';
import type { Change } from '../../accounts/stores.ts';

export const ACCOUNT_COLUMNS = [
  'id', 'email', 'side', 'created_at', 'suspended', 'payer_name', 'payer_inn', 'payer_kpp', 'cap_units',
  'cap_roubles', 'alert_percents', 'alert_email', 'rate_milli', 'burst', 'free_units',
] as const;

/** For queries that join: each column of `a` under a name of its own. */
export const JOINED_ACCOUNT = ACCOUNT_COLUMNS.map((name) => `a.${name} AS a_${name}`).join(', ');

export function toAccount(row: SqlRow, prefix = ''): Account {
  const text = (name: string): string => String(row[prefix + name]);
  const maybe = (name: string): number | null => toNumber(row[prefix + name]);
  const rate = maybe('rate_milli');
  const kpp = row[`${prefix}payer_kpp`];
  return {
    id: text('id'),
    email: text('email'),
    side: text('side') as Account['side'],
    createdAt: Number(row[`${prefix}created_at`]),
    payer:
      row[`${prefix}payer_inn`] === null
        ? null
        : { name: text('payer_name'), inn: text('payer_inn'), kpp: kpp === null ? null : String(kpp) },
    capUnits: maybe('cap_units'),
    capRoubles: maybe('cap_roubles'),
    alertPercents: JSON.parse(text('alert_percents')) as number[],
    alertEmail: row[`${prefix}alert_email`] === null ? text('email') : text('alert_email'),
    override: {
      perSecond: rate === null ? null : rate / 1000,
      burst: maybe('burst'),
      freeUnits: maybe('free_units'),
      suspended: maybe('suspended') === 1,
    },
  };
}

export const newAccountRow = (id: string, email: string, side: Account['side'], now: number): SqlRow => ({
  id,
  email,
  side,
  created_at: now,
  suspended: 0,
  alert_percents: JSON.stringify(DEFAULT_ALERT_PERCENTS),
});

const toNumber = (value: SqlValue | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

/** The row of this address and side, made when there is none. */
export async function ensureAccount(
  transaction: SqlTransaction, id: string, email: string, side: Account['side'], now: number,
): Promise<Account> {
  const query = `SELECT ${ACCOUNT_COLUMNS.join(', ')} FROM account WHERE email = ? AND side = ?`;
  const added = await transaction.insertIfAbsent('account', newAccountRow(id, email, side, now));
  if (added && side === 'confirmed') await inheritOverride(transaction, id, email);
  const [row] = await transaction.all(query, [email, side]);
  return toAccount(row);
}

/** What the operator granted to an address holds when it is confirmed later. */
async function inheritOverride(transaction: SqlTransaction, id: string, email: string): Promise<void> {
  const [from] = await transaction.all<Record<'suspended' | 'rate_milli' | 'burst' | 'free_units', SqlValue>>(
    "SELECT suspended, rate_milli, burst, free_units FROM account WHERE email = ? AND side = 'unconfirmed'",
    [email],
  );
  if (!from) return;
  await transaction.run('UPDATE account SET suspended = ?, rate_milli = ?, burst = ?, free_units = ? WHERE id = ?', [
    from.suspended, from.rate_milli, from.burst, from.free_units, id,
  ]);
}

/** Counts a change of keys or accounts up, inside the transaction that makes it. */
export async function changeOf(transaction: SqlTransaction, accountIds: readonly string[]): Promise<Change> {
  await transaction.increment('revision', { name: 'keys' }, { number: 1 });
  const [row] = await transaction.all<{ number: number }>("SELECT number FROM revision WHERE name = 'keys'");
  return { number: row.number, accountIds };
}

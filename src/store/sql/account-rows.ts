import { DEFAULT_ALERT_PERCENTS, type Account } from '../../accounts/account.ts';
import { freeEarlierIn } from './free-earlier.ts';
import { PAYER_COLUMNS, payerIn } from './payer-columns.ts';
import type { SqlRow, SqlTransaction, SqlValue } from '../../kernel/sql.ts';
import type { Change } from '../../accounts/stores.ts';

export const ACCOUNT_COLUMNS = [
  'id', 'email', 'side', 'created_at', 'suspended', ...PAYER_COLUMNS, 'cap_units', 'cap_roubles',
  'alert_percents', 'alert_email', 'rate_milli', 'burst', 'free_units', 'matrix_rate_milli', 'free_earlier',
] as const;
export type AccountColumn = (typeof ACCOUNT_COLUMNS)[number];

/** The operator's settings for an address, which apply to both sides. */
const INHERITED = ['suspended', 'rate_milli', 'burst', 'free_units', 'free_earlier', 'matrix_rate_milli'] as const;

/** Columns for queries that join: each column of `a` under a name of its own. */
export const JOINED_ACCOUNT = ACCOUNT_COLUMNS.map((name) => `a.${name} AS a_${name}`).join(', ');

export function toAccount(row: SqlRow, prefix = ''): Account {
  const text = (name: string): string => String(row[prefix + name]);
  const maybe = (name: string): number | null => toNumber(row[prefix + name]);
  const rate = (name: string): number | null => {
    const milli = maybe(name);
    return milli === null ? null : milli / 1000;
  };
  return {
    id: text('id'),
    email: text('email'),
    side: text('side') as Account['side'],
    createdAt: Number(row[`${prefix}created_at`]),
    payer: payerIn(row, prefix),
    capUnits: maybe('cap_units'),
    capRoubles: maybe('cap_roubles'),
    alertPercents: JSON.parse(text('alert_percents')) as number[],
    alertEmail: row[`${prefix}alert_email`] === null ? text('email') : text('alert_email'),
    override: {
      perSecond: rate('rate_milli'),
      burst: maybe('burst'),
      matrixPerSecond: rate('matrix_rate_milli'),
      freeUnits: maybe('free_units'),
      ...freeEarlierIn(row[`${prefix}free_earlier`]),
      suspended: maybe('suspended') === 1,
    },
  };
}

/** Holds an account against deletion until the transaction ends; false if it does not exist. */
export async function holdAccount(transaction: SqlTransaction, id: string): Promise<boolean> {
  await transaction.hold(`account ${id}`);
  return (await transaction.lock('SELECT id FROM account WHERE id = ?', [id])).length > 0;
}

const newAccountRow = (id: string, email: string, side: Account['side'], now: number): SqlRow => ({
  id,
  email,
  side,
  created_at: now,
  suspended: 0,
  alert_percents: JSON.stringify(DEFAULT_ALERT_PERCENTS),
});

const toNumber = (value: SqlValue | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

/** The account of this address and side, inserted if there is none. */
export async function ensureAccount(
  transaction: SqlTransaction, id: string, email: string, side: Account['side'], now: number,
): Promise<Account> {
  const query = `SELECT ${ACCOUNT_COLUMNS.join(', ')} FROM account WHERE email = ? AND side = ?`;
  const added = await transaction.insertIfAbsent('account', newAccountRow(id, email, side, now));
  if (added && side === 'confirmed') await inheritOverride(transaction, id, email);
  const [row] = await transaction.all(query, [email, side]);
  return toAccount(row);
}

/** The ids of the confirmed accounts of many addresses, inserted as `ensureAccount` would: address -> id. */
export async function ensureConfirmed(
  transaction: SqlTransaction,
  vouched: readonly { readonly email: string; readonly newAccountId: string; readonly key: { createdAt: number } }[],
): Promise<Map<string, string>> {
  const emails = [...new Set(vouched.map(({ email }) => email))];
  if (emails.length === 0) return new Map();
  const found = await transaction.all(
    `SELECT id, email, side, ${INHERITED.join(', ')} FROM account WHERE email IN (${emails.map(() => '?').join(', ')})`,
    emails,
  );
  const bySide = Map.groupBy(found, ({ side }) => String(side));
  const ids = new Map((bySide.get('confirmed') ?? []).map(({ email, id }) => [String(email), String(id)]));
  const granted = new Map((bySide.get('unconfirmed') ?? []).map((row) => [String(row['email']), row]));
  const rows: SqlRow[] = [];
  for (const { email, newAccountId, key } of vouched) {
    if (ids.has(email)) continue;
    ids.set(email, newAccountId);
    const inherited = INHERITED.map((name) => [name, granted.get(email)?.[name] ?? (name === 'suspended' ? 0 : null)]);
    const row = newAccountRow(newAccountId, email, 'confirmed', key.createdAt);
    rows.push({ ...row, ...(Object.fromEntries(inherited) as SqlRow) });
  }
  await transaction.insertAll('account', rows);
  return ids;
}

/** Applies the operator's grants to an address once it is confirmed. */
async function inheritOverride(transaction: SqlTransaction, id: string, email: string): Promise<void> {
  const [from] = await transaction.all<Record<(typeof INHERITED)[number], SqlValue>>(
    `SELECT ${INHERITED.join(', ')} FROM account WHERE email = ? AND side = 'unconfirmed'`,
    [email],
  );
  if (!from) return;
  const sets = INHERITED.map((name) => `${name} = ?`).join(', ');
  await transaction.run(`UPDATE account SET ${sets} WHERE id = ?`, [...INHERITED.map((name) => from[name]), id]);
}

/** Increments the revision of keys and accounts, inside the transaction that changes them. */
export async function changeOf(transaction: SqlTransaction, accountIds: readonly string[]): Promise<Change> {
  await transaction.increment('revision', { name: 'keys' }, { number: 1 });
  const [row] = await transaction.all<{ number: number }>("SELECT number FROM revision WHERE name = 'keys'");
  return { number: row.number, accountIds };
}

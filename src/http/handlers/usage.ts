import {
  costsOfDays, groupUsage, shareCosts, toRoubles, type CostedRow, type MonthCost, type UsageGroup,
  type UsageRow as StoredRow,
} from '../../../billing/index.ts';
import { isBillable } from '../../accounts/account.ts';
import { freeUnitsOf } from '../../accounts/allowance.ts';
import { dayOf, daysBetween } from '../../kernel/moscow.ts';
import { pageOf } from '../reply/page.ts';
import { refuseParameter } from '../request/validation.ts';
import type { UsageMonth, UsageRow } from '../../contract.gen.ts';
import type { Handler } from '../operations.ts';
import type { Services } from '../services.ts';

const MAX_DAYS = 400;
const FIELDS = { day: 'day', operation: 'operation', key: 'keyId', region: 'region' } as const;

export const getUsage = (async ({ query, caller, now }, services) => {
  const { to = dayOf(now), from = `${to.slice(0, 8)}01`, group } = query;
  if (from > to) throw refuseParameter('from', 'range', 'должно быть не позже to', 'must not be after to');
  if (daysBetween(from, to) >= MAX_DAYS) {
    throw refuseParameter('from', 'range', `не больше ${MAX_DAYS} дней`, `at most ${MAX_DAYS} days`);
  }
  const { rows, months } = await findCosted(caller.principal.accountId, { from, to, group }, services);
  const sortKeyOf = (row: StoredRow) => group.map((name) => row[FIELDS[name]] ?? '');
  const page = pageOf(rows, sortKeyOf, { ...query, order: group.join() });
  const total = rows.reduce((sum, row) => sum + row.units, 0);
  const amount = toRoubles(rows.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0n));
  const items = page.items.map(toUsageRow);
  return { status: 200, body: { from, to, ...page, items, total_units: total, total_amount: amount, months } };
}) satisfies Handler<'getUsage'>;

interface UsagePeriod {
  readonly from: string;
  readonly to: string;
  readonly group: readonly UsageGroup[];
}

/** Reads whole months at once, since prices depend on the month's total. */
async function findCosted(accountId: string, { from, to, group }: UsagePeriod, { accounts, usage, billing }: Services) {
  const account = await accounts.get(accountId);
  const groups: UsageGroup[] = ['day', ...group.filter((name) => name !== 'day')];
  const read = await usage.getUsage(accountId, `${from.slice(0, 7)}-01`, `${to.slice(0, 7)}-31`, groups);
  const free = (month: string): bigint => BigInt(freeUnitsOf(account.override, month));
  const costed = { id: accountId, isBillable: isBillable(account), freeUnitsOf: free };
  const months = await billing.listCosts(costed, unitsOfMonths(read));
  const costUntil = new Map(months.map((month) => [month.month, month.costUntil]));
  const costs = costsOfDays(read, (month, units) => costUntil.get(month)!(units));
  const requested = read.filter(({ day }) => day! >= from && day! <= to);
  return { rows: shareCosts(requested, group, costs), months: months.map(toUsageMonth) };
}

/** Units of each month; months without usage are left out. */
function unitsOfMonths(rows: readonly StoredRow[]): ReadonlyMap<string, bigint> {
  const used = new Map<string, bigint>();
  for (const { day, units } of groupUsage(rows, ['day'])) {
    const month = day!.slice(0, 7);
    used.set(month, (used.get(month) ?? 0n) + BigInt(units));
  }
  return used;
}

const toUsageMonth = ({ month, units, lateUnits, chargedKopecks }: MonthCost): UsageMonth =>
  ({ month, units: Number(units), late_units: Number(lateUnits), amount: toRoubles(chargedKopecks) });

const toUsageRow = ({ day, operation, keyId, region, units, amountKopecks }: CostedRow) =>
  ({
    ...(day && { day }),
    ...(operation && { operation }),
    ...(keyId && { key: keyId }),
    ...(region && { region }),
    units,
    amount: toRoubles(amountKopecks),
  }) satisfies UsageRow;

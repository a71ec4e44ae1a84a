import type { AccountChange, Account as StoredAccount } from '../../accounts/ports.ts';
import { isBillable } from '../../accounts/account.ts';
import { bucketOf } from '../../accounts/allowance.ts';
import { freeUnitsOf } from '../../accounts/free-units.ts';
import { toRoubles, type UsageRow as StoredRow } from '../../../billing/index.ts';
import type { Account, AccountPatch, AlertTold, UsageRow } from '../../contract.gen.ts';
import { dayOf, daysBetween, monthOf } from '../../kernel/moscow.ts';
import { billingOf, quotaOf } from '../reply/meter.ts';
import type { ToldAlert } from '../../store/alerts/told.ts';
import type { Caller } from '../input.ts';
import type { Handler } from '../operations.ts';
import { pageOf } from '../reply/page.ts';
import { promises } from '../reply/promises.ts';
import type { Services } from '../services.ts';
import { refuseParameter } from '../request/validation.ts';
import { requireManager } from './may-change.ts';

const MAX_DAYS = 400;

export const getAccount = (async ({ who, now }, services) => ({
  status: 200,
  body: await toAccount(await services.accounts.get(who.principal.accountId), who, services, now),
})) satisfies Handler<'getAccount'>;

export const updateAccount = (async ({ body, who, now }, services) => {
  requireManager(who);
  const changed = await services.accounts.update(who.principal.accountId, toChange(body), now);
  return { status: 200, body: await toAccount(changed, who, services, now) };
}) satisfies Handler<'updateAccount'>;

export const getUsage = (async ({ query, who, now }, services) => {
  const { to = dayOf(now), from = `${to.slice(0, 8)}01`, group } = query;
  if (from > to) throw refuseParameter('from', 'range', 'должно быть не позже to', 'must not be after to');
  if (daysBetween(from, to) >= MAX_DAYS) {
    throw refuseParameter('from', 'range', `не больше ${MAX_DAYS} дней`, `at most ${MAX_DAYS} days`);
  }
  const rows = await services.usage.getUsage(who.principal.accountId, from, to, group);
  const total = rows.reduce((sum, row) => sum + row.units, 0);
  const named = { day: 'day', operation: 'operation', key: 'keyId', region: 'region' } as const;
  const standingOf = (row: StoredRow) => group.map((name) => row[named[name]] ?? '');
  const page = pageOf(rows, standingOf, { ...query, order: group.join() });
  const months = await monthsOf(who.principal.accountId, from, to, services);
  return { status: 200, body: { from, to, ...page, items: page.items.map(toUsageRow), total_units: total, months } };
}) satisfies Handler<'getUsage'>;

/** Whole months, since prices depend on all that was used in one; those of which nothing is known are left out. */
async function monthsOf(accountId: string, from: string, to: string, { accounts, usage, billing }: Services) {
  const account = await accounts.get(accountId);
  const rows = await usage.getUsage(accountId, `${from.slice(0, 7)}-01`, `${to.slice(0, 7)}-31`, ['day']);
  const used = new Map<string, bigint>();
  for (const { day, units } of rows) {
    const month = day!.slice(0, 7);
    used.set(month, (used.get(month) ?? 0n) + BigInt(units));
  }
  const free = (month: string): bigint => BigInt(freeUnitsOf(account.override, month));
  const costs = await billing.listCosts({ id: accountId, isBillable: isBillable(account), freeUnitsOf: free }, used);
  return costs.map(({ month, units, lateUnits, chargedKopecks }) => ({
    month,
    units: Number(units),
    late_units: Number(lateUnits),
    amount: toRoubles(chargedKopecks),
  }));
}

const toUsageRow = ({ day, operation, keyId, region, units }: StoredRow) =>
  ({
    ...(day && { day }),
    ...(operation && { operation }),
    ...(keyId && { key: keyId }),
    ...(region && { region }),
    units,
  }) satisfies UsageRow;

async function toAccount(
  account: StoredAccount,
  { principal }: NonNullable<Caller>,
  { quota, rates, toldAlerts }: Services,
  now: number,
) {
  const asked = { ...principal, account };
  const month = await quota.look(asked, now);
  const { perSecond, burst } = bucketOf(account, 'ordinary', rates);
  const told = await toldAlerts.list(account.id, monthOf(now));
  return {
    id: account.id,
    email: account.email,
    confirmed: account.side === 'confirmed',
    rate: { per_second: perSecond, burst },
    limits: { monthly_units: account.capUnits, monthly_roubles: account.capRoubles },
    alerts: { thresholds: [...account.alertPercents], email: account.alertEmail, told: told.map(toAlertTold) },
    payer: account.payer,
    billing: billingOf(month.used + 1, month.free, now),
    quota: quotaOf(month),
    ...promises,
  } satisfies Account;
}

const toAlertTold = ({ kind, percent, toldAt }: ToldAlert): AlertTold =>
  ({ type: `${kind}.threshold`, threshold: percent, told_at: new Date(toldAt).toISOString() });

/** Only what the request names; null takes a limit or the payer away. */
function toChange({ limits, alerts, payer }: AccountPatch): AccountChange {
  return {
    ...(payer !== undefined && { payer: payer && { ...payer, address: payer.address ?? null } }),
    ...(limits?.monthly_units !== undefined && { capUnits: limits.monthly_units }),
    ...(limits?.monthly_roubles !== undefined && { capRoubles: limits.monthly_roubles }),
    ...(alerts?.thresholds !== undefined && { alertPercents: alerts.thresholds }),
    ...(alerts?.email !== undefined && { alertEmail: alerts.email }),
  };
}

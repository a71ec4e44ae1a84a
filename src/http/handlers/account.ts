import type { AccountChange, Account as StoredAccount } from '../../accounts/ports.ts';
import { bucketOf } from '../../accounts/allowance.ts';
import type { Account, AccountPatch, AlertTold } from '../../contract.gen.ts';
import { monthOf } from '../../kernel/moscow.ts';
import { billingOf, quotaOf } from '../reply/meter.ts';
import type { RaisedAlert } from '../../store/alerts/raised.ts';
import type { Caller } from '../input.ts';
import type { Handler } from '../operations.ts';
import { fromContractPayer, toContractPayer } from '../reply/payer.ts';
import { promises } from '../reply/promises.ts';
import type { Services } from '../services.ts';
import { requireManager } from './may-change.ts';

export const getAccount = (async ({ caller, now }, services) => ({
  status: 200,
  body: await toAccount(await services.accounts.get(caller.principal.accountId), caller, services, now),
})) satisfies Handler<'getAccount'>;

export const updateAccount = (async ({ body, caller, now }, services) => {
  requireManager(caller);
  const changed = await services.accounts.update(caller.principal.accountId, toChange(body), now);
  return { status: 200, body: await toAccount(changed, caller, services, now) };
}) satisfies Handler<'updateAccount'>;

async function toAccount(
  account: StoredAccount,
  { principal }: NonNullable<Caller>,
  { quota, rates, raisedAlerts }: Services,
  now: number,
) {
  const asked = { ...principal, account };
  const month = await quota.look(asked, now);
  const { perSecond, burst } = bucketOf(account, 'ordinary', rates);
  const raised = await raisedAlerts.list(account.id, monthOf(now));
  return {
    id: account.id,
    email: account.email,
    confirmed: account.side === 'confirmed',
    rate: { per_second: perSecond, burst },
    limits: { monthly_units: account.capUnits, monthly_roubles: account.capRoubles },
    alerts: { thresholds: [...account.alertPercents], email: account.alertEmail, told: raised.map(toAlertTold) },
    payer: account.payer && toContractPayer(account.payer),
    billing: billingOf(month.used + 1, month.free, now),
    quota: quotaOf(month),
    ...promises,
  } satisfies Account;
}

const toAlertTold = ({ kind, percent, raisedAt }: RaisedAlert): AlertTold =>
  ({ type: `${kind}.threshold`, threshold: percent, told_at: new Date(raisedAt).toISOString() });

/** Changes only what the request names; null removes a limit or the payer. */
function toChange({ limits, alerts, payer }: AccountPatch): AccountChange {
  return {
    ...(payer !== undefined && { payer: payer && fromContractPayer(payer) }),
    ...(limits?.monthly_units !== undefined && { capUnits: limits.monthly_units }),
    ...(limits?.monthly_roubles !== undefined && { capRoubles: limits.monthly_roubles }),
    ...(alerts?.thresholds !== undefined && { alertPercents: alerts.thresholds }),
    ...(alerts?.email !== undefined && { alertEmail: alerts.email }),
  };
}

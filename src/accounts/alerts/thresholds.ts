import { allowanceOf } from '../allowance.ts';
import type { Account } from '../account.ts';

/** Shares of the free quota, and of the account's own cap. */
export type AlertKind = 'quota' | 'spend';

/** Thresholds that the usage of a month has reached, lowest first. */
export interface ReachedThresholds {
  readonly kind: AlertKind;
  readonly percents: readonly number[];
  /** The units at which 100 % is reached. */
  readonly limitUnits: number;
}

/** How many units of a month these kopecks buy, free ones included. Prices are billing's. */
export type UnitsForKopecks = (kopecks: number, freeUnits: number, month: string) => number;

/**
 * The thresholds that an account has subscribed to and reached. The free quota counts unless an own cap ends before it;
 * a cap counts if it is what ends the month, in units or roubles, whichever is reached first. A share of roubles is
 * reached when the next unit would cost more than it.
 */
export function reachedThresholds(
  account: Account, used: number, month: string, unitsFor: UnitsForKopecks,
): ReachedThresholds[] {
  const { capUnits, capRoubles } = account;
  const unitsWithin = (roubles: number, free: number): number => unitsFor(roubles * 100, free, month);
  const { free, limit, refusal } = allowanceOf(account, month, unitsWithin);
  const quotaAt = (percent: number): number => Math.ceil((free * percent) / 100);
  const capAt = (percent: number): number => Math.min(
    capUnits === null ? Infinity : Math.ceil((capUnits * percent) / 100),
    capRoubles === null ? Infinity : unitsFor(capRoubles * percent, free, month),
  );
  const measures = [
    ...(limit >= free ? [{ kind: 'quota', unitsAt: quotaAt, limitUnits: free } as const] : []),
    ...(refusal === 'spend_cap_reached' ? [{ kind: 'spend', unitsAt: capAt, limitUnits: limit } as const] : []),
  ];
  const wanted = account.alertPercents.toSorted((one, other) => one - other);
  return measures.map(({ kind, unitsAt, limitUnits }) => ({
    kind, limitUnits, percents: limitUnits > 0 ? wanted.filter((percent) => used >= unitsAt(percent)) : [],
  })).filter(({ percents }) => percents.length > 0);
}

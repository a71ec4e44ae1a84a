import { costOf, tiersOf, unitsWithinKopecks } from '../../../billing/index.ts';
import { freeUnitsOf } from '../../accounts/allowance.ts';
import { isBillable, type Account } from '../../accounts/account.ts';
import type { AlertKind, ReachedThresholds, UnitsForKopecks } from '../../accounts/alerts/thresholds.ts';

/** An account's usage and limits at the moment it reached a threshold. */
export interface AlertFacts {
  readonly kind: AlertKind;
  readonly month: string;
  readonly percent: number;
  readonly usedUnits: number;
  /** The units at which 100 % is reached. */
  readonly limitUnits: number;
  readonly capRoubles: number | null;
  readonly chargedKopecks: number;
  /** Whether requests beyond the free ones are answered and charged. */
  readonly isBillable: boolean;
}

export const unitsForKopecks: UnitsForKopecks = (kopecks, freeUnits, month) =>
  unitsWithinKopecks(BigInt(kopecks), tiersOf(month, BigInt(freeUnits)));

export function alertFacts(
  account: Account, month: string, usedUnits: number, { kind, limitUnits }: ReachedThresholds, percent: number,
): AlertFacts {
  const free = BigInt(freeUnitsOf(account.override, month));
  return {
    kind,
    month,
    percent,
    usedUnits,
    limitUnits,
    capRoubles: kind === 'spend' ? account.capRoubles : null,
    chargedKopecks: isBillable(account) ? Number(costOf(month, BigInt(usedUnits), free)) : 0,
    isBillable: isBillable(account),
  };
}

import { addDays } from '../kernel/moscow.ts';
import { isBillable, type Account, type EarlierFree, type Override, type Standing } from './account.ts';
import type { BucketSize } from '../kernel/cache.ts';

/** Free requests of a month, where the operator says nothing else. */
export const FREE_UNITS = 10_000;

/** More than anybody can use in a month, and exact in every store. */
export const NO_LIMIT = 1e15;

export interface Allowance {
  readonly free: number;
  /** No request may bring the month's units above this. */
  readonly limit: number;
  /** What a request beyond the limit is told. */
  readonly refusal: 'quota_exhausted' | 'spend_cap_reached';
}

/** How many units of a month can be had for whole roubles, the free ones included. Prices are somebody else's. */
export type UnitsWithin = (roubles: number, freeUnits: number, month: string) => number;

/**
 * What an account may use in a month: the free quota, and beyond it what its payer and its own caps allow. Who owes
 * nothing is held to what the operator said last; of who pays, what was told to be free stays so until the month ends.
 */
export function allowanceOf(account: Account, month: string, unitsWithin: UnitsWithin): Allowance {
  const pays = isBillable(account);
  const free = pays ? freeUnitsOf(account.override, month) : unpaidFreeUnitsOf(account.override);
  const granted = pays ? NO_LIMIT : free;
  const cap = Math.min(
    account.capUnits ?? NO_LIMIT,
    account.capRoubles === null ? NO_LIMIT : unitsWithin(account.capRoubles, free, month),
  );
  if (cap < granted) return { free, limit: cap, refusal: 'spend_cap_reached' };
  return { free, limit: granted, refusal: 'quota_exhausted' };
}

/** About 90 of them fit into their column. */
const MOST_EARLIER = 60;

type Granted = Pick<Override, 'freeUnits' | 'freeEarlier'>;

/** How many requests of a month are free. Of a month that is over this never changes: its invoice may be out. */
export function freeUnitsOf({ freeUnits, freeEarlier = [] }: Granted, month: string): number {
  const earlier = freeEarlier.find(({ until }) => month <= until);
  return (earlier ? earlier.units : freeUnits) ?? FREE_UNITS;
}

/** What is free where nobody pays: the operator's last word, at once. */
export const unpaidFreeUnitsOf = ({ freeUnits }: Granted): number => freeUnits ?? FREE_UNITS;

/**
 * What stays of earlier months when the operator says something else in `month`. More holds from its first day on, and
 * less from the next month on: answers of this one were told to be free.
 */
export function earlierThan({ freeUnits = null, freeEarlier = [] }: Granted, wish: number | null, month: string) {
  const isLess = (wish ?? FREE_UNITS) < freeUnitsOf({ freeUnits, freeEarlier }, month);
  const until = isLess ? month : addDays(`${month}-01`, -1).slice(0, 7);
  const then = freeEarlier.find((one) => until <= one.until);
  const before = freeEarlier.filter((one) => one.until < until);
  return [...before, { until, units: then ? then.units : freeUnits }].slice(-MOST_EARLIER) satisfies EarlierFree[];
}

export type LimitClass = 'ordinary' | 'suggest' | 'matrix' | 'many';

/** Requests per second and at once, of those who pay and those who do not. */
export interface Rates {
  readonly free: BucketSize;
  readonly paid: BucketSize;
  /** Suggestions come with every keystroke. */
  readonly suggestFactor: number;
  readonly matrix: BucketSize;
}

/** Lists of up to 100 items may be sent this often for each single request: twenty times as many items a second. */
const MANY_FACTOR = 0.2;

export const DEFAULT_RATES: Rates = {
  free: { perSecond: 10, burst: 20 },
  paid: { perSecond: 50, burst: 100 },
  suggestFactor: 2,
  matrix: { perSecond: 2, burst: 4 },
};

/**
 * The bucket of an account: the operator's word first, then whether it pays. A matrix is the work of many other
 * requests, so its bucket grows only when the operator says so of matrices.
 */
export function bucketOf(account: Standing, kind: LimitClass, rates: Rates): BucketSize {
  if (kind === 'matrix') return matrixBucketOf(account, rates.matrix);
  const usual = isBillable(account) ? rates.paid : rates.free;
  const perSecond = account.override.perSecond ?? usual.perSecond;
  const burst = account.override.burst ?? Math.max(usual.burst, Math.ceil(perSecond));
  if (kind === 'many') {
    return { perSecond: perSecond * MANY_FACTOR, burst: Math.max(1, Math.floor(burst * MANY_FACTOR)) };
  }
  const factor = kind === 'suggest' ? rates.suggestFactor : 1;
  return { perSecond: perSecond * factor, burst: burst * factor };
}

/** What may be done at once grows in step with the rate, and is never less than one. */
function matrixBucketOf({ override: { matrixPerSecond } }: Standing, usual: BucketSize): BucketSize {
  if (matrixPerSecond === undefined || matrixPerSecond === null) return usual;
  const burst = Math.max(1, Math.ceil((usual.burst * matrixPerSecond) / usual.perSecond));
  return { perSecond: matrixPerSecond, burst };
}

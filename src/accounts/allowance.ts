import { addDays } from '../kernel/moscow.ts';
import { isBillable, type Account, type EarlierFree, type Override, type Standing } from './account.ts';
import type { BucketSize } from '../kernel/cache.ts';

/** Free requests of a month, unless the operator sets another number. */
export const FREE_UNITS = 10_000;

/** More than any account can use in a month, and exact in every store. */
export const NO_LIMIT = 1e15;

export interface Allowance {
  readonly free: number;
  /** No request may raise the month's units above this. */
  readonly limit: number;
  /** The error of a request beyond the limit. */
  readonly refusal: 'quota_exhausted' | 'spend_cap_reached';
}

/** How many units of a month whole roubles buy, free ones included. Prices are billing's. */
export type UnitsWithin = (roubles: number, freeUnits: number, month: string) => number;

/**
 * What an account may use in a month: the free quota, and beyond it what its payer and its own caps allow. Without a
 * payer the operator's latest setting applies at once; with one, units announced as free stay free until the month
 * ends.
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

/** About 90 of them fit into the column. */
const MOST_EARLIER = 60;

type Granted = Pick<Override, 'freeUnits' | 'freeEarlier'>;

/** The free requests of a month. For a past month this never changes: its invoice may be out. */
export function freeUnitsOf({ freeUnits, freeEarlier = [] }: Granted, month: string): number {
  const earlier = freeEarlier.find(({ until }) => month <= until);
  return (earlier ? earlier.units : freeUnits) ?? FREE_UNITS;
}

/** The free requests of an account without a payer: the operator's latest setting, at once. */
export const unpaidFreeUnitsOf = ({ freeUnits }: Granted): number => freeUnits ?? FREE_UNITS;

/**
 * The earlier free units after the operator's change in `month`. A rise applies from the first day of that month, a cut
 * from the next month on: requests of this month were announced as free.
 */
export function earlierThan({ freeUnits = null, freeEarlier = [] }: Granted, newUnits: number | null, month: string) {
  const isLess = (newUnits ?? FREE_UNITS) < freeUnitsOf({ freeUnits, freeEarlier }, month);
  const until = isLess ? month : addDays(`${month}-01`, -1).slice(0, 7);
  const then = freeEarlier.find((one) => until <= one.until);
  const before = freeEarlier.filter((one) => one.until < until);
  return [...before, { until, units: then ? then.units : freeUnits }].slice(-MOST_EARLIER) satisfies EarlierFree[];
}

/** `pages`: what the pages of an account ask for with its session, so that keys at their limit do not close them. */
export type LimitClass = 'ordinary' | 'suggest' | 'matrix' | 'many' | 'pages';

/** Requests per second and bursts, for paying and other accounts. */
export interface Rates {
  readonly free: BucketSize;
  readonly paid: BucketSize;
  /** Suggestions are requested with every keystroke. */
  readonly suggestFactor: number;
  readonly matrix: BucketSize;
}

/** The rate of lists of up to 100 items, relative to single requests: twenty times as many items a second. */
const MANY_FACTOR = 0.2;
/** A page asks for eight things at once, and people open several. */
const PAGES_FACTOR = 4;

export const DEFAULT_RATES: Rates = {
  free: { perSecond: 10, burst: 20 },
  paid: { perSecond: 50, burst: 100 },
  suggestFactor: 2,
  matrix: { perSecond: 2, burst: 4 },
};

/**
 * The bucket of an account, from the operator's setting or by whether it pays. A matrix is the work of many other
 * requests, so that its bucket grows only by a setting for matrices.
 */
export function bucketOf(account: Standing, kind: LimitClass, rates: Rates): BucketSize {
  if (kind === 'matrix') return matrixBucketOf(account, rates.matrix);
  const usual = isBillable(account) ? rates.paid : rates.free;
  const perSecond = account.override.perSecond ?? usual.perSecond;
  const burst = account.override.burst ?? Math.max(usual.burst, Math.ceil(perSecond));
  if (kind === 'many') {
    return { perSecond: perSecond * MANY_FACTOR, burst: Math.max(1, Math.floor(burst * MANY_FACTOR)) };
  }
  const factor = kind === 'suggest' ? rates.suggestFactor : kind === 'pages' ? PAGES_FACTOR : 1;
  return { perSecond: perSecond * factor, burst: burst * factor };
}

/** The burst grows with the rate, and is never less than one. */
function matrixBucketOf({ override: { matrixPerSecond } }: Standing, usual: BucketSize): BucketSize {
  if (matrixPerSecond === undefined || matrixPerSecond === null) return usual;
  const burst = Math.max(1, Math.ceil((usual.burst * matrixPerSecond) / usual.perSecond));
  return { perSecond: matrixPerSecond, burst };
}

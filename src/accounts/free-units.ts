import { addDays } from '../kernel/moscow.ts';
import type { Override } from './account.ts';

/** Free requests of a month, where the operator says nothing else. */
export const FREE_UNITS = 10_000;

/** What was free until the end of a month, "2026-11". Null: as for everybody. */
export interface EarlierFree {
  readonly until: string;
  readonly units: number | null;
}

/** About 90 of them fit into their column. */
const MOST_EARLIER = 60;

type Granted = Pick<Override, 'freeUnits' | 'freeEarlier'>;

/** How many requests of a month are free. Of a month that is over this never changes: its invoice may be out. */
export function freeUnitsOf({ freeUnits, freeEarlier = [] }: Granted, month: string): number {
  const earlier = freeEarlier.find(({ until }) => month <= until);
  return (earlier ? earlier.units : freeUnits) ?? FREE_UNITS;
}

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

import type { UsageRow } from '@geokod/client';
import { say } from '../../words/dashboard.ts';
import type { MonthUsage } from './month-usage.ts';

/** A colour of the chart. */
export interface Series {
  readonly name: string;
  readonly total: number;
  /** One value per day. */
  readonly values: readonly number[];
}

/** The number of colours; the smallest series share the last one. */
const MOST = 7;

/** Divides each day's requests into series, largest first. */
export function seriesOf({ by, days, rows, keyNames }: MonthUsage): Series[] {
  const nameOf = ({ operation = '', key = '' }: UsageRow): string =>
    ({ day: say('axisUnits'), operation, key: keyNames.get(key) ?? say('keyRevokedOrOld', { id: key }) })[by];
  const at = new Map(days.map((day, index) => [day, index]));
  const values = new Map<string, number[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const own = values.get(name) ?? days.map(() => 0);
    own[at.get(row.day!)!] += row.units;
    values.set(name, own);
  }
  const all = [...values].map(([name, own]) => ({ name, values: own, total: own.reduce((sum, one) => sum + one, 0) }))
    .sort((one, other) => other.total - one.total);
  return all.length <= MOST ? all : [...all.slice(0, MOST - 1), restOf(all.slice(MOST - 1))];
}

function restOf(series: readonly Series[]): Series {
  const values = series[0].values.map((_, day) => series.reduce((sum, one) => sum + one.values[day], 0));
  return { name: say('otherSeries'), values, total: series.reduce((sum, { total }) => sum + total, 0) };
}

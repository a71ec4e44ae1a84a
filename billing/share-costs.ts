import { groupOf, groupUsage } from './usage.ts';
import type { UsageGroup, UsageRow } from './ports.ts';

export interface CostedRow extends UsageRow {
  readonly amountKopecks: bigint;
}

/** The parts of a kopeck in which amounts are shared. */
const PARTS = 1_000_000n;

/**
 * The amount that each day's units added to the charge of their month, which is rated as a whole: the first days are
 * free, and the days of a month add up to its invoice. `chargeOf` returns the charge of a number of a month's units.
 */
export function costsOfDays(
  rows: readonly UsageRow[], chargeOf: (month: string, units: bigint) => bigint,
): ReadonlyMap<string, bigint> {
  const costs = new Map<string, bigint>();
  let [month, before] = ['', 0n];
  for (const { day = '', units } of groupUsage(rows, ['day'])) {
    if (!day.startsWith(month) || month === '') [month, before] = [day.slice(0, 7), 0n];
    const until = before + BigInt(units);
    costs.set(day, chargeOf(month, until) - chargeOf(month, before));
    before = until;
  }
  return costs;
}

/**
 * Shares the cost of each day among its operations, keys and regions, by their units. `rows` are grouped by day and the
 * groups. Amounts are whole kopecks; those of a day, or of all days if days are no group, add up to the charge.
 */
export function shareCosts(
  rows: readonly UsageRow[], groups: readonly UsageGroup[], costs: ReadonlyMap<string, bigint>,
): CostedRow[] {
  const ofDays = new Map(groupUsage(rows, ['day']).map(({ day, units }) => [day!, BigInt(units)]));
  const parts = new Map<string, bigint>();
  for (const row of rows) {
    const whole = ofDays.get(row.day!)!;
    const part = whole === 0n ? 0n : ((costs.get(row.day!) ?? 0n) * PARTS * BigInt(row.units)) / whole;
    const name = groupOf(row, groups);
    parts.set(name, (parts.get(name) ?? 0n) + part);
  }
  const grouped = groupUsage(rows, groups);
  const total = [...ofDays.keys()].reduce((sum, day) => sum + (costs.get(day) ?? 0n), 0n);
  const apart = groups.includes('day') ? Map.groupBy(grouped, ({ day }) => day!) : new Map([['', grouped]]);
  return [...apart].flatMap(([day, own]) => {
    const sum = day === '' ? total : costs.get(day) ?? 0n;
    const kopecks = toWhole(own.map((row) => parts.get(groupOf(row, groups))!), sum);
    return own.map((row, at) => ({ ...row, amountKopecks: kopecks[at] }));
  });
}

/** Rounds to whole kopecks that add up to the sum: the remainder goes to those that lost most by rounding down. */
function toWhole(parts: readonly bigint[], sum: bigint): bigint[] {
  const kopecks = parts.map((part) => part / PARTS);
  let left = sum - kopecks.reduce((all, one) => all + one, 0n);
  const losers = parts.map((part, at) => ({ at, lost: part % PARTS }))
    .sort((one, other) => Number(other.lost - one.lost));
  for (const { at } of losers) {
    if (left === 0n) break;
    kopecks[at] += 1n;
    left -= 1n;
  }
  return kopecks;
}

import { dayOf } from '../src/kernel/moscow.ts';
import type { UsageGroup, UsageLine, UsageRow } from './ports.ts';

export interface UsageSum {
  readonly accountId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly region: string;
  readonly day: string;
  units: number;
  requests: number;
}

/** One row per account, key, operation, region and Moscow day. Sums without requests are dropped. */
export class UsageSums {
  readonly #sums = new Map<string, UsageSum>();

  add(line: UsageLine): void {
    this.#change(line, line.units, 1);
  }

  remove(line: UsageLine): void {
    this.#change(line, -line.units, -1);
  }

  /** Sorted, so that all writers change rows of a store in the same order. */
  list(): UsageSum[] {
    return [...this.#sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  }

  get isEmpty(): boolean {
    return this.#sums.size === 0;
  }

  #change({ accountId, keyId, operation, region, at }: UsageLine, units: number, requests: number): void {
    const day = dayOf(at);
    const name = `${accountId}\t${day}\t${keyId}\t${operation}\t${region}`;
    const sum = this.#sums.get(name);
    if (!sum) {
      this.#sums.set(name, { accountId, keyId, operation, region, day, units, requests });
      return;
    }
    sum.units += units;
    sum.requests += requests;
    if (sum.requests === 0) this.#sums.delete(name);
  }
}

/** The key of a row under these groups. */
export const groupOf = (row: UsageRow, groups: readonly UsageGroup[]): string =>
  groups.map((group) => row[FIELDS[group]]!).join('\t');

/** Sums the rows of one account by the groups, and sorts them. */
export function groupUsage(rows: readonly UsageRow[], groups: readonly UsageGroup[]): UsageRow[] {
  const grouped = new Map<string, UsageRow & { units: number; requests: number }>();
  for (const row of rows) {
    const name = groupOf(row, groups);
    const sum = grouped.get(name);
    if (sum) {
      sum.units += row.units;
      sum.requests += row.requests;
    } else {
      const fields = Object.fromEntries(groups.map((group) => [FIELDS[group], row[FIELDS[group]]!]));
      grouped.set(name, { ...fields, units: row.units, requests: row.requests });
    }
  }
  return [...grouped].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

/** The last day of each key, from the ledger and from rows that are not in it yet. */
export function laterDays(days: ReadonlyMap<string, string>, rows: readonly UsageSum[]): ReadonlyMap<string, string> {
  const later = new Map(days);
  for (const { keyId, day } of rows) {
    if (day > (later.get(keyId) ?? '')) later.set(keyId, day);
  }
  return later;
}

const FIELDS: Readonly<Record<UsageGroup, 'day' | 'operation' | 'keyId' | 'region'>> = {
  day: 'day',
  operation: 'operation',
  key: 'keyId',
  region: 'region',
};

import { eachItem, type UsageGroup, type UsageList, type UsageRow } from '@geokod/client';
import { ownService } from '../../service/client.ts';
import { daysOf } from './months.ts';

export type By = 'day' | 'operation' | 'key';

/** The requests of a month by day, and by operation or key. */
export interface MonthUsage {
  readonly month: string;
  readonly by: By;
  readonly days: readonly string[];
  readonly rows: readonly UsageRow[];
  readonly list: UsageList;
  /** Names of keys by id. */
  readonly keyNames: ReadonlyMap<string, string>;
}

const groups: Readonly<Record<By, UsageGroup[]>> = {
  day: ['day'], operation: ['day', 'operation'], key: ['day', 'key'],
};

export async function readMonth(month: string, by: By): Promise<MonthUsage> {
  const service = ownService();
  const days = daysOf(month);
  const query = { from: days[0], to: days.at(-1)!, group: groups[by], limit: 1000 };
  const [list, keys] = await Promise.all([service.getUsage({ query }), by === 'key' ? keyNamesOf() : new Map()]);
  const rows = [...list.items];
  for (let cursor = list.next_cursor; cursor !== null;) {
    const page = await service.getUsage({ query: { ...query, cursor } });
    rows.push(...page.items);
    cursor = page.next_cursor;
  }
  return { month, by, days, rows, list, keyNames: keys };
}

async function keyNamesOf(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for await (const { id, label, start } of eachItem(ownService().listKeys, { query: { limit: 1000 } })) {
    names.set(id, label === '' ? `${start}…` : label);
  }
  return names;
}

import { eachItem, type UsageGroup, type UsageList, type UsageRow } from '@geokod/client';
import { useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Loaded } from '../look/loaded.tsx';
import { Tabs } from '../look/tabs.tsx';
import { ownService } from '../service/client.ts';
import { say } from '../words/dashboard.ts';
import { monthName, number, roubles } from '../words/figures.ts';
import { useAsked } from './around.tsx';
import { addMonths, daysOf, thisMonth } from './months.ts';
import { Part } from './part.tsx';
import { UsageChart } from './usage-chart.tsx';
import { UsageTable } from './usage-table.tsx';

export type By = 'day' | 'operation' | 'key';

/** The requests of a month: by day, and of what or by whom they were made. */
export interface MonthUsage {
  readonly month: string;
  readonly by: By;
  readonly days: readonly string[];
  readonly rows: readonly UsageRow[];
  readonly list: UsageList;
  /** Names of keys by their ids. */
  readonly keyNames: ReadonlyMap<string, string>;
}

/** Other months, and other ways to divide one, are a button away. */
export function Usage() {
  const [month, turnTo] = useState(thisMonth);
  const [by, divideBy] = useState<By>('day');
  const usage = useAsked(() => readMonth(month, by), [month, by]);
  const isLast = month >= thisMonth();
  const turn = (by: number): void => turnTo(addMonths(month, by));
  return (
    <Part id="usage" title={say('usage')}>
      <p class="months">
        <Button look="quiet" aria-label={say('usageEarlier')} onPress={() => turn(-1)}>‹</Button>
        <span class="month" aria-live="polite">{monthName(month)}</span>
        <Button look="quiet" aria-label={say('usageLater')} disabled={isLast} onPress={() => turn(1)}>›</Button>
      </p>
      <Tabs label={say('usageBy')} chosen={by} onChoose={divideBy}
        tabs={[['day', say('byDay')], ['operation', say('byOperation')], ['key', say('byKey')]]}>
        <Loaded of={usage}>{(value) => <Month usage={value} />}</Loaded>
      </Tabs>
    </Part>
  );
}

const groups: Readonly<Record<By, UsageGroup[]>> = {
  day: ['day'], operation: ['day', 'operation'], key: ['day', 'key'],
};

async function readMonth(month: string, by: By): Promise<MonthUsage> {
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

function Month({ usage }: { readonly usage: MonthUsage }) {
  const { month, list } = usage;
  const { amount = '0.00', late_units: late = 0 } = list.months.find((one) => one.month === month) ?? {};
  const lateTold = late > 0 && <p class="small">{say('usageLate', { units: number(late) })}</p>;
  if (list.total_units === 0) return <><p class="empty">{say('usageNone')}</p>{lateTold}</>;
  return (
    <>
      <p class="figure">{say('usageTotal', { month: monthName(month), units: number(list.total_units) })}</p>
      {amount !== '0.00' && <p class="small">{say('usageCost', { amount: roubles(amount) })}</p>}
      {lateTold}
      <UsageChart usage={usage} />
      <UsageTable usage={usage} />
    </>
  );
}

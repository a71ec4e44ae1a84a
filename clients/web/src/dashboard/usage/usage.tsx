import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Loaded } from '../../look/loaded.tsx';
import { Tabs } from '../../look/tabs.tsx';
import { say } from '../../words/dashboard.ts';
import { monthName, number, roubles } from '../../words/figures.ts';
import { useAsked } from '../around.tsx';
import { readMonth, type By, type MonthUsage } from './month-usage.ts';
import { addMonths, thisMonth } from './months.ts';
import { Part } from '../part.tsx';
import { UsageChart } from './usage-chart.tsx';
import { UsageTable } from './usage-table.tsx';

/** The usage of a month, with controls for the month and the grouping. */
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

function Month({ usage }: { readonly usage: MonthUsage }) {
  const { month, list } = usage;
  const { amount = '0.00', late_units: late = 0 } = list.months.find((one) => one.month === month) ?? {};
  const lateText = late > 0 && <p class="small">{say('usageLate', { units: number(late) })}</p>;
  if (list.total_units === 0) return <><p class="empty">{say('usageNone')}</p>{lateText}</>;
  return (
    <>
      <p class="figure">{say('usageTotal', { month: monthName(month), units: number(list.total_units) })}</p>
      {amount !== '0.00' && <p class="small">{say('usageCost', { amount: roubles(amount) })}</p>}
      {lateText}
      <UsageChart usage={usage} />
      <UsageTable usage={usage} />
    </>
  );
}

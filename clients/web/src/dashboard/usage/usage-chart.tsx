import { Chart } from '../../look/chart.tsx';
import { say } from '../../words/dashboard.ts';
import { day, number } from '../../words/figures.ts';
import type { MonthUsage } from './month-usage.ts';
import { seriesOf } from './usage-series.ts';

export function UsageChart({ usage }: { readonly usage: MonthUsage }) {
  const { days, rows, by } = usage;
  const series = seriesOf(usage);
  const totals = days.map((_, at) => series.reduce((sum, { values }) => sum + values[at], 0));
  const most = Math.max(...totals);
  const label = say('usageChart', { day: day(days[totals.indexOf(most)]), units: number(most) });
  return (
    <figure class="usage-chart">
      <Chart key={`${days[0]}${by}${rows.length}`} label={label} days={days} series={series} />
      {by !== 'day' && (
        <ul class="legend small" aria-label={say('legend')}>
          {series.map(({ name, total }, at) => (
            <li key={name}>
              <span class={`swatch series-${at + 1}`} /><span class="name">{name}</span> {number(total)}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

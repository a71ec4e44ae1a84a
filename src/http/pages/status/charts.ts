import { uptimeShare, type DayPanel } from '../../../../ops/index.ts';
import type { Lang } from '../../reply/problem-texts.ts';
import { dayText, escape, msText, percentText, texts, type DayClass } from './texts.ts';

/** The class of a day's bar: the first threshold is the promised uptime, and below the second the credit grows. */
export function dayClass({ minutes }: DayPanel): DayClass {
  const share = uptimeShare(minutes);
  if (share === undefined) return 'unknown';
  if (share >= 0.999) return 'up';
  return share >= 0.99 ? 'poor' : 'down';
}

const [BAR, STEP, HEIGHT] = [4, 6, 34];
/** Bars also differ in height, for readers who do not see colours. */
const heights: Readonly<Record<DayClass, number>> = { up: HEIGHT, poor: 24, down: 16, unknown: 6 };

/** A bar for each day, with its share as a tooltip. `label` is HTML. */
export function uptimeBars(days: readonly DayPanel[], label: string, lang: Lang): string {
  const bars = days.map((day, index) => {
    const kind = dayClass(day);
    const height = heights[kind];
    const words = `${dayText(day.day, lang)}: ${percentText(uptimeShare(day.minutes), lang)}`;
    return `<rect class="${kind}" x="${index * STEP}" y="${HEIGHT - height}" width="${BAR}" height="${height}">` +
      `<title>${escape(words)}</title></rect>`;
  });
  const size = `viewBox="0 0 ${days.length * STEP - (STEP - BAR)} ${HEIGHT}" preserveAspectRatio="none"`;
  return `<svg class="bars" ${size} role="img" aria-label="${label}">${bars.join('')}</svg>`;
}

const [WIDTH, DEPTH] = [180, 40];

/** Daily p50 and p99 of an operation on a logarithmic scale. A day without data interrupts the line. */
export function latencyLines(days: readonly DayPanel[], operation: string, lang: Lang): string {
  const seen = days.map(({ latencies }) => latencies.find((latency) => latency.operation === operation));
  const known = seen.filter((latency) => latency !== undefined);
  if (known.length === 0) return '';
  const [medians, slow] = [known.map(({ p50Ms }) => p50Ms), known.map(({ p99Ms }) => p99Ms)];
  const range = (values: readonly number[]): string =>
    `${msText(Math.min(...values), lang)}–${msText(Math.max(...values), lang)}`;
  const { p50, p99, history, unit } = texts[lang];
  const label = escape(`${operation}, ${history}: ${p50} ${range(medians)}, ${p99} ${range(slow)} ${unit}`);
  const least = Math.log(Math.min(...medians) / 1.5);
  const most = Math.log(Math.max(...slow) * 1.5);
  const heightOf = (ms: number): number => DEPTH * (1 - (Math.log(ms) - least) / (most - least));
  const line = (kind: 'p50' | 'p99'): string => {
    const points = seen.map((latency, index) => {
      if (!latency) return '';
      const isFirst = seen[index - 1] === undefined;
      const x = (index * WIDTH) / (days.length - 1);
      const y = heightOf(kind === 'p50' ? latency.p50Ms : latency.p99Ms);
      // a single day is drawn as a dot
      return `${isFirst ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}${isFirst ? 'h.1' : ''}`;
    });
    return `<path class="${kind}" d="${points.join('')}"/>`;
  };
  return `<svg class="lines" viewBox="0 0 ${WIDTH} ${DEPTH}" preserveAspectRatio="none" role="img" ` +
    `aria-label="${label}"><title>${label}</title>${line('p99')}${line('p50')}</svg>`;
}

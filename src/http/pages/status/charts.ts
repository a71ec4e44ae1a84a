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

/** In units of the drawing, which are about pixels. The lines are drawn within the frame, the labels outside. */
const FRAME = { left: 52, top: 8, right: 318, bottom: 62 };
const LABEL_BASELINE = 76;

/** Daily p50 and p99 of an operation over a logarithmic scale. A day without data interrupts the line. */
export function latencyLines(days: readonly DayPanel[], operation: string, lang: Lang): string {
  const seen = days.map(({ latencies }) => latencies.find((latency) => latency.operation === operation));
  const known = seen.filter((latency) => latency !== undefined);
  if (known.length === 0) return '';
  const [medians, slow] = [known.map(({ p50Ms }) => p50Ms), known.map(({ p99Ms }) => p99Ms)];
  const range = (values: readonly number[]): string =>
    `${msText(Math.min(...values), lang)}–${msText(Math.max(...values), lang)}`;
  const { p50, p99, history, unit } = texts[lang];
  const label = escape(`${operation}, ${history}: ${p50} ${range(medians)}, ${p99} ${range(slow)} ${unit}`);
  const ticks = ticksAround(Math.min(...medians, ...slow), Math.max(...medians, ...slow));
  const [least, most] = [ticks[0], ticks.at(-1)!];
  const heightOf = (ms: number): number => {
    const share = Math.log(Math.min(most, Math.max(least, ms)) / least) / Math.log(most / least);
    return FRAME.bottom - (FRAME.bottom - FRAME.top) * share;
  };
  const line = (kind: 'p50' | 'p99'): string => {
    const points = seen.map((latency, index) => {
      if (!latency) return '';
      const isFirst = seen[index - 1] === undefined;
      const x = FRAME.left + (index * (FRAME.right - FRAME.left)) / (days.length - 1);
      const y = heightOf(kind === 'p50' ? latency.p50Ms : latency.p99Ms);
      // a single day is drawn as a dot
      return `${isFirst ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}${isFirst ? 'h.1' : ''}`;
    });
    return `<path class="${kind}" d="${points.join('')}"/>`;
  };
  const scale = ticks.map((ms) => tick(heightOf(ms), `${tickText(ms, lang)} ${unit}`));
  const ends = `<text x="${FRAME.left}" y="${LABEL_BASELINE}">${escape(dayText(days[0].day, lang))}</text>` +
    `<text class="end" x="${FRAME.right}" y="${LABEL_BASELINE}">${texts[lang].today}</text>`;
  return `<svg class="lines" viewBox="0 0 320 80" role="img" aria-label="${label}"><title>${label}</title>` +
    `<g aria-hidden="true">${scale.join('')}${ends}</g>${line('p99')}${line('p50')}</svg>`;
}

const tick = (y: number, words: string): string =>
  `<line x1="${FRAME.left}" x2="${FRAME.right}" y1="${y.toFixed(1)}" y2="${y.toFixed(1)}"/>` +
  `<text class="end" x="${FRAME.left - 6}" y="${(y + 4).toFixed(1)}">${words}</text>`;

/** Round values, from which scales take theirs: 0.01, 0.02, 0.05, 0.1 and so on. */
const ROUND = [-2, -1, 0, 1, 2, 3, 4, 5].flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)));

/** Two or three values of a logarithmic scale: round ones at both ends, and one about the middle. */
function ticksAround(least: number, most: number): number[] {
  const below = Math.max(0, ROUND.findLastIndex((value) => value <= least));
  const above = ROUND.findIndex((value, index) => value >= most && index > below);
  const last = above === -1 ? ROUND.length - 1 : above;
  return [...new Set([below, (below + last) >> 1, last])].map((index) => ROUND[index]);
}

/** Formats a round value without needless digits: "0.5", "20". */
const tickText = (ms: number, lang: Lang): string => (lang === 'ru' ? String(ms).replace('.', ',') : String(ms));

import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { day, number, shortNumber } from '../words/figures.ts';

export interface ChartSeries {
  readonly name: string;
  /** One value per day. */
  readonly values: readonly number[];
}

const HEIGHT = 240;
/** No character of a number beside the axis is wider. */
const DIGIT_PX = 7.5;
const DAY_S = 86_400;

/** Draws bars as wide as their container, again when its width changes. Returns a function that removes the chart. */
export function plot(place: HTMLElement, days: readonly string[], series: readonly ChartSeries[]): () => void {
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string): string => resolved(place, colours.getPropertyValue(name));
  const tip = Object.assign(document.createElement('div'), { className: 'tip', hidden: true });
  const axis = { stroke: colour('--soft'), font: '12px system-ui, sans-serif', ticks: { show: false } };
  const grid = { stroke: colour('--line'), width: 1 };
  const drawn = new uPlot({
    width: place.clientWidth,
    height: HEIGHT,
    padding: [12, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: (_, from, to) => [from - DAY_S / 2, to + DAY_S / 2] },
      y: { range: (_, __, most) => [0, Math.max(1, most * 1.05)] },
    },
    axes: [
      {
        ...axis, grid: { show: false }, incrs: [1, 2, 5, 7, 14].map((count) => count * DAY_S),
        values: (_, at) => at.map((seconds) => dayAt(seconds)),
      },
      {
        ...axis, grid, size: (_, labels) => 16 + DIGIT_PX * Math.max(3, ...(labels ?? []).map(({ length }) => length)),
        incrs: Array.from({ length: 13 }, (_, at) => [1, 2, 5].map((step) => step * 10 ** at)).flat(),
        values: (_, at) => at.map((value) => shortNumber(value)),
      },
    ],
    series: [{}, ...stacked(series).map((_, at) => ({
      fill: colour(`--series-${series.length - at}`),
      width: 0,
      points: { show: false },
      paths: uPlot.paths.bars!({ size: [0.7, 40], radius: 0.12 }),
    }))],
    hooks: { setCursor: [(chart) => showTip(chart, tip, days, series)] },
  }, [days.map((date) => secondsOf(date)), ...stacked(series)], place);
  drawn.over.append(tip);
  const watch = new ResizeObserver(() => drawn.setSize({ width: place.clientWidth, height: HEIGHT }));
  watch.observe(place);
  return () => {
    watch.disconnect();
    drawn.destroy();
  };
}

/** Resolves `light-dark()`, which a canvas does not know, by means of an element of the page. */
function resolved(place: HTMLElement, colour: string): string {
  const probe = document.createElement('i');
  probe.style.color = colour;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Cumulative sums, tallest first, so that shorter bars are drawn in front. */
function stacked(series: readonly ChartSeries[]): number[][] {
  const sums: number[][] = [];
  for (const { values } of series) sums.push(values.map((value, at) => value + (sums.at(-1)?.[at] ?? 0)));
  return sums.reverse();
}

const secondsOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;
const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
const dayAt = (seconds: number): string => day(dateOf(seconds), { day: 'numeric', month: 'short' });

/** Shows the values of the day under the pointer. */
function showTip(chart: uPlot, tip: HTMLElement, days: readonly string[], series: readonly ChartSeries[]): void {
  const { idx, left = -1 } = chart.cursor;
  tip.hidden = typeof idx !== 'number' || left < 0;
  if (typeof idx !== 'number') return;
  const lines = series.filter(({ values }) => values[idx] > 0).map(({ name, values }) =>
    (series.length === 1 ? number(values[idx]) : `${name}: ${number(values[idx])}`));
  tip.textContent = [day(days[idx]), ...(lines.length === 0 ? ['0'] : lines)].join('\n');
  const { clientWidth: width } = chart.over;
  const isRight = left > width / 2;
  tip.style.left = isRight ? 'auto' : `${left + 12}px`;
  tip.style.right = isRight ? `${width - left + 12}px` : 'auto';
}

import {
  beginOf, emptyHistogram, spanMs, type RegionUptime, type Sample, type StatusDays,
} from '../../../../ops/index.ts';
import { AppError } from '../../../errors.ts';
import type { BoardHistory } from '../board.ts';
import { counted, minutesOfSpan } from './expressions.ts';
import { countsOf, histogramsOf } from './read-series.ts';
import type { Moments, Query, Series } from './query.ts';

/** Days per query: 90 would be too much for one reply. */
const DAYS_AT_ONCE = 10;
/** A day is complete once its last scrape has arrived. */
const SETTLED_MS = 10 * spanMs.minute;
/** The current day is queried again once a minute. */
const TODAY_KEPT_MS = spanMs.minute;

export interface PrometheusHistory extends BoardHistory {
  /** Queries all past days, which takes a minute or more with many series. */
  learn(days: number, now: number): Promise<void>;
}

/**
 * The history of regions in an operator's own Prometheus. Past days are queried once and remembered; until then our own
 * history is shown, so that no reader waits. Incidents and notes are always our own.
 */
export function openPrometheusHistory(
  query: Query, own: BoardHistory, note: (text: string) => void = () => {},
): PrometheusHistory {
  const readAll = rememberDays(query);
  let isLearned = false;
  let learning: Promise<void> | undefined;

  const learnNow = async (days: number, now: number): Promise<void> => {
    const { uptime } = await readAll(days, now);
    if (uptime.length === 0) {
      throw new AppError('temporarily_unavailable', 'it has seen no probe of a region: does it scrape the nodes?');
    }
    isLearned = true;
  };
  const learn = (days: number, now: number): Promise<void> =>
    (learning ??= learnNow(days, now).finally(() => (learning = undefined)));

  const noted = new Set<string>();
  const noteOnce = ({ message }: Error): void => {
    if (!noted.has(message)) note(`the status is not read from Prometheus yet: ${message}`);
    noted.add(message);
  };

  return {
    incidents: own.incidents,
    learn,

    async listSamples(from, to) {
      if (!isLearned) return own.listSamples(from, to);
      const [first, last] = [beginOf('minute', from), beginOf('minute', to)];
      const minutes = { from: first + spanMs.minute, to: last, stepMs: spanMs.minute };
      const whole = { from: last, to: last, stepMs: last - first };
      const read = await Promise.all([
        readSamples(query, minutes, ['passed', 'failed']), readSamples(query, whole, ['times', 'probeTimes', 'faults']),
      ]);
      return read.flat();
    },

    async listDays(days, now) {
      if (!isLearned) {
        learn(days, now).catch(noteOnce);
        return own.listDays(days, now);
      }
      return readAll(days, now);
    },
  };
}

/** Reads days up to the current one. Past days are queried once, the current one once a minute. */
function rememberDays(query: Query): (days: number, now: number) => Promise<StatusDays> {
  const over = new Map<number, StatusDays>();
  let today: { readonly at: number; readonly data: StatusDays } | undefined;

  const readToday = async (now: number): Promise<StatusDays> => {
    const from = beginOf('day', now);
    if (today && now - today.at < TODAY_KEPT_MS && today.at >= from && now >= today.at) return today.data;
    const to = beginOf('minute', now);
    const sinceMidnight = { from: to, to, stepMs: to - from };
    const data = to === from ? { samples: [], uptime: [] } : await readSpans(query, sinceMidnight);
    today = { at: now, data };
    return data;
  };

  const readBefore = async (days: number, now: number): Promise<StatusDays[]> => {
    const wanted = daysBefore(days, now);
    for (const day of over.keys()) if (day < wanted.at(-1)!) over.delete(day);
    const read = new Map<number, StatusDays>();
    const missing = wanted.filter((day) => !over.has(day));
    for (let at = 0; at < missing.length; at += DAYS_AT_ONCE) {
      for (const [day, data] of await readDays(query, missing.slice(at, at + DAYS_AT_ONCE))) {
        (now >= day + spanMs.day + SETTLED_MS ? over : read).set(day, data);
      }
    }
    return wanted.flatMap((day) => over.get(day) ?? read.get(day) ?? []);
  };

  return async (days, now) => {
    const known = [...await readBefore(days, now), await readToday(now)];
    return { samples: known.flatMap(({ samples }) => samples), uptime: known.flatMap(({ uptime }) => uptime) };
  };
}

/** The starts of past days, newest first, without the current day. */
const daysBefore = (days: number, now: number): number[] =>
  Array.from({ length: days - 1 }, (_, index) => beginOf('day', now) - (index + 1) * spanMs.day);

/** Reads days, given from the newest to the oldest. */
async function readDays(query: Query, days: readonly number[]): Promise<[number, StatusDays][]> {
  const moments = { from: days.at(-1)! + spanMs.day, to: days[0] + spanMs.day, stepMs: spanMs.day };
  const read = await readSpans(query, moments);
  return days.map((day) => [day, ofDay(read, day)]);
}

const ofDay = ({ samples, uptime }: StatusDays, day: number): StatusDays => ({
  samples: samples.filter(({ at }) => at === day), uptime: uptime.filter(({ at }) => at === day),
});

/** Reads the spans that end at the moments, each as long as a step. */
async function readSpans(query: Query, moments: Moments): Promise<StatusDays> {
  const [samples, uptime] = await Promise.all([
    readSamples(query, moments, ['times', 'probeTimes', 'faults', 'passed', 'failed']), readUptime(query, moments),
  ]);
  return { samples, uptime };
}

type Part = keyof ReturnType<typeof counted>;

async function readSamples(query: Query, moments: Moments, parts: readonly Part[]): Promise<Sample[]> {
  const expressions = counted(`${moments.stepMs / spanMs.minute}m`);
  const read = await Promise.all(parts.map(async (part) => [part, await query(expressions[part], moments)] as const));
  const series: Partial<Record<Part, Series[]>> = Object.fromEntries(read);
  const times = histogramsOf(series.times ?? []);
  const probeTimes = histogramsOf(series.probeTimes ?? []);
  const faults = countsOf(series.faults ?? []);
  const passed = countsOf(series.passed ?? []);
  const failed = countsOf(series.failed ?? []);
  const keys = new Set([times, probeTimes, faults, passed, failed].flatMap((part) => [...part.keys()]));
  return [...keys].map((key): Sample => ({
    ...placeOf(key, moments),
    probes: { passed: passed.get(key) ?? 0, failed: failed.get(key) ?? 0 },
    probeTimes: probeTimes.get(key) ?? emptyHistogram(),
    times: times.get(key) ?? emptyHistogram(),
    faults: faults.get(key) ?? 0,
  }));
}

async function readUptime(query: Query, moments: Moments): Promise<RegionUptime[]> {
  const expressions = minutesOfSpan(moments.stepMs / spanMs.minute);
  const [down, known] = await Promise.all([query(expressions.down, moments), query(expressions.known, moments)]);
  const bad = countsOf(down);
  return [...countsOf(known)].map(([key, minutes]) => {
    const { at, region } = placeOf(key, moments);
    return { at, region, up: minutes - (bad.get(key) ?? 0), down: bad.get(key) ?? 0 };
  });
}

/** Parses a key: a value at a moment belongs to the span before it. */
function placeOf(key: string, { stepMs }: Moments): Pick<Sample, 'at' | 'region' | 'operation'> {
  const [at, region, operation] = key.split(' ');
  return { at: Number(at) - stepMs, region, operation };
}

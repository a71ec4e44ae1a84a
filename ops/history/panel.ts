import { addDays, dayOf, startOfDay } from '../../src/kernel/moscow.ts';
import { quantileMs, totalOf, type Histogram } from './histogram.ts';
import type { Incident, StatusDays } from './ports.ts';
import { minutesOf, sumSamples, type Sample } from './samples.ts';
import { beginOf, spanMs } from './spans.ts';
import { MINUTE_MS, uptimeOf, type MinuteState, type UptimeMinutes } from './uptime.ts';

/** The public status at one moment. */
export interface Panel {
  readonly at: number;
  readonly regions: readonly RegionPanel[];
  /** Incidents of the days shown, newest first. */
  readonly incidents: readonly Incident[];
}

export interface RegionPanel {
  readonly region: string;
  /** The state of the newest known minute, if it is one of the last few. */
  readonly state: MinuteState;
  /** The uptime of the last 30 days, including today. */
  readonly uptime: UptimeMinutes;
  /** Latencies of the last hour. */
  readonly latencies: readonly Latency[];
  /** Oldest first. */
  readonly days: readonly DayPanel[];
}

export interface DayPanel {
  /** The day in Moscow, "2026-11-23". */
  readonly day: string;
  readonly minutes: UptimeMinutes;
  readonly latencies: readonly Latency[];
}

export interface Latency {
  readonly operation: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly count: number;
  /** Measured on customers' requests, or on our own probes if there were too few of those. */
  readonly measured: 'requests' | 'probes';
}

export interface Seen {
  readonly days: StatusDays;
  /** Samples of the minutes of the last hour. */
  readonly recent: readonly Sample[];
  readonly incidents: readonly Incident[];
}

export const PANEL_DAYS = 90;
const UPTIME_DAYS = 30;
/** A 99th percentile of fewer requests is meaningless. */
const LEAST_REQUESTS = 100;
const STATE_IS_OF_MS = 5 * MINUTE_MS;

export function panelOf({ days, recent, incidents }: Seen, now: number): Panel {
  const names = new Set([...days.uptime, ...days.samples, ...recent].map(({ region }) => region));
  const today = dayOf(now);
  const dates = Array.from({ length: PANEL_DAYS }, (_, index) => addDays(today, index + 1 - PANEL_DAYS));
  const regions = [...names].toSorted().map((region): RegionPanel => {
    const uptimeByDay = Map.groupBy(days.uptime.filter((row) => row.region === region), ({ at }) => dayOf(at));
    const samplesByDay = Map.groupBy(days.samples.filter((row) => row.region === region), ({ at }) => dayOf(at));
    const own = recent.filter((sample) => sample.region === region);
    const dayPanels = dates.map((day): DayPanel => {
      const from = startOfDay(day);
      return {
        day,
        minutes: uptimeOf(uptimeByDay.get(day) ?? [], from, Math.min(from + spanMs.day, now)),
        latencies: latenciesOf(samplesByDay.get(day) ?? []),
      };
    });
    return {
      region,
      state: stateNow(own, now),
      uptime: sumOf(dayPanels.slice(-UPTIME_DAYS).map(({ minutes }) => minutes)),
      latencies: latenciesOf(own),
      days: dayPanels,
    };
  });
  return { at: now, regions, incidents };
}

function stateNow(samples: readonly Sample[], now: number): MinuteState {
  const known = minutesOf(samples).filter(({ at, state }) => state !== 'unknown' && at >= now - STATE_IS_OF_MS);
  return known.at(-1)?.state ?? 'unknown';
}

const sumOf = (spans: readonly UptimeMinutes[]): UptimeMinutes => ({
  up: spans.reduce((sum, { up }) => sum + up, 0),
  down: spans.reduce((sum, { down }) => sum + down, 0),
  unknown: spans.reduce((sum, { unknown }) => sum + unknown, 0),
});

/**
 * Latencies by operation: histograms are added, never quantiles. Only of operations that were probed: anybody could add
 * rows of others by calling them, and read how seldom a key is issued.
 */
function latenciesOf(samples: readonly Sample[]): Latency[] {
  const byOperation = Map.groupBy(samples, ({ operation }) => operation);
  return [...byOperation.keys()].toSorted().flatMap((operation) => {
    const [{ times, probeTimes, probes }] = sumSamples(
      byOperation.get(operation)!.map((sample) => ({ ...sample, at: 0, region: '' })), 'minute',
    );
    if (probes.passed + probes.failed === 0) return [];
    return totalOf(times) >= LEAST_REQUESTS
      ? latencyOf(operation, times, 'requests')
      : latencyOf(operation, probeTimes, 'probes');
  });
}

function latencyOf(operation: string, times: Histogram, measured: Latency['measured']): Latency[] {
  const [p50Ms, p99Ms] = [quantileMs(times, 0.5), quantileMs(times, 0.99)];
  if (p50Ms === undefined || p99Ms === undefined) return [];
  return [{ operation, p50Ms, p99Ms, count: totalOf(times), measured }];
}

/** From when on a panel needs data. */
export const panelFrom = (now: number): number => beginOf('day', now) - (PANEL_DAYS - 1) * spanMs.day;

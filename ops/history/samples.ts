import { mergeHistograms, type Histogram } from './histogram.ts';
import { beginOf, type Span } from './spans.ts';
import { stateOf, type MinuteState, type ProbeCounts } from './uptime.ts';

/** What is known of one operation in one region for a minute, an hour or a day. */
export interface Sample {
  /** Beginning of the span, milliseconds since 1970. */
  readonly at: number;
  readonly region: string;
  readonly operation: string;
  readonly probes: ProbeCounts;
  /** The duration of probes, measured by the prober. */
  readonly probeTimes: Histogram;
  /** The duration of customers' answered requests, measured by the region itself. */
  readonly times: Histogram;
  /** Customers' requests that ended with a server error: 5xx. */
  readonly faults: number;
}

/** Counts of a region's minutes. */
export interface RegionUptime {
  readonly at: number;
  readonly region: string;
  readonly up: number;
  readonly down: number;
}

/** Sums samples of several recorders or spans; returns one for each operation, region and longer span. */
export function sumSamples(samples: Iterable<Sample>, span: Span): Sample[] {
  const keyOf = ({ at, region, operation }: Sample): string => `${beginOf(span, at)} ${region} ${operation}`;
  return [...Map.groupBy(samples, keyOf).values()].map((group) => ({
    at: beginOf(span, group[0].at),
    region: group[0].region,
    operation: group[0].operation,
    probes: {
      passed: group.reduce((sum, { probes }) => sum + probes.passed, 0),
      failed: group.reduce((sum, { probes }) => sum + probes.failed, 0),
    },
    probeTimes: mergeHistograms(group.map(({ probeTimes }) => probeTimes)),
    times: mergeHistograms(group.map(({ times }) => times)),
    faults: group.reduce((sum, { faults }) => sum + faults, 0),
  }));
}

export interface RegionMinute {
  readonly at: number;
  readonly region: string;
  readonly state: MinuteState;
}

/** The state of each minute of each region with data, in order of time. */
export function minutesOf(samples: Iterable<Sample>): RegionMinute[] {
  const groups = Map.groupBy(sumSamples(samples, 'minute'), ({ at, region }) => `${at} ${region}`);
  return [...groups.values()]
    .map((group) => ({
      at: group[0].at,
      region: group[0].region,
      state: stateOf(group.map(({ probes }) => probes)),
    }))
    .sort((a, b) => a.at - b.at);
}

/** Counts known minutes by region and longer span. */
export const countMinutes = (minutes: Iterable<RegionMinute>, span: Span): RegionUptime[] =>
  sumUptime([...minutes].map(toUptime), span);

const toUptime = ({ at, region, state }: RegionMinute): RegionUptime =>
  ({ at, region, up: Number(state === 'up'), down: Number(state === 'down') });

/** Sums shorter spans to longer ones. */
export function sumUptime(rows: Iterable<RegionUptime>, span: Span): RegionUptime[] {
  const groups = Map.groupBy(rows, ({ at, region }) => `${beginOf(span, at)} ${region}`);
  return [...groups.values()].map((group) => ({
    at: beginOf(span, group[0].at),
    region: group[0].region,
    up: group.reduce((sum, { up }) => sum + up, 0),
    down: group.reduce((sum, { down }) => sum + down, 0),
  }));
}

import { boundsMs } from '../../ops/history/buckets.ts';
import { spanMs, type Sample } from '../../ops/index.ts';

const SCRAPES_A_MINUTE = 4;
const SCRAPE_MS = spanMs.minute / SCRAPES_A_MINUTE;
/** Scrapes are not aligned with minutes; the first of a minute comes before its first probe. */
const FIRST_SCRAPE_MS = 7_000;

interface Line {
  readonly name: string;
  readonly at: number;
  readonly value: number;
}

/**
 * What Prometheus would have scraped from nodes with these samples, as lines of OpenMetrics: counters that rise
 * from minute to minute, and nothing in minutes without samples.
 */
export function scrapedOf(samples: readonly Sample[]): string {
  const totals = new Map<string, number>();
  const lines: Line[] = [];
  for (const sample of samples.toSorted((a, b) => a.at - b.at)) {
    const seen = countersOf(sample);
    for (let scrape = 0; scrape < SCRAPES_A_MINUTE; scrape += 1) {
      const at = sample.at + FIRST_SCRAPE_MS + scrape * SCRAPE_MS;
      lines.push({ name: `geokod_node_info{${nodeOf(sample)},region="${sample.region}"}`, at, value: 1 });
      for (const [name, count] of seen) {
        const value = (totals.get(name) ?? 0) + Math.round((count * scrape) / SCRAPES_A_MINUTE);
        lines.push({ name, at, value });
      }
    }
    for (const [name, count] of seen) totals.set(name, (totals.get(name) ?? 0) + count);
  }
  const once = new Map(lines.map((line) => [`${line.name} ${line.at}`, line]));
  return [...once.values()]
    .toSorted((a, b) => (a.name === b.name ? a.at - b.at : a.name < b.name ? -1 : 1))
    .map(({ name, at, value }) => `${name} ${value} ${at / 1000}\n`)
    .join('');
}

const nodeOf = ({ region }: Sample): string => `job="geokod",instance="${region}"`;

function countersOf(sample: Sample): [string, number][] {
  const { region, operation, probes, times, probeTimes, faults } = sample;
  const asked = `${nodeOf(sample)},operation="${operation}"`;
  const probed = `${asked},region="${region}"`;
  return [
    [`geokod_probes_total{${probed},outcome="passed"}`, probes.passed],
    [`geokod_probes_total{${probed},outcome="failed"}`, probes.failed],
    [`geokod_request_seconds_count{${asked},status="5xx"}`, faults],
    ...bucketsOf(times).map(([le, count]): [string, number] =>
      [`geokod_request_seconds_bucket{${asked},status="2xx",le="${le}"}`, count]),
    ...bucketsOf(probeTimes).map(([le, count]): [string, number] =>
      [`geokod_probe_seconds_bucket{${probed},le="${le}"}`, count]),
  ];
}

/** Cumulative buckets, as in Prometheus. */
function bucketsOf(histogram: Sample['times']): [string, number][] {
  let below = 0;
  return histogram.map((count, bucket) => [
    bucket < boundsMs.length ? String(boundsMs[bucket] / 1000) : '+Inf', (below += count),
  ]);
}

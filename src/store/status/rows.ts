import { fromText, toText, type RegionUptime, type Sample, type Span } from '../../../ops/index.ts';
import type { SqlRow } from '../../kernel/sql.ts';

/** The empty region of the row that marks a span as summed up; also the recorder of sums. */
export const MARK = '';
export const INSIDE = 'span = ? AND starts_at >= ? AND starts_at < ?';

export const SAMPLE_COLUMNS =
  'starts_at, region, operation, passed, failed, faults, times, probe_times';

export const toSample = (row: SqlRow): Sample => ({
  at: Number(row['starts_at']),
  region: String(row['region']),
  operation: String(row['operation']),
  probes: { passed: Number(row['passed']), failed: Number(row['failed']) },
  faults: Number(row['faults']),
  times: fromText(String(row['times'])),
  probeTimes: fromText(String(row['probe_times'])),
});

export const fromSample = (span: Span, recorder: string, sample: Sample): SqlRow => ({
  span,
  starts_at: sample.at,
  region: sample.region,
  operation: sample.operation,
  recorder,
  passed: sample.probes.passed,
  failed: sample.probes.failed,
  faults: sample.faults,
  times: toText(sample.times),
  probe_times: toText(sample.probeTimes),
});

export const toUptime = (row: SqlRow): RegionUptime => ({
  at: Number(row['starts_at']),
  region: String(row['region']),
  up: Number(row['up']),
  down: Number(row['down']),
});

export const fromUptime = (span: Span, { at, region, up, down }: RegionUptime): SqlRow => ({
  span, starts_at: at, region, up, down,
});

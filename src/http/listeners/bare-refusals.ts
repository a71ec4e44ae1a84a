import { takeTokens, type Bucket } from '../../accounts/bucket.ts';
import type { Metrics } from '../../../ops/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';

/** An answer to what never became a request: bytes that are no HTTP, a head that is too large or too slow, a tunnel. */
export interface BareRefusal {
  readonly requestId: string;
  readonly status: number;
  readonly code: string;
  /** What was wrong, as the answer names it: `http`, `headers`, `slow`. */
  readonly reason?: string;
}

export type ReportRefusal = (refusal: BareRefusal) => void;

/** Lines a second, and at once. */
const LINES = { perSecond: 5, burst: 20 };

interface Ears {
  readonly metrics: Pick<Metrics, 'refused'>;
  readonly clock: Pick<Clock, 'monotonic'>;
  /** Absent as long as there is none. */
  readonly log: () => Pick<Log, 'info'> | undefined;
}

/**
 * Counts each, and tells it in the log as requests are told: but anybody can bring them about for nothing, so there is
 * a limit to the lines, and the next line says how many were not told before it. Nothing that was sent is in a line.
 */
export function reportRefusals({ metrics, clock, log }: Ears): ReportRefusal {
  let bucket: Bucket | undefined;
  let unreported = 0;
  return ({ requestId, status, code, reason }) => {
    metrics.refused({ status, code });
    const taken = takeTokens(bucket, LINES, 1, clock.monotonic());
    bucket = taken.bucket;
    const to = taken.answer.granted ? log() : undefined;
    if (!to) return void unreported++;
    const facts = { status, code, reason, unreported: unreported || undefined };
    const line = { request_id: requestId, operation: 'none', ...facts };
    unreported = 0;
    to.info(line, 'no request');
  };
}

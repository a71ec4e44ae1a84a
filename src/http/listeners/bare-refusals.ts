import { takeTokens, type Bucket } from '../../accounts/bucket.ts';
import type { Metrics } from '../../../ops/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';

/** An answer to bytes that never became a request: no HTTP, a head that is too large or too slow, a tunnel. */
export interface BareRefusal {
  readonly requestId: string;
  readonly status: number;
  readonly code: string;
  /** The reason code in the answer: `http`, `headers`, `slow`. */
  readonly reason?: string;
}

export type ReportRefusal = (refusal: BareRefusal) => void;

/** The rate of log lines, and how many may come at once. */
const LINES = { perSecond: 5, burst: 20 };

interface RefusalSinks {
  readonly metrics: Pick<Metrics, 'refused'>;
  readonly clock: Pick<Clock, 'monotonic'>;
  /** Undefined until the log is open. */
  readonly log: () => Pick<Log, 'info'> | undefined;
}

/**
 * Counts every refusal and logs it like a request. Anybody can cause refusals for free, so the lines are limited,
 * and the next line has the number left out before it. No line contains bytes of the client.
 */
export function reportRefusals({ metrics, clock, log }: RefusalSinks): ReportRefusal {
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

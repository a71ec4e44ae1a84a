import { bucketOf } from './buckets.ts';
import { emptyHistogram, type Histogram } from './histogram.ts';

/** The answers of an operation since the last call of `take`. */
export interface Tallied {
  readonly operation: string;
  readonly times: Histogram;
  readonly faults: number;
}

/** Counts this process's answers to customers, until a recorder takes the counts. */
export class Tally {
  private counts = new Map<string, { times: number[]; faults: number }>();

  /** Counts durations of successes, and server errors; other refusals say nothing about the service. */
  observe({ operation, status, seconds }: { operation: string; status: number; seconds: number }): void {
    const isFault = status >= 500;
    if (!isFault && (status < 200 || status > 299)) return;
    let counted = this.counts.get(operation);
    if (!counted) this.counts.set(operation, (counted = { times: emptyHistogram(), faults: 0 }));
    if (isFault) counted.faults += 1;
    else counted.times[bucketOf(seconds * 1000)] += 1;
  }

  take(): Tallied[] {
    const taken = [...this.counts].map(([operation, counted]) => ({ operation, ...counted }));
    this.counts = new Map();
    return taken;
  }
}

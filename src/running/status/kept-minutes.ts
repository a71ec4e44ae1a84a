import { beginOf, spanMs, type Sample } from '../../../ops/index.ts';

export interface KeptMinutesParts {
  /** What was counted since the last call, as samples of the minute that begins then. */
  readonly take: (at: number) => Sample[];
  /** Stores the samples of a minute, unless it is stored already, as after a clock was set back. */
  readonly add: (samples: readonly Sample[], now: number) => Promise<void>;
  /** When counting began. */
  readonly startedAt: number;
}

/** The most minutes that wait to be written. Older ones are dropped, and stay unknown. */
const MOST_WAITING = 1440;

/** A clock that was set back by more is not waited for until it is as late as before. */
const AWAITED_MS = 10 * spanMs.minute;

/** The minutes of one recorder, each written once, as soon as it can be. */
export class KeptMinutes {
  readonly #parts: KeptMinutesParts;
  #waiting: Sample[][] = [];
  /** The last minute that was collected, or the one before the start. */
  #collectedAt: number;

  constructor(parts: KeptMinutesParts) {
    this.#parts = parts;
    this.#collectedAt = beginOf('minute', parts.startedAt) - spanMs.minute;
  }

  /** The begin of the first minute that waits, if it is one of those before now. */
  from(now: number): number {
    return beginOf('minute', now) - this.#waiting.length * spanMs.minute;
  }

  /** To be called after each minute. */
  collectBefore(now: number): void {
    const at = beginOf('minute', now) - spanMs.minute;
    // a timer may fire a millisecond early, or the clock be set back a little: what is counted is of the next minute
    if (at > this.#collectedAt || at < this.#collectedAt - AWAITED_MS) this.#collect(at);
  }

  /** Collects the unfinished minute too. */
  collectNow(now: number): void {
    this.#collect(beginOf('minute', now));
  }

  /** Throws while nothing can be written: the minutes wait. */
  async write(now: number): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#parts.add(this.#waiting[0], now);
      this.#waiting.shift();
    }
  }

  #collect(at: number): void {
    this.#collectedAt = at;
    this.#waiting.push(this.#parts.take(at));
    this.#waiting = this.#waiting.slice(-MOST_WAITING);
  }
}

/**
 * Calls `work` shortly after each minute has ended, until it is stopped, and sometimes just before as well. The clock
 * is read once a call: if `work` found the minute unfinished and a second reading found it over, the next call would be
 * a minute late.
 */
export function afterEachMinute(clock: { now(): number }, work: (now: number) => void): { stop(): void } {
  let timer: NodeJS.Timeout;
  const next = (now: number): void => {
    timer = setTimeout(() => {
      const then = clock.now();
      work(then);
      next(then);
    }, spanMs.minute - (now % spanMs.minute)).unref();
  };
  next(clock.now());
  return { stop: () => clearTimeout(timer) };
}

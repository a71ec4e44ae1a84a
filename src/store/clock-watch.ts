import { TroubleLog } from './trouble-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';

export interface ClockWatchOptions {
  /** Milliseconds since 1970 by the database's clock, which all nodes share. */
  readonly databaseNow: () => Promise<number>;
  /** This node's own clock. */
  readonly clock: Clock;
  readonly log: Log;
}

interface Measured {
  /** How far the node's clock is ahead of the database's, and the error bound of that. */
  readonly skewMs: number;
  readonly doubtMs: number;
  /** How far the node's clock is ahead of the monotonic one. */
  readonly offsetMs: number;
}

/** The largest skew that is accepted. */
const TOLERANCE_MS = 2_000;
const MEASURE_EVERY_MS = 15_000;
/** How often the clock is checked for a jump, and the jump that triggers a measurement. */
const LOOK_EVERY_MS = 1_000;
const JUMP_MS = 500;
const TRIALS = 3;

/**
 * Compares this node's clock with the database's. A node that is off by more than two seconds reports it and follows
 * the database's clock, so that all nodes agree on the month of a request. While the database is unavailable, the last
 * measurement stands.
 */
export class ClockWatch {
  /** How far this node's clock is ahead of the database's; undefined before the first measurement. */
  skewMs: number | undefined;
  readonly #options: ClockWatchOptions;
  readonly #trouble: TroubleLog;
  /** How far the corrected clock is ahead of the monotonic one, which nothing can set. */
  #correctedOffsetMs: number;
  /** The same for the node's own clock at the last check: it changes only by a jump. */
  #lastOffsetMs: number;
  #measuredAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  #measuring: Promise<void> | undefined;

  constructor(options: ClockWatchOptions) {
    this.#options = options;
    this.#lastOffsetMs = options.clock.now() - options.clock.monotonic();
    this.#correctedOffsetMs = this.#lastOffsetMs;
    const begins = "this node's clock is wrong: it goes by the database's";
    const over = "this node's clock is right again";
    this.#trouble = new TroubleLog(options.log, { begins, over, facts: () => ({ skewSeconds: this.#skewSeconds() }) });
  }

  /** The node's clock, corrected where it is too far off. A jump takes effect only once it has been measured. */
  get clock(): Clock {
    const { clock } = this.#options;
    return { now: () => Math.floor(clock.monotonic() + this.#correctedOffsetMs), monotonic: () => clock.monotonic() };
  }

  /** What is wrong, in words for operators. */
  get trouble(): string | undefined {
    return this.#trouble.reason;
  }

  /** Measures first, so that the first request has the right time. */
  async start(): Promise<void> {
    await this.measure();
    this.#timer = setInterval(() => {
      if (this.#isDue()) void this.measure();
    }, LOOK_EVERY_MS).unref();
  }

  /** Measures once at a time; concurrent callers share the result. Never rejects. */
  measure(): Promise<void> {
    this.#measuring ??= this.#measureNow()
      .catch(() => undefined)
      .finally(() => {
        this.#measuring = undefined;
      });
    return this.#measuring;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#measuring;
  }

  #isDue(): boolean {
    const { clock } = this.#options;
    const monotonic = clock.monotonic();
    const jumpMs = clock.now() - monotonic - this.#lastOffsetMs;
    if (Math.abs(jumpMs) > TOLERANCE_MS) {
      this.#options.log.error({ jumpSeconds: Math.round(jumpMs / 100) / 10 }, "this machine's clock was moved");
    }
    return Math.abs(jumpMs) > JUMP_MS || monotonic - this.#measuredAt >= MEASURE_EVERY_MS;
  }

  /** Takes the quickest of several trials: the database read its clock somewhere between request and reply. */
  async #measureNow(): Promise<void> {
    const { clock, databaseNow } = this.#options;
    this.#measuredAt = clock.monotonic();
    this.#lastOffsetMs = clock.now() - this.#measuredAt;
    let best: Measured = { skewMs: 0, doubtMs: Infinity, offsetMs: 0 };
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [asked, askedAt] = [clock.monotonic(), clock.now()];
      const databaseAt = await databaseNow();
      const doubtMs = (clock.monotonic() - asked) / 2;
      const skewMs = askedAt + doubtMs - databaseAt;
      if (doubtMs < best.doubtMs) best = { skewMs, doubtMs, offsetMs: askedAt - asked };
    }
    this.#judge(best);
  }

  #judge({ skewMs, doubtMs, offsetMs }: Measured): void {
    this.skewMs = skewMs;
    const isOff = Math.abs(skewMs) - doubtMs > TOLERANCE_MS;
    this.#correctedOffsetMs = offsetMs - (isOff ? skewMs : 0);
    if (!isOff) return this.#trouble.succeeded();
    const direction = skewMs > 0 ? 'ahead of' : 'behind';
    this.#trouble.failed(new Error(`the clock is ${Math.abs(this.#skewSeconds())} s ${direction} the database's`));
  }

  #skewSeconds(): number {
    return Math.round((this.skewMs ?? 0) / 100) / 10;
  }
}

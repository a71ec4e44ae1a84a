import { TroubleLog } from './trouble-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';

export interface ClockWatchOptions {
  /** Milliseconds since 1970, by the clock that all nodes share. */
  readonly databaseNow: () => Promise<number>;
  /** This node's own. */
  readonly clock: Clock;
  readonly log: Log;
}

interface Measured {
  /** How far the node's clock is ahead of the database's, and how wrong that may be. */
  readonly skewMs: number;
  readonly doubtMs: number;
  /** How far it is ahead of the monotonic one. */
  readonly offsetMs: number;
}

/** A clock that is no farther off is good enough. */
const TOLERANCE_MS = 2_000;
const MEASURE_EVERY_MS = 15_000;
/** How often the clock is looked at for a jump, and how far it has to jump to be measured at once. */
const LOOK_EVERY_MS = 1_000;
const JUMP_MS = 500;
const TRIALS = 3;

/**
 * Holds this node's clock against the database's. A node that is off by more than two seconds says so and goes by the
 * database's clock, so that all nodes agree on the month of a request. While the database is away, what was measured
 * last holds.
 */
export class ClockWatch {
  /** How far this node's clock is ahead; undefined before the first measurement. */
  skewMs: number | undefined;
  readonly #options: ClockWatchOptions;
  readonly #trouble: TroubleLog;
  /** What the believed clock is ahead of the monotonic one, which nobody sets. */
  #believedOffsetMs: number;
  /** The same of the node's clock when it was looked at last: it changes only by a jump. */
  #seenOffsetMs: number;
  #measuredAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  #measuring: Promise<void> | undefined;

  constructor(options: ClockWatchOptions) {
    this.#options = options;
    this.#seenOffsetMs = options.clock.now() - options.clock.monotonic();
    this.#believedOffsetMs = this.#seenOffsetMs;
    const begins = "this node's clock is wrong: it goes by the database's";
    const over = "this node's clock is right again";
    this.#trouble = new TroubleLog(options.log, { begins, over, facts: () => ({ skewSeconds: this.#skewSeconds() }) });
  }

  /** The node's clock, set right where it is too far off. A jump of it is followed only when it was measured. */
  get clock(): Clock {
    const { clock } = this.#options;
    return { now: () => Math.floor(clock.monotonic() + this.#believedOffsetMs), monotonic: () => clock.monotonic() };
  }

  /** What is wrong, for people. */
  get trouble(): string | undefined {
    return this.#trouble.reason;
  }

  /** Begins with a measurement, so that the first request has the right time. */
  async start(): Promise<void> {
    await this.measure();
    this.#timer = setInterval(() => {
      if (this.#isDue()) void this.measure();
    }, LOOK_EVERY_MS).unref();
  }

  /** One at a time; who asks meanwhile shares it. Never rejects. */
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
    const jumpMs = clock.now() - monotonic - this.#seenOffsetMs;
    if (Math.abs(jumpMs) > TOLERANCE_MS) {
      this.#options.log.error({ jumpSeconds: Math.round(jumpMs / 100) / 10 }, "this machine's clock was moved");
    }
    return Math.abs(jumpMs) > JUMP_MS || monotonic - this.#measuredAt >= MEASURE_EVERY_MS;
  }

  /** The quickest of some trials: the answer was made somewhere between question and arrival. */
  async #measureNow(): Promise<void> {
    const { clock, databaseNow } = this.#options;
    this.#measuredAt = clock.monotonic();
    this.#seenOffsetMs = clock.now() - this.#measuredAt;
    let best: Measured = { skewMs: 0, doubtMs: Infinity, offsetMs: 0 };
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [asked, askedAt] = [clock.monotonic(), clock.now()];
      const theirs = await databaseNow();
      const doubtMs = (clock.monotonic() - asked) / 2;
      const skewMs = askedAt + doubtMs - theirs;
      if (doubtMs < best.doubtMs) best = { skewMs, doubtMs, offsetMs: askedAt - asked };
    }
    this.#judge(best);
  }

  #judge({ skewMs, doubtMs, offsetMs }: Measured): void {
    this.skewMs = skewMs;
    const isOff = Math.abs(skewMs) - doubtMs > TOLERANCE_MS;
    this.#believedOffsetMs = offsetMs - (isOff ? skewMs : 0);
    if (!isOff) return this.#trouble.succeeded();
    const direction = skewMs > 0 ? 'ahead of' : 'behind';
    this.#trouble.failed(new Error(`the clock is ${Math.abs(this.#skewSeconds())} s ${direction} the database's`));
  }

  #skewSeconds(): number {
    return Math.round((this.skewMs ?? 0) / 100) / 10;
  }
}

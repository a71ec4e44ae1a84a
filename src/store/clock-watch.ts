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
  #correctionMs = 0;
  /** What the node's clock is ahead of its monotonic one: it changes only by a jump. */
  #offsetMs = NaN;
  #measuredAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  #measuring: Promise<void> | undefined;

  constructor(options: ClockWatchOptions) {
    this.#options = options;
    const begins = "this node's clock is wrong: it goes by the database's";
    const over = "this node's clock is right again";
    this.#trouble = new TroubleLog(options.log, { begins, over, facts: () => ({ skewSeconds: this.#skewSeconds() }) });
  }

  /** The node's clock, set right where it is too far off. */
  get clock(): Clock {
    const { clock } = this.#options;
    return { now: () => clock.now() - this.#correctionMs, monotonic: () => clock.monotonic() };
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
    const jumpMs = clock.now() - monotonic - this.#offsetMs;
    if (Math.abs(jumpMs) > TOLERANCE_MS) {
      this.#options.log.error({ jumpSeconds: Math.round(jumpMs / 100) / 10 }, "this machine's clock was moved");
    }
    return Math.abs(jumpMs) > JUMP_MS || monotonic - this.#measuredAt >= MEASURE_EVERY_MS;
  }

  /** The quickest of some trials: the answer was made somewhere between question and arrival. */
  async #measureNow(): Promise<void> {
    const { clock, databaseNow } = this.#options;
    this.#measuredAt = clock.monotonic();
    this.#offsetMs = clock.now() - this.#measuredAt;
    let best = { skewMs: 0, doubtMs: Infinity };
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [asked, askedAt] = [clock.monotonic(), clock.now()];
      const theirs = await databaseNow();
      const doubtMs = (clock.monotonic() - asked) / 2;
      if (doubtMs < best.doubtMs) best = { skewMs: askedAt + doubtMs - theirs, doubtMs };
    }
    this.#judge(best.skewMs, best.doubtMs);
  }

  #judge(skewMs: number, doubtMs: number): void {
    this.skewMs = skewMs;
    const isOff = Math.abs(skewMs) - doubtMs > TOLERANCE_MS;
    this.#correctionMs = isOff ? Math.round(skewMs) : 0;
    if (!isOff) return this.#trouble.succeeded();
    const direction = skewMs > 0 ? 'ahead of' : 'behind';
    this.#trouble.failed(new Error(`the clock is ${Math.abs(this.#skewSeconds())} s ${direction} the database's`));
  }

  #skewSeconds(): number {
    return Math.round((this.skewMs ?? 0) / 100) / 10;
  }
}

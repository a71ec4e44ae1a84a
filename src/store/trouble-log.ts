import type { Log } from '../kernel/log.ts';

export interface TroubleWords {
  readonly begins: string;
  readonly over: string;
  /** Read when a line is written. */
  readonly facts?: () => object;
}

/** A trouble is over when it has not recurred for this long: a nearly full disk still accepts a line now and then. */
const CALM_MS = 5_000;

/** Logs a trouble when it begins and when it is over, one line each, however often it recurs in between. */
export class TroubleLog {
  /** The last failure, until something succeeds. */
  reason: string | undefined;
  readonly #log: Log;
  readonly #words: TroubleWords;
  #reported = false;
  #calm: NodeJS.Timeout | undefined;

  constructor(log: Log, words: TroubleWords) {
    this.#log = log;
    this.#words = words;
  }

  failed(error: Error): void {
    this.reason = error.message;
    clearTimeout(this.#calm);
    this.#calm = undefined;
    if (this.#reported) return;
    this.#reported = true;
    this.#log.error({ reason: error.message, ...this.#words.facts?.() }, this.#words.begins);
  }

  succeeded(): void {
    this.reason = undefined;
    if (this.#reported) this.#calm ??= setTimeout(() => this.settle(), CALM_MS).unref();
  }

  /** Logs pending lines now, because the process is ending. */
  settle(): void {
    clearTimeout(this.#calm);
    this.#calm = undefined;
    if (!this.#reported || this.reason !== undefined) return;
    this.#reported = false;
    this.#log.info({ ...this.#words.facts?.() }, this.#words.over);
  }
}

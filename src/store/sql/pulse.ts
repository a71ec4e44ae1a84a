import { ServerLost } from './trouble.ts';

export interface PulseLimits {
  /** The server is probed after this long without any answer. */
  readonly suspectMs: number;
  /** How long it has to answer the probe. */
  readonly signMs: number;
  /** The time limit of one piece of work on a live server. */
  readonly deadlineMs: number;
}

interface Waiting {
  readonly since: number;
  readonly reject: (error: Error) => void;
}

const FIRST_PROBE_MS = 100;
const SLOWEST_PROBE_MS = 1_000;

/**
 * Distinguishes a server that is frozen or cut off, which would block callers for as long as they wait, from one that
 * is slow. After a silence the server is probed; without an answer all waiting callers are refused, and so are new ones
 * until it answers again.
 */
export class Pulse {
  readonly #signOfLife: () => Promise<void>;
  readonly #limits: PulseLimits;
  /** In order of arrival. */
  readonly #waiting = new Set<Waiting>();
  #heardAt = performance.now();
  #away = false;
  #probing = false;
  #closed = false;
  /** The one planned step: to check the waiting calls or, while the server is away, to probe it again. */
  #timer: NodeJS.Timeout | undefined;

  constructor(signOfLife: () => Promise<void>, limits: PulseLimits) {
    this.#signOfLife = signOfLife;
    this.#limits = limits;
  }

  /** Runs work on the server; throws `temporarily_unavailable` at once while the server is known to be away. */
  async guard<T>(work: () => Promise<T>): Promise<T> {
    const result = await this.guardQuiet(work);
    this.#heardAt = performance.now();
    return result;
  }

  /** The same for work that may end without the server, and so does not prove that it is alive. */
  async guardQuiet<T>(work: () => Promise<T>): Promise<T> {
    if (this.#away) throw silent();
    const { promise: refused, reject } = Promise.withResolvers<never>();
    const each = { since: performance.now(), reject };
    this.#waiting.add(each);
    this.#plan(this.#limits.suspectMs, () => this.#watch());
    try {
      const working = work();
      working.catch(() => undefined);
      return await Promise.race([working, refused]);
    } finally {
      this.#waiting.delete(each);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #watch(): void {
    const { suspectMs, deadlineMs } = this.#limits;
    const [oldest] = this.#waiting;
    if (this.#away || this.#probing || !oldest) return;
    const now = performance.now();
    for (const each of this.#waiting) {
      if (now - each.since < deadlineMs) break;
      this.#waiting.delete(each);
      each.reject(late(deadlineMs));
    }
    const leftMs = Math.max(this.#heardAt, oldest.since) + suspectMs - now;
    if (leftMs > 0) this.#plan(leftMs, () => this.#watch());
    else void this.#probe(FIRST_PROBE_MS);
  }

  async #probe(nextMs: number): Promise<void> {
    this.#probing = true;
    const lives = await within(this.#limits.signMs, this.#signOfLife()).then(
      () => true,
      () => false,
    );
    this.#probing = false;
    this.#away = !lives;
    if (lives) {
      this.#heardAt = performance.now();
      this.#watch();
      return;
    }
    for (const { reject } of this.#waiting) reject(silent());
    this.#waiting.clear();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#plan(nextMs, () => void this.#probe(Math.min(nextMs * 2, SLOWEST_PROBE_MS)));
  }

  #plan(delayMs: number, next: () => void): void {
    if (this.#closed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // after a busy spell, answers that have already arrived are read first
      setImmediate(next);
    }, delayMs).unref();
  }
}

const silent = (): ServerLost => new ServerLost('The database gives no sign of life; asked again every second.');

const late = (deadlineMs: number): ServerLost => new ServerLost(`The database took longer than ${deadlineMs} ms.`);

/** The result, or a failure after this time; a later result is ignored. */
export async function within<T>(deadlineMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late(deadlineMs)), deadlineMs);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

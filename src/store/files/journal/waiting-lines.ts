import { LineBytes } from '../line-bytes.ts';
import type { JournalPlaces } from './places.ts';

interface Pace {
  /** How long a line may stay unwritten within a turn of the event loop, and then unsynced. */
  readonly flushMs: number;
  /** The pause after no disk accepted the lines. */
  readonly retryMs: number;
}

const FLUSH_LINES = 2_000;

/**
 * Lines held in memory until the end of the turn of the event loop in which they were recorded, or until a disk accepts
 * lines again: a killed process loses at most those of one turn.
 */
export class WaitingLines {
  readonly #bytes = new LineBytes();
  readonly #places: JournalPlaces;
  readonly #pace: Pace;
  readonly #onWritten: () => void;
  #timer: NodeJS.Timeout | undefined;
  #turnEnd: NodeJS.Immediate | undefined;
  /** When the first of them was added, by the monotonic clock. */
  #since = 0;
  #hasEnded = false;
  #askedWhenWritten: (() => void)[] = [];

  constructor(places: JournalPlaces, pace: Pace, onWritten: () => void) {
    this.#places = places;
    this.#pace = pace;
    this.#onWritten = onWritten;
  }

  /** The number of lines held. */
  get lines(): number {
    return this.#bytes.lines;
  }

  add(line: string): void {
    const now = performance.now();
    if (this.lines === 0) this.#since = now;
    this.#bytes.add(line);
    // no timer fires within a long turn of the event loop
    const isLong = this.lines >= FLUSH_LINES || now - this.#since >= this.#pace.flushMs;
    if (isLong && !this.#places.isFull) return this.#tick();
    this.#turnEnd ??= setImmediate(() => this.#endTurn());
    this.#timer ??= setTimeout(() => this.#tick(), this.#pace.flushMs);
  }

  /** Writes all of them now; throws if no disk accepts them. */
  write(): void {
    if (this.lines === 0) return;
    this.#places.write(this.#bytes.peek());
    this.#bytes.take();
    this.#onWritten();
    for (const notify of this.#askedWhenWritten.splice(0)) notify();
  }

  /** Calls back, once, as soon as none of those that came so far waits any more. */
  whenWritten(then: () => void): void {
    if (this.lines === 0) then();
    else this.#askedWhenWritten.push(then);
  }

  peek(): Buffer {
    return this.#bytes.peek();
  }

  dropFirst(count: number): void {
    this.#bytes.dropFirst(count);
  }

  /** Stops all writes except explicit calls of `write`. */
  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    clearImmediate(this.#turnEnd);
  }

  /** Lines that no disk accepts are retried by the timer. */
  #endTurn(): void {
    this.#turnEnd = undefined;
    if (this.#places.isFull) return;
    try {
      this.write();
    } catch {
      // the place has logged it
    }
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      this.write();
    } catch {
      if (!this.#hasEnded) this.#timer = setTimeout(() => this.#tick(), this.#pace.retryMs);
      return;
    }
    this.#places.sync().catch(() => undefined);
    this.#places.closeLongSegments();
  }
}

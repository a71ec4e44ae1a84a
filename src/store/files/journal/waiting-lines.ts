import { LineBytes } from '../line-bytes.ts';
import type { JournalPlaces } from './places.ts';

interface Pace {
  /** How long a line waits to be written within a turn of the event loop, and then to be synced. */
  readonly flushMs: number;
  /** After a disk took nothing. */
  readonly retryMs: number;
}

const FLUSH_LINES = 2_000;

/**
 * Lines that are in memory only, until the end of the turn of the event loop in which they came, or until a disk takes
 * some again: a process that is killed forgets at most those of one turn.
 */
export class WaitingLines {
  readonly #bytes = new LineBytes();
  readonly #places: JournalPlaces;
  readonly #pace: Pace;
  readonly #onWritten: () => void;
  #timer: NodeJS.Timeout | undefined;
  #turnEnd: NodeJS.Immediate | undefined;
  /** When the first of them came; of the clock that only goes forward. */
  #since = 0;
  #hasEnded = false;
  #askedWhenWritten: (() => void)[] = [];

  constructor(places: JournalPlaces, pace: Pace, onWritten: () => void) {
    this.#places = places;
    this.#pace = pace;
    this.#onWritten = onWritten;
  }

  /** How many there are. */
  get lines(): number {
    return this.#bytes.lines;
  }

  add(line: string): void {
    const now = performance.now();
    if (this.lines === 0) this.#since = now;
    this.#bytes.add(line);
    // a long turn of the event loop lets no timer through
    const isLong = this.lines >= FLUSH_LINES || now - this.#since >= this.#pace.flushMs;
    if (isLong && !this.#places.isFull) return this.#tick();
    this.#turnEnd ??= setImmediate(() => this.#endTurn());
    this.#timer ??= setTimeout(() => this.#tick(), this.#pace.flushMs);
  }

  /** All of them now; throws where no disk takes them. */
  write(): void {
    if (this.lines === 0) return;
    this.#places.write(this.#bytes.peek());
    this.#bytes.take();
    this.#onWritten();
    for (const tell of this.#askedWhenWritten.splice(0)) tell();
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

  /** Nothing is written any more but what `write` is called for. */
  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    clearImmediate(this.#turnEnd);
  }

  /** What no disk takes is tried again by the timer. */
  #endTurn(): void {
    this.#turnEnd = undefined;
    if (this.#places.isFull) return;
    try {
      this.write();
    } catch {
      // told by the place
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

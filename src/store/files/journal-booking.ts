import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readJournal } from './journal-line.ts';
import { SEGMENT_ENDING } from './journal-segment.ts';
import { Unbooked } from './unbooked.ts';
import type { BookingLedger, UsageLine } from '../../../billing/index.ts';

interface ClosedSegment {
  readonly path: string;
  readonly id: string;
}

interface BookingOptions {
  readonly clock: () => number;
  readonly retryMs: number;
}

/** Brings closed segments into the ledger, one after another, until each is there; then its file goes. */
export class Booking {
  readonly unbooked = new Unbooked();
  trouble: string | undefined;
  readonly #ledger: BookingLedger;
  readonly #options: BookingOptions;
  readonly #segments: ClosedSegment[] = [];
  #timer: NodeJS.Timeout | undefined;
  #ended = false;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(ledger: BookingLedger, options: BookingOptions) {
    this.#ledger = ledger;
    this.#options = options;
  }

  /** Begins with what earlier processes left in the folder: nobody writes to these files any more. */
  static async open(folder: string, ledger: BookingLedger, options: BookingOptions): Promise<Booking> {
    const booking = new Booking(ledger, options);
    for (const name of (await readdir(folder)).sort()) {
      if (!name.endsWith(SEGMENT_ENDING)) continue;
      const path = join(folder, name);
      for (const line of readJournal(await readFile(path)).lines) booking.unbooked.add(line);
      booking.add(path, basename(name, SEGMENT_ENDING));
    }
    return booking;
  }

  /** A closed segment, to be booked soon. */
  add(path: string, id: string): void {
    this.#segments.push({ path, id });
    this.#later(0);
  }

  /** Rejects when one could not be booked; it is tried again later. */
  async bookAll(): Promise<void> {
    try {
      while (await this.inTurn(() => this.#bookNext()));
      this.trouble = undefined;
    } catch (error) {
      // one that the ledger refuses must not keep the others from it
      this.#segments.push(...this.#segments.splice(0, 1));
      this.trouble = `usage waits to be booked: ${(error as Error).message}`;
      this.#later(this.#options.retryMs);
      throw error;
    }
  }

  /** Lines that never got to a file. */
  bookLines(lines: readonly UsageLine[]): Promise<void> {
    return this.inTurn(async () => {
      await this.#ledger.book(randomUUID(), lines, this.#options.clock());
      this.unbooked.remove(lines);
    });
  }

  /** Runs between two bookings. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  async #bookNext(): Promise<boolean> {
    const segment = this.#segments[0];
    if (!segment) return false;
    const { lines, damaged } = readJournal(await readFile(segment.path));
    // false: booked before, by a process that died before it could remove the file
    await this.#ledger.book(segment.id, lines, this.#options.clock());
    this.#segments.shift();
    this.unbooked.remove(lines);
    if (damaged === 0) await unlink(segment.path);
    else await rename(segment.path, `${segment.path}.damaged`);
    return true;
  }

  #later(delayMs: number): void {
    if (this.#ended || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.bookAll().catch(() => undefined);
    }, delayMs);
  }
}

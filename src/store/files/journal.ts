import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { lockFolder } from './folder-lock.ts';
import { readJournal, toJournalLine } from './journal-line.ts';
import { JournalSegment } from './journal-segment.ts';
import { Booking } from './journal-booking.ts';
import { PRIVATE_FOLDER } from './private-file.ts';
import type { BookingLedger, JournalState, UsageJournal, UsageLine, UsageSum } from '../../../billing/index.ts';

export interface JournalOptions {
  /** How long a line waits for others before it is written. */
  readonly flushMs: number;
  /** A segment is closed, and booked, when it is this old or this long. */
  readonly segmentMs: number;
  readonly segmentBytes: number;
  /** Lines held in memory while the disk takes none; more are given up, in the customers' favour. */
  readonly maxWaiting: number;
  readonly retryMs: number;
}

const DEFAULTS: JournalOptions = {
  flushMs: 20,
  segmentMs: 2_000,
  segmentBytes: 4 * 1024 * 1024,
  maxWaiting: 200_000,
  retryMs: 500,
};

const FLUSH_LINES = 2_000;

export interface FileJournal extends UsageJournal {
  /** Runs while no line moves from the journal to the ledger, so that their sum counts each line once. */
  steady<T>(work: (unbooked: (accountId: string) => UsageSum[]) => Promise<T>): Promise<T>;
}

/**
 * The usage journal of a node: lines are gathered for a moment, written to the open segment, and booked
 * with their segment. What an earlier process left behind is booked first.
 */
export async function openJournal(
  folder: string,
  ledger: BookingLedger,
  wished: Partial<JournalOptions> = {},
): Promise<FileJournal> {
  const options = { ...DEFAULTS, ...wished };
  mkdirSync(folder, PRIVATE_FOLDER);
  const lock = lockFolder(folder);
  try {
    const booking = await Booking.open(folder, ledger, options);
    return new Journal(folder, booking, options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

class Journal implements FileJournal {
  readonly #folder: string;
  readonly #booking: Booking;
  readonly #options: JournalOptions;
  readonly #lock: { release(): void };
  #waiting: string[] = [];
  #segment: JournalSegment | undefined;
  #flushTimer: NodeJS.Timeout | undefined;
  #segmentTimer: NodeJS.Timeout | undefined;
  /** Segments that are being closed. */
  readonly #closing = new Set<Promise<void>>();
  #lost = 0;
  #trouble: string | undefined;
  #closed = false;

  constructor(folder: string, booking: Booking, options: JournalOptions, lock: { release(): void }) {
    this.#folder = folder;
    this.#booking = booking;
    this.#options = options;
    this.#lock = lock;
  }

  get state(): JournalState {
    const trouble = this.#trouble ?? this.#booking.trouble;
    return {
      waiting: this.#waiting.length,
      unbooked: this.#booking.unbooked.lines,
      lost: this.#lost,
      repeated: this.#booking.repeated,
      late: this.#booking.late,
      ...(trouble === undefined ? {} : { trouble }),
    };
  }

  record(line: UsageLine): void {
    if (this.#closed || this.#waiting.length >= this.#options.maxWaiting) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(toJournalLine(line));
    this.#booking.unbooked.add(line);
    // a long turn of the event loop lets no timer through
    if (this.#waiting.length >= FLUSH_LINES && this.#trouble === undefined) return this.#tick();
    this.#flushTimer ??= setTimeout(() => this.#tick(), this.#options.flushMs);
  }

  async flush(): Promise<void> {
    this.#write();
    await this.#segment?.sync();
  }

  async book(): Promise<void> {
    this.#write();
    this.#closeSegment();
    await Promise.all(this.#closing);
    await this.#booking.bookAll();
  }

  steady<T>(work: (unbooked: (accountId: string) => UsageSum[]) => Promise<T>): Promise<T> {
    return this.#booking.inTurn(() => work((accountId) => this.#booking.unbooked.rowsOf(accountId)));
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#flushTimer);
    // what cannot be written or booked now is told by the state, and booked at the next start
    await this.book().catch(() => undefined);
    this.#closeSegment();
    await Promise.all(this.#closing);
    await this.#saveWaiting().catch((error: Error) => this.#fail(error));
    await this.#booking.close();
    this.#lock.release();
  }

  #tick(): void {
    clearTimeout(this.#flushTimer);
    this.#flushTimer = undefined;
    try {
      this.#write();
    } catch {
      if (!this.#closed) this.#flushTimer = setTimeout(() => this.#tick(), this.#options.retryMs);
      return;
    }
    this.#segment?.sync().catch((error: Error) => this.#fail(error));
    if (this.#segment && this.#segment.bytes >= this.#options.segmentBytes) this.#closeSegment();
  }

  #write(): void {
    if (this.#waiting.length === 0) return;
    try {
      this.#segment ??= this.#openSegment();
      this.#segment.append(this.#waiting);
      this.#waiting = [];
      this.#trouble = undefined;
    } catch (error) {
      this.#fail(error as Error);
      throw error;
    }
  }

  #openSegment(): JournalSegment {
    const segment = new JournalSegment(this.#folder, randomUUID());
    this.#segmentTimer = setTimeout(() => this.#closeSegment(), this.#options.segmentMs);
    return segment;
  }

  /** Hands the segment over to be booked. */
  #closeSegment(): void {
    const segment = this.#segment;
    if (!segment) return;
    clearTimeout(this.#segmentTimer);
    this.#segment = undefined;
    const closing = segment
      .close()
      .catch((error: Error) => this.#fail(error))
      .finally(() => {
        this.#closing.delete(closing);
        this.#booking.add(segment.path, segment.id);
      });
    this.#closing.add(closing);
  }

  /** The last way out when the disk takes nothing: from memory into the ledger. */
  async #saveWaiting(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const { lines } = readJournal(Buffer.from(this.#waiting.join(''), 'utf8'));
    this.#waiting = [];
    await this.#booking.bookLines(lines);
  }

  #fail(error: Error): void {
    this.#trouble = `usage journal in ${this.#folder}: ${error.message}`;
  }
}

import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ASIDE_ENDING } from './aside.ts';
import { readJournal } from './line.ts';
import { SEGMENT_ENDING } from './segment.ts';
import { TroubleLog } from '../../trouble-log.ts';
import { Turns } from '../../turns.ts';
import { Unbooked } from './unbooked.ts';
import type { Log } from '../../../kernel/log.ts';
import type { BookingLedger, UsageLine } from '../../../../billing/index.ts';

/** Lines per transaction: this many take milliseconds, during which an embedded database blocks all other work. */
const LINES_AT_ONCE = 2_000;

const TROUBLE = { begins: 'usage waits to be booked', over: 'usage is booked again' };

interface ClosedSegment {
  readonly path: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly closedAt: number;
  /** How many of its lines are booked: after a failure, booking resumes there. */
  through: number;
  late: number;
}

const reportLate = ({ path, late }: ClosedSegment, log: Log): void =>
  log.error({ lines: late, file: path }, 'usage of a month that is closed was not counted');

/** Keeps the file of a segment for inspection: its valid lines are in the ledger, some are damaged. */
async function putAside({ path }: ClosedSegment, lines: number, log: Log): Promise<void> {
  const file = `${path}.damaged`;
  await rename(path, file);
  log.error({ lines, file }, 'lines of usage are damaged and were not counted; their file is kept');
}

interface WaitingSegments {
  readonly segments: number;
  readonly oldestAt?: number;
}

const countWaiting = (segments: readonly ClosedSegment[]): WaitingSegments => ({
  segments: segments.length,
  ...(segments.length > 0 && { oldestAt: segments.reduce((at, { closedAt }) => Math.min(at, closedAt), Infinity) }),
});

async function* segmentsIn(folders: readonly string[]): AsyncGenerator<Pick<ClosedSegment, 'path' | 'closedAt'>> {
  for (const folder of folders) {
    for (const name of (await readdir(folder)).sort()) {
      if (!name.endsWith(SEGMENT_ENDING) && !name.endsWith(ASIDE_ENDING)) continue;
      const path = join(folder, name);
      yield { path, closedAt: (await stat(path)).mtimeMs };
    }
  }
}

interface BookingOptions {
  readonly retryMs: number;
  readonly log: Log;
}

/** Books closed segments into the ledger, one after another, and removes the file of each that is booked. */
export class Booking {
  readonly unbooked = new Unbooked();
  readonly #trouble: TroubleLog;
  /** Lines that were booked before, lines of closed months, and lines that cannot be read. */
  repeated = 0;
  late = 0;
  damaged = 0;
  readonly #ledger: BookingLedger;
  readonly #options: BookingOptions;
  readonly #segments: ClosedSegment[] = [];
  #timer: NodeJS.Timeout | undefined;
  #ended = false;
  readonly #turns = new Turns();
  /** Books one segment at a time, for all callers. */
  readonly #segmentTurns = new Turns();

  private constructor(ledger: BookingLedger, options: BookingOptions) {
    this.#ledger = ledger;
    this.#options = options;
    this.#trouble = new TroubleLog(options.log, { ...TROUBLE, facts: () => ({ lines: this.unbooked.lines }) });
  }

  get trouble(): string | undefined {
    const { reason } = this.#trouble;
    return reason === undefined ? undefined : `usage waits to be booked: ${reason}`;
  }

  /** Closed segments that are not in the ledger yet. */
  get waiting(): WaitingSegments {
    return countWaiting(this.#segments);
  }

  /** Starts with the segments of earlier processes, which no longer grow. */
  static async open(folders: readonly string[], ledger: BookingLedger, options: BookingOptions): Promise<Booking> {
    const booking = new Booking(ledger, options);
    for await (const { path, closedAt } of segmentsIn(folders)) {
      for (const line of readJournal(await readFile(path)).lines) booking.unbooked.add(line);
      booking.add(path, closedAt);
    }
    return booking;
  }

  /** A closed segment, to be booked soon. */
  add(path: string, closedAt = Date.now()): void {
    this.#segments.push({ path, id: parse(path).name, closedAt, through: 0, late: 0 });
    this.#later(0);
  }

  /** Rejects if a segment could not be booked; it is retried later. */
  async bookAll(): Promise<void> {
    try {
      while (await this.#segmentTurns.run(() => this.#bookNext()));
      this.#trouble.succeeded();
    } catch (error) {
      // a segment that the ledger refuses must not hold up the others
      this.#segments.push(...this.#segments.splice(0, 1));
      this.#trouble.failed(error as Error);
      this.#later(this.#options.retryMs);
      throw error;
    }
  }

  /** Books lines that never reached a file. Returns how many, from the first, are in the ledger now. */
  async bookLines(lines: readonly UsageLine[]): Promise<number> {
    const segment: ClosedSegment = { path: '', id: randomUUID(), closedAt: 0, through: 0, late: 0 };
    await this.#book(segment, lines).catch((error: Error) => this.#trouble.failed(error));
    return segment.through;
  }

  /** Runs the work between two bookings. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.run(work);
  }

  async close(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#segmentTurns.done();
    await this.#turns.done();
    this.#trouble.settle();
  }

  async #bookNext(): Promise<boolean> {
    const segment = this.#segments[0];
    if (!segment) return false;
    const { lines, damaged } = readJournal(await readFile(segment.path));
    await this.#book(segment, lines);
    this.#segments.shift();
    if (segment.late > 0) reportLate(segment, this.#options.log);
    this.damaged += damaged;
    if (damaged > 0) await putAside(segment, damaged, this.#options.log);
    else if (segment.late > 0) await rename(segment.path, `${segment.path}.late`);
    else await unlink(segment.path);
    return true;
  }

  async #book(segment: ClosedSegment, lines: readonly UsageLine[]): Promise<void> {
    while (segment.through < lines.length) {
      const chunk = lines.slice(segment.through, segment.through + LINES_AT_ONCE);
      await this.inTurn(async () => {
        const { late, repeated } = await this.#ledger.book(segment.id, chunk);
        segment.through += chunk.length;
        segment.late += late;
        this.late += late;
        this.repeated += repeated;
        this.unbooked.remove(chunk);
      });
      // yields to requests
      await setImmediate();
    }
  }

  #later(delayMs: number): void {
    if (this.#ended || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.bookAll().catch(() => undefined);
    }, delayMs);
  }
}

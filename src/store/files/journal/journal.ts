import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../errors.ts';
import { ReceivedAside } from './aside.ts';
import { Booking } from './booking.ts';
import { readJournal, toJournalLine } from './line.ts';
import { JournalPlaces } from './places.ts';
import { lockFolder } from './folder-lock.ts';
import { PRIVATE_FOLDER } from '../private-file.ts';
import { WaitingLines } from './waiting-lines.ts';
import { TroubleLog } from '../../trouble-log.ts';
import type { Log } from '../../../kernel/log.ts';
import type { BookingLedger, JournalState, UsageJournal, UsageLine, UsageSum } from '../../../../billing/index.ts';

export interface JournalOptions {
  /** Takes lines that the first folder refuses; should be on another disk. */
  readonly spareFolder: string | undefined;
  /** See `WaitingLines`. */
  readonly flushMs: number;
  /** A segment is closed and booked at this age or length. */
  readonly segmentMs: number;
  readonly segmentBytes: number;
  /** Lines held in memory while no disk accepts any; more are dropped, in the customers' favour. */
  readonly maxWaiting: number;
  readonly retryMs: number;
  /** On close, how long lines that are only in memory are retried before they are dropped. */
  readonly endWaitMs: number;
  readonly log: Log;
}

const DEFAULTS: JournalOptions = {
  spareFolder: undefined,
  flushMs: 20,
  segmentMs: 2_000,
  segmentBytes: 4 * 1024 * 1024,
  maxWaiting: 200_000,
  retryMs: 500,
  endWaitMs: 0,
  log: { info: () => {}, error: () => {} },
};

export interface FileJournal extends UsageJournal {
  /** Runs while no line moves from the journal to the ledger, so that their sum counts each line once. */
  steady<T>(work: (unbooked: (accountId: string) => UsageSum[]) => Promise<T>): Promise<T>;
}

/**
 * The usage journal of a node. Lines are written to the open segment at the end of the turn of the event loop in which
 * they were recorded, so that a killed process loses at most those of one turn, and are booked with their segment.
 * Segments of an earlier process are booked first.
 */
export async function openJournal(
  folder: string,
  ledger: BookingLedger,
  overrides: Partial<JournalOptions> = {},
): Promise<FileJournal> {
  const options = { ...DEFAULTS, ...overrides };
  const folders = [folder, ...(options.spareFolder === undefined ? [] : [options.spareFolder])];
  const locks: { release(): void }[] = [];
  const release = (): void => locks.forEach((lock) => lock.release());
  try {
    for (const each of folders) locks.push(takeFolder(each));
    return new Journal(folders, await Booking.open(folders, ledger, options), options, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Makes the folder and locks it for this process. */
function takeFolder(folder: string): { release(): void } {
  try {
    mkdirSync(folder, PRIVATE_FOLDER);
  } catch (error) {
    throw new AppError('file_unwritable', `No usage journal can lie in ${folder}: ${(error as Error).message}`);
  }
  return lockFolder(folder);
}

class Journal implements FileJournal {
  readonly #folders: readonly string[];
  readonly #places: JournalPlaces;
  readonly #booking: Booking;
  readonly #options: JournalOptions;
  readonly #release: () => void;
  readonly #givingUp: TroubleLog;
  readonly #waiting: WaitingLines;
  #lost = 0;
  #closed = false;

  constructor(folders: readonly string[], booking: Booking, options: JournalOptions, release: () => void) {
    this.#folders = folders;
    this.#booking = booking;
    this.#options = options;
    this.#release = release;
    this.#places = new JournalPlaces(folders, {
      ...options,
      onClosed: (path) => booking.add(path),
      onRepeated: (bytes) => readJournal(bytes).lines.forEach((line) => booking.unbooked.add(line)),
    });
    this.#waiting = new WaitingLines(this.#places, options, () => this.#givingUp.succeeded());
    const facts = (): object => ({ lines: this.#lost });
    const over = 'usage was given up, and is not any more';
    this.#givingUp = new TroubleLog(options.log, { begins: 'usage is given up: too much of it waits', over, facts });
  }

  get state(): JournalState {
    const trouble = this.#places.trouble ?? this.#booking.trouble;
    return {
      waiting: this.#waiting.lines,
      unbooked: this.#booking.unbooked.lines,
      ...this.#booking.waiting,
      lost: this.#lost,
      repeated: this.#booking.repeated,
      late: this.#booking.late,
      damaged: this.#booking.damaged,
      ...(trouble === undefined ? {} : { trouble }),
    };
  }

  record(line: UsageLine): void {
    if (this.#closed || this.#waiting.lines >= this.#options.maxWaiting) {
      this.#lost += 1;
      this.#givingUp.failed(new Error(`${this.#waiting.lines} lines wait for a disk`));
      return;
    }
    this.#waiting.add(toJournalLine(line));
    this.#booking.unbooked.add(line);
  }

  whenWritten(then: () => void): void {
    this.#waiting.whenWritten(then);
  }

  openAside(): ReceivedAside {
    return new ReceivedAside(this, this.#folders);
  }

  async flush(): Promise<void> {
    this.#waiting.write();
    await this.#places.sync();
  }

  async book(): Promise<void> {
    this.#waiting.write();
    await this.#places.closeSegments();
    await this.#booking.bookAll();
  }

  steady<T>(work: (unbooked: (accountId: string) => UsageSum[]) => Promise<T>): Promise<T> {
    return this.#booking.inTurn(() => work((accountId) => this.#booking.unbooked.rowsOf(accountId)));
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#waiting.end();
    // unbooked lines are on disk, and are booked at the next start
    await this.book().catch(() => undefined);
    await this.#keepWaiting();
    await this.#places.closeSegments();
    await this.#booking.close();
    this.#places.end();
    this.#lost += this.#waiting.lines;
    this.#waiting.dropFirst(this.#waiting.lines);
    if (this.#lost > 0) this.#options.log.error({ lines: this.#lost }, 'usage was given up: no disk took these lines');
    this.#release();
  }

  /** Retries the last ways out of memory: a disk that has room again, or the ledger itself. */
  async #keepWaiting(): Promise<void> {
    const { endWaitMs, retryMs, log } = this.#options;
    const until = performance.now() + endWaitMs;
    for (let attempt = 1; this.#waiting.lines > 0; attempt += 1) {
      try {
        return this.#waiting.write();
      } catch {
        this.#waiting.dropFirst(await this.#booking.bookLines(readJournal(this.#waiting.peek()).lines));
      }
      if (this.#waiting.lines === 0 || performance.now() >= until) return;
      const seconds = endWaitMs / 1000;
      if (attempt === 1) log.error({ lines: this.#waiting.lines, seconds }, 'usage waits for a disk before the end');
      await sleep(retryMs);
    }
  }
}

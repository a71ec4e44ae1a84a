import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { toJournalLine } from './line.ts';
import { JournalSegment } from './segment.ts';
import type { Aside, AsideReceiver, UsageJournal, UsageLine } from '../../../../billing/index.ts';

export const ASIDE_ENDING = '.aside';

/** A line that the journal has not written for one to two of these intervals is written here. */
const LOOK_MS = 20;
/** After no disk took any. */
const RETRY_MS = 500;
/** Lines held while no disk takes any: the journal holds them too, and gives up some itself. */
const MOST_WAITING = 20_000;

/**
 * Lines that a thread has sent to the one with the journal. Shared memory shows how many of them that thread has
 * written. Lines that it does not write, because it is blocked, go to a file of this thread, so that `kill -9` costs no
 * more than the last 50 ms. The file is removed once the journal has its lines; a file left behind is booked at the
 * next start, where each line counts once.
 */
export class AsideLines {
  readonly #paths: readonly string[];
  readonly #written: Int32Array;
  /** How many lines were recorded, in all and until the last look. Counts wrap around at 2^32. */
  #recorded = 0;
  #recordedAtLook = 0;
  /** The last lines, as far as neither the journal nor the file has them. */
  #waiting: UsageLine[] = [];
  #file: JournalSegment | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lookedAt = 0;

  constructor({ paths, written }: Aside) {
    this.#paths = paths;
    this.#written = new Int32Array(written);
  }

  record(line: UsageLine): void {
    this.#recorded = (this.#recorded + 1) | 0;
    this.#waiting.push(line);
    if (this.#timer === undefined) this.#plan(LOOK_MS);
    // a long turn of the event loop lets no timer through
    else if (performance.now() - this.#lookedAt >= LOOK_MS) this.#look();
  }

  #plan(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#lookedAt = performance.now() + delayMs - LOOK_MS;
    this.#timer = setTimeout(() => this.#look(), delayMs).unref();
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const unwritten = (this.#recorded - Atomics.load(this.#written, 0)) | 0;
    if (unwritten <= this.#waiting.length) {
      this.#waiting.splice(0, this.#waiting.length - unwritten);
      this.#removeFile();
    }
    const sinceLook = (this.#recorded - this.#recordedAtLook) | 0;
    this.#recordedAtLook = this.#recorded;
    const isKept = this.#waiting.length <= sinceLook || this.#keep();
    if (this.#waiting.length > 0 || this.#file) this.#plan(isKept ? LOOK_MS : RETRY_MS);
  }

  /** Whether a disk took them. */
  #keep(): boolean {
    const bytes = Buffer.from(this.#waiting.map(toJournalLine).join(''));
    try {
      if (this.#file) this.#file.append(bytes);
      else this.#file = openWith(bytes, this.#paths);
    } catch {
      // the journal, on the same disks, reports that
      if (this.#waiting.length > MOST_WAITING) this.#waiting = [];
      return false;
    }
    this.#waiting = [];
    this.#file.sync().catch(() => undefined);
    return true;
  }

  #removeFile(): void {
    if (this.#file) remove(this.#file);
    this.#file = undefined;
  }
}

/** A file with these lines, at the first of these places that takes them. */
function openWith(bytes: Buffer, [path, ...others]: readonly string[]): JournalSegment {
  let file: JournalSegment | undefined;
  try {
    file = new JournalSegment(path);
    file.append(bytes);
    return file;
  } catch (error) {
    if (file) remove(file);
    if (others.length === 0) throw error;
    return openWith(bytes, others);
  }
}

function remove(file: JournalSegment): void {
  removeAt(file.path);
  file.close().catch(() => undefined);
}

function removeAt(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // of a disk that takes no changes any more: what stays is booked at the next start, where it counts no more
  }
}

/** The other side, in the thread with the journal: receives the lines, and shows how many of them are written. */
export class ReceivedAside implements AsideReceiver {
  readonly aside: Aside;
  readonly #journal: Pick<UsageJournal, 'record' | 'whenWritten'>;
  readonly #written: Int32Array;
  #received = 0;
  #isAsking = false;

  constructor(journal: Pick<UsageJournal, 'record' | 'whenWritten'>, folders: readonly string[]) {
    this.#journal = journal;
    const name = randomUUID() + ASIDE_ENDING;
    this.aside = {
      paths: folders.map((folder) => join(folder, name)), written: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    };
    this.#written = new Int32Array(this.aside.written);
  }

  record(line: UsageLine): void {
    this.#journal.record(line);
    this.#received = (this.#received + 1) | 0;
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#journal.whenWritten(() => {
      this.#isAsking = false;
      Atomics.store(this.#written, 0, this.#received);
    });
  }

  /** Its thread has ended, and all of its lines were received. */
  end(): void {
    this.#journal.whenWritten(() => {
      for (const path of this.aside.paths) removeAt(path);
    });
  }
}

import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readJournal } from './journal-line.ts';
import { SEGMENT_ENDING } from './journal-segment.ts';
import { Unbooked } from './unbooked.ts';
import type { BookingLedger, UsageLine } from '../../../billing/index.ts';

export interface Booking {
  readonly unbooked: Unbooked;
  readonly trouble: string | undefined;
  /** A closed segment, to be booked soon. */
  add(path: string, segmentId: string): void;
  /** Rejects when one could not be booked; it is tried again later. */
  bookAll(): Promise<void>;
  /** Lines that never got to a file. */
  bookLines(lines: readonly UsageLine[]): Promise<void>;
  /** Runs between two bookings. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface ClosedSegment {
  readonly path: string;
  readonly id: string;
}

/** Brings closed segments into the ledger, one after another, until each is there; then its file goes. */
export async function openBooking(
  folder: string,
  ledger: BookingLedger,
  { clock, retryMs }: { clock: () => number; retryMs: number },
): Promise<Booking> {
  const unbooked = new Unbooked();
  const closed: ClosedSegment[] = await findLeftBehind(folder, unbooked);
  let trouble: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const bookNext = async (): Promise<boolean> => {
    const segment = closed[0];
    if (!segment) return false;
    const { lines, damaged } = readJournal(await readFile(segment.path));
    // false: booked before, by a process that died before it could remove the file
    await ledger.book(segment.id, lines, clock());
    closed.shift();
    unbooked.remove(lines);
    if (damaged === 0) await unlink(segment.path);
    else await rename(segment.path, `${segment.path}.damaged`);
    return true;
  };
  const bookAll = async (): Promise<void> => {
    try {
      while (await inTurn(bookNext));
      trouble = undefined;
    } catch (error) {
      // one that the ledger refuses must not keep the others from it
      closed.push(...closed.splice(0, 1));
      trouble = `usage waits to be booked: ${(error as Error).message}`;
      later(retryMs);
      throw error;
    }
  };
  const later = (delayMs: number): void => {
    if (ended || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      bookAll().catch(() => undefined);
    }, delayMs);
  };
  if (closed.length > 0) later(0);
  return {
    unbooked,
    get trouble() {
      return trouble;
    },
    add(path, id) {
      closed.push({ path, id });
      later(0);
    },
    bookAll,
    bookLines: (lines) =>
      inTurn(async () => {
        await ledger.book(randomUUID(), lines, clock());
        unbooked.remove(lines);
      }),
    inTurn,
    async close() {
      ended = true;
      clearTimeout(timer);
      await turn;
    },
  };
}

/** Segments of earlier processes: whatever they were doing, nobody writes to these any more. */
async function findLeftBehind(folder: string, unbooked: Unbooked): Promise<ClosedSegment[]> {
  const found: ClosedSegment[] = [];
  for (const name of (await readdir(folder)).sort()) {
    if (!name.endsWith(SEGMENT_ENDING)) continue;
    const path = join(folder, name);
    for (const line of readJournal(await readFile(path)).lines) unbooked.add(line);
    found.push({ path, id: basename(name, SEGMENT_ENDING) });
  }
  return found;
}

import { close, fdatasync, ftruncate, ftruncateSync, openSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';

export const SEGMENT_ENDING = '.usage';

const closeFile = promisify(close);
const syncFile = promisify(fdatasync);
const cutFile = promisify(ftruncate);

/**
 * A file to which whole lines are appended, whatever their contents.
 *
 * Appending does not use the thread pool, which other work may block for longer than lines may stay unwritten; it
 * copies some kilobytes to the system, which takes microseconds. Syncing does use the pool.
 */
export class JournalSegment {
  readonly path: string;
  #bytes = 0;
  /** Lines written since the start of the last successful sync. */
  #unsynced: Buffer[] = [];
  #syncing: Promise<void> | undefined;
  readonly #file: number;

  constructor(path: string) {
    this.path = path;
    this.#file = openSync(path, 'wx', 0o600);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Writes all lines or, after a failure, none: a partial write is truncated, since the lines will be given again. */
  append(data: Buffer): void {
    let done = 0;
    try {
      while (done < data.length) {
        const written = writeSync(this.#file, data, done, data.length - done, this.#bytes + done);
        if (written === 0) throw new Error('the disk took no bytes');
        done += written;
      }
    } catch (error) {
      ftruncateSync(this.#file, this.#bytes);
      throw error;
    }
    this.#bytes += data.length;
    this.#unsynced.push(data);
  }

  /** Syncs to the disk itself, which survives a power failure. Runs once at a time; callers share it. */
  sync(): Promise<void> {
    this.#syncing ??= this.#syncNow().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing;
  }

  /** Returns lines that may not be on disk although the system accepted them; a second call returns none. */
  takeUnsynced(): Buffer {
    return Buffer.concat(this.#unsynced.splice(0));
  }

  async close(): Promise<void> {
    try {
      await this.#syncing?.catch(() => undefined);
      // Whatever failed before, a segment ends with the last line that counts as written.
      await cutFile(this.#file, this.#bytes);
      await this.#syncNow();
    } finally {
      await closeFile(this.#file);
    }
  }

  async #syncNow(): Promise<void> {
    const appended = this.#unsynced.length;
    await syncFile(this.#file);
    this.#unsynced.splice(0, appended);
  }
}

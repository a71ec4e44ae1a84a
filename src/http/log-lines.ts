import { write } from 'node:fs';
import { LineBytes } from '../store/files/line-bytes.ts';

export interface LineLimits {
  /** Lines wait for others so long, or until there are so many bytes of them. */
  readonly gatherMs: number;
  readonly gatherBytes: number;
  /** Kept while the other side takes nothing; lines beyond that are dropped. */
  readonly maxBytes: number;
  readonly retryMs: number;
  /** What is left at the end is tried for so long. */
  readonly endMs: number;
}

const USUAL: LineLimits = {
  gatherMs: 250,
  gatherBytes: 65_536,
  maxBytes: 1024 * 1024,
  retryMs: 250,
  endMs: 500,
};

/**
 * Lines for a file or a pipe that may at any time take nothing more: a disk that is full, a reader that is slow or
 * gone. Whoever writes a line never waits and never fails for that. Lines are kept up to a limit, those beyond it are
 * dropped and counted, and when there is room again, a line of its own says how many are missing.
 *
 * A pipe must be in non-blocking mode, as Node puts its own standard output: else a thread would wait for its reader.
 */
export class LogLines {
  private readonly fd: number;
  private readonly limits: LineLimits;
  private readonly waiting = new LineBytes();
  /** What is being written, from the first byte that was not taken. */
  private part: Buffer = Buffer.alloc(0);
  private writing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private droppedSinceReport = 0;
  private whenIdle: (() => void)[] = [];
  private isClosed = false;
  /** All that were ever dropped. */
  dropped = 0;

  constructor(fd: number, limits: Partial<LineLimits> = {}) {
    this.fd = fd;
    this.limits = { ...USUAL, ...limits };
  }

  /** What is kept since nobody has taken it yet. */
  get keptBytes(): number {
    return this.waiting.bytes + this.part.length;
  }

  write(line: string): void {
    if (this.isClosed || this.keptBytes + line.length > this.limits.maxBytes) {
      this.dropped++;
      this.droppedSinceReport++;
      return;
    }
    this.waiting.add(line);
    if (this.writing) return;
    // While nothing is taken, the clock alone decides when to try again.
    if (this.waiting.bytes >= this.limits.gatherBytes && this.part.length === 0) this.send();
    else this.sendAfter(this.limits.gatherMs);
  }

  /** Resolved when all is written, or when that took too long. */
  async flush(): Promise<void> {
    const written = new Promise<void>((resolve) => this.whenIdle.push(resolve));
    const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
    const timer = setTimeout(giveUp, this.limits.endMs);
    if (!this.writing) this.send();
    await Promise.race([written, late]);
    clearTimeout(timer);
  }

  /**
   * Writes what can be written, and nothing ever after: the number of a closed file may become another file's. For that
   * reason a write on its way is waited for, however long the system takes.
   */
  async close(): Promise<void> {
    await this.flush();
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.writing;
  }

  private sendAfter(millis: number): void {
    this.timer ??= setTimeout(() => this.send(), millis);
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.part.length === 0) this.part = this.takeWaiting();
    if (this.part.length === 0) {
      for (const tell of this.whenIdle.splice(0)) tell();
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.writing = promise;
    write(this.fd, this.part, (error, taken) => {
      this.writing = undefined;
      resolve();
      if (this.isClosed) return;
      // Whatever the trouble is, it may pass: EAGAIN of a full pipe, ENOSPC, EDQUOT, EIO, EPIPE until the end.
      if (error || taken === 0) return this.sendAfter(this.limits.retryMs);
      this.part = this.part.subarray(taken);
      const isMuch = this.waiting.bytes >= this.limits.gatherBytes;
      if (this.part.length > 0 || this.whenIdle.length > 0 || isMuch) this.send();
      else if (this.waiting.lines > 0) this.sendAfter(this.limits.gatherMs);
    });
  }

  private takeWaiting(): Buffer {
    if (this.droppedSinceReport > 0) {
      const line = { level: 40, time: new Date().toISOString(), dropped: this.droppedSinceReport };
      this.waiting.add(`${JSON.stringify({ ...line, msg: 'lines of the log were dropped: nobody took them' })}\n`);
      this.droppedSinceReport = 0;
    }
    return this.waiting.take();
  }
}

import { write } from 'node:fs';
import { LineBytes } from '../store/files/line-bytes.ts';

export interface LineLimits {
  /** Lines are gathered for so long, or up to so many bytes, before they are written. */
  readonly gatherMs: number;
  readonly gatherBytes: number;
  /** Most bytes kept while nothing can be written; further lines are dropped. */
  readonly maxBytes: number;
  readonly retryMs: number;
  /** The time for writing the remaining lines at the end. */
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
 * Writes lines to a file or pipe that may refuse them at any time: a full disk, a slow or vanished reader. Writers
 * never wait and never fail for it. Lines are kept up to a limit, those beyond it are dropped and counted, and once
 * there is room again, a line of its own has the number dropped.
 *
 * A pipe must be non-blocking, as Node sets up its own standard output: otherwise a thread would wait for the
 * reader.
 */
export class LogLines {
  private readonly fd: number;
  private readonly limits: LineLimits;
  private readonly waiting = new LineBytes();
  /** The unwritten rest of the batch being written. */
  private part: Buffer = Buffer.alloc(0);
  private writing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private droppedSinceReport = 0;
  private whenIdle: (() => void)[] = [];
  private isClosed = false;
  /** Number of lines ever dropped. */
  dropped = 0;

  constructor(fd: number, limits: Partial<LineLimits> = {}) {
    this.fd = fd;
    this.limits = { ...USUAL, ...limits };
  }

  /** Bytes that are not written yet. */
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
    // While writes are refused, only the timer decides when to retry.
    if (this.waiting.bytes >= this.limits.gatherBytes && this.part.length === 0) this.send();
    else this.sendAfter(this.limits.gatherMs);
  }

  /** Resolves when everything is written or `endMs` is over. */
  async flush(): Promise<void> {
    const written = new Promise<void>((resolve) => this.whenIdle.push(resolve));
    const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
    const timer = setTimeout(giveUp, this.limits.endMs);
    if (!this.writing) this.send();
    await Promise.race([written, late]);
    clearTimeout(timer);
  }

  /**
   * Writes what can be written, and nothing afterwards: the system may give the descriptor to another file.
   * Therefore a pending write is awaited, however long the system takes.
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
      for (const notify of this.whenIdle.splice(0)) notify();
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.writing = promise;
    write(this.fd, this.part, (error, taken) => {
      this.writing = undefined;
      resolve();
      if (this.isClosed) return;
      // Every error may be temporary: EAGAIN of a full pipe, ENOSPC, EDQUOT, EIO, EPIPE.
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

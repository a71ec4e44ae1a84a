import type { Worker } from 'node:worker_threads';
import type { ThreadEnd } from '../../ops/index.ts';
import { endWithLastWords } from './last-words.ts';

/** With less room left, V8 does little but collect garbage. */
const MOST_HEAP_SHARE = 0.75;
const LAST_WORDS_MS = 5_000;

/** Why a thread is lost. */
export interface Loss {
  readonly reason: ThreadEnd;
  readonly error: unknown;
}

export interface WatchParts {
  readonly worker: Worker;
  /** A thread that reports nothing over so many looks hangs. */
  readonly mostSilentLooks: number;
  /** Called before the thread ends. */
  ending(loss: Loss): void;
}

/** Watches a thread that takes requests, and ends it if it hangs or its memory fills up. */
export class Watch {
  private readonly parts: WatchParts;
  private silentLooks = 0;
  private isAsking = false;
  private isOver = false;

  constructor(parts: WatchParts) {
    this.parts = parts;
  }

  /** Called with each report of the thread. */
  heard(): void {
    this.silentLooks = 0;
  }

  /** Called every second; `isLate`: the first thread was held up itself, so reports may be waiting to be read. */
  look(isLate: boolean): void {
    this.silentLooks = isLate ? 0 : this.silentLooks + 1;
    if (this.silentLooks < this.parts.mostSilentLooks) return;
    void this.end('hung', 'the thread has reported nothing for too long: it hangs');
  }

  /** V8 is asked, not the thread, which may be filling its memory without a pause. */
  async lookAtMemory(): Promise<void> {
    if (this.isAsking || this.isOver) return;
    this.isAsking = true;
    try {
      const { used_heap_size: used, heap_size_limit: most } = await this.parts.worker.getHeapStatistics();
      if (used > most * MOST_HEAP_SHARE) await this.end('memory', 'the memory of the thread is nearly full');
    } catch {
      // It has ended.
    } finally {
      this.isAsking = false;
    }
  }

  private async end(reason: ThreadEnd, why: string): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    const error = new Error(why);
    this.parts.ending({ reason, error });
    const lines = await endWithLastWords(this.parts.worker, LAST_WORDS_MS).catch(() => undefined);
    error.stack = [`Error: ${why}`, ...(lines ?? ['    at a place where it cannot be interrupted'])].join('\n');
  }
}

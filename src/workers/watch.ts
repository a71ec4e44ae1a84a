import { url as debuggerUrl } from 'node:inspector';
import type { Worker } from 'node:worker_threads';
import type { ThreadEnd } from '../../ops/index.ts';
import { sayLastWords, type Interrupted } from './last-words.ts';

/** With less room left, V8 does little but collect garbage. */
const MOST_HEAP_SHARE = 0.75;
const LAST_WORDS_MS = 5_000;
const END_MS = 5_000;

/** Why a thread is lost. */
export interface Loss {
  readonly reason: ThreadEnd;
  readonly error: unknown;
}

export interface WatchParts {
  readonly worker: Worker;
  /** A thread that reports nothing over so many looks hangs. */
  readonly mostSilentLooks: number;
  /** How much it may hold outside of V8's heap; without this, as much as it likes. */
  readonly mostBufferBytes?: number;
  /** Whether a thread that was not interrupted in time is ended all the same. Otherwise it stays held. */
  readonly isEndedUnreached?: boolean;
  /** Called before the thread ends. */
  ending(loss: Loss): void;
  /** Called when it has ended, and the error says where it was. */
  ended?(loss: Loss): void;
  /** Called when the thread cannot be ended. */
  stuck(loss: Loss, thread: Interrupted): void;
  /** Called once when a silent thread is left alone, since somebody may be looking at it with a debugger. */
  leftToDebugger?(): void;
}

/** Watches a thread, and ends it if it hangs or its memory fills up. */
export class Watch {
  private readonly parts: WatchParts;
  private silentLooks = 0;
  private isAsking = false;
  private isOver = false;
  private isLeft = false;

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
    if (debuggerUrl() === undefined) void this.end('hung', 'the thread has reported nothing for too long: it hangs');
    else this.leave();
  }

  /** V8 is asked, not the thread, which may be filling its memory without a pause. */
  async lookAtMemory(): Promise<void> {
    if (this.isAsking || this.isOver) return;
    this.isAsking = true;
    try {
      const facts = await this.parts.worker.getHeapStatistics();
      const { mostBufferBytes = Infinity } = this.parts;
      if (facts.used_heap_size > facts.heap_size_limit * MOST_HEAP_SHARE) {
        await this.end('memory', 'the memory of the thread is nearly full');
      } else if (facts.external_memory > mostBufferBytes) {
        await this.end('memory', `the thread holds ${toMib(facts.external_memory)} in buffers, and more than ` +
          `${toMib(mostBufferBytes)} are too much for this machine`);
      }
    } catch {
      // It has ended.
    } finally {
      this.isAsking = false;
    }
  }

  private leave(): void {
    if (!this.isLeft) this.parts.leftToDebugger?.();
    this.isLeft = true;
  }

  private async end(reason: ThreadEnd, why: string): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    const { worker, isEndedUnreached = false, ending, ended, stuck } = this.parts;
    const error = new Error(why);
    ending({ reason, error });
    const thread = await sayLastWords(worker, LAST_WORDS_MS);
    error.stack = [`Error: ${why}`, ...(thread.lines ?? ['    at a place where it cannot be interrupted'])].join('\n');
    const staysHeld = !isEndedUnreached && thread.lines === undefined && thread.isHeld;
    if (staysHeld || !(await thread.end(END_MS))) stuck({ reason: 'stuck', error }, thread);
    else ended?.({ reason, error });
  }
}

/** The loss of a thread that ended by itself. */
export const lossBy = (error: unknown): Loss =>
  ({ reason: isOutOfMemory(error) ? 'memory' : 'error', error });

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

const toMib = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MiB`;

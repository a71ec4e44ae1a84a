import type { Worker } from 'node:worker_threads';
import type { Interrupted } from '../workers/last-words.ts';

/** Each stuck thread keeps its memory, and what holds it up may hold up the next one. */
const MOST_STUCK = 3;

/** The threads of a seat that could not be ended in time. Those that wait for the system may remain for good. */
export class StuckThreads {
  // Kept, since what is interrupted goes on when nobody holds it any more.
  private readonly threads = new Set<Interrupted>();

  get size(): number {
    return this.threads.size;
  }

  get areTooMany(): boolean {
    return this.threads.size >= MOST_STUCK;
  }

  /** `hasRoom`: called if one of too many has ended after all. */
  add(worker: Worker, thread: Interrupted, hasRoom: () => void): void {
    this.threads.add(thread);
    worker.once('exit', () => {
      const { areTooMany } = this;
      this.threads.delete(thread);
      if (areTooMany) hasRoom();
    });
  }
}

import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';

/** Threads requested but not yet begun. */
let beginning = 0;

/**
 * Starts a thread that compiles its hot functions itself, at its own priority, and not in the helpers that V8 shares
 * among all threads of a process. V8 decides that when it makes the thread, so the setting is kept until the thread
 * exists. Other threads made meanwhile compile for themselves too.
 */
export function startSelfCompiling(start: () => Worker): Worker {
  if (beginning++ === 0) setFlagsFromString('--no-concurrent-recompilation');
  try {
    const worker = start();
    let isMade = false;
    const made = (): void => {
      if (!isMade) end();
      isMade = true;
    };
    // a thread that cannot begin only exits
    worker.once('online', made).once('exit', made);
    return worker;
  } catch (error) {
    end();
    throw error;
  }
}

function end(): void {
  if (--beginning === 0) setFlagsFromString('--concurrent-recompilation');
}

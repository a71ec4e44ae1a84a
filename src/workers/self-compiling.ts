import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';

/** Threads that have been asked for and have not begun. */
let beginning = 0;

/**
 * Starts a thread that compiles its hot functions itself, at its own priority, and not in the helpers which V8 shares
 * among all threads of a process. V8 decides that for a thread when it makes it, so the setting holds until the thread
 * is there. Others that are made meanwhile compile for themselves too.
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
    // one that cannot begin only exits
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

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Collects the garbage of this thread now. V8 does not count shared buffers as memory of the small objects that hold
 * them, so that gigabytes of released buffers could wait for a collection that nothing else triggers.
 */
export function collectGarbage(): void {
  collect ??= findCollector();
  collect();
}

/** The flag belongs to the process: a thread that unset it would take the collector from one that is just looking. */
function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

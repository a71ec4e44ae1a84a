import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Collects the garbage of this thread now. For shared buffers that were just let go: V8 does not count them as memory
 * of the small objects that hold them, so that gigabytes may wait for a collection that nothing else calls for.
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

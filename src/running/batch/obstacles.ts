import { TAKEN_UP_MS } from '../../jobs/batch/limits.ts';
import type { BatchQueue } from '../../jobs/batch/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Troubles } from './troubles.ts';

const NEGLECTED = 'batches wait, and no node works on any: this one has BATCH_THREADS=0';
const NO_FILES = 'files';

/** Reports whether any node works on batches; for a node that may not do so itself. */
export async function reportNeglected(
  troubles: Troubles, { queue, clock }: { queue: Pick<BatchQueue, 'countNeglected'>; clock: Clock },
): Promise<void> {
  const batches = await queue.countNeglected(clock.now(), TAKEN_UP_MS);
  if (batches > 0) troubles.begin(NEGLECTED, NEGLECTED, { batches });
  else troubles.end(NEGLECTED);
}

/** Checks that this node has the shared files: batches held by a node without them would fail. */
export async function hasFiles(troubles: Troubles, checkFiles: () => Promise<void>): Promise<boolean> {
  try {
    await checkFiles();
    troubles.end(NO_FILES);
    return true;
  } catch (err) {
    troubles.begin(NO_FILES, `batches are left to other nodes: ${(err as Error).message}`, { err });
    return false;
  }
}

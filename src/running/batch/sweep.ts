import { filesOf } from '../../jobs/batch/files.ts';
import { timeOfBatchId } from '../../jobs/batch/ids.ts';
import { READ_ON_MS } from '../../jobs/batch/limits.ts';
import type { BatchQueue } from '../../jobs/batch/ports.ts';
import type { FileStore } from '../../kernel/file-store.ts';

interface Sweeping {
  readonly queue: BatchQueue;
  readonly files: FileStore;
  now(): number;
}

const ALL = 'batches/';
const AT_ONCE = 100;
/** How long an upload may take; an older file without a batch was abandoned. */
const UPLOAD_MS = 86_400_000;

/**
 * Expires results: removes the files first, then marks the batch, so that the next sweep finds what this one did not
 * finish. Several processes may do it at the same time. Returns how many expired.
 */
export async function sweepExpired({ queue, files, now }: Sweeping): Promise<number> {
  let expired = 0;
  for (;;) {
    const over = await queue.listOver(now() - READ_ON_MS, AT_ONCE);
    for (const { id } of over) {
      await files.removeAll(filesOf(id));
      if (await queue.expire(id, now())) expired++;
    }
    if (over.length < AT_ONCE) return expired;
  }
}

/** Removes files of uploads that never became a batch, because their process died. Returns the number of uploads. */
export async function sweepUnknown({ queue, files, now }: Sweeping): Promise<number> {
  const ids = new Set<string>();
  for await (const name of files.list(ALL)) ids.add(name.slice(ALL.length).split('/')[0]);
  let removed = 0;
  for (const id of ids) {
    const madeAt = timeOfBatchId(id);
    if (madeAt === undefined || now() - madeAt < UPLOAD_MS || (await queue.isKnown(id))) continue;
    await files.removeAll(filesOf(id));
    removed++;
  }
  return removed;
}

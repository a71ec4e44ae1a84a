import { createHash } from 'node:crypto';
import { inputName, partName } from '../../jobs/batch/files.ts';
import type { Batch, BatchQueue, RowCounts } from '../../jobs/batch/ports.ts';
import { readRows } from '../../jobs/table/read-rows.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import { answerRows } from './answer-rows.ts';
import type { AtlasCrew } from './atlas-crews.ts';
import type { Hold } from './hold.ts';
import { writeParts, type WrittenPart } from './result-parts.ts';

export interface BatchWork {
  readonly queue: BatchQueue;
  readonly files: FileStore;
  readonly crew: AtlasCrew;
  readonly portions: Portions;
  onPart(part: RowCounts): void;
  onFailure(row: number, failure: string): void;
}

/** The batch or its files are at fault: retrying would change nothing. */
export class BatchBroken extends Error {
  readonly code = 'internal';
}

/** How rows are grouped. Every worker must cut a batch alike, since its result depends on that. */
export interface Portions {
  /** Asked together: some 50 ms of a thread. */
  readonly groupRows: number;
  /** Stored together, under a second of two threads: this much is asked again after the end of a process. */
  readonly partRows: number;
}

export const usualPortions: Portions = { groupRows: 200, partRows: 5000 };
/** The first part is small, each next one twice as large, so that customers soon see progress. */
const FIRST_PART_ROWS = 500;
const MOST_GROUP_BYTES = 256 * 1024;
const MOST_PART_BYTES = 16 * 2 ** 20;

/** Brings a batch from its current state to its end. After an interruption it resumes from what was stored. */
export async function workOnBatch(batch: Batch, hold: Hold, work: BatchWork): Promise<void> {
  const { queue, files } = work;
  let { state } = batch;
  if (state === 'queued') {
    await hold.advance('queued', 'validating');
    state = 'validating';
  }
  if (state === 'validating') {
    await checkInput(batch, hold, files);
    await hold.advance('validating', 'running');
    state = 'running';
  }
  if (state === 'running') {
    await answerAll(await onAtlas(batch, hold, work), hold, work);
    await hold.advance('running', 'finalizing');
  }
  await checkParts(batch, hold, work);
  await hold.write((lease, now) => queue.complete(lease, now));
}

/** Checks that the table is the same as when it was submitted. */
async function checkInput({ id, bytes, digest }: Batch, hold: Hold, files: FileStore): Promise<void> {
  const size = await files.findSize(inputName(id));
  if (size !== bytes) throw new BatchBroken(`the file has ${size ?? 'no'} bytes; submitted were ${bytes}`);
  const hash = createHash('sha256');
  for await (const piece of files.read(inputName(id))) {
    hold.signal.throwIfAborted();
    hash.update(piece);
  }
  if (hash.digest('hex') !== digest) throw new BatchBroken('the file is not what was submitted');
}

/** Makes the result come from one map: if the atlas differs from the batch's, all rows are asked again. */
async function onAtlas(batch: Batch, hold: Hold, { queue, crew: { atlas } }: BatchWork): Promise<Batch> {
  if (batch.atlas === atlas) return batch;
  await hold.write((lease, now) => queue.useAtlas(lease, atlas, now));
  return { ...batch, atlas, parts: 0, inputOffset: 0, processed: 0, succeeded: 0, notFound: 0, failed: 0 };
}

async function answerAll(batch: Batch, hold: Hold, work: BatchWork): Promise<void> {
  const { id, accountId, shape, options, inputOffset: offset, processed } = batch;
  const { files, crew, portions: { groupRows, partRows } } = work;
  // includes the claim: work on an earlier claim of this process may not have ended yet
  const turn = { accountId, batchId: `${id} ${hold.lease.turn}` };
  const kept = files.read(inputName(id), { from: offset });
  const groups = readRows(kept, shape, { offset, number: processed + 1 }, {
    rows: groupRows, bytes: MOST_GROUP_BYTES,
  });
  const answered = answerRows(groups, {
    shape, options, memory: crew.memory, ahead: crew.ahead, onFailure: work.onFailure,
    ask: (questions) => crew.rows.ask(turn, { options, questions }),
  });
  const drop = (): void => crew.rows.drop(turn);
  hold.signal.addEventListener('abort', drop);
  let rows = processed;
  let number = batch.parts;
  const limits = {
    rows: (index: number) => Math.min(partRows, FIRST_PART_ROWS * 2 ** Math.min(20, batch.parts + index)),
    bytes: MOST_PART_BYTES,
  };
  let keeping: Promise<void> = Promise.resolve();
  try {
    for await (const part of writeParts(answered, shape, limits)) {
      await keeping;
      keeping = keepPart(batch, hold, work, part, number++);
      keeping.catch(() => {}); // reported when the next part is stored
      rows += part.processed;
    }
    await keeping;
  } catch (error) {
    hold.signal.throwIfAborted();
    throw error;
  } finally {
    hold.signal.removeEventListener('abort', drop);
    drop();
    // after an abort the write need not be awaited: no reader looks for a part of this number and turn
    if (!hold.signal.aborted) await keeping.catch(() => {});
  }
  if (rows !== batch.rows) throw new BatchBroken(`the file has ${rows} rows; submitted were ${batch.rows}`);
}

/** Stores the rows first, then the record that refers to them. */
async function keepPart(
  { id }: Batch, hold: Hold, { files, queue, onPart }: BatchWork, part: WrittenPart, number: number,
): Promise<void> {
  const { content, ...facts } = part;
  const { processed, succeeded, notFound, failed, bytes, inputOffset } = facts;
  await hold.check();
  await files.put(partName(id, { number, turn: hold.lease.turn }), (async function* () {
    yield* content;
  })());
  const counts = { processed, succeeded, notFound, failed };
  await hold.write((lease, now) => queue.addPart(lease, { number, bytes, inputOffset, ...counts }, now));
  onPart(counts);
}

/** Checks that all parts are stored, before customers are notified that the result can be read. */
async function checkParts({ id }: Batch, hold: Hold, { queue, files }: BatchWork): Promise<void> {
  for (const { number, turn, bytes } of await queue.listParts(id)) {
    hold.signal.throwIfAborted();
    const size = await files.findSize(partName(id, { number, turn }));
    if (size === bytes) continue;
    throw new BatchBroken(`part ${number} of the result has ${size ?? 'no'} bytes instead of ${bytes}`);
  }
}

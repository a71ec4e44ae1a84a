import { partName } from '../../src/jobs/batch/files.ts';
import type { Batch, ResultPart } from '../../src/jobs/batch/ports.ts';
import { eventually } from './eventually.ts';
import type { Platform } from './platform.ts';

const OWNER = 'worker of a test';
const LEASE_MS = 3_600_000;

/** Acts as the worker of the next batch: stores these texts as parts of its result, and ends it. */
export async function workOff(
  { stores, files }: Platform, texts: readonly string[], end: 'complete' | 'fail' | 'leave' = 'complete',
): Promise<Batch> {
  const { batchStore: store } = stores;
  const now = Date.now();
  const batch = (await store.claim(OWNER, now, LEASE_MS, { ofAccount: 1_000 }))!;
  const lease = { batchId: batch.id, owner: OWNER, turn: batch.turn };
  if (batch.state === 'cancelling') {
    await store.cancelled(lease, now);
    return batch;
  }
  await store.advance(lease, 'queued', 'validating', now);
  await store.advance(lease, 'validating', 'running', now);
  await store.useAtlas(lease, 'demo 2026', now);
  for (const [number, text] of texts.entries()) {
    const part = partOf(batch, number, texts);
    await files.put(partName(batch.id, { number, turn: batch.turn }), piecesOf(text));
    await store.addPart(lease, { ...part, bytes: Buffer.byteLength(text) }, now);
  }
  if (end === 'fail') await store.fail(lease, { code: 'internal', detail: 'broken' }, now);
  if (end !== 'complete') return batch;
  await store.advance(lease, 'running', 'finalizing', now);
  await store.complete(lease, now);
  return batch;
}

/** The same for a batch that is still to be submitted. */
export async function workOffNext(platform: Platform, texts: readonly string[]): Promise<Batch> {
  const isThere = async (): Promise<boolean> => (await platform.stores.batchStore.countStates()).queued !== undefined;
  await eventually('a batch in the queue', isThere);
  const batch = await workOff(platform, texts);
  return batch.state === 'cancelling' ? workOffNext(platform, texts) : batch;
}

/** All rows are in the last part; every second one was found. */
function partOf({ rows }: Batch, number: number, texts: readonly string[]): Omit<ResultPart, 'turn' | 'bytes'> {
  const processed = number === texts.length - 1 ? rows : 0;
  const succeeded = Math.ceil(processed / 2);
  return { number, inputOffset: 0, processed, succeeded, notFound: processed - succeeded, failed: 0 };
}

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

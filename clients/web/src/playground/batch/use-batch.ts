import type { BatchJob } from '@geokod/client';
import { useRef, useState } from 'preact/hooks';
import { given } from '../request/call.ts';
import type { Desk } from '../ask/desk.ts';
import type { FoundRow, Preview } from './table.ts';

/** The stage of a table: chosen, sending, in progress, done. */
export type BatchStage =
  | { readonly name: 'none' }
  | { readonly name: 'chosen'; readonly file: File; readonly preview: Preview }
  | { readonly name: 'sending'; readonly file: File }
  | { readonly name: 'working'; readonly file: File; readonly job: BatchJob }
  | {
    readonly name: 'done'; readonly file: File; readonly job: BatchJob; readonly rows: readonly FoundRow[];
    /** The whole result, for download. */
    readonly result: Blob;
  };

export interface Batch {
  readonly stage: BatchStage;
  readonly error: unknown;
  choose(file: File): Promise<void>;
  send(column: string): Promise<void>;
  cancel(): Promise<void>;
  reset(): void;
}

const MOST_READ_BYTES = 8 * 1024 * 1024;

/** Takes a table from the dropped file to the rows on the map. */
export function useBatch(desk: Desk): Batch {
  const [stage, set] = useState<BatchStage>({ name: 'none' });
  const [error, fail] = useState<unknown>();
  const stopping = useRef<AbortController | undefined>(undefined);
  const choose: Batch['choose'] = async (file) => {
    fail(undefined);
    // The table reader is loaded on first use.
    const { previewOf } = await import('./table.ts');
    try {
      set({ name: 'chosen', file, preview: await previewOf(file) });
    } catch (failed) {
      fail(failed);
    }
  };
  const send: Batch['send'] = async (column) => {
    if (stage.name !== 'chosen') return;
    const { file } = stage;
    const query = given({ column: column || undefined, lang: desk.lang });
    const { signal } = (stopping.current = new AbortController());
    fail(undefined);
    set({ name: 'sending', file });
    desk.show({ operation: 'submitBatch', query, file: file.name });
    try {
      const { job } = await desk.geokod.batch.submit(file, { query, signal });
      const onProgress = (seen: BatchJob): void => set({ name: 'working', file, job: seen });
      const ended = await desk.geokod.batch.wait(job, { signal, onProgress });
      if (ended.status !== 'completed') {
        fail(ended.error ?? undefined);
        return set({ name: 'none' });
      }
      const result = await new Response(desk.geokod.batch.download(job, { signal })).blob();
      const { foundRows } = await import('./table.ts');
      const beginning = await result.slice(0, MOST_READ_BYTES).text();
      const whole = result.size > MOST_READ_BYTES ? beginning.slice(0, beginning.lastIndexOf('\n')) : beginning;
      set({ name: 'done', file, job: ended, rows: foundRows(whole), result });
    } catch (failed) {
      if (!signal.aborted) fail(failed);
      set({ name: 'none' });
    }
  };
  const cancel: Batch['cancel'] = async () => {
    if (stage.name === 'working') await desk.geokod.cancelBatch({ path: { job: stage.job.job } });
    else stopping.current?.abort();
  };
  return {
    stage, error, choose, send, cancel,
    reset: () => {
      fail(undefined);
      set({ name: 'none' });
    },
  };
}

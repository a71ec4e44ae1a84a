import { eachItem, type BatchJob } from '@geokod/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { given } from '../request/call.ts';
import type { Desk } from '../ask/desk.ts';
import type { FoundRow, Preview } from './table.ts';
import { refusedBy, TableRefusal } from './table-refusal.ts';

/** The stage of a table: chosen, sending, in progress, done. A job opened by a link has no file, only its label. */
export type BatchStage =
  | { readonly name: 'none' }
  | { readonly name: 'opening' }
  | { readonly name: 'chosen'; readonly file: File; readonly preview: Preview }
  | { readonly name: 'sending'; readonly label: string }
  | { readonly name: 'working'; readonly job: BatchJob }
  | {
    readonly name: 'done'; readonly job: BatchJob; readonly rows: readonly FoundRow[];
    /** The whole result, for download. */
    readonly result: Blob;
  };

export interface SendOptions {
  /** Its number from 1; empty to have it found. */
  readonly column: string;
  /** Set where the first line is an address instead of a header. */
  readonly header?: false;
}

export interface Batch {
  readonly stage: BatchStage;
  readonly error: unknown;
  choose(file: File): Promise<void>;
  send(options: SendOptions): Promise<void>;
  cancel(): Promise<void>;
  /** Opens the job of the address bar again after a failure. */
  reopen(): void;
  reset(): void;
}

const MOST_READ_BYTES = 8 * 1024 * 1024;
const MOST_LABEL_CHARACTERS = 100;
const JOBS_OF_A_PAGE = 1000;
const NONE: BatchStage = { name: 'none' };

/**
 * Takes a table from the dropped file to the rows on the map. `job` is the one in the address bar: a link or a reload
 * shows its progress and its result again, with a key of the account that sent it.
 */
export function useBatch(desk: Desk, job: string | undefined, setJob: (job: string | undefined) => void): Batch {
  const [stage, set] = useState<BatchStage>(NONE);
  const [error, fail] = useState<unknown>();
  const stopping = useRef<AbortController | undefined>(undefined);
  /** The job that is shown or being opened. */
  const followed = useRef<string | undefined>(undefined);
  /** Does one thing at a time. After a failure the stage is the one given. */
  const run = async (begun: BatchStage, failed: () => BatchStage, work: (signal: AbortSignal) => Promise<unknown>) => {
    stopping.current?.abort();
    const { signal } = (stopping.current = new AbortController());
    fail(undefined);
    set(begun);
    try {
      await work(signal);
    } catch (why) {
      if (!signal.aborted) fail(why);
      if (stopping.current.signal === signal) set(failed());
    }
  };
  const follow = async (id: string, signal: AbortSignal): Promise<void> =>
    set(await resultOf(desk, id, signal, (seen) => set({ name: 'working', job: seen })));
  const open = (id: string): Promise<void> => {
    followed.current = id;
    return run({ name: 'opening' }, () => NONE, async (signal) => {
      await findJob(desk, id, signal);
      await follow(id, signal);
    });
  };
  useEffect(() => {
    if (job !== undefined && desk.hasKey && (job !== followed.current || error !== undefined)) void open(job);
  }, [job, desk.geokod]);
  const begin = (work: () => Promise<unknown>): Promise<void> => {
    followed.current = undefined;
    setJob(undefined);
    return run(NONE, () => NONE, work);
  };
  return {
    stage, error,
    choose: (file) => begin(async () => set(await chosen(file))),
    send: async ({ column, header }) => {
      if (stage.name !== 'chosen') return;
      const { file } = stage;
      const label = file.name.slice(0, MOST_LABEL_CHARACTERS);
      const query = given({ column: column || undefined, header, label, lang: desk.lang });
      desk.show({ operation: 'submitBatch', query, file: file.name });
      // A file that was refused is kept: its column may be named.
      const back = (): BatchStage => (followed.current === undefined ? stage : NONE);
      await run({ name: 'sending', label }, back, async (signal) => {
        const sent = await desk.geokod.batch.submit(file, { query, signal });
        followed.current = sent.job;
        setJob(sent.job);
        await follow(sent.job, signal);
      });
    },
    cancel: async () => {
      if (stage.name === 'working') await desk.geokod.cancelBatch({ path: { job: stage.job.job } });
      else stopping.current?.abort();
    },
    reset: () => void begin(async () => {}),
    reopen: () => void (job !== undefined && open(job)),
  };
}

async function chosen(file: File): Promise<BatchStage> {
  // The table reader is loaded on first use.
  const { previewOf, whyNoTable } = await import('./table.ts');
  const why = await whyNoTable(file);
  if (why) throw new TableRefusal(why);
  return { name: 'chosen', file, preview: await previewOf(file) };
}

/** Waits for the job's end and reads its result. */
async function resultOf(
  { geokod }: Desk, id: string, signal: AbortSignal, onProgress: (job: BatchJob) => void,
): Promise<BatchStage> {
  const whileShown = (job: BatchJob): void => void (signal.aborted || onProgress(job));
  const job = await geokod.batch.wait(id, { signal, onProgress: whileShown });
  if (job.status !== 'completed') throw job.error ?? new TableRefusal(refusedBy(job.status));
  const result = await new Response(geokod.batch.download(id, { signal })).blob();
  const { foundRows } = await import('./table.ts');
  signal.throwIfAborted();
  const beginning = await result.slice(0, MOST_READ_BYTES).text();
  const whole = result.size > MOST_READ_BYTES ? beginning.slice(0, beginning.lastIndexOf('\n')) : beginning;
  return { name: 'done', job, rows: foundRows(whole), result };
}

/** Looks for the job in the account's list: a request for a job of another account would be refused. */
async function findJob({ geokod }: Desk, id: string, signal: AbortSignal): Promise<void> {
  for await (const { job } of eachItem(geokod.listBatches, { query: { limit: JOBS_OF_A_PAGE }, signal })) {
    if (job === id) return;
  }
  throw new TableRefusal('jobUnknown');
}

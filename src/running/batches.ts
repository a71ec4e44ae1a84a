import { AppError } from '../errors.ts';
import type { Batch, BatchStore, BatchViewer } from '../jobs/batch/ports.ts';
import { isOpen, isReadable, seenAt } from '../jobs/batch/states.ts';
import { toExcel } from '../jobs/table/excel.ts';
import { estimateSeconds, isPromised } from './read/estimate.ts';
import { openResult, type Result } from './read/result.ts';
import type { Submission, Submitted } from './submit/ports.ts';
import { submit, type SubmitParts } from './submit/submit.ts';

/** Batches as customers see them. Another account's batch is `job_not_found`, like one that never existed. */
export interface Batches {
  submit(submission: Submission): Promise<Submitted & { readonly isReplay: boolean }>;
  get(who: BatchViewer, id: string, now: number): Promise<Batch>;
  /** Newest first. */
  list(
    who: BatchViewer, page: { after?: string; most: number }, now: number,
  ): Promise<{ items: Batch[]; next?: string }>;
  /** Throws `job_finished` when it has ended. */
  cancel(who: BatchViewer, id: string, now: number): Promise<Batch>;
  /** Throws `job_not_ready` while there is no result, `result_expired` when it is removed. */
  openResult(who: BatchViewer, id: string, now: number): Promise<Result>;
  /** The same for Excel. */
  toExcel(result: Result): AsyncIterable<Uint8Array>;
  /** The time until it ends; undefined when it has ended, and while no node works on batches. */
  estimateSeconds(batch: Batch, now: number): Promise<number | undefined>;
}

export function openBatches(parts: SubmitParts & { readonly store: BatchStore }): Batches {
  const { store, files, wake } = parts;
  const get = async (who: BatchViewer, id: string, now: number): Promise<Batch> => {
    const batch = await store.find(who, id);
    if (!batch) throw new AppError('job_not_found', 'There is no such job.');
    return seenAt(batch, now);
  };
  return {
    submit: (submission) => submit(parts, submission),
    get,

    async list(who, page, now) {
      const { items, next } = await store.list(who, page);
      return { items: items.map((batch) => seenAt(batch, now)), next };
    },

    async cancel(who, id, now) {
      const isRequested = await store.askToCancel(who, id);
      const batch = await get(who, id, now);
      if (!isRequested) throw new AppError('job_finished', 'The job is over already.');
      wake();
      return batch;
    },

    async openResult(who, id, now) {
      const batch = await get(who, id, now);
      if (batch.state === 'expired') throw new AppError('result_expired', 'The result is gone.');
      if (!isReadable(batch.state)) throw notReady(batch);
      return openResult(batch, { store, files });
    },

    toExcel: (result) => toExcel(result.read()),

    async estimateSeconds(batch, now) {
      if (!isOpen(batch.state) || batch.state === 'cancelling') return undefined;
      return (await isPromised(store, batch, now)) ? estimateSeconds(store, batch, now) : undefined;
    },
  };
}

const RETRY_AFTER_MS = 2_000;

const notReady = ({ state }: Batch): AppError =>
  new AppError('job_not_ready', `The job is ${state}.`, isOpen(state) ? { retryAfterMs: RETRY_AFTER_MS } : {});

import { UnexpectedAnswerError, type GeokodError } from './errors.ts';
import type { BatchJob, SubmitBatchData, SubmittedBatch } from './gen/types.gen.ts';
import { answerForms } from './gen/operations.gen.ts';
import { ProblemError } from './problem-error.ts';
import { patiently, type Patience } from './patience.ts';
import type { Wire } from './wire.ts';

/**
 * A table of addresses. A function creates it anew for each attempt to send it. A `Blob` may be a file larger than
 * memory: in Node `await openAsBlob('addresses.csv')` from `node:fs`, in a browser the file of an `<input>`.
 */
export type Table = string | Blob | Uint8Array<ArrayBuffer> | (() => ReadableStream<Uint8Array>);

/** How long failures are tolerated before an error is thrown. */
export interface BatchCall {
  readonly signal?: AbortSignal;
  /** How long the service or the network may be unavailable before the error is thrown; 10 minutes. */
  readonly patienceMs?: number;
  /** Called for each failure after which the call is retried. */
  readonly onTrouble?: (error: GeokodError) => void;
}

export interface SubmitCall extends BatchCall {
  /** Options of the job. */
  readonly query?: NonNullable<SubmitBatchData['query']>;
  /** The same key means the same job, for 24 hours; by default one is generated for all attempts of this call. */
  readonly idempotencyKey?: string;
  /** Time limit of one attempt to send the table; an hour. */
  readonly timeoutMs?: number;
}

export interface WaitCall extends BatchCall {
  readonly onProgress?: (job: BatchJob) => void;
}

export interface DownloadCall extends BatchCall {
  readonly excel?: boolean;
  /** How many bytes of the result are already downloaded. */
  readonly from?: number;
}

/** Jobs for files of addresses: `submitBatch`, `getBatch` and `getBatchResult`, with retries and resumed downloads. */
export interface Batches {
  submit(table: Table, options?: SubmitCall): Promise<SubmittedBatch>;
  /** Waits for a final state: `completed`, `failed`, `cancelled` or `expired`. */
  wait(job: string, options?: WaitCall): Promise<BatchJob>;
  /** Resumes after a lost connection. The stream fails with a `GeokodError`. */
  download(job: string, options?: DownloadCall): ReadableStream<Uint8Array>;
}

const over: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled', 'expired']);
const HOUR_MS = 3_600_000;
/** The polling interval, unless the service names one. */
const ASK_AGAIN_MS = 2_000;

export function openBatches(wire: Wire, patience: Patience): Batches {
  return {
    submit: (table, options = {}) => submit(table, options, wire, patience),
    wait: (job, options = {}) => wait(job, options, wire, patience),
    download: (job, options = {}) => streamOf(resultOf(job, options, wire, patience)),
  };
}

async function submit(
  table: Table, { query = {}, timeoutMs = HOUR_MS, ...call }: SubmitCall, wire: Wire, patience: Patience,
): Promise<SubmittedBatch> {
  refuseStream(table);
  const { idempotencyKey = crypto.randomUUID() } = call;
  return patiently(call, patience, async () => {
    const body = typeof table === 'function' ? table() : table;
    const headers = { 'Content-Type': 'text/csv', 'Idempotency-Key': idempotencyKey };
    // A streamed body: the answer cannot arrive before its end.
    const duplex = body instanceof ReadableStream ? { duplex: 'half' } : {};
    const ask = { method: 'POST', query, headers, body, timeoutMs, signal: call.signal, ...duplex };
    const { response, text } = await wire.ask('/v2/batch', ask);
    return jobIn(response, text);
  });
}

/** Refuses a stream, which would be empty or locked at the second attempt. Untyped programs may pass one. */
function refuseStream(table: Table): void {
  if (typeof table !== 'object' || !('getReader' in table || 'pipe' in table)) return;
  throw new TypeError('A table is no stream: give a function that makes it anew for each attempt, or a Blob.');
}

async function wait(job: string, call: WaitCall, wire: Wire, patience: Patience): Promise<BatchJob> {
  for (;;) {
    const { seen, againMs } = await patiently(call, patience, async () => {
      const { response, text } = await wire.ask(`/v2/batch/${encodeURIComponent(job)}`, { signal: call.signal });
      return { seen: jobIn(response, text), againMs: wire.retryAfterMs(response) ?? ASK_AGAIN_MS };
    });
    call.onProgress?.(seen);
    if (over.has(seen.status)) return seen;
    await patience.sleep(Math.min(againMs, patience.maxWaitMs), call.signal ?? new AbortController().signal);
  }
}

/** A repeated submission returns the existing job, which may lack the fields of a new one. */
function jobIn(response: Response, text: string): SubmittedBatch {
  try {
    const body = JSON.parse(text) as Partial<SubmittedBatch> | null;
    if (typeof body?.job === 'string' && typeof body.status === 'string') return body as SubmittedBatch;
  } catch {
    // Reported below.
  }
  throw new UnexpectedAnswerError(response, text);
}

/**
 * The bytes of a result, from `from` on. A result never changes: if the service (or a proxy, or a platform that
 * compresses by itself) sends all of it again, the bytes already received are skipped.
 */
async function* resultOf(
  job: string, { from = 0, excel, ...call }: DownloadCall, wire: Wire, patience: Patience,
): AsyncGenerator<Uint8Array, void> {
  let at = from;
  const path = `/v2/batch/${encodeURIComponent(job)}/result`;
  const { fileTypes } = answerForms.getBatchResult as { fileTypes: readonly string[] };
  const open = async (): Promise<Opened> => {
    const headers = at > 0 ? { Range: `bytes=${at}-` } : undefined;
    try {
      const query = excel ? { excel: 1 } : {};
      const response = await wire.open(path, { query, headers, signal: call.signal, fileTypes });
      const surplus = at - startOf(response, at);
      if (surplus >= 0) return { response, surplus };
      // Frees the connection of an unread body.
      response.body?.cancel().catch(() => undefined);
      throw new UnexpectedAnswerError(response, '', 'a part of it is missing');
    } catch (error) {
      // Everything has been received.
      if (error instanceof ProblemError && error.status === 416) return undefined;
      throw error;
    }
  };
  let opened: Opened;
  let reading: AsyncIterator<Uint8Array> | undefined;
  try {
    for (;;) {
      // A step is what may fail and be retried: opening, or reading on.
      const chunk = await patiently(call, patience, async () => {
        reading ??= chunksOf((opened = await open()), wire);
        try {
          const step = await reading.next();
          return step.done ? undefined : step.value;
        } catch (error) {
          reading = undefined;
          throw error;
        }
      });
      // Even the result of the smallest table has a line.
      if (chunk === undefined && at === 0 && opened) throw new UnexpectedAnswerError(opened.response, '');
      if (chunk === undefined) return;
      at += chunk.length;
      yield chunk;
    }
  } finally {
    await reading?.return?.();
  }
}

/** The offset at which an answer begins; the requested one if it does not say. */
function startOf({ status, headers }: Response, asked: number): number {
  const start = /^bytes (\d{1,15})-/.exec(headers.get('content-range') ?? '')?.[1];
  return status === 206 ? Number(start ?? asked) : 0;
}

type Opened = { readonly response: Response; readonly surplus: number } | undefined;

async function* chunksOf(opened: Opened, wire: Wire): AsyncGenerator<Uint8Array, void> {
  if (!opened) return;
  let { surplus } = opened;
  for await (const chunk of wire.chunks(opened.response)) {
    const left = chunk.subarray(Math.min(surplus, chunk.length));
    surplus -= chunk.length - left.length;
    if (left.length > 0) yield left;
  }
}

function streamOf(chunks: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  }, { highWaterMark: 0 });
}

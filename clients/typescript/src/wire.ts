import { bytesOf, isFile } from './bytes.ts';
import { ConnectionError, TimeoutError, UnexpectedAnswerError } from './errors.ts';
import { isProblem, ProblemError } from './problem-error.ts';
import { retryAfterMs } from './retry.ts';

export interface WireOptions {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Time limit of an answer without a long body, and of the head of one with it. */
  readonly timeoutMs: number;
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface Question {
  readonly method?: string;
  readonly query?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly duplex?: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Any other type of a 2xx is an unexpected answer. */
  readonly fileTypes?: readonly string[];
}

/** One attempt at a request whose body or answer may be long. Failures are `GeokodError`s. */
export interface Wire {
  /** Resolves with the whole body of a 2xx. */
  ask(path: string, question: Question): Promise<{ response: Response; text: string }>;
  /** A 2xx whose body is not read yet. */
  open(path: string, question: Question): Promise<Response>;
  /** Yields the body; each chunk must arrive in time. */
  chunks(response: Response): AsyncGenerator<Uint8Array, void>;
  retryAfterMs(response: Response): number | undefined;
}

export function openWire({ baseUrl, headers, timeoutMs, fetch }: WireOptions): Wire {
  const urlOf = (path: string, { query = {} }: Question): string => `${baseUrl}${path}${queryOf(query)}`;
  const begin = async (url: string, question: Question, limit: Limit): Promise<Response> => {
    const { method = 'GET', body, duplex, fileTypes } = question;
    const own = { ...headers, ...question.headers };
    const init = { method, body, duplex, headers: own, signal: limit.signal, redirect: 'manual' };
    const response = await limit.around(() => fetch(new Request(url, init as RequestInit)));
    if (response.ok && (fileTypes === undefined || isFile(response, fileTypes))) return response;
    throw toError(response, await limit.around(() => readText(response)));
  };
  return {
    async ask(path, question) {
      const url = urlOf(path, question);
      const limit = limitOf(url, question.timeoutMs ?? timeoutMs, question.signal);
      try {
        const response = await begin(url, question, limit);
        return { response, text: await limit.around(() => readText(response)) };
      } finally {
        limit.end();
      }
    },
    async open(path, question) {
      const url = urlOf(path, question);
      const limit = limitOf(url, question.timeoutMs ?? timeoutMs, question.signal);
      try {
        return await begin(url, question, limit);
      } finally {
        limit.endTime();
      }
    },
    chunks: (response) => chunksOf(response, timeoutMs),
    retryAfterMs: (response) => retryAfterMs(response.headers.get('retry-after')),
  };
}

/** Counts the bytes, since some platforms take a lost connection for the end of the answer. */
async function* chunksOf(response: Response, timeoutMs: number): AsyncGenerator<Uint8Array, void> {
  const reader = response.body?.getReader();
  const isPacked = (response.headers.get('content-encoding') ?? 'identity') !== 'identity';
  const stated = isPacked ? null : response.headers.get('content-length');
  let missing = stated === null ? 0 : Number(stated);
  try {
    while (reader) {
      const limit = limitOf(response.url, timeoutMs);
      const step = await limit.around(() => reader.read()).finally(() => limit.end());
      if (step.done) break;
      missing -= step.value.length;
      yield step.value;
    }
    if (missing > 0) throw new ConnectionError(response.url, new Error('the answer breaks off'));
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

interface Limit {
  readonly signal: AbortSignal;
  /** Ends with the work, the time limit, or the caller's signal; other failures are lost connections. */
  around<T>(work: () => Promise<T>): Promise<T>;
  /** Lifts the time limit; the caller's signal still counts. */
  endTime(): void;
  end(): void;
}

/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

function limitOf(url: string, ms: number, signal?: AbortSignal): Limit {
  const stop = new AbortController();
  const follow = (): void => stop.abort(signal?.reason);
  const timer = setTimeout(() => stop.abort(new TimeoutError(url, ms)), Math.min(ms, LONGEST_MS));
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow, { once: true });
  const stopped = new Promise<never>((_, reject) => {
    const rejectStopped = (): void => reject(stop.signal.reason as Error);
    if (stop.signal.aborted) rejectStopped();
    stop.signal.addEventListener('abort', rejectStopped, { once: true });
  });
  stopped.catch(() => {});
  return {
    signal: stop.signal,
    async around(work) {
      try {
        return await Promise.race([stopped, work()]);
      } catch (error) {
        if (error instanceof UnexpectedAnswerError) throw error;
        throw stop.signal.aborted ? stop.signal.reason : new ConnectionError(url, error);
      }
    },
    endTime: () => clearTimeout(timer),
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
}

const readText = async (response: Response): Promise<string> => new TextDecoder().decode(await bytesOf(response));

function toError(response: Response, text: string): Error {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return isProblem(body) ? new ProblemError(response, body) : new UnexpectedAnswerError(response, text);
}

function queryOf(query: object): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

import { bytesOf } from './bytes.ts';
import { ConnectionError, TimeoutError, UnexpectedAnswerError } from './errors.ts';

export interface RetryOptions {
  /** How often a request is retried after a temporary failure. */
  readonly retries: number;
  /** Time limit of one attempt, including the whole answer. */
  readonly timeoutMs: number;
  /** The longest wait; if the service requires more, its refusal is returned. */
  readonly maxWaitMs: number;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly random: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_WAIT_MS = 250;
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;
/**
 * The work may have been done: a node also answers 503 if its database stored a new key but the confirmation was
 * lost.
 */
const inDoubt = new Set([502, 503, 504]);

/**
 * `fetch` with timeouts and retries: after 429, which is sent before any work, and for repeatable requests also
 * after 502, 503, 504 and lost connections. It resolves once the body has arrived, so that a truncated body counts
 * as a lost connection.
 */
export function retrying(
  options: RetryOptions,
): (request: Request, repeatable: boolean, fileTypes?: readonly string[]) => Promise<Response> {
  return async (request, repeatable, fileTypes) => {
    const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer();
    for (let attempt = 0; ; attempt++) {
      const result = await once(request, body, options, fileTypes);
      const waitMs =
        attempt < options.retries && !request.signal.aborted && isWorthRetrying(repeatable, request, result)
          ? waitFor(attempt, result, options)
          : undefined;
      if (waitMs === undefined) {
        if (result instanceof Response) return result;
        throw result.error;
      }
      await options.sleep(waitMs, request.signal);
    }
  };
}

type Result = Response | { readonly error: unknown };

async function once(
  request: Request, body: ArrayBuffer | undefined, options: RetryOptions, fileTypes?: readonly string[],
): Promise<Result> {
  const stop = new AbortController();
  const follow = (): void => stop.abort(request.signal.reason);
  const late = new TimeoutError(request.url, options.timeoutMs);
  const timer = setTimeout(() => stop.abort(late), Math.min(options.timeoutMs, LONGEST_MS));
  const stopped = rejectionOf(stop.signal);
  if (request.signal.aborted) follow();
  request.signal.addEventListener('abort', follow);
  try {
    const init: RequestInit = { method: request.method, signal: stop.signal, redirect: 'manual' };
    if (body) init.body = body;
    // Raced, since the fetch of some platforms ignores its signal.
    const answer = options.fetch(new Request(request, init)).then((response) => whole(response, fileTypes));
    return await Promise.race([stopped, answer]);
  } catch (error) {
    if (error instanceof UnexpectedAnswerError) return { error };
    return { error: stop.signal.aborted ? (stop.signal.reason as unknown) : new ConnectionError(request.url, error) };
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', follow);
  }
}

/** Rejects with the signal's reason, and never resolves. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  stopped.catch(() => {});
  return stopped;
}

const bodiless = new Set([204, 205, 304]);

/** The same response with its body read. */
async function whole(response: Response, fileTypes?: readonly string[]): Promise<Response> {
  const { status, statusText, headers, url } = response;
  const body = await bytesOf(response, fileTypes);
  if (breaksOff(headers, body)) throw new Error('the answer breaks off');
  // Browsers hide a redirect's target: such a response has no status.
  if (status === 0) throw new UnexpectedAnswerError(response, '');
  const read = new Response(bodiless.has(status) ? null : body, { status, statusText, headers });
  return Object.defineProperty(read, 'url', { value: url });
}

const [OPENING, CLOSING] = [0x7b, 0x7d];

/** Whether a JSON object is truncated: some platforms take a lost connection for the end of the answer. */
function breaksOff(headers: Headers, bytes: Uint8Array): boolean {
  if (!/^application\/(?:[\w.+-]+\+)?json/i.test(headers.get('content-type') ?? '')) return false;
  const first = bytes.find((byte) => byte < 0x80);
  const last = bytes.findLast((byte) => byte > 0x20);
  return first === OPENING && last !== CLOSING;
}

function isWorthRetrying(repeatable: boolean, { headers }: Request, result: Result): boolean {
  if (!(result instanceof Response)) return repeatable && !(result.error instanceof UnexpectedAnswerError);
  // An abandoned attempt is still being processed: its answer is on the way.
  if (result.status === 409 && headers.has('idempotency-key')) return result.headers.has('retry-after');
  return result.status === 429 || (repeatable && inDoubt.has(result.status));
}

/**
 * The wait that the service requires, otherwise an exponential one with jitter. Undefined if the service requires
 * more than `maxWaitMs`.
 */
function waitFor(attempt: number, result: Result, { random, maxWaitMs }: RetryOptions): number | undefined {
  const longestMs = Math.min(maxWaitMs, LONGEST_MS);
  const asked = result instanceof Response ? retryAfterMs(result.headers.get('retry-after')) : undefined;
  const jitter = random();
  if (asked !== undefined) return asked <= longestMs ? asked + jitter * FIRST_WAIT_MS : undefined;
  return Math.min(FIRST_WAIT_MS * 2 ** attempt * (0.5 + jitter / 2), longestMs);
}

/** Parses seconds or an HTTP date. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = /^[A-Z][a-z]+, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Ends early, with the signal's reason, if aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

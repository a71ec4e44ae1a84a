export interface RetryOptions {
  /** How often a request that failed for a passing reason is sent again. */
  readonly retries: number;
  /** How long one attempt may take. */
  readonly timeoutMs: number;
  /** No wait is longer, whatever the service asks for: then the refusal is given back. */
  readonly maxWaitMs: number;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly random: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_WAIT_MS = 250;
/** Said before any work was done: safe to repeat whatever the request was. */
const notDone = new Set([429, 503]);
/** The work may have been done, and its answer lost. */
const inDoubt = new Set([502, 504]);
const repeatable = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

/** `fetch` with time-outs, that tries again after 429, 502, 503, 504 and lost connections. */
export function retrying(options: RetryOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    for (let attempt = 0; ; attempt++) {
      const last = attempt >= options.retries;
      const result = await once(request.clone(), options);
      if (last || !isWorthRetrying(request, result))
        return result instanceof Response ? result : Promise.reject(result.error);
      const waitMs = waitFor(attempt, result, options.random);
      if (waitMs > options.maxWaitMs) return result instanceof Response ? result : Promise.reject(result.error);
      if (result instanceof Response) await result.body?.cancel();
      await options.sleep(waitMs, request.signal);
    }
  };
}

type Result = Response | { readonly error: unknown };

async function once(request: Request, { fetch, timeoutMs }: RetryOptions): Promise<Result> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await fetch(new Request(request, { signal }));
  } catch (error) {
    return { error };
  }
}

function isWorthRetrying(request: Request, result: Result): boolean {
  if (request.signal.aborted) return false;
  const mayRepeat = repeatable.has(request.method);
  if (!(result instanceof Response)) return mayRepeat;
  return notDone.has(result.status) || (mayRepeat && inDoubt.has(result.status));
}

/** What the service asks for, else twice as long each time; never all clients at the same moment. */
function waitFor(attempt: number, result: Result, random: () => number): number {
  const asked = result instanceof Response ? retryAfterMs(result.headers.get('retry-after')) : undefined;
  const jitter = random();
  if (asked !== undefined) return asked + jitter * FIRST_WAIT_MS;
  return FIRST_WAIT_MS * 2 ** attempt * (0.5 + jitter / 2);
}

/** Seconds, or a date. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Ends early, with the signal's reason, when it is aborted. */
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

import { openBatches, type Batches } from './batch.ts';
import { UnexpectedAnswerError } from './errors.ts';
import { createClient, createConfig } from './gen/client/index.ts';
import { answerForms, idempotent, repeatable, type Operations } from './gen/operations.gen.ts';
import * as operations from './gen/sdk.gen.ts';
import { geocodeAll, type GeocodeAll } from './geocode-all.ts';
import { checkKey, ofEnvironment } from './key.ts';
import { isProblem, ProblemError } from './problem-error.ts';
import { readAnswer } from './read-answer.ts';
import { retrying, sleep } from './retry.ts';
import { openWire } from './wire.ts';

export interface GeokodOptions {
  /** The service's URL, such as `https://geo.example.ru`; by default the environment's `GEOKOD_URL`. */
  readonly baseUrl?: string;
  /** `gk_live_…` or `gk_test_…`; by default the environment's `GEOKOD_KEY`. Operations without access need none. */
  readonly key?: string;
  /** Uses recorded answers, without a key. */
  readonly sandbox?: boolean;
  /** Language of error messages. */
  readonly language?: 'ru' | 'en';
  /** Time limit of one attempt, including the whole answer; 30 s. */
  readonly timeoutMs?: number;
  /** How often a request is retried after a temporary failure; 3. */
  readonly retries?: number;
  /** The longest wait between two attempts; 60 s. If the service requires more, its refusal is thrown at once. */
  readonly maxWaitMs?: number;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

type Data<Id extends keyof Operations> = Omit<Operations[Id]['data'], 'url'> & CallOptions;

/** A function for each operation of the contract: returns the body of a 2xx, throws a `GeokodError` otherwise. */
export type Geokod = {
  readonly [Id in keyof Operations]: {} extends Data<Id>
    ? (options?: Data<Id>) => Promise<Operations[Id]['answer']>
    : (options: Data<Id>) => Promise<Operations[Id]['answer']>;
} & {
  /** Jobs for files of addresses. */
  readonly batch: Batches;
  /** Geocodes any number of addresses, by `geocodeMany` in chunks, several at a time; yields the answers in order. */
  readonly geocodeAll: GeocodeAll;
};

export function createGeokod(options: GeokodOptions = {}): Geokod {
  const { sandbox = false, language, timeoutMs = 30_000, retries = 3, maxWaitMs = 60_000 } = options;
  const baseUrl = options.baseUrl ?? ofEnvironment('GEOKOD_URL');
  const key = sandbox ? undefined : options.key ?? ofEnvironment('GEOKOD_KEY');
  if (key !== undefined) checkKey(key);
  checkBaseUrl(baseUrl, options.fetch !== undefined || 'location' in globalThis);
  const root = baseUrl.replace(/\/+$/, '') + (sandbox ? '/sandbox' : '');
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient(
    createConfig({
      baseUrl: root,
      ...(language ? { headers: { 'Accept-Language': language } } : {}),
      // The other scheme is the session cookie, which the browser handles itself.
      auth: (scheme) => (scheme.scheme === 'bearer' ? key : undefined),
    }),
  );
  const attempt = retrying({ retries, timeoutMs, maxWaitMs, fetch: send, random: Math.random, sleep });
  const call = async (id: keyof Operations, operation: Operation, given: object = {}): Promise<unknown> => {
    const mayRepeat = repeatable[id] || idempotent.has(id);
    const form = answerForms[id];
    const fileTypes = form !== undefined && 'fileTypes' in form ? form.fileTypes : undefined;
    const fetch = (request: Request): Promise<Response> => attempt(request, mayRepeat, fileTypes);
    const { headers: own } = given as CallOptions;
    const headers = idempotent.has(id) ? { 'Idempotency-Key': crypto.randomUUID(), ...own } : own;
    const asked = { ...given, headers, client, fetch, parseAs: 'blob', throwOnError: false };
    const { data, error, response } = await operation(asked);
    if (response === undefined) throw error;
    if (response.ok) return readAnswer(response, data instanceof Blob ? data : new Blob([]), form);
    if (isProblem(error)) throw new ProblemError(response, error);
    throw new UnexpectedAnswerError(response, typeof error === 'string' ? error : spelled(error));
  };
  const wire = openWire({ baseUrl: root, headers: headersOf(key, language), timeoutMs, fetch: send });
  const calls = Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (given?: object) => call(name as keyof Operations, operation as unknown as Operation, given),
    ]),
  ) as unknown as Geokod;
  return {
    ...calls,
    geocodeAll: (items, how) => geocodeAll(calls.geocodeMany, items, how),
    batch: openBatches(wire, { random: Math.random, sleep, now: () => Date.now(), maxWaitMs }),
  };
}

/** The text of an unexpected body, if possible: a hundred thousand brackets are too deep to serialise. */
function spelled(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    return '';
  }
}

const headersOf = (key?: string, language?: string): Record<string, string> => ({
  ...(key && { Authorization: `Bearer ${key}` }),
  ...(language && { 'Accept-Language': language }),
});

/** Requires an absolute URL or, in browsers and with a `fetch` of one's own, a path on the page's origin. */
function checkBaseUrl(baseUrl: string | undefined, mayBePath: boolean): asserts baseUrl is string {
  const form = mayBePath ? /^($|\/|https?:\/\/[^/\s]+\S*$)/i : /^https?:\/\/[^/\s]+\S*$/i;
  if (typeof baseUrl === 'string' && form.test(baseUrl)) return;
  throw new TypeError(`The baseUrl "${baseUrl}" is no address of a service; one looks like https://geo.example.ru. ` +
    'It is an option, or GEOKOD_URL in the environment.');
}

type Operation = (options: object) => Promise<{ data?: unknown; error?: unknown; response?: Response }>;

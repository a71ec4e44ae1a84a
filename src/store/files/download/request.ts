import { request as overHttp, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { keepingWhatCame } from './body.ts';

/**
 * The response to a request over HTTP(S), after redirects. Uses node:http since fetch decodes bodies by itself, after
 * which neither lengths nor ranges match what the server states. Proxies are configured as in Node:
 * NODE_USE_ENV_PROXY=1 with HTTP_PROXY and HTTPS_PROXY.
 */
export interface Answer {
  readonly url: URL; // after redirects
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Every byte received, then the failure, if any. */
  readonly body: Readable;
}

export interface Timeouts {
  /** From the request to the first line of the response. */
  readonly answerMs: number;
  /** Between two pieces of the body. */
  readonly idleMs: number;
}

export const usualTimeouts: Timeouts = { answerMs: 30_000, idleMs: 30_000 };
const MAX_REDIRECTS = 5;

/** A network failure that another attempt may not meet. */
export class RequestFailed extends Error {
  override readonly name: string = 'RequestFailed';
}

/** A failure that another attempt would meet again. */
export class RequestHopeless extends RequestFailed {
  override readonly name = 'RequestHopeless';
}

export interface Question {
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeouts?: Timeouts;
}

export async function ask(url: URL, question: Question = {}): Promise<Answer> {
  let at = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await askOnce(at, question);
    const { location } = answer.headers;
    if (![301, 302, 303, 307, 308].includes(answer.status) || location === undefined) return answer;
    answer.body.destroy();
    const next = URL.parse(location, at.href);
    const safe = next?.protocol === 'https:' || (next?.protocol === 'http:' && at.protocol === 'http:');
    if (!next || !safe) throw new RequestHopeless(`it redirects to ${location}, which is not followed`);
    at = next;
  }
  throw new RequestHopeless(`it redirects more than ${MAX_REDIRECTS} times`);
}

function askOnce(url: URL, { method = 'GET', headers, timeouts = usualTimeouts }: Question): Promise<Answer> {
  const options: RequestOptions = {
    method,
    headers: { 'user-agent': 'geokod', accept: '*/*', 'accept-encoding': 'identity', ...headers },
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? overHttps(url, options) : overHttp(url, options);
    const timer = setTimeout(() => {
      request.destroy(new RequestFailed(`no answer came for ${timeouts.answerMs / 1000} s`));
    }, timeouts.answerMs);
    request.on('response', (body) => {
      clearTimeout(timer);
      const { statusCode = 0, headers: answered } = body;
      resolve({ url, status: statusCode, headers: answered, body: keepingWhatCame(body) });
    });
    // Stays for the whole life of the request: a connection may still break after its body has ended.
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(toRequestFailed(error));
    });
    request.end();
  });
}

function toRequestFailed(error: unknown): RequestFailed {
  if (error instanceof RequestFailed) return error;
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: Error[] };
  // When all of several addresses failed, only the list of errors says why.
  const text = message || errors?.map((each) => each.message).join('; ') || String(error);
  return new RequestFailed(code && !text.includes(code) ? `${text} (${code})` : text, { cause: error });
}

/** The pieces of a body; throws when none arrives for `idleMs`. */
export async function* pieces(
  body: NodeJS.ReadableStream & { destroy(error?: Error): unknown }, idleMs: number,
): AsyncGenerator<Buffer> {
  const stop = (): void => void body.destroy(new RequestFailed(`no byte came for ${idleMs / 1000} s`));
  let timer = setTimeout(stop, idleMs);
  try {
    for await (const piece of body) {
      // The time that the reader takes for a piece does not count as the server's.
      clearTimeout(timer);
      yield piece as Buffer;
      timer = setTimeout(stop, idleMs);
    }
  } catch (error) {
    throw toRequestFailed(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A small response as text; undefined for 404 and 410. */
export async function askText(url: URL, limitBytes: number, question: Question = {}): Promise<string | undefined> {
  const { timeouts = usualTimeouts } = question;
  const { status, body } = await ask(url, question);
  if (status === 404 || status === 410) {
    body.destroy();
    return undefined;
  }
  if (status !== 200) {
    body.destroy();
    throw new RequestFailed(`the server answered ${status}`);
  }
  const read: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces(body, timeouts.idleMs)) {
    bytes += piece.length;
    if (bytes > limitBytes) throw new RequestFailed(`more than ${limitBytes} bytes came`);
    read.push(piece);
  }
  return Buffer.concat(read).toString();
}

/** A URL that is safe to show and log: without its password. */
export function shown(url: URL): string {
  if (url.password === '') return url.href;
  const bare = new URL(url);
  bare.password = '***';
  return bare.href;
}

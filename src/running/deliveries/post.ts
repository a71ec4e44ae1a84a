import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { outcomeOf, type Outcome } from '../../jobs/webhooks/outcome.ts';

export interface Post {
  readonly href: string;
  /** Checked; the connection goes to one of them, whatever the name leads to by now. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Of everything, to the last byte of the answer. */
  readonly timeoutMs: number;
  /** When it is over, nobody waits for an answer any more. */
  readonly stop: AbortSignal;
  /** Whom to believe besides those whom everybody believes. */
  readonly authority?: string;
}

export interface Answered {
  readonly outcome: Outcome;
  readonly status?: number;
  readonly reply: string;
  readonly retryAfter?: string;
}

const MOST_READ_BYTES = 64 * 1024;
const MOST_KEPT_BYTES = 1000;

/** One POST, without following redirects. Undefined when it was stopped; every other failure is an outcome. */
export function post(wish: Post): Promise<Answered | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answered | undefined>();
  const late = AbortSignal.timeout(wish.timeoutMs);
  const failed = (error: Error): void => {
    if (wish.stop.aborted) resolve(undefined);
    else resolve({ outcome: late.aborted ? 'timeout' : failureOf(error), reply: '' });
  };
  const begin = wish.href.startsWith('https:') ? secureRequest : plainRequest;
  const sent = begin(wish.href, {
    method: 'POST',
    // a connection of its own: a kept one would lead to what was checked some other time
    agent: false,
    lookup: pinnedTo(wish.addresses),
    headers: { ...wish.headers, 'content-length': String(Buffer.byteLength(wish.body)) },
    maxHeaderSize: 16 * 1024,
    signal: AbortSignal.any([late, wish.stop]),
    ...(wish.authority !== undefined && { ca: wish.authority }),
  });
  sent.on('error', failed);
  sent.on('upgrade', (_response, socket) => socket.destroy());
  sent.on('close', () => failed(new Error('closed')));
  sent.on('response', (response) => {
    response.on('error', failed);
    readReply(response, (reply) => {
      const status = response.statusCode!;
      resolve({ outcome: outcomeOf(status), status, reply, retryAfter: response.headers['retry-after'] });
      sent.destroy();
    });
  });
  sent.end(wish.body);
  return promise;
}

/** The beginning, once the end or as much as is read has come. */
function readReply(response: IncomingMessage, done: (reply: string) => void): void {
  const kept: Buffer[] = [];
  let keptBytes = 0;
  let readBytes = 0;
  const end = (): void => done(textOf(Buffer.concat(kept)));
  response.on('data', (chunk: Buffer) => {
    const part = chunk.subarray(0, MOST_KEPT_BYTES - keptBytes);
    if (part.length > 0) kept.push(part);
    keptBytes += part.length;
    readBytes += chunk.length;
    if (readBytes > MOST_READ_BYTES) end();
  });
  response.on('end', end);
}

/** Without half a letter at the end, and without what no page could show. */
const textOf = (bytes: Buffer): string =>
  new TextDecoder().decode(bytes, { stream: true }).replaceAll(/[^\P{Cc}\n\t]/gu, ' ').slice(0, MOST_KEPT_BYTES);

const pinnedTo = (addresses: readonly string[]): LookupFunction => {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, options, callback) => {
    if (options.all) callback(null, all);
    else callback(null, all[0].address, all[0].family);
  };
};

function failureOf(error: Error & { code?: string }): Outcome {
  const code = error.code ?? '';
  return /^(CERT_|ERR_TLS|ERR_SSL|EPROTO|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|HOSTNAME)/.test(code)
    ? 'tls_failed'
    : 'connection_failed';
}

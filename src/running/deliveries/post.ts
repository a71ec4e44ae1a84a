import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { outcomeOf, type Outcome } from '../../jobs/webhooks/outcome.ts';

export interface Post {
  readonly href: string;
  /** The checked addresses; the connection goes to one of them, whatever the name resolves to by now. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The time limit of the whole exchange, to the last byte of the reply. */
  readonly timeoutMs: number;
  /** Aborts the exchange. */
  readonly stop: AbortSignal;
  /** A certificate authority to trust instead of the usual ones. */
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

/** Makes one POST, without following redirects. Undefined if it was stopped; every other failure is an outcome. */
export function post(options: Post): Promise<Answered | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answered | undefined>();
  const late = AbortSignal.timeout(options.timeoutMs);
  const failed = (error: Error): void => {
    if (options.stop.aborted) resolve(undefined);
    else resolve({ outcome: late.aborted ? 'timeout' : failureOf(error), reply: '' });
  };
  const begin = options.href.startsWith('https:') ? secureRequest : plainRequest;
  const sent = begin(options.href, {
    method: 'POST',
    // uses no kept connection, whose address was checked at another time
    agent: false,
    lookup: pinnedTo(options.addresses),
    headers: { ...options.headers, 'content-length': String(Buffer.byteLength(options.body)) },
    maxHeaderSize: 16 * 1024,
    signal: AbortSignal.any([late, options.stop]),
    ...(options.authority !== undefined && { ca: options.authority }),
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
  sent.end(options.body);
  return promise;
}

/** Reads the beginning of a reply; done at its end, or once the limit has been read. */
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

/** Decodes text without a partial character at the end, and without control characters. */
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

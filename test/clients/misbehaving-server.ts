import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/**
 * How a server treats a request: a status, or an answer in detail (a text body is sent unchanged). `lost` closes the
 * connection instead of answering, `cut` in the middle of the body; `silent` never answers, `stuck` never ends the
 * body.
 */
export type Step =
  | number
  | 'lost'
  | 'cut'
  | 'silent'
  | 'stuck'
  | StatedAnswer;

/** An answer in detail; omitted parts have defaults. */
export interface StatedAnswer {
  readonly status: number;
  readonly after?: string;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Gzipped, even if the client did not ask for it. */
  readonly packed?: boolean;
  /** After half of the body the connection is closed (`cut`) or stalls (`stuck`); `lost`: closed without any body. */
  readonly ends?: 'cut' | 'stuck' | 'lost';
  /** The delay of the answer. */
  readonly lateMs?: number;
  /** One byte of the head or body at a time; or endlessly more bytes. */
  readonly pace?: 'dripping head' | 'dripping body' | 'endless';
}

/** A step may depend on the request. */
export type StepFor = Step | ((request: IncomingMessage) => Step);

export interface Misbehaving {
  readonly address: string;
  /** Method, path and body of each request, in order. */
  readonly asked: string[];
  /** Headers of each request, and when it arrived, in milliseconds. */
  readonly heads: IncomingHttpHeaders[];
  readonly times: number[];
  close(): Promise<void>;
}

/** A real server that follows the steps, one per request; the last step applies to all further ones. */
export async function misbehave(steps: readonly StepFor[]): Promise<Misbehaving> {
  const asked: string[] = [];
  const heads: IncomingHttpHeaders[] = [];
  const times: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`.trim());
      heads.push(request.headers);
      times.push(performance.now());
      const step = steps[Math.min(asked.length, steps.length) - 1];
      treat(typeof step === 'function' ? step(request) : step, response);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    asked,
    heads,
    times,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const ANSWER = JSON.stringify({ results: [], took_ms: 1 });

function treat(step: Step, response: ServerResponse): void {
  response.on('error', () => {});
  if (step === 'silent') return;
  if (step === 'lost') return void response.socket?.destroy();
  if (step === 'cut' || step === 'stuck') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': ANSWER.length });
    response.write(ANSWER.slice(0, 5), () => {
      if (step === 'cut') setTimeout(() => response.socket?.destroy(), 10);
    });
    return;
  }
  answer(typeof step === 'number' ? { status: step } : step, response);
}

const DRIP_MS = 50;

function answer(answered: StatedAnswer, response: ServerResponse): void {
  const { status, after, body = ANSWER, type = 'application/json', packed, ends, pace } = answered;
  const text = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const content = packed ? gzipSync(text) : text;
  const headers = {
    'content-type': type,
    ...(after === undefined ? {} : { 'retry-after': after }),
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
    ...(ends ? { 'content-length': content.length } : {}),
    ...answered.headers,
  };
  if (ends === 'lost') return void setTimeout(() => response.socket?.destroy(), answered.lateMs);
  if (pace === 'dripping head') return drip(response, `HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(20)}`, 'raw');
  response.writeHead(status, headers);
  if (status === 204 || status === 304) return void response.end();
  if (pace === 'dripping body') return drip(response, content.toString('latin1'), 'body');
  if (pace === 'endless') return pour(response, content);
  if (!ends) return void response.end(content);
  response.write(content.subarray(0, content.length >> 1), () => {
    if (ends === 'cut') setTimeout(() => response.socket?.destroy(), 10);
  });
}

/** Sends a byte at a time while the connection is open. */
function drip(response: ServerResponse, text: string, what: 'raw' | 'body'): void {
  const { socket } = response;
  const write = (byte: string): unknown =>
    what === 'raw' ? socket!.write(byte, 'latin1') : response.write(byte, 'latin1');
  let at = 0;
  const timer = setInterval(() => {
    if (socket!.destroyed || at === text.length) clearInterval(timer);
    else write(text[at++]);
  }, DRIP_MS);
}

/** Sends the beginning of a body, then spaces without end. */
function pour(response: ServerResponse, beginning: Buffer): void {
  const blanks = Buffer.alloc(2 ** 20, ' ');
  response.write(beginning.subarray(0, 1));
  const go = (): void => {
    while (!response.destroyed && response.write(blanks));
    if (!response.destroyed) response.once('drain', go);
  };
  go();
}

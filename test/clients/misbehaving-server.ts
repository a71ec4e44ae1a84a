import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How a server treats one request: a status, with what beside it (a text is sent as it is); `lost` closes the
 * connection instead of answering, `cut` in the middle of the body; `silent` never answers, `stuck` never ends it.
 */
export type Step =
  | number
  | 'lost'
  | 'cut'
  | 'silent'
  | 'stuck'
  | { readonly status: number; readonly after?: string; readonly body?: unknown; readonly type?: string };

/** A step may depend on what is asked. */
export type StepFor = Step | ((request: IncomingMessage) => Step);

export interface Misbehaving {
  readonly address: string;
  /** Method, path and body of what was asked, in order. */
  readonly asked: string[];
  /** Headers of the same, and when each came, in milliseconds. */
  readonly heads: IncomingHttpHeaders[];
  readonly times: number[];
  close(): Promise<void>;
}

/** A real server that does as it is told, one request after another; the last step is for all that follow. */
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
  const { status, after, body = ANSWER, type = 'application/json' }: Exclude<Step, number | string> =
    typeof step === 'number' ? { status: step } : step;
  response.writeHead(status, {
    'content-type': type,
    ...(after === undefined ? {} : { 'retry-after': after }),
  });
  if (status === 204 || status === 304) response.end();
  else response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

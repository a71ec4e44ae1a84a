import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Closing } from './closing.ts';

/** A proxy in front of a node that makes it behave like a worse one. */
export interface Gate {
  readonly url: string;
  /** The status of every answer except that of `/readyz`. */
  refusesWith: number | undefined;
  /** Whether answers are lost on their way, except those of `/readyz` and to withdrawals. */
  losesAnswers: boolean;
  /** The delay of every answer, including that of `/readyz`. */
  delayMs: number;
}

export async function openGate(context: Closing, nodeUrl: string): Promise<Gate> {
  const gate = { url: '', refusesWith: undefined as number | undefined, losesAnswers: false, delayMs: 0 };
  const { hostname, port } = new URL(nodeUrl);
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (gate.delayMs > 0) await sleep(gate.delayMs);
    if (gate.refusesWith !== undefined && request.url !== '/readyz') {
      return void response.writeHead(gate.refusesWith).end('{}');
    }
    const { method, url: path, rawHeaders: headers } = request;
    const head = { method, path, headers, setDefaultHeaders: false };
    const outgoing = send({ hostname, port, agent: false, ...head }, (reply) => {
      if (gate.losesAnswers && path!.startsWith('/v2/')) {
        reply.resume().on('end', () => response.destroy());
        return;
      }
      const { 'transfer-encoding': _, connection: __, ...kept } = reply.headers;
      response.writeHead(reply.statusCode!, kept);
      reply.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    request.pipe(outgoing);
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(gate, { url: `http://127.0.0.1:${(server.address() as { port: number }).port}` });
}

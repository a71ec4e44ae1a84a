import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { testCertificate, testKey } from './test-certificate.ts';

/** One request as received by a webhook's receiver. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** How it answers from now on; 204 at first. */
  answer: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
}

/** A real receiver of webhooks on this machine, on the given port or a free one. */
export async function startReceiver({ secure = false, port: requestedPort = 0 } = {}): Promise<Receiver> {
  const server = secure ? createSecureServer({ key: testKey, cert: testCertificate }) : createServer();
  server.listen(requestedPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `${secure ? 'https' : 'http'}://127.0.0.1:${port}/hook`,
    port,
    received: [],
    answer: (response) => void response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('request', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const received = { path: url, headers, body: Buffer.concat(chunks).toString() };
      receiver.received.push(received);
      receiver.answer(response, received);
    });
  });
  return receiver;
}

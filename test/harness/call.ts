import { Agent, request } from 'node:http';
import type { SeenReply } from './conformance.ts';

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends one request exactly as given: nothing is added, followed or normalised, unlike `fetch`. */
export function call(address: string, path: string, asked: Call = {}): Promise<SeenReply> {
  const { method = 'GET', headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const url = new URL(address);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      {
        agent,
        host: url.hostname,
        port: url.port,
        path,
        method,
        headers: { ...length, ...headers },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode!,
            headers: new Headers(
              Object.entries(reply.headers).flatMap(([name, value]) =>
                [value ?? []].flat().map((one): [string, string] => [name, one]),
              ),
            ),
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // an idle connection that the server closed at the same moment
      const wasIdle = outgoing.reusedSocket && error.code === 'ECONNRESET' && method === 'GET';
      if (wasIdle) resolve(call(address, path, asked));
      else reject(error);
    });
    outgoing.end(body);
  });
}

export const json = (value: unknown): Pick<Call, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

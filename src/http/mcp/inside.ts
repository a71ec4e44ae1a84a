import { Agent, createServer, request as ask, type IncomingMessage, type RequestListener } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';

/** Returns a `fetch` for a client address, to which rate limits apply as to requests over the network. */
export type AskInside = (clientAddress: string) => (request: Request) => Promise<Response>;

/** Sends requests to a listener of this process through a pair of streams, without a network. */
export function openInside(listener: RequestListener): AskInside {
  const server = createServer(listener);
  return (remoteAddress) => async (request) => {
    const body = Buffer.from(await request.arrayBuffer());
    const headers = {
      ...Object.fromEntries(request.headers),
      ...(body.length > 0 && { 'content-length': body.length }),
    };
    const { method, url, signal } = request;
    const connect = (): Duplex => {
      const [near, far] = duplexPair();
      server.emit('connection', Object.assign(far, { remoteAddress }));
      return near;
    };
    // One agent per request, so that a connection of one client address never serves another.
    const agent = Object.assign(new Agent(), { createConnection: connect });
    const { pathname, search } = new URL(url);
    return new Promise((resolve, reject) => {
      const outgoing = ask({ agent, method, path: pathname + search, headers, signal });
      outgoing.on('error', reject).on('response', (reply) => readWhole(reply).then(resolve, reject));
      outgoing.end(body);
    });
  };
}

async function readWhole(reply: IncomingMessage): Promise<Response> {
  const body = Buffer.concat(await reply.toArray());
  const headers = new Headers(Object.entries(reply.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value])));
  return new Response(body, { status: reply.statusCode!, headers });
}

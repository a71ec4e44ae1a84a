import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from '../../../kernel/random.ts';

/** An extract server for tests that misbehaves on demand. */
export interface Flaky {
  content: Buffer;
  etag?: string;
  lastModified?: string;
  ranges: boolean;
  /** Cuts the connection after this many bytes of the body, one entry per response; none once it is empty. */
  cuts: number[];
  /** The .md5 file: right by default, absent when undefined. */
  md5?: () => string;
  /** Handlers used once each, in this order; one that returns false leaves the request to the normal answer. */
  odd: ((request: IncomingMessage, response: ServerResponse) => boolean | void)[];
  /** The requests received: method, path, Range. */
  readonly asked: string[];
}

export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/** Random bytes that begin like a PBF. */
export function mapBytes(bytes: number, seed = 1): Buffer {
  const random = seededRandom(seed);
  const content = Buffer.alloc(bytes);
  for (let i = 0; i + 4 <= bytes; i += 4) content.writeUInt32LE(Math.floor(random() * 2 ** 32), i);
  Buffer.from('\0\0\0\x0d\x0a\x09OSMHeader\x18\x7c', 'latin1').copy(content);
  return content;
}

export async function serveFlaky(changes: Partial<Flaky> = {}) {
  const content = changes.content ?? mapBytes(50_000);
  const flaky: Flaky = { etag: '"one"', ranges: true, cuts: [], odd: [], asked: [], ...changes, content };
  if (!('md5' in changes)) flaky.md5 = () => `${md5(flaky.content)}  x.osm.pbf\n`;
  const server = createServer((request, response) => {
    const { range } = request.headers;
    flaky.asked.push([request.method, request.url, range].filter(Boolean).join(' '));
    if (request.url!.endsWith('.md5')) answerMd5(flaky, response);
    else if (flaky.odd.shift()?.(request, response) ?? true) {
      if (!response.headersSent && !response.destroyed) answer(flaky, request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    flaky,
    url: `http://127.0.0.1:${port}/x.osm.pbf`,
    base: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answerMd5({ md5: text }: Flaky, response: ServerResponse): void {
  response.writeHead(text ? 200 : 404, { 'content-type': 'text/plain' }).end(text?.());
}

function answer(flaky: Flaky, request: IncomingMessage, response: ServerResponse): void {
  const { content, etag, lastModified } = flaky;
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  const known = { ...(etag && { etag }), ...(lastModified && { 'last-modified': lastModified }) };
  if (ifNoneMatch !== undefined && ifNoneMatch === etag) return void response.writeHead(304, known).end();
  let from = 0;
  const same = ifRange === undefined || ifRange === (etag ?? lastModified);
  if (range !== undefined && flaky.ranges && same) {
    from = Number(/^bytes=(\d+)-$/.exec(range)![1]);
    if (from >= content.length) {
      return void response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
    }
    const place = `bytes ${from}-${content.length - 1}/${content.length}`;
    response.writeHead(206, { ...known, 'content-range': place, 'content-length': content.length - from });
  } else {
    response.writeHead(200, { ...known, 'content-length': content.length });
  }
  const cut = request.method === 'GET' ? flaky.cuts.shift() : undefined;
  if (request.method === 'HEAD') response.end();
  else if (cut === undefined) response.end(content.subarray(from));
  else response.write(content.subarray(from, from + cut), () => setTimeout(() => response.destroy(), 30));
}

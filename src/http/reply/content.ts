import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { AppError } from '../../errors.ts';
import type { Exchange } from '../request/exchange.ts';
import { ANY_FILE } from '../contract.ts';
import { accepts } from './accept.ts';
import { acceptsGzip } from './coding.ts';
import { isKnown } from './known.ts';
import { rangeOf, type ByteRange } from './range.ts';

/** An answer that is streamed. */
export interface Content {
  readonly contentType: string;
  readonly fileName: string;
  /** Equal for equal bytes. */
  readonly tag: string;
  /** Unknown if the bytes are computed while streaming: then ranges are not supported. */
  readonly size?: number;
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
}

export const isContent = (body: unknown): body is Content =>
  typeof body === 'object' && body !== null && 'contentType' in body && 'read' in body;

/** Streams a content, or the requested range of it. A failure before the first byte is an ordinary error. */
export async function sendContent(exchange: Exchange, content: Content): Promise<void> {
  const { ctx } = exchange;
  const { req, res } = ctx;
  const { size, tag, fileName } = content;
  const gzip = acceptsGzip(req.headers['accept-encoding']);
  const wholeTag = gzip ? `"${tag}-gzip"` : `"${tag}"`;
  if (isKnown(req.headers['if-none-match'], wholeTag)) {
    ctx.respond = false;
    return void res.appendHeader('Vary', VARY).writeHead(304, { ETag: wholeTag }).end();
  }
  const range = size === undefined ? undefined : requestedRange(exchange, size, tag);
  const isPacked = gzip && range === undefined;
  const head: Record<string, string | number> = {
    'Content-Type': typeFor(exchange, content),
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Accept-Ranges': size === undefined ? 'none' : 'bytes',
    ETag: range ? `"${tag}"` : wholeTag,
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
    ...(range && { 'Content-Range': `bytes ${range.from}-${range.to - 1}/${size}` }),
    ...(!isPacked && size !== undefined && { 'Content-Length': range ? range.to - range.from : size }),
  };
  const write = (): void => {
    res.statusCode = range ? 206 : 200;
    res.appendHeader('Vary', VARY);
    for (const [name, value] of Object.entries(head)) res.setHeader(name, value);
    ctx.respond = false;
  };
  if (req.method === 'HEAD') {
    write();
    return void res.end();
  }
  const pieces = await begun(content.read(range));
  write();
  await deliver(pieces, isPacked ? [createGzip({ level: 4 })] : [], exchange);
}

const VARY = 'Accept-Encoding, Accept';

/** The content type; `application/octet-stream` for clients that accept only that, if the contract allows it. */
function typeFor({ ctx: { req }, operation }: Exchange, { contentType }: Content): string {
  const { accept } = req.headers;
  const [usual] = contentType.split(';', 1);
  const isChoice = operation?.successTypes.includes(ANY_FILE) && !accepts(accept, usual);
  return isChoice && accepts(accept, ANY_FILE) ? ANY_FILE : contentType;
}

function requestedRange({ ctx: { req } }: Exchange, size: number, tag: string): Required<ByteRange> | undefined {
  const { range, 'if-range': condition } = req.headers;
  if (range === undefined || (condition !== undefined && condition !== `"${tag}"`)) return undefined;
  const found = rangeOf(range, size);
  if (found === 'nowhere') throw new AppError('range_not_satisfiable', 'The range begins behind the end.', { size });
  return found;
}

/** Waits for the first chunk, so that an early failure can still be answered. */
async function begun(pieces: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

/** Streams the chunks. A client that disconnects is no error; a failing source cuts the answer off. */
async function deliver(
  pieces: AsyncIterable<Uint8Array>, coders: readonly Transform[], { ctx: { res }, requestId }: Exchange,
): Promise<void> {
  try {
    await pipeline([Readable.from(pieces), ...coders, res]);
  } catch (error) {
    res.destroy();
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes(code)) return;
    throw new Error(`the answer to ${requestId} was cut off`, { cause: error });
  }
}

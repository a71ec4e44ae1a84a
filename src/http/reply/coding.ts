import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

/** Smaller answers are not worth the work: they fit one packet with their head. */
export const MIN_CODED_BYTES = 1024;
/** Larger answers are encoded in libuv's threads, since they would block all other requests. */
const MOST_BYTES_AT_ONCE = 16_384;
/** As fast as gzip, with smaller output. */
const QUICK_QUALITY = 4;

const supported: readonly Coding[] = ['br', 'gzip', 'identity'];
const settled = new Map<string, Coding>();
const MOST_SETTLED = 1000;

/** The coding a client prefers, by RFC 9110 section 12.5.3; among equals, the one with the smallest output. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity';
  let coding = settled.get(accepted);
  if (coding === undefined) {
    if (settled.size >= MOST_SETTLED) settled.clear();
    settled.set(accepted, (coding = preferred(accepted)));
  }
  return coding;
}

/** For streamed answers, which are gzip whenever the client accepts it. */
export const acceptsGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && weightsIn(accepted)('gzip') > 0;

const MOST_CHARACTERS = 500;
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function preferred(accepted: string): Coding {
  const weightOf = weightsIn(accepted);
  const best = supported.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  // A client that refuses every coding gets the plain answer rather than none.
  return weightOf(best) > 0 ? best : 'identity';
}

function weightsIn(accepted: string): (coding: Coding) => number {
  const weights = new Map<string, number>();
  for (const part of accepted.slice(0, MOST_CHARACTERS).toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    const written = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = written === undefined ? 1 : Number(WEIGHT.exec(written)?.[1] ?? 0);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight);
  }
  return (coding) =>
    weights.get(coding) ?? (coding === 'identity' ? (weights.get('*') === 0 ? 0 : 0.0001) : (weights.get('*') ?? 0));
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } };
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Encodes small answers at once, larger ones in another thread. */
export function encode(bytes: Buffer, coding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  return bytes.length <= MOST_BYTES_AT_ONCE
    ? encodeNow(bytes, coding)
    : coding === 'br' ? brotliAsync(bytes, quick) : gzipAsync(bytes);
}

export const encodeNow = (bytes: Buffer, coding: 'br' | 'gzip'): Buffer =>
  coding === 'br' ? brotliCompressSync(bytes, quick) : gzipSync(bytes);

/** For files that never change and are sent often: slow, and as small as possible within about a second. */
export const encodeWell = (bytes: Buffer, coding: 'br' | 'gzip'): Promise<Buffer> =>
  coding === 'br'
    ? brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : gzipAsync(bytes, { level: 9 });

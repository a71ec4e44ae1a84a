import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

/** Less is not worth the work: it fits one packet with its head. */
export const MIN_CODED_BYTES = 1024;
/** More is coded by another thread, since all others would wait for it. */
const MOST_BYTES_AT_ONCE = 16_384;
/** As fast as gzip, and smaller. */
const QUICK_QUALITY = 4;

const ours: readonly Coding[] = ['br', 'gzip', 'identity'];
const settled = new Map<string, Coding>();
const MOST_SETTLED = 1000;

/** What a client would rather have, by RFC 9110 section 12.5.3; of equals the one that makes the least bytes. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity';
  let coding = settled.get(accepted);
  if (coding === undefined) {
    if (settled.size >= MOST_SETTLED) settled.clear();
    settled.set(accepted, (coding = preferred(accepted)));
  }
  return coding;
}

/** For what is written as it goes: gzip, where the client takes it at all. */
export const acceptsGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && weightsIn(accepted)('gzip') > 0;

const MOST_CHARACTERS = 500;
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function preferred(accepted: string): Coding {
  const weightOf = weightsIn(accepted);
  const best = ours.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  // Who takes nothing at all gets the answer as it is, rather than none.
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
const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);

/** At once where that takes no longer than a moment. */
export function encode(bytes: Buffer, coding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  return bytes.length <= MOST_BYTES_AT_ONCE
    ? encodeNow(bytes, coding)
    : coding === 'br' ? brotliLater(bytes, quick) : gzipLater(bytes);
}

export const encodeNow = (bytes: Buffer, coding: 'br' | 'gzip'): Buffer =>
  coding === 'br' ? brotliCompressSync(bytes, quick) : gzipSync(bytes);

/** Of a file that is sent often and never changes: slowly, and as small as it gets in a second. */
export const encodeWell = (bytes: Buffer, coding: 'br' | 'gzip'): Promise<Buffer> =>
  coding === 'br'
    ? brotliLater(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : gzipLater(bytes, { level: 9 });

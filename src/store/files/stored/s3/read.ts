import type { Readable } from 'node:stream';
import { GetObjectCommand, type GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { AppError } from '../../../../errors.ts';
import type { Bucket } from './bucket.ts';
import { isBehindTheEnd, isMissing } from './trouble.ts';

/** The most connections in a row that break without a single byte. */
const FRUITLESS = 3;

/**
 * The bytes of an object. A connection that breaks, or that the server closes while the reader is slow, is reopened at
 * the next byte; the entity tag makes sure that the content is still the same.
 */
export async function* readObject(
  bucket: Bucket, name: string, { from = 0, to }: { from?: number; to?: number } = {},
): AsyncGenerator<Uint8Array> {
  let at = from;
  let tag: string | undefined;
  let fruitless = 0;
  for (;;) {
    const answer = await getObject(bucket, name, { from: at, to, tag });
    if (answer === 'nothing') return;
    const body = answer.Body as Readable;
    if (to !== undefined && to <= at) {
      body.destroy();
      return;
    }
    tag ??= answer.ETag;
    const end = at + (answer.ContentLength ?? Infinity);
    try {
      for await (const chunk of body as AsyncIterable<Uint8Array>) {
        at += chunk.length;
        fruitless = 0;
        yield chunk;
      }
      if (at >= end || end === Infinity) return;
      throw new Error('ended before its time');
    } catch (error) {
      fruitless += 1;
      if (fruitless >= FRUITLESS) throw bucket.toTrouble(error, 'give a file');
    }
  }
}

interface Stretch {
  readonly from: number;
  readonly to: number | undefined;
  readonly tag: string | undefined;
}

/** Requests a range; one beyond the end is empty, not an error. */
async function getObject(
  bucket: Bucket, name: string, { from, to, tag }: Stretch,
): Promise<GetObjectCommandOutput | 'nothing'> {
  // An empty range cannot be requested: its first byte is requested instead, and not read.
  const last = to === undefined ? '' : Math.max(from, to - 1);
  const Range = from > 0 || to !== undefined ? `bytes=${from}-${last}` : undefined;
  const command = new GetObjectCommand({ ...bucket.at(name), Range, IfMatch: tag });
  const known: unknown[] = [];
  const unless = (error: unknown): boolean => (isMissing(error) || isBehindTheEnd(error)) && known.push(error) > 0;
  const answer = await bucket.ask('give a file', (client) => client.send(command), unless);
  if (answer) return answer;
  if (known.some(isBehindTheEnd)) return 'nothing';
  throw new AppError('file_missing', `There is no file ${name}.`, { name });
}

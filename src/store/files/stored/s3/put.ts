import { randomUUID } from 'node:crypto';
import {
  CompleteMultipartUploadCommand, CreateMultipartUploadCommand, HeadObjectCommand, PutObjectCommand, UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import { piecesOf } from '../pieces.ts';
import type { Bucket } from './bucket.ts';
import { isMissing } from './trouble.ts';
import type { Unfinished, Upload } from './unfinished.ts';

/** Stores content of one part at once, larger content in parts, which stay invisible until the upload is completed. */
export async function putObject(
  bucket: Bucket, unfinished: Unfinished, name: string, content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const pieces = piecesOf(content, bucket.partBytes);
  try {
    const first = await pieces.next();
    const second = first.done ? first : await pieces.next();
    if (!second.done) {
      return await putParts(bucket, unfinished, name, startingWith([first.value!, second.value], pieces));
    }
    const body = first.value ?? Buffer.alloc(0);
    await bucket.ask('take a file', (client) => client.send(new PutObjectCommand({ ...bucket.at(name), Body: body })));
    return body.length;
  } finally {
    await pieces.return();
  }
}

async function putParts(
  bucket: Bucket, unfinished: Unfinished, name: string, pieces: AsyncIterable<Buffer>,
): Promise<number> {
  const mark = randomUUID();
  const upload = await begin(bucket, name, mark);
  const parts: CompletedPart[] = [];
  let sending: Promise<void> | undefined;
  let bytes = 0;
  try {
    // sends one part while the next is gathered: at most two parts of the content are held
    for await (const piece of pieces) {
      await sending;
      sending = sendPart(bucket, upload, parts, piece);
      sending.catch(() => undefined);
      bytes += piece.length;
    }
    await sending;
    await complete(bucket, upload, parts, mark);
    return bytes;
  } catch (error) {
    unfinished.giveUp(upload, sending);
    throw error;
  }
}

async function begin(bucket: Bucket, name: string, mark: string): Promise<Upload> {
  const command = new CreateMultipartUploadCommand({ ...bucket.at(name), Metadata: { put: mark } });
  const { UploadId } = await bucket.ask('begin a file', (client) => client.send(command));
  return { ...bucket.at(name), UploadId: UploadId! };
}

async function sendPart(bucket: Bucket, upload: Upload, parts: CompletedPart[], piece: Buffer): Promise<void> {
  const PartNumber = parts.length + 1;
  const command = new UploadPartCommand({ ...upload, PartNumber, Body: piece });
  const { ETag } = await bucket.ask('take a part of a file', (client) => client.send(command));
  parts.push({ PartNumber, ETag });
}

/** Completes an upload. A lost response leaves open whether it was completed: the metadata of the object decides. */
async function complete(bucket: Bucket, upload: Upload, parts: CompletedPart[], mark: string): Promise<void> {
  const command = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } });
  try {
    await bucket.askPatiently('complete a file', (client) => client.send(command));
  } catch (error) {
    const { Bucket, Key } = upload;
    const look = (): Promise<{ Metadata?: Record<string, string> } | undefined> =>
      bucket.ask('look for a file', (client) => client.send(new HeadObjectCommand({ Bucket, Key })), isMissing);
    const found = await look().catch(() => undefined);
    if (found?.Metadata?.['put'] !== mark) throw error;
  }
}

async function* startingWith(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}

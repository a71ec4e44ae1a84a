import type { FileHandle } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { dirname, resolve } from 'node:path';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { AppError } from '../../../errors.ts';
import type { Progress } from '../../../kernel/progress.ts';
import { contentProblem, HEAD_BYTES } from './content.ts';
import type { FileFacts, PartFile } from './part.ts';
import { ask, pieces, RequestFailed, RequestHopeless, shown, type Answer, type Timeouts } from './request.ts';
import { needRoom, toWriteError } from '../replace-file.ts';

export interface Task {
  readonly url: URL;
  readonly toPath: string;
  readonly part: PartFile;
  readonly progress: Progress;
  readonly timeouts: Timeouts;
  readonly note: (line: string) => void;
  /** Skips the download if the server still has exactly this file. */
  readonly unlessSame?: FileFacts;
}

/** The result of an attempt. Failures that no further attempt can change are thrown. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'again'; readonly why: string; readonly waitMs?: number };

const again = (why: string, waitMs?: number): Outcome => ({ kind: 'again', why, waitMs });

/** One request: starts the file or resumes the existing part. */
export async function attempt(task: Task): Promise<Outcome> {
  const begun = await task.part.find(task.url.href);
  const same = begun ? undefined : task.unlessSame;
  try {
    const headers = begun ? continuation(begun) : same ? condition(same) : {};
    const answer = await ask(task.url, { headers, timeouts: task.timeouts });
    try {
      return await take(task, answer, begun, same);
    } finally {
      answer.body.destroy();
    }
  } catch (error) {
    if (error instanceof RequestHopeless) {
      const url = shown(task.url);
      throw new AppError('download_failed', `${url}: ${error.message}. Check the address.`, { url });
    }
    if (error instanceof RequestFailed) return again(error.message);
    throw await toWriteError(error, task.toPath, 1);
  }
}

type Begun = { readonly have: number; readonly facts: FileFacts };

const isStrong = (etag: string | undefined): etag is string => etag !== undefined && !etag.startsWith('W/');

function continuation({ have, facts }: Begun): Record<string, string> {
  const validator = isStrong(facts.etag) ? facts.etag : facts.lastModified;
  return { range: `bytes=${have}-`, ...(validator === undefined ? {} : { 'if-range': validator }) };
}

const condition = ({ etag, lastModified }: FileFacts): Record<string, string> => ({
  ...(etag === undefined ? {} : { 'if-none-match': etag }),
  ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
});

async function take(task: Task, answer: Answer, begun?: Begun, same?: FileFacts): Promise<Outcome> {
  const { status, headers } = answer;
  if (status === 304 && same) return { kind: 'unchanged' };
  if (status === 200) return same && isSame(headers, same) ? { kind: 'unchanged' } : startOver(task, answer, begun);
  if (status === 206 && begun) return resume(task, answer, begun);
  if (status === 416 && begun) return beyondTheEnd(task, headers, begun);
  if (status === 408 || status === 429 || status >= 500) {
    return again(`the server answered ${status}`, retryAfterMs(headers['retry-after']));
  }
  const advice = status === 404 || status === 410 ? 'Check the name.' : 'It does not give this file to us.';
  const message = `${shown(task.url)}: the server answered ${status}. ${advice}`;
  throw new AppError('download_failed', message, { url: shown(task.url), status });
}

const lengthOf = (headers: IncomingHttpHeaders): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

const differs = (seen?: string, known?: string): boolean =>
  seen !== undefined && known !== undefined && seen !== known;

const isSame = (headers: IncomingHttpHeaders, same: FileFacts): boolean =>
  lengthOf(headers) === same.bytes &&
  (isStrong(same.etag) ? headers.etag === same.etag : headers['last-modified'] === same.lastModified);

async function startOver(task: Task, answer: Answer, begun?: Begun): Promise<Outcome> {
  if (begun) task.note(`${shown(task.url)}: the server begins anew, the ${begun.have} bytes there are of no use.`);
  const { etag, 'last-modified': lastModified } = answer.headers;
  const decoder = decoderOf(answer, task.toPath);
  const bytes = decoder ? undefined : lengthOf(answer.headers);
  // A decoded download cannot be resumed: ranges would count the encoded bytes.
  const facts: FileFacts = { url: task.url.href, bytes, ...(decoder ? {} : { etag, lastModified }) };
  await needRoom(dirname(resolve(task.toPath)), bytes ?? 0, task.toPath);
  const file = await task.part.begin(facts);
  task.progress.phase(`downloading ${shown(task.url)}`, bytes, 'bytes');
  return pour(task, answer, file, 0, bytes);
}

async function resume(task: Task, answer: Answer, { have, facts }: Begun): Promise<Outcome> {
  const { etag, 'last-modified': lastModified, 'content-range': range = '' } = answer.headers;
  const [, first, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(range) ?? [];
  const bytes = total === undefined || total === '*' ? facts.bytes : Number(total);
  const changed = differs(etag, facts.etag) || differs(lastModified, facts.lastModified);
  if (changed || Number(first) !== have || (facts.bytes !== undefined && bytes !== facts.bytes)) {
    await task.part.discard();
    return again('the file changed on the server, it is begun anew', 0);
  }
  await needRoom(dirname(resolve(task.toPath)), (bytes ?? have) - have, task.toPath);
  const of = bytes === undefined ? '' : ` of ${bytes}`;
  task.progress.phase(`downloading ${shown(task.url)} from byte ${have}${of} on`, bytes && bytes - have, 'bytes');
  return pour(task, answer, await task.part.resume(), have, bytes);
}

/** Handles a range that starts at or after the end: the part is complete, or longer than the server's file. */
async function beyondTheEnd(task: Task, headers: IncomingHttpHeaders, { have }: Begun): Promise<Outcome> {
  const total = /^bytes \*\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1];
  if (Number(total) === have) return { kind: 'done' };
  await task.part.discard();
  return again(`the server has less than the ${have} bytes that are here, it is begun anew`, 0);
}

async function pour(task: Task, answer: Answer, file: FileHandle, from: number, total?: number): Promise<Outcome> {
  const source = decoderOf(answer, task.toPath) ?? answer.body;
  if (source !== answer.body) {
    answer.body.on('error', (error) => source.destroy(error));
    answer.body.pipe(source as unknown as NodeJS.WritableStream);
  }
  let head = Buffer.alloc(from > 0 ? HEAD_BYTES : 0);
  let at = from;
  try {
    for await (const piece of pieces(source, task.timeouts.idleMs)) {
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES - head.length)]);
        if (head.length === HEAD_BYTES) await refuseOther(task, head);
      }
      await writeAll(task, file, piece, at, total);
      at += piece.length;
      task.progress.advance(piece.length);
    }
  } finally {
    await file.close();
  }
  if (head.length < HEAD_BYTES) await refuseOther(task, head);
  if (total !== undefined && at !== total) return again(`it ended after ${at} of ${total} bytes`);
  return { kind: 'done' };
}

/** A decoder for a body that was encoded although we asked for identity; a .gz file stays packed. */
function decoderOf({ headers }: Answer, toPath: string) {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding === undefined || encoding === 'identity' || toPath.toLowerCase().endsWith('.gz')) return undefined;
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'zstd') return createZstdDecompress();
  throw new RequestFailed(`the server packed the file as "${encoding}", which cannot be unpacked here`);
}

async function refuseOther(task: Task, head: Buffer): Promise<void> {
  const problem = contentProblem(head, task.toPath);
  if (problem === undefined) return;
  await task.part.discard();
  const advice = 'Check the address, and whether a proxy stands between.';
  throw new AppError('download_failed', `${shown(task.url)}: the server sent ${problem}. ${advice}`, {
    url: shown(task.url),
  });
}

async function writeAll(task: Task, file: FileHandle, piece: Buffer, at: number, total?: number): Promise<void> {
  try {
    for (let done = 0; done < piece.length; ) {
      done += (await file.write(piece, done, piece.length - done, at + done)).bytesWritten;
    }
  } catch (error) {
    throw await toWriteError(error, task.toPath, (total ?? at + piece.length) - at);
  }
}

/** Parses a Retry-After header: seconds or a date. */
function retryAfterMs(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { createGeokod, GeokodError, ProblemError, type Geokod } from '../../../clients/typescript/src/index.ts';
import type { BatchJob } from '../../../clients/typescript/src/index.ts';
import { AppError } from '../../errors.ts';
import { withResultLock } from '../../store/files/lock-result.ts';
import { syncFolder } from '../../store/files/replace-file.ts';
import { dropState, partBytes, partPath, readState, statePath, writeState, type BatchState } from './batch-state.ts';
import { defineCommand, exits, jsonOption } from '../frame/frame.ts';
import type { Io } from '../frame/io.ts';
import { amount, duration } from '../frame/progress.ts';
import { checkPlaces, describeCounted, INTERRUPTED, resultPath, tableOptions } from './options.ts';

/** How long to wait for an unreachable server before giving up; the next call resumes. */
const PATIENCE_MS = 30 * 60_000;

export const command = defineCommand({
  name: 'batch',
  summary: 'send a table of addresses to a server, wait, and save the result',
  operands: { usage: 'FILE.csv', least: 1, most: 1 },
  options: {
    url: { type: 'text', value: 'URL', summary: 'the server', fallback: '$GEOKOD_URL, else http://localhost:8080' },
    key: { type: 'text', value: 'KEY', summary: 'the key it is charged to', fallback: '$GEOKOD_KEY' },
    ...tableOptions,
    label: { type: 'text', value: 'TEXT', summary: 'a name to find the job by', fallback: 'the name of the file' },
    json: jsonOption,
  },
  details: [
    'Each row found costs a unit. If cut off, stopped or killed, the same call resumes where it was; a table sent',
    'again within a day becomes one job. Until it is finished its state is kept beside the result, in',
    'FILE.batch.json: with another --out it starts afresh.',
  ].join('\n'),
  examples: ['geokod batch addresses.csv', 'geokod batch clients.txt --url https://geo.example.ru --out found.csv'],
  run: async ({ operands: [input], options, io }) => {
    const baseUrl = options.url ?? io.env['GEOKOD_URL'] ?? 'http://localhost:8080';
    const output = resultPath(input, options.out);
    const { size, mtimeMs } = await checkPlaces(input, output);
    const geokod = connect(baseUrl, options.key ?? io.env['GEOKOD_KEY']);
    const query = queryOf(input, options);
    const work = JSON.stringify({ input: resolve(input), size, mtimeMs, baseUrl, query });
    const sending = { geokod, baseUrl, input, output, query, size, excel: options.excel };
    const job = await withResultLock(output, () => {
      io.setFarewell(INTERRUPTED);
      return withCommandErrors(baseUrl, () => finishJob(sending, work, io));
    });
    io.progress.end();
    if (job.status === 'failed') throw new AppError('internal', `the server gave ${job.job} up: ${job.error?.detail}`);
    if (job.status === 'expired') throw new AppError('result_expired', `the result of ${job.job} is gone by now`);
    const { rows, succeeded: found, not_found: notFound, failed: invalid } = job;
    if (options.json) io.printJson({ output, ...job });
    else io.print(`${output}: ${describeCounted({ rows, found, notFound, invalid })}`);
    if (job.status === 'cancelled') io.note(`${job.job} was cancelled: the result has the rows that were answered`);
    return job.status === 'completed' ? exits.ok : exits.failed;
  },
});

interface Sending {
  readonly geokod: Geokod;
  readonly baseUrl: string;
  readonly input: string;
  readonly output: string;
  readonly query: Query;
  readonly size: number;
  readonly excel: boolean;
}

type SentState = BatchState & { readonly job: string };

type Query = NonNullable<Parameters<Geokod['batch']['submit']>[1]>['query'] & object;

/** Takes the job from its current state to the saved result. */
async function finishJob(sending: Sending, work: string, io: Io): Promise<BatchJob> {
  const { geokod, output } = sending;
  const retries = { patienceMs: PATIENCE_MS, onTrouble: noteOnce(io) };
  const found = await readState(output, work);
  if (found?.job !== undefined) io.note(`resuming ${found.job}`);
  const state = found?.job === undefined ? await submitOnce(sending, work, found, io) : { ...found, job: found.job };
  const ended = await explainUnknownJob(state, output, () =>
    geokod.batch.wait(state.job, { ...retries, onProgress: progressOf(io) }));
  if (ended.result_url !== null && (ended.status === 'completed' || ended.status === 'cancelled')) {
    await save(sending, ended.job, retries, io);
  }
  await dropState(output, state);
  return ended;
}

/**
 * Submits the table. `found` is the state of a call that ended before its answer: the server may have the table
 * already.
 */
async function submitOnce(
  { geokod, input, output, query, size }: Sending, work: string, found: BatchState | undefined, io: Io,
): Promise<SentState> {
  const state = found ?? { work, idempotencyKey: randomUUID() };
  if (!found) await writeState(output, state);
  io.progress.phase(`sending ${amount(size, 'bytes')}`);
  const note = noteOnce(io);
  let wasSentBefore = found !== undefined;
  const onTrouble = (error: GeokodError): void => {
    wasSentBefore = true;
    note(error);
  };
  try {
    const { idempotencyKey } = state;
    const call = { query, idempotencyKey, patienceMs: PATIENCE_MS, onTrouble };
    const { job } = await geokod.batch.submit(await openAsBlob(input), call);
    const sent = { ...state, job };
    await writeState(output, sent);
    return sent;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (!wasSentBefore || refusesTable(error)) await dropState(output, state);
    else io.note(`${statePath(output)} is kept: the table may have been accepted; without it, it is sent again`);
    throw error;
  }
}

/**
 * Whether the refusal is about the table itself, so that no earlier attempt can have been accepted. A refused key,
 * missing units or a form cut in transit say nothing about an earlier attempt whose answer was lost.
 */
function refusesTable({ code, errors }: ProblemError): boolean {
  return tableRefusals.has(code) && !errors.some((error) => error.code === 'cut');
}

const tableRefusals: ReadonlySet<string> = new Set([
  'invalid_parameter', 'unknown_parameter', 'payload_too_large', 'batch_too_large', 'unsupported_media_type',
  'batch_empty', 'batch_encoding', 'batch_columns',
]);

async function explainUnknownJob<T>({ job }: SentState, output: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 404) throw error;
    const hint = `is the key the one that it was sent with? Without ${statePath(output)} it is sent again`;
    throw new AppError('job_not_found', `the server does not know ${job}: ${hint}`);
  }
}

async function save(
  { geokod, output, excel }: Sending, job: string, retries: { patienceMs: number }, io: Io,
): Promise<void> {
  io.progress.phase('saving', undefined, 'bytes');
  const path = partPath(output, job, excel);
  try {
    const file = await open(path, 'a');
    try {
      for await (const chunk of geokod.batch.download(job, { ...retries, excel, from: await partBytes(path) })) {
        await file.writeFile(chunk);
        io.progress.advance(chunk.length);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(path, output);
    await syncFolder(dirname(resolve(output)));
  } catch (error) {
    throw toSaveError(error, output);
  }
}

/** The job is done and paid for, so no error with the file loses anything. */
function toSaveError(error: unknown, output: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof GeokodError || code === undefined || syscall === undefined) return error;
  const why = FULL.has(code) ? 'the disk is full' : 'the system refuses it';
  const text = `${output} cannot be written: ${why} (${code}). Mend that, and the same call goes on.`;
  return new AppError('file_unwritable', text, { path: output, code });
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

function connect(baseUrl: string, key: string | undefined): Geokod {
  if (!key) throw new AppError('bad_argument', 'batch needs a key: --key, or better GEOKOD_KEY in the environment');
  try {
    return createGeokod({ baseUrl, key, language: 'en', maxWaitMs: 15_000 });
  } catch (error) {
    throw new AppError('bad_argument', (error as Error).message);
  }
}

const queryOf = (input: string, options: Readonly<Record<string, unknown>>): Query => {
  const { column, delimiter, encoding, header, lang, country, label } = options as Record<string, string | undefined>;
  if (header !== undefined && header !== 'yes' && header !== 'no') {
    throw new AppError('bad_argument', `--header ${header}: must be yes or no`);
  }
  const given = { column, delimiter, encoding, lang, country, label: label ?? basename(input).slice(0, 100) };
  const query = { ...given, ...(header && { header: header === 'yes' }) };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
};

/** Converts failures of the client to errors of the command. */
async function withCommandErrors<T>(baseUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError) {
      const more = error.errors.slice(1).map(({ detail }) => `\n  ${detail}`).join('');
      throw new AppError(error.code as AppError['code'], `${baseUrl} refuses: ${error.message}${more}`);
    }
    if (!(error instanceof GeokodError)) throw error;
    throw new AppError('temporarily_unavailable', `${error.message} The same call goes on.`);
  }
}

function noteOnce({ note }: Io): (error: GeokodError) => void {
  let last = '';
  return ({ message }) => {
    if (message !== last) note(`${message} Trying again.`);
    last = message;
  };
}

/** Each stage shows the rows that remained when it began, so that speed and time left are those since then. */
function progressOf({ progress }: Io): (job: BatchJob) => void {
  let stage = '';
  let shown = 0;
  return ({ status, rows, processed, eta_s: eta }) => {
    const now = status === 'queued' || status === 'validating' ? 'waiting in the queue' : 'geocoding';
    if (stage !== now) {
      progress.phase(now, now === 'geocoding' ? rows - processed : undefined, 'objects');
      shown = processed;
    }
    stage = now;
    const left = eta === null ? '' : `about ${duration(eta * 1000)} by the server`;
    progress.advance(Math.max(0, processed - shown), left);
    shown = processed;
  };
}

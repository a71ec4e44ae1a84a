import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../errors.ts';
import { silent, type Progress } from '../../../kernel/progress.ts';
import { attempt, type Task } from './attempt.ts';
import { md5OfFile, PartFile, sizeOf } from './part.ts';
import { askText, RequestFailed, shown, usualTimeouts, type Timeouts } from './request.ts';

export interface Retries {
  /** How many attempts in a row may bring nothing new. */
  readonly fruitless: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}
export const usualRetries: Retries = { fruitless: 6, firstWaitMs: 500, longestWaitMs: 30_000 };
/** An attempt that brings at least this much is not fruitless; the total number of attempts is limited all the same. */
const FRUIT_BYTES = 64 * 1024;
const MAX_TRIES = 1000;

export interface DownloadOptions {
  readonly progress?: Progress;
  readonly timeouts?: Timeouts;
  readonly retries?: Retries;
  /** Called with notes for people: a retry, a restart, a missing checksum. */
  readonly note?: (line: string) => void;
}

export interface Downloaded {
  readonly path: string;
  readonly bytes: number;
  /** unchanged: the file was there already, and the server still has the same. */
  readonly status: 'downloaded' | 'unchanged';
  /** Compared with the server's .md5; absent where the server has none. */
  readonly checksum: 'matched' | 'absent';
}

/**
 * Downloads a map file and compares it with the server's checksum. After a cut or a kill, the same call resumes; an
 * existing file that equals the server's is not fetched again. The folder is made if necessary.
 */
export async function download(url: string, toPath: string, options: DownloadOptions = {}): Promise<Downloaded> {
  const { progress = silent, timeouts = usualTimeouts, retries = usualRetries, note = () => {} } = options;
  const folder = dirname(toPath);
  await mkdir(folder, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    const message = `The folder ${folder} cannot be made (${code}), so nothing can be downloaded to it.`;
    throw new AppError('file_unwritable', `${message} Make it writable, or name another DATA_DIR.`, { folder, code });
  });
  const part = new PartFile(toPath);
  const task: Task = { url: new URL(url), toPath, part, progress, timeouts, note };
  const present = await sizeOf(toPath);
  if (present === undefined && existsSync(toPath)) {
    throw new AppError('file_unwritable', `${toPath} is no file that could be replaced.`, { path: toPath });
  }
  if (present !== undefined) {
    const expected = await findChecksum(task, retries);
    const existing = { path: toPath, bytes: present, status: 'unchanged' } as const;
    if (expected !== undefined && expected === (await md5OfFile(toPath, progress))) {
      return { ...existing, checksum: 'matched' };
    }
    const finished = expected === undefined ? await part.findFinished(task.url.href) : undefined;
    if ((await persist({ ...task, unlessSame: finished }, retries)) === 'unchanged') {
      return { ...existing, checksum: 'absent' };
    }
  } else {
    await persist(task, retries);
  }
  const checksum = await compare(task, retries);
  await part.finish();
  return { path: toPath, bytes: (await sizeOf(toPath))!, status: 'downloaded', checksum };
}

/** Repeats attempts until the file is complete or there were too many fruitless ones. */
async function persist(task: Task, retries: Retries): Promise<'done' | 'unchanged'> {
  let fruitless = 0;
  let most = await task.part.size();
  for (let tries = 1; ; tries++) {
    const outcome = await attempt(task);
    if (outcome.kind !== 'again') return outcome.kind;
    const have = await task.part.size();
    if (have >= most + FRUIT_BYTES) {
      fruitless = 0;
      most = have;
    } else {
      fruitless++;
    }
    if (fruitless > retries.fruitless || tries === MAX_TRIES) throw await gaveUp(task, outcome.why, tries);
    const usualMs = retries.firstWaitMs * 2 ** Math.max(0, fruitless - 1);
    const waitMs = Math.min(outcome.waitMs ?? usualMs, retries.longestWaitMs);
    task.note(`${shown(task.url)}: ${outcome.why}; trying again in ${(waitMs / 1000).toFixed(1)} s.`);
    await wait(waitMs);
  }
}

async function gaveUp({ url, part }: Task, why: string, tries: number): Promise<AppError> {
  const received = await part.size();
  const { bytes: total } = (await part.facts()) ?? {};
  const of = total === undefined ? '' : ` of ${total}`;
  const next = (await part.find(url.href)) ? 'The same command goes on from there.' : 'The same command tries again.';
  return new AppError(
    'download_failed',
    `${shown(url)}: ${why}; given up after ${tries} tries with ${received}${of} bytes here. ${next}`,
    { url: shown(url), why, tries, bytes: received, total },
  );
}

/** Compares the download with the server's checksum; if they differ, downloads it again, once. */
async function compare(task: Task, retries: Retries): Promise<Downloaded['checksum']> {
  for (let fetched = 1; ; fetched++) {
    const expected = await findChecksum(task, retries);
    if (expected === undefined) return 'absent';
    const seen = await md5OfFile(task.part.path, task.progress);
    if (seen === expected) return 'matched';
    await task.part.discard();
    const sums = `the checksum of what came is ${seen}, the server's is ${expected}`;
    if (fetched === 2) {
      const message = `${shown(task.url)}: ${sums}, also of a second download. The file on the server is damaged.`;
      throw new AppError('download_failed', message, { url: shown(task.url), expected, seen });
    }
    task.note(`${shown(task.url)}: ${sums}; downloading it afresh.`);
    await persist(task, retries);
  }
}

/** The checksum in FILE.md5 (a line of hash and file name) beside the file; undefined if it cannot be had. */
async function findChecksum({ url, note, timeouts }: Task, retries: Retries): Promise<string | undefined> {
  const beside = new URL(url.href);
  beside.pathname += '.md5';
  let why = 'there is none';
  for (let tries = 0; tries <= Math.min(2, retries.fruitless); tries++) {
    if (tries > 0) await wait(retries.firstWaitMs);
    try {
      const text = await askText(beside, 64 * 1024, { timeouts });
      if (text === undefined) break;
      const sum = /^\s*([0-9a-f]{32})(\s|$)/i.exec(text)?.[1].toLowerCase();
      if (sum !== undefined) return sum;
      why = 'what is there is not one';
      break;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      why = error.message;
    }
  }
  note(`${shown(url)} could not be compared with a checksum (${shown(beside)}: ${why}).`);
  return undefined;
}

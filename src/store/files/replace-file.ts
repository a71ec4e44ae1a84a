import { constants, existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { AppError } from '../../errors.ts';
import { isAlive } from './alive.ts';

/** A temporary file of another machine's writer that is untouched for this long counts as abandoned. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const inProgress = new Set<string>();
let count = 0;

/**
 * Writes a file as a whole or not at all: beside the target first, then synced and renamed over it.
 *
 * `bytes` is the size to come; too little space is reported before anything is written. After any failure the earlier
 * file is untouched and nothing is left beside it; leftovers of a killed writer are removed by the next one.
 */
export async function replaceFile(
  path: string, bytes: number, write: (file: FileHandle) => Promise<void>, mode = 0o644,
): Promise<void> {
  const folder = dirname(resolve(path));
  await removeLeftovers(folder, basename(path));
  await needRoom(folder, bytes, path);
  const beside = join(folder, `.${basename(path)}.writing-${hostname()}-${process.pid}-${++count}`);
  inProgress.add(beside);
  try {
    const file = await open(beside, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, mode);
    try {
      await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(beside, { force: true });
    throw await toWriteError(error, path, bytes);
  } finally {
    inProgress.delete(beside);
  }
}

/** Checks the target before long work: throws the error that `replaceFile` would meet at its end. */
export async function needTarget(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw cannotWrite(Object.assign(new Error('a folder'), { code: 'EISDIR' }), path);
  const folder = dirname(resolve(path));
  const trial = join(folder, `.${basename(path)}.writing-${hostname()}-${process.pid}-${++count}`);
  try {
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    await (await open(trial, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, 0o644)).close();
  } catch (error) {
    throw cannotWrite(error, path);
  } finally {
    await rm(trial, { force: true }).catch(() => {});
  }
}

/** Makes a rename in the folder survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The free bytes of a folder's disk; Infinity where the file system does not report them. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}

export async function needRoom(folder: string, bytes: number, path: string): Promise<void> {
  const free = await freeBytes(folder).catch((error: unknown) => {
    throw cannotWrite(error, path);
  });
  if (free < bytes) throw noRoom(path, bytes, free);
}

/** Converts the operating system's error of a failed write to an AppError; anything else is returned unchanged. */
export async function toWriteError(error: unknown, path: string, bytes: number): Promise<unknown> {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') {
    return noRoom(path, bytes, await freeBytes(dirname(resolve(path))), code);
  }
  return cannotWrite(error, path);
}

const errorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code;

function cannotWrite(error: unknown, path: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOENT' && existsSync(dirname(resolve(path)))) {
    const why = 'no file can be made in that folder';
    return new AppError('file_unwritable', `${path} cannot be written: ${why} (${code}).`, { path, code });
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return new AppError('file_missing', `${path}: there is no folder ${dirname(path)}. Make it first.`, { path });
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EISDIR') {
    const why = code === 'EISDIR' ? 'it is a folder' : 'no right to write there';
    return new AppError('file_unwritable', `${path} cannot be written: ${why} (${code}).`, { path, code });
  }
  return error;
}

const noRoom = (path: string, needed: number, free: number, code?: string): AppError =>
  new AppError(
    'file_unwritable',
    `${path} cannot be written: it needs ${needed} bytes, ${free} are free there${code ? ` (${code})` : ''}. ` +
      'Make room or choose another disk; what was there before is untouched.',
    { path, neededBytes: needed, freeBytes: free, code },
  );

/** Removes leftovers of dead writers of this file or, without a name, of any file in the folder. */
export async function removeLeftovers(folder: string, name?: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw cannotWrite(error, join(folder, name ?? ''));
  });
  for (const found of names) {
    const path = join(folder, found);
    const [, written, who] = /^\.(.+)\.writing-(.*)$/.exec(found) ?? [];
    if (!written || (name !== undefined && written !== name) || inProgress.has(path)) continue;
    const writer = /^(.+)-(\d+)-\d+$/.exec(who);
    if (writer && (await isAtWork(writer[1], Number(writer[2]), path))) continue;
    await rm(path, { force: true });
  }
}

async function isAtWork(host: string, pid: number, path: string): Promise<boolean> {
  // This process knows its own files; another file with its number is of an earlier process with the same number.
  if (host === hostname() && (pid === process.pid || !isAlive(pid))) return false;
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < ABANDONED_AFTER_MS;
}

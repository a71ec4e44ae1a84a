import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AppError } from '../../../errors.ts';
import type { FileStore } from '../../../kernel/file-store.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-file.ts';
import { freeBytes, removeLeftovers, replaceFile, syncFolder } from '../replace-file.ts';
import { checkName, checkPrefix } from './names.ts';
import { piecesOf } from './pieces.ts';

const PIECE_BYTES = 256 * 1024;

/**
 * Files in a folder, each under its own name, readable only by the owner of the process. A file being written has a
 * hidden name; leftovers of a killed process are removed here.
 */
export async function openFolderFiles(folder: string): Promise<FileStore> {
  const root = resolve(folder);
  await makeFolder(root);
  await removeLeftoversBelow(root);
  return {
    async put(name, content) {
      checkName(name);
      return putFile(join(root, name), content);
    },
    read(name, range) {
      checkName(name);
      return readFile(join(root, name), name, range);
    },
    async findSize(name) {
      checkName(name);
      const found = await stat(join(root, name)).catch(unlessMissing);
      return found?.isFile() ? found.size : undefined;
    },
    async removeAll(prefix) {
      checkPrefix(prefix);
      await removeBelow(root, '', prefix);
    },
    list(prefix) {
      checkPrefix(prefix);
      return listBelow(root, '', prefix);
    },
    close: async () => {},
  };
}

async function putFile(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const failed: { error?: unknown } = {};
  let bytes = 0;
  let begun = false;
  const write = async (file: FileHandle): Promise<void> => {
    begun = true;
    for await (const piece of piecesOf(recording(content, failed), PIECE_BYTES)) {
      await file.writeFile(piece);
      bytes += piece.length;
    }
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await makeFolder(dirname(path));
      await replaceFile(path, 0, write, PRIVATE_FILE);
      return bytes;
    } catch (error) {
      if ('error' in failed) throw failed.error;
      // Another caller has just removed the last file of this folder, and the folder.
      if (!begun && attempt < 5 && error instanceof AppError && error.code === 'file_missing') continue;
      throw await toFullError(error, path);
    }
  }
}

/** Records errors of the content itself, which pass through unchanged, whatever the disk makes of them. */
async function* recording(content: AsyncIterable<Uint8Array>, failed: { error?: unknown }): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    failed.error = error;
    throw error;
  }
}

/** Reports a full disk as temporary: there will be room again. */
async function toFullError(error: unknown, path: string): Promise<unknown> {
  const code = error instanceof AppError ? error.details.code : (error as NodeJS.ErrnoException).code;
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') return error;
  const free = await freeBytes(existsSync(dirname(path)) ? dirname(path) : '/');
  const message = `No room for ${path}: ${free} bytes are free there (${code}); nothing half-written is left.`;
  return new AppError('temporarily_unavailable', message, { path, code, freeBytes: free });
}

async function* readFile(
  path: string, name: string, { from = 0, to = Infinity }: { from?: number; to?: number } = {},
): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r').catch(unlessMissing);
  try {
    const isThere = file && (await file.stat()).isFile();
    if (!isThere) throw new AppError('file_missing', `There is no file ${name}.`, { name });
    let at = from;
    while (at < to) {
      const { buffer, bytesRead } = await file.read({
        buffer: Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, to - at)), position: at,
      });
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file?.close();
  }
}

/** Makes the folder and its parents, each durable after a power failure. */
async function makeFolder(folder: string): Promise<void> {
  try {
    const first = await mkdir(folder, PRIVATE_FOLDER);
    for (let made = folder; first && made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new AppError('file_missing', `${folder} is gone again.`, { path: folder, code });
    const full = await toFullError(error, folder);
    if (full !== error) throw full;
    throw new AppError('file_unwritable', `${folder} cannot be made (${code}): choose another FILES_URL.`, { code });
  }
}

async function* listBelow(root: string, below: string, prefix: string): AsyncGenerator<string> {
  for (const entry of await entriesOf(join(root, below))) {
    const name = `${below}${entry.name}`;
    if (entry.isFile() && name.startsWith(prefix)) yield name;
    if (entry.isDirectory() && mayHold(name, prefix)) yield* listBelow(root, `${name}/`, prefix);
  }
}

/** Removes the files of a prefix, and the folders that this leaves empty. */
async function removeBelow(root: string, below: string, prefix: string): Promise<void> {
  for (const entry of await entriesOf(join(root, below))) {
    const name = `${below}${entry.name}`;
    if (entry.isFile() && name.startsWith(prefix)) await rm(join(root, name), { force: true });
    if (!entry.isDirectory() || !mayHold(name, prefix)) continue;
    await removeBelow(root, `${name}/`, prefix);
    await rmdir(join(root, name)).catch(() => undefined);
  }
}

const mayHold = (folder: string, prefix: string): boolean =>
  prefix.startsWith(`${folder}/`) || `${folder}/`.startsWith(prefix);

/** Hidden files are not ours, or not complete yet. */
const entriesOf = async (folder: string) =>
  ((await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? [])
    .filter((entry) => !entry.name.startsWith('.'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

async function removeLeftoversBelow(folder: string): Promise<void> {
  await removeLeftovers(folder);
  for (const entry of await entriesOf(folder)) {
    if (entry.isDirectory()) await removeLeftoversBelow(join(folder, entry.name));
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

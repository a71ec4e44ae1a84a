import { createHash } from 'node:crypto';
import { open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Progress } from '../../../kernel/progress.ts';
import { syncFolder } from '../replace-file.ts';

/** What the server said of the file whose bytes lie here; by this a later request knows it again. */
export interface FileFacts {
  readonly url: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** Of the whole file, absent where the server did not say. */
  readonly bytes?: number;
}

/**
 * A file on its way: FILE.part grows, FILE.part.json says what it is a part of, and in the end FILE takes its place
 * with FILE.download.json beside it. Killed at any moment, what lies there is true.
 */
export class PartFile {
  readonly path: string;
  private readonly finalPath: string;

  constructor(finalPath: string) {
    this.finalPath = finalPath;
    this.path = `${finalPath}.part`;
  }

  /** Bytes that are there and the file they belong to; undefined where nothing can be gone on with. */
  async find(url: string): Promise<{ have: number; facts: FileFacts } | undefined> {
    const facts = await this.facts();
    const have = await sizeOf(this.path);
    const known = facts?.url === url && (facts.etag !== undefined || facts.lastModified !== undefined);
    return known && have !== undefined && have > 0 ? { have, facts } : undefined;
  }

  /** Facts of the finished file, where it is there as it was downloaded. */
  async findFinished(url: string): Promise<FileFacts | undefined> {
    const facts = await readFacts(`${this.finalPath}.download.json`);
    const same = facts?.url === url && facts.bytes === (await sizeOf(this.finalPath));
    return same ? facts : undefined;
  }

  /**
   * Starts over. The old bytes are removed before the new facts are written: they must never pass for another file's.
   */
  async begin(facts: FileFacts): Promise<FileHandle> {
    await this.discard();
    await writeFacts(`${this.path}.json`, facts);
    return open(this.path, 'wx+');
  }

  facts(): Promise<FileFacts | undefined> {
    return readFacts(`${this.path}.json`);
  }

  goOn(): Promise<FileHandle> {
    return open(this.path, 'r+');
  }

  async discard(): Promise<void> {
    await rm(this.path, { force: true });
    await rm(`${this.path}.json`, { force: true });
  }

  async size(): Promise<number> {
    return (await sizeOf(this.path)) ?? 0;
  }

  async finish(): Promise<void> {
    const facts = await this.facts();
    const file = await open(this.path, 'r+');
    const { size: bytes } = await file.stat();
    await file.sync();
    await file.close();
    await rm(`${this.finalPath}.download.json`, { force: true });
    await rename(this.path, this.finalPath);
    if (facts) await writeFacts(`${this.finalPath}.download.json`, { ...facts, bytes });
    await rm(`${this.path}.json`, { force: true });
    await syncFolder(dirname(resolve(this.finalPath)));
  }
}

export async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

async function readFacts(path: string): Promise<FileFacts | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as FileFacts;
  } catch {
    return undefined; // none, or a half-written one: then nothing is known
  }
}

async function writeFacts(path: string, facts: FileFacts): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(facts, null, 2)}\n`);
  await rename(`${path}.new`, path);
}

export async function md5OfFile(path: string, progress: Progress): Promise<string> {
  const hash = createHash('md5');
  const file = await open(path, 'r');
  try {
    progress.phase('checking the checksum', (await file.stat()).size, 'bytes');
    const buffer = Buffer.allocUnsafe(2 ** 20);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, bytesRead));
      progress.advance(bytesRead);
    }
  } finally {
    await file.close();
  }
}

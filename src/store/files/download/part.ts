import { createHash } from 'node:crypto';
import { open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Progress } from '../../../kernel/progress.ts';
import { syncFolder } from '../replace-file.ts';

/** The server's metadata of the file being downloaded; a later request validates the part against it. */
export interface FileFacts {
  readonly url: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** The length of the whole file; absent where the server did not state it. */
  readonly bytes?: number;
}

/**
 * A file being downloaded: FILE.part grows, FILE.part.json describes the file it is a part of, and at the end FILE is
 * replaced, with FILE.download.json beside it. A kill at any moment leaves a consistent state.
 */
export class PartFile {
  readonly path: string;
  private readonly finalPath: string;

  constructor(finalPath: string) {
    this.finalPath = finalPath;
    this.path = `${finalPath}.part`;
  }

  /** The bytes received and the file they belong to; undefined if there is nothing to resume. */
  async find(url: string): Promise<{ have: number; facts: FileFacts } | undefined> {
    const facts = await this.facts();
    const have = await sizeOf(this.path);
    const known = facts?.url === url && (facts.etag !== undefined || facts.lastModified !== undefined);
    return known && have !== undefined && have > 0 ? { have, facts } : undefined;
  }

  /** Facts of the finished file, if it still has its downloaded length. */
  async findFinished(url: string): Promise<FileFacts | undefined> {
    const facts = await readFacts(`${this.finalPath}.download.json`);
    const same = facts?.url === url && facts.bytes === (await sizeOf(this.finalPath));
    return same ? facts : undefined;
  }

  /** Starts over. Removes the old bytes before it writes the new facts, so that they never pass for another file's. */
  async begin(facts: FileFacts): Promise<FileHandle> {
    await this.discard();
    await writeFacts(`${this.path}.json`, facts);
    return open(this.path, 'wx+');
  }

  facts(): Promise<FileFacts | undefined> {
    return readFacts(`${this.path}.json`);
  }

  resume(): Promise<FileHandle> {
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
    return undefined; // missing or half-written
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

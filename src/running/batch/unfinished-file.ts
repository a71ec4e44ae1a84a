import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, truncate, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BatchOptions, RowCounts } from '../../jobs/batch/ports.ts';
import { takeIn } from '../../jobs/table/intake.ts';
import type { TableShape, StatedTable } from '../../jobs/table/ports.ts';
import { headerLine } from '../../jobs/table/write-rows.ts';
import type { Log } from '../../kernel/log.ts';
import { replaceFile, syncFolder, toWriteError } from '../../store/files/replace-file.ts';
import type { WrittenPart } from './result-parts.ts';

/** What the result depends on. If any of it changes, the work starts over. */
export interface FileWork {
  readonly input: string;
  readonly stated: StatedTable;
  readonly options: BatchOptions;
  /** Changes whenever answers may change. */
  readonly atlas: string;
}

/** The progress so far: all that is needed to resume. */
export interface Checkpoint extends RowCounts {
  readonly work: string;
  readonly shape: TableShape;
  readonly rows: number;
  readonly inputOffset: number;
  /** The length of the result so far. */
  readonly bytes: number;
}

/** Local files may have any size. */
const NO_LIMITS = { rows: Infinity, bytes: Infinity };

/** A result that grows in a folder beside its place, so that a process that ends loses only its current part. */
export class UnfinishedFile {
  checkpoint: Checkpoint;
  private readonly folder: string;
  private readonly rows: FileHandle;

  private constructor(folder: string, checkpoint: Checkpoint, rows: FileHandle) {
    this.folder = folder;
    this.checkpoint = checkpoint;
    this.rows = rows;
  }

  static async open(output: string, work: FileWork, log: Log): Promise<UnfinishedFile> {
    const folder = `${output}.unfinished`;
    const { size, mtimeMs } = await stat(work.input);
    const name = nameOf(work, size, mtimeMs);
    const known = await readCheckpoint(folder, log);
    // after a kill with the result already in place, the folder has no rows any more
    const isWhole = known?.work === name && existsSync(rowsIn(folder));
    const checkpoint = isWhole ? known : await begin(folder, work, name);
    await truncate(rowsIn(folder), checkpoint.bytes);
    return new UnfinishedFile(folder, checkpoint, await open(rowsIn(folder), 'a'));
  }

  /** The stored table, from the first row that is not answered. */
  readInput(): AsyncIterable<Uint8Array> {
    return createReadStream(inputIn(this.folder), { start: this.checkpoint.inputOffset });
  }

  /** Writes the rows first, then the checkpoint that refers to them. */
  async add({ content, ...part }: WrittenPart): Promise<void> {
    try {
      await this.rows.appendFile(Buffer.concat(content));
      await this.rows.datasync();
    } catch (error) {
      throw await toWriteError(error, rowsIn(this.folder), part.bytes);
    }
    const { checkpoint: before } = this;
    this.checkpoint = {
      ...before,
      inputOffset: part.inputOffset,
      bytes: before.bytes + part.bytes,
      processed: before.processed + part.processed,
      succeeded: before.succeeded + part.succeeded,
      notFound: before.notFound + part.notFound,
      failed: before.failed + part.failed,
    };
    await writeCheckpoint(this.folder, this.checkpoint);
  }

  /** Puts the result, converted if requested, in its place. */
  async finish(output: string, convert?: (result: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>) {
    await this.close();
    const rows = rowsIn(this.folder);
    if (convert) {
      await replaceFile(output, this.checkpoint.bytes, async (file) => {
        for await (const piece of convert(createReadStream(rows))) await file.appendFile(piece);
      });
    } else {
      await rename(rows, output);
      await syncFolder(dirname(resolve(output)));
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  close(): Promise<void> {
    return this.rows.close();
  }
}

/** Compared with the name in a checkpoint, which an earlier version may have written: its keys stay as they are. */
const nameOf = ({ input, stated, options, atlas }: FileWork, size: number, mtimeMs: number): string =>
  JSON.stringify({ input, wish: stated, options, atlas, size, mtimeMs });

const inputIn = (folder: string): string => join(folder, 'input.csv');
const rowsIn = (folder: string): string => join(folder, 'result.csv');
const checkpointIn = (folder: string): string => join(folder, 'checkpoint.json');

/** An unreadable checkpoint costs the work so far: nothing else says how far the rows can be trusted. */
async function readCheckpoint(folder: string, log: Log): Promise<Checkpoint | undefined> {
  const text = await readFile(checkpointIn(folder), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const checkpoint = parseCheckpoint(text);
  if (!checkpoint) log.error({ folder }, 'the saved progress is unreadable: starting over');
  return checkpoint;
}

function parseCheckpoint(text: string): Checkpoint | undefined {
  try {
    const found = JSON.parse(text) as Partial<Checkpoint> | null;
    const numbers = [found?.rows, found?.inputOffset, found?.bytes, found?.processed];
    return typeof found?.work === 'string' && numbers.every(Number.isSafeInteger) ? (found as Checkpoint) : undefined;
  } catch {
    return undefined;
  }
}

const writeCheckpoint = (folder: string, checkpoint: Checkpoint): Promise<void> => {
  const text = JSON.stringify(checkpoint);
  return replaceFile(checkpointIn(folder), text.length, (file) => file.appendFile(text));
};

/** Starts over; a refused table leaves nothing behind. */
async function begin(folder: string, file: FileWork, work: string): Promise<Checkpoint> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder).catch(async (error: unknown) => Promise.reject(await toWriteError(error, folder, 0)));
  try {
    return await takeTable(folder, file, work);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function takeTable(folder: string, { input, stated }: FileWork, work: string): Promise<Checkpoint> {
  const intake = takeIn(createReadStream(input), stated, NO_LIMITS);
  await replaceFile(inputIn(folder), (await stat(input)).size, async (file) => {
    for await (const piece of intake.kept) await file.appendFile(piece);
  });
  const { shape, rows } = intake.summary();
  const header = headerLine(shape);
  const bytes = Buffer.byteLength(header);
  await replaceFile(rowsIn(folder), bytes, (file) => file.appendFile(header));
  const nothing = { processed: 0, succeeded: 0, notFound: 0, failed: 0 };
  const checkpoint = { work, shape, rows, inputOffset: 0, bytes, ...nothing };
  await writeCheckpoint(folder, checkpoint);
  return checkpoint;
}

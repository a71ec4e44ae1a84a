import { open, type FileHandle } from 'node:fs/promises';
import { endianness } from 'node:os';
import { crc32 } from 'node:zlib';
import { AppError } from '../../../errors.ts';
import { bytesPerValue, viewArray, type AnyArray, type Schema, type Tables } from '../../../kernel/columns.ts';
import { silent, type Progress } from '../../../kernel/progress.ts';
import { explainForbidden, firstForbidden } from './check.ts';
import { aligned, sectionName, type AtlasHeader, type Section } from './format.ts';
import { readFully, readHeader } from './header.ts';
import { refused, wrongSum } from './refusal.ts';
import { atlasSchema } from './schema.ts';

/** Large enough to be fast, small enough to yield to the event loop every few milliseconds while an atlas loads. */
const CHUNK_BYTES = 2 * 2 ** 20;
const PARALLEL_READS = 4;

/**
 * A loaded atlas: plain data. Every column is a view of its own SharedArrayBuffer, so that posting the atlas to a
 * worker copies nothing.
 */
export interface AtlasOf<S extends Schema> extends AtlasHeader {
  readonly tables: Tables<S>;
}
export type Atlas = AtlasOf<typeof atlasSchema>;

export interface ReadOptions {
  readonly progress?: Progress;
  /** False skips checksums and bounds of the sections: only for a file that has just been checked. */
  readonly verify?: boolean;
}

/** Loads a whole atlas; refuses any deviation from the format, with the reason. */
export const readAtlas = (path: string, options: ReadOptions = {}): Promise<Atlas> =>
  readTables(atlasSchema, path, options);

/** The same for tables of any schema. */
export async function readTables<S extends Schema>(
  schema: S, path: string, { progress = silent, verify = true }: ReadOptions = {},
): Promise<AtlasOf<S>> {
  if (endianness() !== 'LE') throw refused(path, 'is little-endian, this machine is not.', {}, 'Use another machine.');
  const file = await openToRead(path);
  try {
    const header = await readHeader(file, path);
    checkTables(schema, header);
    const columns = new Map<string, AnyArray>();
    progress.phase('loading the atlas', header.sections.reduce((sum, { byteLength }) => sum + byteLength, 0), 'bytes');
    await inParallel(header.sections, async (section) => {
      const loading = { schema, header, section, file, progress };
      columns.set(sectionName(section), verify ? await loadChecked(loading) : await load(loading));
    });
    return { ...header, tables: assemble(schema, header, columns) };
  } finally {
    await file.close();
  }
}

/** The metadata of an atlas; its sections are not read. */
export async function readAtlasHeader(path: string): Promise<AtlasHeader> {
  const file = await openToRead(path);
  try {
    return await readHeader(file, path);
  } finally {
    await file.close();
  }
}

async function openToRead(path: string): Promise<FileHandle> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      throw new AppError('file_missing', `${path}: no such atlas. Make it: geokod import FILE --out ${path}`, { path });
    }
    throw new AppError('file_unreadable', `${path} cannot be opened (${error.code}).`, { path, code: error.code });
  });
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new AppError('file_unreadable', `${path} is not a file.`, { path });
}

/** Refuses unknown or missing tables, and columns whose length does not match their table. */
function checkTables(schema: Schema, header: AtlasHeader): void {
  const wanted = new Map(
    Object.entries(schema).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, { type, runs }]) => [`${table}.${column}`, { type, more: runs ? 1 : 0 }]),
    ),
  );
  const found = new Set(header.sections.map(sectionName));
  const missing = [...wanted.keys()].filter((name) => !found.has(name));
  const unknown = header.sections.filter((section) => wanted.get(sectionName(section))?.type !== section.type);
  if (missing.length > 0 || unknown.length > 0) {
    const names = [...missing.map((name) => `no ${name}`), ...unknown.map((s) => `${sectionName(s)} (${s.type})`)];
    const some = names.slice(0, 5).join(', ') + (names.length > 5 ? ' …' : '');
    const seen = `has other tables than this version reads (${some}); Geokod ${header.facts.geokodVersion} wrote it.`;
    throw refused(header.path, seen, { differing: names }, 'Import the map again with this version.');
  }
  for (const section of header.sections) {
    const name = sectionName(section);
    const { type, more } = wanted.get(name)!;
    const expected = (header.rows[section.table] + more) * bytesPerValue(type);
    if (section.byteLength === expected) continue;
    const rows = `${section.table} has ${header.rows[section.table]} rows`;
    throw refused(header.path, `${name} has ${section.byteLength} bytes instead of ${expected}: ${rows}.`, {
      section: name,
      expected,
      seen: section.byteLength,
    });
  }
}

/** Works on several items at a time. After a failure no more are started, and running ones finish before it throws. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items].reverse();
  const lanes = Array.from({ length: PARALLEL_READS }, async () => {
    try {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  });
  const failed = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
}

interface Loading {
  readonly schema: Schema;
  readonly header: AtlasHeader;
  readonly section: Section;
  readonly file: FileHandle;
  readonly progress: Progress;
}

async function load(
  { header, section, file, progress }: Loading, look?: (values: AnyArray, chunk: Uint8Array, at: number) => void,
): Promise<AnyArray> {
  const buffer = newShared(header.path, section);
  const values = viewArray(section.type, buffer);
  const bytes = new Uint8Array(buffer);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    await readFully(file, header.path, chunk, section.offset + at);
    look?.(values, chunk, at);
    progress.advance(chunk.length, sectionName(section));
  }
  return values;
}

/** Checks each chunk while it is still in the processor's cache. */
async function loadChecked(loading: Loading): Promise<AnyArray> {
  const { schema, header, section, file } = loading;
  const column = schema[section.table][section.column];
  const targetRows = header.rows[column.refers ?? column.runs ?? section.table];
  const size = bytesPerValue(section.type);
  let sum = 0;
  let forbidden = -1;
  const values = await load(loading, (loaded, chunk, at) => {
    sum = crc32(chunk, sum);
    if (forbidden < 0) forbidden = firstForbidden(column, loaded, at / size, (at + chunk.length) / size, targetRows);
  });
  const zeros = new Uint8Array(aligned(section.byteLength) - section.byteLength);
  await readFully(file, header.path, zeros, section.offset + section.byteLength);
  sum = crc32(zeros, sum);
  if (sum !== section.crc32) throw wrongSum(header.path, sectionName(section), section.crc32, sum);
  if (forbidden >= 0) {
    const name = sectionName(section);
    const why = explainForbidden(column, values, forbidden, targetRows);
    throw refused(header.path, `is wrong inside: in ${name}, ${why}.`, { section: name });
  }
  return values;
}

function newShared(path: string, section: Section): SharedArrayBuffer {
  try {
    return new SharedArrayBuffer(section.byteLength);
  } catch {
    const message = `${path}: no memory for the ${section.byteLength} bytes of ${sectionName(section)}.`;
    throw new AppError('limit_reached', message, { path, section: sectionName(section), bytes: section.byteLength });
  }
}

function assemble<S extends Schema>(schema: S, header: AtlasHeader, columns: Map<string, AnyArray>): Tables<S> {
  const tables = Object.entries(schema).map(([table, names]) => [
    table,
    {
      rows: header.rows[table],
      ...Object.fromEntries(Object.keys(names).map((column) => [column, columns.get(`${table}.${column}`)!])),
    },
  ]);
  return Object.fromEntries(tables) as Tables<S>;
}

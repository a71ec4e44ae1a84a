import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { AppError } from '../../../errors.ts';
import type { AnyArray, Schema, Tables } from '../../../kernel/columns.ts';
import { silent, type Progress } from '../../../kernel/progress.ts';
import {
  aligned, encodeStart, END_MARK, ROW_LIMIT, sectionName, valueCount, type AtlasFacts, type AtlasHeader, type Section,
} from './format.ts';
import { atlasSchema, type AtlasTables } from './schema.ts';
import { replaceFile } from '../replace-file.ts';

const CHUNK_BYTES = 16 * 2 ** 20;

export interface WriteOptions {
  readonly progress?: Progress;
}

/** Writes an atlas as a whole or not at all; returns its header. */
export const writeAtlas = (
  path: string, tables: AtlasTables, facts: AtlasFacts, options: WriteOptions = {},
): Promise<AtlasHeader> => writeTables(atlasSchema, path, tables, facts, options);

/** The same for tables of any schema. */
export async function writeTables<S extends Schema>(
  schema: S, path: string, tables: Tables<S>, facts: AtlasFacts, { progress = silent }: WriteOptions = {},
): Promise<AtlasHeader> {
  const columns = listColumns(schema, tables);
  const rows = Object.fromEntries(Object.keys(schema).map((table) => [table, tables[table].rows]));
  const total = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  progress.phase('checksums of the atlas', total, 'bytes');
  const sections = columns.map(({ values, ...column }) => {
    const sum = checksum(values);
    progress.advance(column.byteLength);
    return { ...column, crc32: sum };
  });
  const { start, placed, totalBytes } = encodeStart(facts, rows, sections);
  progress.phase('writing the atlas', total, 'bytes');
  await replaceFile(path, totalBytes, async (file) => {
    await writeFully(file, start, 0);
    for (const [index, section] of placed.entries()) {
      await writeSection(file, section, columns[index].values, progress);
    }
    await writeFully(file, END_MARK, totalBytes - END_MARK.length);
  });
  return { path, bytes: totalBytes, facts, rows, sections: placed };
}

type ColumnToWrite = Omit<Section, 'offset' | 'crc32'> & { readonly values: AnyArray };

function listColumns<S extends Schema>(schema: S, tables: Tables<S>): ColumnToWrite[] {
  return Object.entries(schema).flatMap(([table, columns]) => {
    const { rows } = tables[table];
    if (rows > ROW_LIMIT) {
      const most = `a table of an atlas holds at most ${ROW_LIMIT}`;
      const message = `${table} has ${rows} rows; ${most}. Import a smaller area.`;
      throw new AppError('limit_reached', message, { table, rows, limit: ROW_LIMIT });
    }
    return Object.entries(columns).map(([column, { type }]) => {
      const values = (tables[table] as unknown as Record<string, AnyArray>)[column];
      const expected = valueCount(schema, table, column, rows);
      if (values.length !== expected) {
        throw new Error(`${table}.${column} has ${values.length} values instead of ${expected}`);
      }
      return { table, column, type, byteLength: values.byteLength, values };
    });
  });
}

const bytesOf = (values: AnyArray): Uint8Array => new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/** The checksum of the values and the zeros after them. */
function checksum(values: AnyArray): number {
  const bytes = bytesOf(values);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) sum = crc32(bytes.subarray(at, at + CHUNK_BYTES), sum);
  return crc32(new Uint8Array(aligned(bytes.length) - bytes.length), sum);
}

async function writeSection(file: FileHandle, section: Section, values: AnyArray, progress: Progress): Promise<void> {
  const bytes = bytesOf(values);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    await writeFully(file, chunk, section.offset + at);
    progress.advance(chunk.length, sectionName(section));
  }
  const zeros = new Uint8Array(aligned(bytes.length) - bytes.length);
  await writeFully(file, zeros, section.offset + bytes.length);
}

async function writeFully(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

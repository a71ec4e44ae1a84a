import { crc32 } from 'node:zlib';
import { AppError } from '../../../errors.ts';
import { NONE, type AnyArray, type ArrayName, type Schema } from '../../../kernel/columns.ts';
import type { Box } from '../../../kernel/geo.ts';
import type { SourceFile } from '../../../osm/extract.ts';
import { notAnAtlas, refused, wrongSum } from './refusal.ts';

/**
 * The bytes of an atlas, all little-endian:
 *
 *     0  magic (8)            16  length of the whole file (u64)
 *     8  format version (u32) 24  crc32 of the header (u32)
 *    12  header bytes (u32)   28  crc32 of the 28 bytes before (u32)
 *    32  header: JSON, filled up with spaces to a multiple of 4096 counted from 0
 *        sections, each from a multiple of 64, zeros between; then the end mark (8)
 *
  * A section is one column of one table. Its crc32 also covers the zeros up to the next multiple of 64, so that no
  * byte of the file can change undetected.
 */
export const FORMAT_VERSION = 15;
export const PRELUDE_BYTES = 32;
export const SECTION_ALIGNMENT = 64;
const HEADER_ALIGNMENT = 4096;
const HEADER_LIMIT_BYTES = 64 * 2 ** 20;
const MAGIC = Buffer.from('GEOKOD\r\x1a', 'latin1');
export const END_MARK = Buffer.from('\x1a\rDOKOEG', 'latin1');

/**
 * The largest shared buffer, and view of it, that Node 24.21 was measured to make, fill and read (with 24 GiB of
 * memory): 4 thousand million values of four bytes, as many rows as a row number can address.
 */
export const SECTION_LIMIT_BYTES = 16 * 2 ** 30;

/** Metadata of an atlas besides its tables. */
export interface AtlasFacts {
  readonly geokodVersion: string;
  readonly builtAt: string; // RFC 3339
  /** Made up, not a real place: the demonstration country. */
  readonly fictional: boolean;
  /** The bounding box of all coordinates, in 1e-7 degree; null if there are none. */
  readonly box: Box | null;
  readonly sources: readonly SourceFile[];
  /** How many features the importer left out, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
}

export interface Section {
  readonly table: string;
  readonly column: string;
  readonly type: ArrayName;
  readonly offset: number;
  readonly byteLength: number;
  readonly crc32: number;
}

/** Everything known about an atlas without reading its sections. */
export interface AtlasHeader {
  readonly path: string;
  readonly bytes: number;
  readonly facts: AtlasFacts;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly sections: readonly Section[];
}

export interface Prelude {
  readonly headerBytes: number;
  readonly totalBytes: number;
  readonly headerCrc32: number;
}

export const aligned = (bytes: number, to = SECTION_ALIGNMENT): number => Math.ceil(bytes / to) * to;
export const sectionName = (section: { table: string; column: string }): string => `${section.table}.${section.column}`;

export interface SectionSource extends Omit<Section, 'offset'> {
  readonly values: AnyArray;
}

/** Places sections one after another; throws for a section larger than an atlas may hold. */
export function placeSections<S extends Pick<Section, 'table' | 'column' | 'byteLength'>>(
  sections: readonly S[],
  start: number,
): { placed: (S & { offset: number })[]; end: number } {
  let end = start;
  const placed = sections.map((section) => {
    if (section.byteLength > SECTION_LIMIT_BYTES) {
      throw new AppError(
        'limit_reached',
        `${sectionName(section)} takes ${section.byteLength} bytes; a section of an atlas holds at most ` +
          `${SECTION_LIMIT_BYTES}. Import a smaller area.`,
        { section: sectionName(section), bytes: section.byteLength, limit: SECTION_LIMIT_BYTES },
      );
    }
    const at = { ...section, offset: end };
    end = aligned(end + section.byteLength);
    return at;
  });
  return { placed, end };
}

/** The number of values in a column of a table with this many rows. */
export const valueCount = (schema: Schema, table: string, column: string, rows: number): number =>
  rows + (schema[table][column].runs ? 1 : 0);

/** A row number has four bytes, and NONE is not a row. */
export const ROW_LIMIT = NONE;

/** Everything before the first section, and the sections with their places. */
export function encodeStart(
  facts: AtlasFacts,
  rows: Readonly<Record<string, number>>,
  sections: readonly Omit<Section, 'offset'>[],
): { start: Uint8Array; placed: Section[]; totalBytes: number } {
  // Where sections start depends on the length of the header, which records where they start.
  for (let startBytes = HEADER_ALIGNMENT; ; ) {
    const { placed, end } = placeSections(sections, startBytes);
    const json = Buffer.from(JSON.stringify({ facts, rows, sections: placed }));
    const needed = aligned(PRELUDE_BYTES + json.length, HEADER_ALIGNMENT);
    if (needed > startBytes) {
      startBytes = needed;
      continue;
    }
    const start = Buffer.alloc(startBytes, ' ');
    const totalBytes = end + END_MARK.length;
    json.copy(start, PRELUDE_BYTES);
    encodePrelude(start, {
      headerBytes: startBytes - PRELUDE_BYTES,
      totalBytes,
      headerCrc32: crc32(start.subarray(PRELUDE_BYTES)),
    });
    return { start, placed, totalBytes };
  }
}

export function encodePrelude(target: Buffer, prelude: Prelude): void {
  MAGIC.copy(target);
  target.writeUInt32LE(FORMAT_VERSION, 8);
  target.writeUInt32LE(prelude.headerBytes, 12);
  target.writeBigUInt64LE(BigInt(prelude.totalBytes), 16);
  target.writeUInt32LE(prelude.headerCrc32, 24);
  target.writeUInt32LE(crc32(target.subarray(0, 28)), 28);
}

/** Reads the fixed start of a file; refuses anything but an atlas of this format. */
export function decodePrelude(path: string, bytes: Buffer, fileBytes: number): Prelude {
  if (!bytes.subarray(0, 8).equals(MAGIC)) throw notAnAtlas(path, bytes, MAGIC);
  if (bytes.length < PRELUDE_BYTES) throw refused(path, `is cut short: ${fileBytes} bytes are less than any atlas.`);
  const version = bytes.readUInt32LE(8);
  if (version !== FORMAT_VERSION) {
    const age = version > FORMAT_VERSION ? 'a newer' : 'an older';
    const todo = `Import the map again with this version${version > FORMAT_VERSION ? ', or upgrade Geokod' : ''}.`;
    const seen = `is an atlas of format ${version}, written by ${age} Geokod; this one reads format ${FORMAT_VERSION}.`;
    throw refused(path, seen, { expected: FORMAT_VERSION, seen: version }, todo);
  }
  const sum = crc32(bytes.subarray(0, 28));
  if (sum !== bytes.readUInt32LE(28)) throw wrongSum(path, 'first 32 bytes', bytes.readUInt32LE(28), sum);
  const totalBytes = Number(bytes.readBigUInt64LE(16));
  if (totalBytes !== fileBytes) {
    const state = fileBytes < totalBytes ? 'is cut short' : 'is longer than it was written';
    throw refused(path, `${state}: ${fileBytes} bytes instead of ${totalBytes}.`, {
      expected: totalBytes,
      seen: fileBytes,
    });
  }
  const headerBytes = bytes.readUInt32LE(12);
  if (headerBytes > HEADER_LIMIT_BYTES || PRELUDE_BYTES + headerBytes > totalBytes) {
    throw refused(path, `says that its header has ${headerBytes} bytes, which cannot be.`);
  }
  return { headerBytes, totalBytes, headerCrc32: bytes.readUInt32LE(24) };
}

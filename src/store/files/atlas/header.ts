import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import {
  decodePrelude, END_MARK, PRELUDE_BYTES, ROW_LIMIT, SECTION_ALIGNMENT, SECTION_LIMIT_BYTES, sectionName,
  type AtlasFacts, type AtlasHeader, type Section,
} from './format.ts';
import { refused, wrongSum } from './refusal.ts';

/** Reads and checks everything but the sections. */
export async function readHeader(file: FileHandle, path: string): Promise<AtlasHeader> {
  const fileBytes = (await file.stat()).size;
  const start = Buffer.alloc(Math.min(PRELUDE_BYTES, fileBytes));
  await readFully(file, path, start, 0);
  const prelude = decodePrelude(path, start, fileBytes);
  const text = Buffer.alloc(prelude.headerBytes);
  await readFully(file, path, text, PRELUDE_BYTES);
  const sum = crc32(text);
  if (sum !== prelude.headerCrc32) throw wrongSum(path, 'the header', prelude.headerCrc32, sum);
  const end = Buffer.alloc(END_MARK.length);
  await readFully(file, path, end, fileBytes - END_MARK.length);
  if (!end.equals(END_MARK)) throw refused(path, `does not end as an atlas does, but with ${end.toString('hex')}.`);
  const { facts, rows, sections } = parse(path, text.toString());
  checkPlaces(path, rows, sections, PRELUDE_BYTES + prelude.headerBytes, fileBytes - END_MARK.length);
  return { path, bytes: fileBytes, facts, rows, sections };
}

/** Fills the array from the file. */
export async function readFully(file: FileHandle, path: string, into: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < into.length; ) {
    const { bytesRead } = await file.read(into, done, into.length - done, position + done);
    if (bytesRead === 0) throw refused(path, `ended at byte ${position + done} while it was read.`);
    done += bytesRead;
  }
}

interface Contents {
  readonly facts: AtlasFacts;
  readonly rows: Record<string, number>;
  readonly sections: Section[];
}

function parse(path: string, text: string): Contents {
  try {
    const { facts, rows, sections } = JSON.parse(text) as Contents;
    if (areFacts(facts) && isObject(rows) && Array.isArray(sections) && sections.every(isSection)) {
      return { facts, rows, sections };
    }
  } catch {
    // Falls through: the checksum is right, so the header was written like that.
  }
  throw refused(path, 'has a header that cannot be understood.');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);
const isNumber = (value: unknown): boolean => typeof value === 'number';

function areFacts(facts: unknown): boolean {
  if (!isObject(facts)) return false;
  const { geokodVersion, builtAt, fictional, box, sources, dropped } = facts;
  const sides = isObject(box) ? [box.minLat, box.minLon, box.maxLat, box.maxLon] : [];
  return (
    isText(geokodVersion) && isText(builtAt) && typeof fictional === 'boolean' &&
    (box === null || (sides.length === 4 && sides.every(isNumber))) &&
    Array.isArray(sources) && sources.every(isSource) &&
    isObject(dropped) && Object.values(dropped).every(isNumber)
  );
}

const isSource = (source: unknown): boolean =>
  isObject(source) && isText(source.name) && isNumber(source.bytes) &&
  [source.generator, source.source, source.dataAsOf].every(isTextOrAbsent);

const isSection = (section: unknown): boolean =>
  isObject(section) && [section.table, section.column, section.type].every(isText) && isNumber(section.crc32);

/** Checks that sections lie in the file one after another. */
function checkPlaces(
  path: string, rows: Record<string, number>, sections: readonly Section[], start: number, end: number,
): void {
  let free = start;
  for (const section of sections) {
    const { offset, byteLength } = section;
    const name = sectionName(section);
    const whole = Number.isSafeInteger(offset) && Number.isSafeInteger(byteLength) && byteLength >= 0;
    const count = rows[section.table];
    const counted = Number.isSafeInteger(count) && count >= 0 && count <= ROW_LIMIT;
    if (!whole || !counted || offset % SECTION_ALIGNMENT !== 0 || offset < free || offset + byteLength > end) {
      const where = `at ${offset} with ${byteLength} bytes for ${count} rows`;
      throw refused(path, `places ${name} ${where}, which cannot be.`, { section: name, offset, byteLength });
    }
    if (byteLength > SECTION_LIMIT_BYTES) {
      const limit = `more than the ${SECTION_LIMIT_BYTES} of a section`;
      throw refused(path, `has ${byteLength} bytes of ${name}, ${limit}.`, { section: name, byteLength });
    }
    free = offset + byteLength;
  }
}

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { crc32 } from 'node:zlib';
import { maybe, NONE, ref, runs, u8, u32, type Tables } from '../../../kernel/columns.ts';
import { seededRandom } from '../../../kernel/random.ts';
import { FORMAT_VERSION, PRELUDE_BYTES, sectionName } from './format.ts';
import { readAtlas, readAtlasHeader, readTables } from './read.ts';
import { atlasSchema } from './schema.ts';
import { writeAtlas, writeTables } from './write.ts';
import { randomTables, someFacts } from './random-tables.test-data.ts';

let folder: string;
let real: string; // an atlas of the real tables
let realBytes: Buffer;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geokod-refusal-'));
  real = join(folder, 'real.atlas');
  await writeAtlas(real, randomTables(atlasSchema, () => 9, seededRandom(7)), someFacts);
  realBytes = await readFile(real);
  await readAtlas(real);
});
after(() => rm(folder, { recursive: true }));

const broken = async (bytes: Uint8Array): Promise<string> => {
  const path = join(folder, 'broken.atlas');
  await writeFile(path, bytes);
  return path;
};

const flipped = (at: number, by = 1): Buffer => {
  const bytes = Buffer.from(realBytes);
  bytes[at] ^= by;
  return bytes;
};

test('one byte changed in any section is refused, naming the section', async () => {
  const { sections } = await readAtlasHeader(real);
  assert.ok(sections.length > 90);
  for (const [number, section] of sections.entries()) {
    const at = [0, section.byteLength >> 1, section.byteLength - 1][number % 3];
    await assert.rejects(readAtlas(await broken(flipped(section.offset + at))), {
      code: 'atlas_refused',
      message: new RegExp(`checksum of ${sectionName(section)} is .* instead of .*Import the map again`),
    });
  }
});

test('one byte changed between the sections, or in the mark at the end, is refused', async () => {
  const { sections } = await readAtlasHeader(real);
  const gaps = sections.map(({ offset, byteLength }) => offset + byteLength).filter((end) => end % 64 !== 0);
  for (const at of [...gaps, realBytes.length - 9, realBytes.length - 8, realBytes.length - 1]) {
    await assert.rejects(readAtlas(await broken(flipped(at, 0x80))), { code: 'atlas_refused' }, `byte ${at}`);
  }
});

test('a changed byte anywhere in the header is refused', async () => {
  const end = (await readAtlasHeader(real)).sections[0].offset;
  // The whole fixed start, then samples all over the text and the spaces after it.
  for (let at = 0; at < end; at += at < 256 ? 1 : 61) {
    for (const by of [1, 0x80]) {
      await assert.rejects(readAtlasHeader(await broken(flipped(at, by))), { code: 'atlas_refused' }, `byte ${at}`);
    }
  }
});

test('a truncated atlas is refused wherever it ends, with both lengths', async () => {
  const lengths = [0, 1, 7, 8, 31, 32, 33, 4000, realBytes.length - 1];
  for (let length = 5000; length < realBytes.length; length += 997) lengths.push(length);
  for (const length of lengths) {
    await assert.rejects(readAtlas(await broken(realBytes.subarray(0, length))), { code: 'atlas_refused' });
  }
  const cut = await broken(realBytes.subarray(0, 9000));
  await assert.rejects(readAtlas(cut), { message: new RegExp(`cut short: 9000 bytes instead of ${realBytes.length}`) });
  const longer = await broken(Buffer.concat([realBytes, Buffer.alloc(1)]));
  await assert.rejects(readAtlas(longer), { code: 'atlas_refused', message: /longer than it was written/ });
});

const withVersion = (version: number): Buffer => {
  const bytes = Buffer.from(realBytes);
  bytes.writeUInt32LE(version, 8);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, 28)), 28);
  return bytes;
};
const notAtlases: [string, () => Buffer, RegExp][] = [
  ['an empty file', () => Buffer.alloc(0), /broken\.atlas: is empty/],
  ['a page', () => Buffer.from('<!doctype html><p>Not found'), /not an atlas: it begins with 3c21646f63747970/],
  ['a map', () => Buffer.from('\0\0\0\x0d\x0a\x09OSMHeader\x18\x7c and so on'), /a map file, not an atlas.*import/],
  ['a newer format', () => withVersion(FORMAT_VERSION + 1), /newer Geokod; this one reads format 15.*or upgrade/],
  ['an older format', () => withVersion(FORMAT_VERSION - 1), /format 14, written by an older Geokod.*Import/],
];
for (const [what, bytes, message] of notAtlases) {
  test(`${what} is refused with a message of its own`, async () => {
    await assert.rejects(readAtlas(await broken(bytes())), { code: 'atlas_refused', message });
  });
}

test('errors for a missing file and a folder differ from that for a refused atlas', async () => {
  await assert.rejects(readAtlas(join(folder, 'none.atlas')), { code: 'file_missing', message: /geokod import/ });
  await mkdir(join(folder, 'folder.atlas'));
  await assert.rejects(readAtlas(join(folder, 'folder.atlas')), { code: 'file_unreadable', message: /not a file/ });
});

const schema = {
  letters: { byte: u8 },
  words: { letters: runs('letters'), first: ref('letters'), like: maybe('words') },
} as const;
const right: Tables<typeof schema> = {
  letters: { rows: 3, byte: Uint8Array.of(7, 8, 9) },
  words: {
    rows: 2,
    letters: Uint32Array.of(0, 2, 3),
    first: Uint32Array.of(0, 2),
    like: Uint32Array.of(NONE, 1),
  },
};
type Words = Record<'letters' | 'first' | 'like', Uint32Array<ArrayBuffer>>;
const wrongInside: [string, Partial<Words>, RegExp | null][] = [
  ['the last rows', { first: Uint32Array.of(2, 2), like: Uint32Array.of(1, 1) }, null],
  ['runs that end before the table does', { letters: Uint32Array.of(1, 1, 2) }, null],
  ['a row behind the last', { first: Uint32Array.of(0, 3) }, /first, row 1 refers to 3, but letters has 3 rows/],
  ['nothing where there must be a row', { first: Uint32Array.of(NONE, 0) }, /words\.first, row 0 refers to nothing/],
  ['an optional row behind the last', { like: Uint32Array.of(2, 0) }, /like, row 0 refers to 2, but words has 2 rows/],
  ['an optional row that is almost NONE', { like: Uint32Array.of(1, NONE - 1) }, /row 1 refers to 4294967294/],
  ['a run behind the end', { letters: Uint32Array.of(0, 2, 4) }, /run of row 2 starts at 4 in letters, which has 3/],
  ['a first run behind the end', { letters: Uint32Array.of(4, 4, 4) }, /the run of row 0 starts at 4/],
  ['runs that fall', { letters: Uint32Array.of(2, 1, 3) }, /run of row 1 starts at 1, before the 2 of the row above/],
];
for (const [what, columns, message] of wrongInside) {
  test(`${what}, with right checksums: ${message ? 'refused' : 'accepted'}`, async () => {
    const path = join(folder, 'wrong.atlas');
    await writeTables(schema, path, { ...right, words: { ...right.words, ...columns } }, someFacts);
    if (message) await assert.rejects(readTables(schema, path), { code: 'atlas_refused', message });
    else await readTables(schema, path);
  });
}

test('an atlas with other tables is refused, naming what differs and who wrote it', async () => {
  const path = join(folder, 'other.atlas');
  await writeTables(schema, path, right, someFacts);
  const grown = { ...schema, words: { ...schema.words, last: u32 } };
  const message = /other tables than this version reads \(no words\.last\); Geokod 2\.4\.0 wrote it\. Import/;
  await assert.rejects(readTables(grown, path), { code: 'atlas_refused', message });
  const wider = { ...schema, letters: { byte: u32 } };
  await assert.rejects(readTables(wider, path), { code: 'atlas_refused', message: /letters\.byte \(u8\)/ });
  const { words: _, ...fewer } = schema;
  await assert.rejects(readTables(fewer, path), { code: 'atlas_refused', message: /words\.letters \(u32\)/ });
});

/** Rewrites the header as a careless program would: with valid checksums. */
type Change = (header: { rows: Record<string, number>; sections: any[]; facts: any }) => void;
async function withHeader(change: Change): Promise<string> {
  const path = join(folder, 'careless.atlas');
  await writeTables(schema, path, right, someFacts);
  const bytes = await readFile(path);
  const end = PRELUDE_BYTES + bytes.readUInt32LE(12);
  const header = JSON.parse(bytes.subarray(PRELUDE_BYTES, end).toString());
  change(header);
  bytes.fill(' ', PRELUDE_BYTES, end);
  bytes.write(JSON.stringify(header), PRELUDE_BYTES);
  bytes.writeUInt32LE(crc32(bytes.subarray(PRELUDE_BYTES, end)), 24);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, 28)), 28);
  await writeFile(path, bytes);
  return path;
}
const carelessHeaders: [string, Change, RegExp][] = [
  ['other row counts', (h) => (h.rows.words = 3), /words\.letters has 12 bytes instead of 16: words has 3 rows/],
  ['no row counts', (h) => (h.rows = {}), /cannot be/],
  ['negative row counts', (h) => (h.rows.letters = -1), /cannot be/],
  ['a section over the header', (h) => (h.sections[0].offset = 0), /places letters\.byte at 0/],
  ['a section over another', (h) => (h.sections[1].offset = h.sections[0].offset), /places words\.letters/],
  ['a section behind the end', (h) => (h.sections[3].offset = 2 ** 40), /places words\.like at 1099511627776/],
  ['a crooked offset', (h) => (h.sections[3].offset += 4), /cannot be/],
  ['a length of nothing', (h) => delete h.sections[2].byteLength, /places words\.first/],
  ['a section twice', (h) => h.sections.push(h.sections[3]), /places words\.like/],
  ['no sections', (h) => (h.sections = []), /other tables/],
  ['a section of nothing', (h) => (h.sections[1] = null), /cannot be understood/],
  ['no facts', (h) => (h.facts = {}), /cannot be understood/],
  ['no sources', (h) => (h.facts.sources = null), /cannot be understood/],
  ['a source of nothing', (h) => (h.facts.sources = [null]), /cannot be understood/],
  ['half a box', (h) => (h.facts.box = { minLat: 1 }), /cannot be understood/],
  ['no list of what was dropped', (h) => (h.facts.dropped = null), /cannot be understood/],
  ['no list of sections', (h) => (h.sections = null as unknown as []), /cannot be understood/],
];
for (const [what, change, message] of carelessHeaders) {
  test(`a header with ${what} is refused`, async () => {
    await assert.rejects(readTables(schema, await withHeader(change)), { code: 'atlas_refused', message });
  });
}

test('without verification only the sections go unchecked', async () => {
  const last = (await readAtlasHeader(real)).sections.at(-1)!;
  await readAtlas(await broken(flipped(last.offset)), { verify: false });
  await assert.rejects(readAtlas(await broken(flipped(40)), { verify: false }), { code: 'atlas_refused' });
});

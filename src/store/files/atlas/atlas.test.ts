import assert from 'node:assert/strict';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import {
  f64, i16, i32, maybe, NONE, ref, runs, u16, u32, u8, type Schema, type Tables,
} from '../../../kernel/columns.ts';
import { seededRandom } from '../../../kernel/random.ts';
import {
  encodePrelude, encodeStart, END_MARK, placeSections, PRELUDE_BYTES, SECTION_LIMIT_BYTES,
} from './format.ts';
import { readAtlas, readAtlasHeader, readTables } from './read.ts';
import { atlasSchema } from './schema.ts';
import { writeAtlas, writeTables } from './write.ts';
import { randomTables, someFacts } from './random-tables.test-data.ts';

let folder: string;
before(async () => (folder = await mkdtemp(join(tmpdir(), 'geokod-atlas-'))));
after(() => rm(folder, { recursive: true }));

const small = {
  letters: { byte: u8 },
  words: { letters: runs('letters'), like: maybe('words'), first: ref('letters') },
  numbers: { byte: u8, short: i16, wide: u16, whole: i32, large: u32, exact: f64 },
  nothing: { word: ref('words'), byte: u8 },
} as const;

const smallTables: Tables<typeof small> = {
  letters: { rows: 5, byte: Uint8Array.of(1, 2, 3, 254, 255) },
  words: {
    rows: 3,
    letters: Uint32Array.of(0, 0, 4, 5),
    like: Uint32Array.of(NONE, 2, 0),
    first: Uint32Array.of(0, 4, 0),
  },
  numbers: {
    rows: 2,
    byte: Uint8Array.of(0, 255),
    short: Int16Array.of(-32_768, 32_767),
    wide: Uint16Array.of(0, 65_535),
    whole: Int32Array.of(-(2 ** 31), 2 ** 31 - 1),
    large: Uint32Array.of(0, NONE),
    exact: Float64Array.of(-0.1, Number.MAX_SAFE_INTEGER),
  },
  nothing: { rows: 0, word: new Uint32Array(0), byte: new Uint8Array(0) },
};

test('an atlas is read back as written: all column types, empty tables, facts', async () => {
  const path = join(folder, 'small.atlas');
  const written = await writeTables(small, path, smallTables, someFacts);
  const atlas = await readTables(small, path);
  const { tables, ...header } = atlas;
  assert.deepEqual(tables, smallTables);
  assert.deepEqual(header.facts, someFacts);
  assert.deepEqual(header, written);
  assert.deepEqual(await readAtlasHeader(path), written);
  assert.equal((await stat(path)).size, written.bytes);
});

test('an atlas of the real tables, all empty, is written and read', async () => {
  const path = join(folder, 'empty.atlas');
  const tables = randomTables(atlasSchema, () => 0, seededRandom(1));
  await writeAtlas(path, tables, { ...someFacts, box: null });
  assert.deepEqual((await readAtlas(path)).tables, tables);
});

test('the same tables give the same bytes', async () => {
  const paths = ['one.atlas', 'two.atlas'].map((name) => join(folder, name));
  for (const path of paths) await writeTables(small, path, smallTables, someFacts);
  assert.deepEqual(await readFile(paths[0]), await readFile(paths[1]));
});

test('tables of any shape come back as they were', async () => {
  const path = join(folder, 'random.atlas');
  const anyRows = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 4, maxLength: 4 });
  const anyTables = fc.record({ seed: fc.nat(), rows: anyRows });
  await fc.assert(
    fc.asyncProperty(anyTables, async ({ seed, rows }) => {
      const sizes = new Map(Object.keys(small).map((table, index) => [table, rows[index]]));
      const tables = randomTables(small as Schema, (table) => sizes.get(table)!, seededRandom(seed));
      await writeTables(small as Schema, path, tables, someFacts);
      assert.deepEqual((await readTables(small as Schema, path)).tables, tables);
    }),
    { seed: 11, numRuns: 60 },
  );
});

test('columns longer than one read are whole, and bounds are checked on both sides of the seam', async () => {
  const path = join(folder, 'long.atlas');
  const schema = { items: { runs: runs('items'), any: ref('items') } } as const;
  const rows = 2 ** 19 + 5; // one chunk is 2 ** 19 values of four bytes
  const tables = randomTables(schema, () => rows, seededRandom(5));
  await writeTables(schema, path, tables, someFacts);
  const read = await readTables(schema, path);
  assert.ok(Buffer.from(read.tables.items.any.buffer).equals(Buffer.from(tables.items.any.buffer)));
  for (const at of [2 ** 19 - 1, 2 ** 19, 2 ** 19 + 1]) {
    const falling = tables.items.runs.slice();
    falling[at] = falling[at - 1] - 1;
    await writeTables(schema, path, { items: { ...tables.items, runs: falling } }, someFacts);
    await assert.rejects(readTables(schema, path), new RegExp(`the run of row ${at} starts at`));
  }
});

test('an atlas is posted to a worker without a copy', async () => {
  const path = join(folder, 'shared.atlas');
  await writeTables(small, path, smallTables, someFacts);
  const atlas = await readTables(small, path);
  for (const table of Object.values(atlas.tables)) {
    for (const values of Object.values(table)) {
      if (typeof values !== 'number') assert.ok(values.buffer instanceof SharedArrayBuffer);
    }
  }
  const code = `const { parentPort } = require('node:worker_threads');
    parentPort.once('message', ({ tables, facts }) => {
      const { exact } = tables.numbers;
      exact[0] = exact[1] / 2 + tables.words.rows + facts.sources.length;
      parentPort.postMessage('written');
    });`;
  const worker = new Worker(code, { eval: true });
  worker.postMessage(atlas);
  await new Promise((resolve) => worker.once('message', resolve));
  await worker.terminate();
  assert.equal(atlas.tables.numbers.exact[0], Number.MAX_SAFE_INTEGER / 2 + 3 + 2);
});

test('sections beyond 4 GiB are found', async () => {
  const path = join(folder, 'far.atlas');
  await writeTables(small, path, smallTables, someFacts);
  const { facts, rows, sections } = await readAtlasHeader(path);
  const bytes = await readFile(path);
  // The same sections moved 5 GiB further; the hole takes no room on the disk.
  const hole = 5 * 2 ** 30;
  const first = sections[0].offset;
  const moved = sections.map((section) => ({ ...section, offset: section.offset + hole }));
  const start = Buffer.alloc(first, ' ');
  start.write(JSON.stringify({ facts, rows, sections: moved }), PRELUDE_BYTES);
  const headerCrc32 = crc32(start.subarray(PRELUDE_BYTES));
  encodePrelude(start, { headerBytes: first - PRELUDE_BYTES, totalBytes: bytes.length + hole, headerCrc32 });
  const file = await open(path, 'w');
  await file.write(start, 0, start.length, 0);
  await file.write(bytes, first, bytes.length - first, first + hole);
  await file.close();
  const atlas = await readTables(small, path);
  assert.deepEqual(atlas.tables, smallTables);
  assert.ok(atlas.sections[0].offset > 2 ** 32);
});

test('offsets of sections grow beyond 4 GiB, and a section above the limit is named', () => {
  const column = { table: 'houses', type: 'f64', crc32: 0 } as const;
  const names = ['osm', 'lat', 'lon'];
  const sections = names.map((name, index) => ({ ...column, column: name, byteLength: 2 ** 33 + index }));
  const { start, placed, totalBytes } = encodeStart(someFacts, { houses: 2 ** 30 }, sections);
  const [first] = placed;
  assert.equal(first.offset, start.length);
  assert.deepEqual(placed.map(({ offset }) => offset - first.offset), [0, 2 ** 33, 2 ** 34 + 64]);
  assert.equal(totalBytes, first.offset + 3 * 2 ** 33 + 128 + END_MARK.length);
  const large = [{ table: 'houses', column: 'osm', byteLength: SECTION_LIMIT_BYTES + 1 }];
  const refusal = { code: 'limit_reached', message: /houses\.osm takes 17179869185 bytes/ };
  assert.throws(() => placeSections(large, 0), refusal);
});

test('a header of any length states the right places of the sections', async () => {
  const path = join(folder, 'wordy.atlas');
  for (const length of [0, 2_000, 2_300, 2_400, 2_500, 2_600, 2_700, 2_800, 2_900, 3_000, 9_000, 50_000]) {
    const facts = { ...someFacts, geokodVersion: 'ж'.repeat(length) };
    await writeTables(small, path, smallTables, facts);
    const atlas = await readTables(small, path);
    assert.deepEqual(atlas.tables, smallTables);
    assert.equal(atlas.facts.geokodVersion.length, length);
  }
});

test('progress reports every byte while writing and loading', async () => {
  const path = join(folder, 'told.atlas');
  const phases: { name: string; total: number; done: number }[] = [];
  const progress = {
    phase: (name: string, total = 0) => void phases.push({ name, total, done: 0 }),
    advance: (done: number) => void (phases.at(-1)!.done += done),
  };
  await writeTables(small, path, smallTables, someFacts, { progress });
  await readTables(small, path, { progress });
  const bytes = 5 + (4 + 3 + 3) * 4 + 2 * (1 + 2 + 2 + 4 + 4 + 8);
  assert.deepEqual(phases.map(({ total, done }) => [total, done]), [[bytes, bytes], [bytes, bytes], [bytes, bytes]]);
  assert.equal(phases.at(-1)!.name, 'loading the atlas');
});

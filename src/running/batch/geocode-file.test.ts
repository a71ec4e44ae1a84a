import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { tableOf, townAtlas } from '../../../test/harness/batch-stand.ts';
import { newFolder } from '../../../test/harness/folder.ts';
import { AppError } from '../../errors.ts';
import type { ServedAtlas } from './atlas-crews.ts';
import { geocodeFile, type FileProgress, type FileRequest } from './geocode-file.ts';
import type { Portions } from './work-on-batch.ts';

const log = { info: () => {}, error: () => {} };
/** The usual ones are a hundred times as large, and say nothing else. */
const portions: Portions = { groupRows: 10, partRows: 50 };
const ROWS = 120;
const SOME_ROWS = 60;

async function openTable(context: TestContext, text: string | Uint8Array, change: Partial<FileRequest> = {}) {
  const folder = await newFolder(context);
  const town: (version: string) => ServedAtlas = await townAtlas(folder);
  const [input, output] = [join(folder, 'in.csv'), join(folder, 'out.csv')];
  writeFileSync(input, text);
  const reports: FileProgress[] = [];
  const request: FileRequest = {
    input, output, atlas: town('one'), stated: {}, options: { lang: 'ru', countries: [] }, threads: 1, portions, log,
    onProgress: (progress) => reports.push(progress), ...change,
  };
  const result = (): string => readFileSync(output, 'utf8');
  const left = (): Promise<string[]> => readdir(folder).then((names) => names.filter((name) => name.startsWith('out')));
  return { request, reports, result, left, town };
}

/** Aborts once the first rows are stored. */
async function stopEarly(request: FileRequest): Promise<void> {
  const stopping = new AbortController();
  const onProgress = ({ processed }: FileProgress): void => {
    if (processed > 0) stopping.abort(new Error('enough'));
  };
  await assert.rejects(geocodeFile({ ...request, onProgress, signal: stopping.signal }), /enough/);
}

let whole: string;
before(async (context) => {
  const { request, result } = await openTable(context as TestContext, tableOf(ROWS), { threads: 2 });
  await geocodeFile(request);
  whole = result();
});

test('a table is answered row by row, and nothing is left beside the result', async (context) => {
  const { request, reports, result, left } = await openTable(context, tableOf(200));
  const { rows, processed, failed } = await geocodeFile(request);
  assert.deepEqual([rows, processed, failed], [200, 200, 40]);
  assert.deepEqual(reports.map((progress) => progress.processed), [0, 50, 100, 150, 200]);
  const [header, first] = result().split('\n');
  assert.match(header, /^номер,адрес,geo_status,geo_lat,/);
  assert.match(first, /^1,"Ветроград, Посадская улица, 1",ok,54\.4412,148\.3408,house,/);
  assert.deepEqual(await left(), ['out.csv']);
});

test('after a stop it resumes, and the result is the same', async (context) => {
  const { request, reports, result } = await openTable(context, tableOf(ROWS), { threads: 2 });
  await stopEarly(request);
  assert.ok(!existsSync(request.output));
  await geocodeFile(request);
  assert.deepEqual(reports.map(({ processed }) => processed), [50, 100, 120]);
  assert.equal(result(), whole);
});

test('progress is stored every 5,000 rows', async (context) => {
  const unanswerable = `номер;адрес\n${'1;\n'.repeat(6000)}`;
  const { request, reports } = await openTable(context, unanswerable, { portions: undefined });
  await geocodeFile(request);
  assert.deepEqual(reports.map(({ processed }) => processed), [0, 5000, 6000]);
});

test('rows written after the last checkpoint are written again', async (context) => {
  const { request, result } = await openTable(context, tableOf(ROWS));
  await stopEarly(request);
  writeFileSync(`${request.output}.unfinished/result.csv`, '51,"half a ro', { flag: 'a' });
  await geocodeFile(request);
  assert.equal(result(), whole);
});

for (const damaged of ['{', '', 'null', '"{}"']) {
  test(`an unreadable checkpoint (${damaged}) starts over, and is reported`, async (context) => {
    const said: string[] = [];
    const note = (_fields: object, message = ''): void => void said.push(message);
    const noting = { log: { info: note, error: note } };
    const { request, result, left } = await openTable(context, tableOf(SOME_ROWS), noting);
    await stopEarly(request);
    writeFileSync(`${request.output}.unfinished/checkpoint.json`, damaged);
    const { processed } = await geocodeFile(request);
    assert.equal(processed, SOME_ROWS);
    assert.ok(whole.startsWith(result()));
    assert.deepEqual(said, ['the saved progress is unreadable: starting over']);
    assert.deepEqual(await left(), ['out.csv']);
  });
}

test('after a kill with the result already in place, it is made again', async (context) => {
  const { request, result, left } = await openTable(context, tableOf(SOME_ROWS));
  await stopEarly(request);
  rmSync(`${request.output}.unfinished/result.csv`);
  const { processed } = await geocodeFile(request);
  assert.equal(processed, SOME_ROWS);
  assert.ok(whole.startsWith(result()));
  assert.deepEqual(await left(), ['out.csv']);
});

for (const [what, change] of [
  ['another language', { options: { lang: 'en', countries: [] } }],
  ['another column', { stated: { column: 'номер' } }],
] as const) {
  test(`${what} starts over`, async (context) => {
    const { request, reports } = await openTable(context, tableOf(SOME_ROWS));
    await stopEarly(request);
    await geocodeFile({ ...request, ...change });
    assert.equal(reports[0].processed, 0);
  });
}

test('another atlas starts over', async (context) => {
  const { request, reports, town } = await openTable(context, tableOf(SOME_ROWS));
  await stopEarly(request);
  await geocodeFile({ ...request, atlas: town('two') });
  assert.equal(reports[0].processed, 0);
});

test('an invalid table is refused as an upload is, and leaves no output', async (context) => {
  const { request } = await openTable(context, Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]));
  await assert.rejects(geocodeFile(request), (error) => error instanceof AppError && /^batch_/.test(error.code));
  assert.ok(!existsSync(request.output));
});

test('for Excel it has a BOM and semicolons', async (context) => {
  const { request, result } = await openTable(context, tableOf(20), { excel: true });
  await geocodeFile(request);
  assert.match(result(), /^\uFEFFномер;адрес;geo_status;/);
});

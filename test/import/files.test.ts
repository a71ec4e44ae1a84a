import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { demoCountry, demoHeader } from '../../src/demo/country.ts';
import { silent } from '../../src/kernel/progress.ts';
import { TextReader } from '../../src/kernel/text.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';
import type { OsmElement } from '../../src/osm/element.ts';
import { readBlobHeader } from '../../src/osm/pbf/frame.ts';
import { encodePbf } from '../../src/osm/pbf/write.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { scanFiles } from '../../src/workers/scan.ts';
import { newFolder } from '../harness/folder.ts';
import { runProgram, startProgram } from '../harness/program.ts';

const encoded = (list: Iterable<OsmElement>): Buffer => Buffer.concat([...encodePbf(demoHeader, list)]);

const elements = [...demoCountry()];
const country = encoded(elements);

async function importInto(context: TestContext, files: Readonly<Record<string, Uint8Array>>) {
  const folder = await newFolder(context);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const run = (...names: string[]) => runProgram(['import', ...names, '--out', 'x.atlas', '--json'], folder);
  return { folder, run, atlas: join(folder, 'x.atlas') };
}

test('the demonstration country is imported whole, and a second time to the same tables', async (context) => {
  const { run, atlas } = await importInto(context, { 'demo.osm.pbf': country });
  const { code, stdout } = await run('demo.osm.pbf');
  assert.equal(code, 0);
  const { counts, fictional } = JSON.parse(stdout) as { counts: Record<string, number>; fictional: boolean };
  assert.ok(fictional);
  assert.ok(counts.houses > 30_000 && counts.restrictions >= 60, JSON.stringify(counts));
  const first = await readAtlas(atlas);
  await run('demo.osm.pbf');
  assert.deepEqual((await readAtlas(atlas)).sections, first.sections);
});

test('a country in three files is the same country, whatever file a thing is in', async (context) => {
  const parts = [0, 1, 2].map((part) => encoded(elements.filter(({ id }) => id % 3 === part)));
  const files = { 'whole.osm.pbf': country, 'a.pbf': parts[0], 'b.pbf': parts[1], 'c.pbf': parts[2] };
  const { run } = await importInto(context, files);
  const counts = async (...names: string[]): Promise<Record<string, number>> => {
    const { stdout, stderr } = await run(...names);
    assert.notEqual(stdout, '', stderr);
    return (JSON.parse(stdout) as { counts: Record<string, number> }).counts;
  };
  const [parted, whole] = [await counts('a.pbf', 'b.pbf', 'c.pbf'), await counts('whole.osm.pbf')];
  // The order of rows follows the files. It slightly affects how well junctions are ordered, and which of two
  // neighbours owns their shared border, and with it where the border is cut and which points are omitted.
  const ofOrder = /Hierarchy(?:Down)?Links$|^(?:far|middle)Points$/u;
  for (const table of Object.keys(whole).filter((name) => ofOrder.test(name))) {
    assert.ok(Math.abs(parted[table] / whole[table] - 1) < 0.01, `${table}: ${parted[table]}, ${whole[table]}`);
    parted[table] = whole[table];
  }
  assert.deepEqual(parted, whole);
});

test('a country has the same clocks and limits of speed by its name as by its code', async (context) => {
  const road = encoded([
    { type: 'node', id: 1, lat: 50, lon: 60 }, { type: 'node', id: 2, lat: 50.01, lon: 60 },
    { type: 'way', id: 3, nodes: [1, 2], tags: { highway: 'primary' } },
  ]);
  const { folder, atlas } = await importInto(context, { 'road.pbf': road });
  type Seen = { zone?: string; place?: string; duration?: number; stderr?: string };
  const seenFor = async (country: string): Promise<Seen> => {
    const { code, stderr } = await runProgram(
      ['import', 'road.pbf', '--out', 'x.atlas', '--country', country], folder,
    );
    if (code !== 0) return { stderr };
    const { tables } = await readAtlas(atlas);
    const text = new TextReader(tables);
    const [zone, place] = [text.string(tables.clockZones.name[0]), text.string(tables.roadPlaces.country[0])];
    return { zone, place, duration: tables.carArcs.durationCentiseconds[0] };
  };
  const byCode = await seenFor('KZ');
  assert.deepEqual([byCode.zone, byCode.place], ['Asia/Almaty', 'KZ']);
  assert.deepEqual(await seenFor('Казахстан'), byCode);
  assert.deepEqual(await seenFor('Kazakhstan'), byCode);
  assert.match((await seenFor('Казахстант')).stderr ?? '', /Did you mean Казахстан\?/);
});

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const refusals: readonly [title: string, content: () => Uint8Array, seenFor: RegExp][] = [
  ['a truncated map', () => country.subarray(0, 1_000_000), /x\.osm\.pbf.*(?:byte|offset) \d+/su],
  ['an empty file', () => Buffer.alloc(0), /x\.osm\.pbf.*empty/su],
  ['a picture', () => png, /x\.osm\.pbf/u],
  ['noise', () => Uint8Array.from({ length: 5000 }, (_, i) => i * 7919), /x\.osm\.pbf/u],
  ['a page that says the map moved', () => Buffer.from('<!doctype html>404'), /x\.osm\.pbf/u],
];

for (const [title, content, seenFor] of refusals) {
  test(`${title} is refused by name, and the atlas that was there stays`, async (context) => {
    const { run, folder, atlas } = await importInto(context, { 'x.osm.pbf': content() });
    await writeFile(atlas, 'the atlas of yesterday');
    const { code, stdout, stderr } = await run('x.osm.pbf');
    assert.equal(code, 1, stderr);
    assert.equal(stdout, '');
    assert.match(stderr, seenFor);
    assert.doesNotMatch(stderr, /a bug/u);
    assert.equal(await readFile(atlas, 'utf8'), 'the atlas of yesterday');
    assert.deepEqual((await readdir(folder)).sort(), ['x.atlas', 'x.osm.pbf']);
  });
}

test('a folder and a file that is not there are refused by name', async (context) => {
  const { run, folder } = await importInto(context, {});
  await mkdir(join(folder, 'maps.osm.pbf'));
  for (const name of ['maps.osm.pbf', './nowhere.osm.pbf']) {
    const { code, stderr } = await run(name);
    assert.ok(code === 1 || code === 2, `${name}: ${code}`);
    assert.match(stderr, new RegExp(name.replace('./', '')));
  }
  assert.deepEqual(await readdir(folder), ['maps.osm.pbf']);
});

test('kill -9 at any moment leaves no half atlas, and the next import tidies up', async (context) => {
  const part = encoded(elements.filter(({ id }) => id % 4 === 0));
  const { run, folder, atlas } = await importInto(context, { 'part.osm.pbf': part });
  await run('part.osm.pbf');
  const whole = await readFile(atlas);
  // each is printed after its phase, so the process is killed in the next one
  for (const phase of ['roads, addresses', 'locations', 'assembling:', 'routing graphs', 'checksums', 'writing']) {
    const { child, ended } = startProgram(['import', 'part.osm.pbf', '--out', 'x.atlas'], folder);
    child.stderr.on('data', (text: string) => text.includes(phase) && child.kill('SIGKILL'));
    const { code, stderr } = await ended;
    assert.equal(code, null, `not killed behind "${phase}": ${stderr}`);
    const { length } = await readFile(atlas);
    assert.equal(length, whole.length, `behind "${phase}"`);
    await readAtlas(atlas);
  }
  await run('part.osm.pbf');
  assert.deepEqual((await readdir(folder)).sort(), ['part.osm.pbf', 'x.atlas']);
});

/** Splits a file into its blobs, each with its framing. */
function blobsOf(file: Buffer): Buffer[] {
  const blobs: Buffer[] = [];
  for (let at = 0; at < file.length;) {
    const headerBytes = file.readUInt32BE(at);
    const header = readBlobHeader(file.subarray(at + 4, at + 4 + headerBytes), { file: 'x', offset: at });
    const end = at + 4 + headerBytes + header.bytes;
    blobs.push(file.subarray(at, end));
    at = end;
  }
  return blobs;
}

test('any part of a map is imported without a throw', async (context) => {
  const folder = await newFolder(context);
  const maps: Buffer[] = [country];
  const extracts = process.env.GEOKOD_EXTRACTS;
  if (extracts) {
    const names = (await readdir(extracts)).filter((name) => name.endsWith('.pbf'));
    for (const name of names) maps.push(await readFile(join(extracts, name)));
  }
  let count = 0;
  for (const map of maps) {
    const [head, ...blobs] = blobsOf(map);
    await fc.assert(
      fc.asyncProperty(fc.subarray(blobs), async (chosen) => {
        const path = join(folder, `${count++}.osm.pbf`);
        await writeFile(path, Buffer.concat([head, ...chosen]));
        assemble(await scanFiles([path], { workers: 0, progress: silent }), {}, silent);
      }),
      { seed: 11, numRuns: extracts ? 4 : 6 },
    );
  }
});

test('a file with nothing to keep does not take the place of an atlas, unless that is wanted', async (context) => {
  const { folder, run, atlas } = await importInto(context, { 'empty.osm.pbf': encoded([]) });
  await writeFile(atlas, 'good');
  const { code, stderr } = await run('empty.osm.pbf');
  assert.equal(code, 1);
  assert.match(stderr, /nothing to keep.*--allow-empty/);
  assert.equal(await readFile(atlas, 'utf8'), 'good');
  assert.equal((await run('empty.osm.pbf', '--allow-empty')).code, 0);
  assert.deepEqual((await readdir(folder)).sort(), ['empty.osm.pbf', 'x.atlas']);
});

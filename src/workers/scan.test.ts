import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { silent } from '../kernel/progress.ts';
import { seededRandom } from '../kernel/random.ts';
import type { OsmElement } from '../osm/element.ts';
import { readBlobHeader } from '../osm/pbf/frame.ts';
import { encodePbf } from '../osm/pbf/write.ts';
import { columns, meaning, scratch, someElements, toXml } from './scan.test-data.ts';
import { scanFiles } from './scan.ts';

const files = scratch();
const scan = (...paths: string[]) => scanFiles(paths, { workers: 0, progress: silent });

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  return items.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at).map(({ item }) => item);
}

test('the number of workers changes nothing, to the last number', async () => {
  // Three files with incompressible noise, so that there are several jobs.
  const noise = (seed: number): OsmElement[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 60_000 }, (_, i) => ({
      type: 'node', id: seed * 1e6 + i, lat: random() * 80, lon: random() * 80,
      tags: i % 20 === 0 ? { name: `${random()}`, place: 'farm' } : undefined,
    }));
  };
  const paths = [1, 2, 3].map((seed) =>
    files.pbf(`noise${seed}.pbf`, [...noise(seed), ...someElements(seed)], { compression: 'raw' }));
  const [first, ...others] = await Promise.all(
    [0, 1, 3].map((workers) => scanFiles(paths, { workers, progress: silent })),
  );
  assert.ok(first.points.rows > 9000);
  for (const other of others) {
    assert.deepEqual(columns(other), columns(first));
    assert.deepEqual(meaning(other), meaning(first));
  }
});

test('the order of objects in a file does not matter', async () => {
  const elements = someElements(4);
  const sorted = meaning(await scan(files.pbf('sorted.pbf', elements)));
  assert.ok(sorted.ways.length > 100 && sorted.relations.length > 20 && sorted.points.length > 100);
  const orders: [string, OsmElement[]][] = [['turned', elements.toReversed()], ['mixed', shuffled(elements, 1)]];
  for (const [name, other] of orders) {
    assert.deepEqual(meaning(await scan(files.pbf(`${name}.pbf`, other, { elementsPerBlock: 37 }))), sorted, name);
  }
});

test('XML and packed XML say the same as PBF', async () => {
  const elements = someElements(5, 3000);
  const pbf = meaning(await scan(files.pbf('same.pbf', elements)));
  const xml = toXml(elements);
  assert.deepEqual(meaning(await scan(files.put('same.osm', xml))), pbf);
  const packed = await scanFiles([files.put('same.osm.gz', gzipSync(xml))], { workers: 1, progress: silent });
  assert.deepEqual(meaning(packed), pbf);
  assert.equal(packed.sources[0].generator, 'test');
});

test('files that overlap merge into what the whole says, and the duplicates are counted', async () => {
  const elements = someElements(6);
  const whole = meaning(await scan(files.pbf('whole.pbf', elements)));
  const parts = [elements.filter((_, i) => i % 3 !== 0), elements.filter((_, i) => i % 3 !== 1)];
  const paths = parts.map((part, i) => files.pbf(`part${i}.pbf`, part));
  const { seen, dropped, ...merged } = meaning(await scan(...paths));
  const { seen: _, dropped: droppedOfWhole, ...expected } = whole;
  assert.deepEqual(merged, expected);
  assert.equal(seen.ways, parts.flat().filter((one) => one.type === 'way').length);
  for (const kind of ['node', 'way', 'relation']) assert.ok(dropped[`${kind}: duplicate id`] > 0, kind);
  assert.equal(dropped['node reference: not in the file'], droppedOfWhole['node reference: not in the file']);
});

test('the first file wins', async () => {
  const version = (name: string, lat: number): OsmElement[] => [
    { type: 'node', id: 1, lat, lon: 0, tags: { place: 'city', name } },
    { type: 'node', id: 2, lat, lon: 1 },
    { type: 'way', id: 1, nodes: [1, 2], tags: { highway: 'primary', name } },
    { type: 'relation', id: 1, members: [{ type: 'way', id: 1, role: name }], tags: { type: 'street', name } },
  ];
  const [a, b] = [files.pbf('a.pbf', version('A', 10)), files.pbf('b.pbf', version('B', 20))];
  for (const [paths, name, lat] of [[[a, b], 'A', 10], [[b, a], 'B', 20]] as const) {
    const { points, ways, relations, dropped } = meaning(await scan(...paths));
    assert.deepEqual(points, [{ id: 1, lat: lat * 1e7, lon: 0, tags: [`name=${name}`, 'place=city'] }]);
    assert.deepEqual(ways.map(({ tags }) => tags), [['highway=primary', `name=${name}`]]);
    assert.deepEqual(relations.map(({ roles }) => roles), [[name]]);
    assert.deepEqual(dropped, { 'node: duplicate id': 2, 'relation: duplicate id': 1, 'way: duplicate id': 1 });
  }
});

test('what is missing or broken is dropped and counted', async () => {
  const highway = { highway: 'path' };
  const elements: OsmElement[] = [
    ...[1, 2, 3].map((id) => ({ type: 'node', id, lat: id, lon: id } as const)),
    { type: 'node', id: 4, lat: 91, lon: 0, tags: { place: 'city' } },
    { type: 'way', id: 1, nodes: [1, 2, 7, 8], tags: highway }, // shortened by two nodes
    { type: 'way', id: 2, nodes: [3, 9], tags: highway }, // then too short
    { type: 'way', id: 3, nodes: [3], tags: highway },
    { type: 'way', id: 4, nodes: [], tags: highway },
    { type: 'way', id: 5, nodes: [1, 2, 11, 12, 13], tags: { building: 'yes' } }, // not needed
    { type: 'way', id: 6, nodes: [1, 14], tags: {} }, // needed by a relation
    { type: 'node', id: 2 ** 51, lat: 5, lon: 5, tags: { place: 'city' } },
    { type: 'way', id: 2 ** 52, nodes: [1, 2], tags: highway },
    { type: 'relation', id: 2 ** 52, members: [{ type: 'way', id: 1, role: '' }], tags: { type: 'street' } },
    { type: 'relation', id: 1, members: [], tags: { type: 'street' } },
    {
      type: 'relation', id: 2, tags: { type: 'street' },
      members: [
        { type: 'way', id: 6, role: '' }, { type: 'way', id: 99, role: '' },
        { type: 'node', id: 98, role: '' }, { type: 'node', id: 2 ** 52, role: '' },
      ],
    },
  ];
  const { dropped, ways, points, nodes } = meaning(await scan(files.pbf('broken.pbf', elements)));
  assert.deepEqual(dropped, {
    'node reference of a way without use: not in the file': 3,
    'node reference: not in the file': 4,
    'node: coordinates outside the earth': 1,
    'node: id beyond 2^51': 1,
    'relation member: id beyond 2^51': 1,
    'relation member: node not in the file': 1,
    'relation member: way not in the file': 1,
    'relation: id beyond 2^51': 1,
    'relation: no members': 1,
    'way: fewer than two known nodes': 2,
    'way: fewer than two nodes': 2,
    'way: id beyond 2^51': 1,
    'way: refers to nodes that are not in the file': 1,
  });
  assert.deepEqual(ways.map(({ id }) => id), [1, 2, 6]);
  assert.deepEqual(points, [{ id: 4, tags: ['place=city'] }]);
  assert.equal(nodes, 3);
});

test('progress tells bytes of bytes, and ends where it said', async () => {
  const path = files.pbf('progress.pbf', someElements(7));
  const phases: { total?: number; done: number }[] = [];
  await scanFiles([path, path], {
    workers: 1,
    progress: {
      phase: (_, total, unit) => (assert.equal(unit, 'bytes'), phases.push({ total, done: 0 })),
      advance: (more) => (phases.at(-1)!.done += more),
    },
  });
  assert.equal(phases.length, 3);
  assert.equal(phases[0].total, 2 * readFileSync(path).length);
  for (const { total, done } of phases) assert.equal(done, total);
});

test('no files, and files of nothing, are an empty extract', async () => {
  const empty = { nodes: 0, ways: 0, relations: 0 };
  for (const paths of [[], [files.pbf('none.pbf', [])], [files.put('none.osm', '<osm/>')]]) {
    assert.deepEqual((await scan(...paths)).seen, empty);
  }
});

/** Scans files made of subsets of a file's blobs. */
async function scanSubsets(name: string, [header, ...blobs]: readonly Uint8Array[], runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.subarray(blobs), async (some) => {
      const extract = await scan(files.put(`subset-${name}`, Buffer.concat([header, ...some])));
      assert.ok(extract.seen.nodes + extract.seen.ways + extract.seen.relations > 0 || some.length === 0);
    }),
    { seed: 20260103, numRuns: runs },
  );
}

test('any subset of the blocks of a file is read without a throw', async () => {
  await scanSubsets('made.pbf', [...encodePbf({}, someElements(8), { elementsPerBlock: 60 })], 60);
});

const { GEOKOD_EXTRACTS: extracts } = process.env;
if (extracts !== undefined) {
  for (const name of readdirSync(extracts).filter((file) => file.endsWith('.pbf'))) {
    test(`any subset of the blocks of a real extract is read without a throw: ${name}`, async () => {
      await scanSubsets(name, splitBlobs(readFileSync(join(extracts, name))), 8);
    });
  }
}

function splitBlobs(file: Buffer): Uint8Array[] {
  const blobs: Uint8Array[] = [];
  for (let at = 0; at < file.length; at += blobs.at(-1)!.length) {
    const head = file.subarray(at + 4, at + 4 + file.readUInt32BE(at));
    const { bytes } = readBlobHeader(head, { file: 'real', offset: at });
    blobs.push(file.subarray(at, at + 4 + head.length + bytes));
  }
  return blobs;
}

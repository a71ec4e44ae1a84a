import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { AppError } from '../errors.ts';
import type { OsmElement } from '../osm/element.ts';
import { demoCountry, demoHeader, drawCountry } from './country.ts';
import { firstId } from './drawing/draft.ts';
import { seaBox } from './drawing/plane.ts';
import { writeDemo } from './write.ts';

/** Of the elements rather than the file: the version of a compressor must not matter. */
function digest(elements: Iterable<OsmElement>): string {
  const hash = createHash('sha256');
  for (const element of elements) hash.update(JSON.stringify(element));
  return hash.digest('hex');
}

const baseDigest = 'c7e98d935a3311ce1390698693ba1eef86a4d2b4d854d047e48b61048bdde934';

describe('the demonstration country as a file', () => {
  const folders: string[] = [];
  after(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  const folder = async (): Promise<string> => {
    const made = await mkdtemp(join(tmpdir(), 'demo-'));
    folders.push(made);
    return made;
  };

  it('is identical on every run and machine', () => {
    // An intended change of the country is declared here.
    assert.equal(digest(demoCountry()), baseDigest);
  });

  it('differs with another seed', () => {
    assert.notEqual(digest(demoCountry({ seed: 7 })), baseDigest);
  });

  it('is sorted: nodes, ways, relations, each by id, beyond the ids of the real map', () => {
    const order = ['node', 'way', 'relation'];
    let [kind, id] = [0, 0];
    for (const element of demoCountry()) {
      const next = order.indexOf(element.type);
      assert.ok(next > kind || (next === kind && element.id > id), `${element.type} ${element.id}`);
      assert.ok(element.id >= firstId);
      [kind, id] = [next, element.id];
    }
  });

  it('is written completely or not at all, with the same bytes each time', async () => {
    const dir = await folder();
    await writeDemo(join(dir, 'a.osm.pbf'));
    await writeDemo(join(dir, 'b.osm.pbf'));
    const [a, b] = await Promise.all(['a', 'b'].map((name) => readFile(join(dir, `${name}.osm.pbf`))));
    assert.ok(a.equals(b));
    assert.deepEqual((await readdir(dir)).sort(), ['a.osm.pbf', 'b.osm.pbf']);
    await assert.rejects(writeDemo(join(dir, 'missing', 'c.osm.pbf')), { code: 'file_missing' });
  });

  it('is described in its header', () => {
    assert.match(demoHeader.source!, /fictional/);
    assert.deepEqual(demoHeader.bbox, seaBox);
  });

  it('grows by about as many houses as requested, and keeps the base country unchanged', () => {
    const wanted = 90_000;
    let houses = 0;
    const names = new Set<string>();
    for (const { tags } of demoCountry({ houses: wanted })) {
      if (tags?.building && tags['addr:housenumber']) houses++;
      if (tags?.admin_level === '6' && tags.type === 'boundary') names.add(tags.name);
    }
    assert.ok(Math.abs(houses - wanted) < wanted * 0.1, `${houses} houses`);
    assert.ok(names.size >= 17);
    const small = [...demoCountry()].slice(0, 5000);
    const large = demoCountry({ houses: wanted })[Symbol.iterator]();
    for (const element of small) assert.deepEqual(large.next().value, element);
  });

  it('refuses more houses than fit into the sea', () => {
    assert.throws(
      () => drawCountry({ houses: 100_000_000 }),
      (error) => error instanceof AppError && error.code === 'limit_reached',
    );
  });
});

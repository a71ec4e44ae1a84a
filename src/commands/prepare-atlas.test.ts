import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder } from '../../test/harness/folder.ts';
import { outside } from '../../test/harness/outside.ts';
import { writeSmallAtlas } from '../../test/harness/small-atlas.ts';
import { areaName, loadAtlas, prepareAtlas } from './prepare-atlas.ts';

for (const [area, name] of [
  ['kyrgyzstan', /^kyrgyzstan$/],
  ['asia/kyrgyzstan', /^asia-kyrgyzstan$/],
  ['Киргизия', /^Киргизия$/],
  ['https://x.example/asia/kyrgyzstan-latest.osm.pbf?token=1#top', /^kyrgyzstan-[0-9a-f]{6}$/],
  ['./maps/Бишкек.osm.gz', /^Бишкек-[0-9a-f]{6}$/],
  ['town.osm', /^town-[0-9a-f]{6}$/],
] as const) {
  test(`the atlas of ${area} has a name like ${name}`, () => assert.match(areaName(area), name));
}

for (const area of ['', '/', '..', '../..', '-x', 'a b', 'https://', 'asia/../kyrgyzstan']) {
  test(`"${area}" gives no name for an atlas`, () => assert.throws(() => areaName(area), { code: 'bad_argument' }));
}

test('maps with the same file name are distinguished; one map in two spellings is the same', () => {
  assert.notEqual(areaName('https://x.example/georgia.osm.pbf'), areaName('https://x.example/us/georgia.osm.pbf'));
  assert.notEqual(areaName('europe/georgia'), areaName('us/georgia'));
  assert.notEqual(areaName('./a/town.osm.pbf'), areaName('./b/town.osm.pbf'));
  assert.equal(areaName('town.osm.pbf'), areaName('./town.osm.pbf'));
});

test('two concurrent first starts both succeed, and leave a user’s map alone', async (context) => {
  const folder = await newFolder(context);
  await writeFile(join(folder, 'demo.osm.pbf'), 'mine');
  const io = outside({ DATA_DIR: folder });
  const config = io.readConfig();
  const paths = await Promise.all([prepareAtlas(config, undefined, io), prepareAtlas(config, undefined, io)]);
  assert.deepEqual(paths, [config.atlas, config.atlas]);
  assert.deepEqual((await readdir(folder)).sort(), ['demo.atlas', 'demo.osm.pbf']);
  assert.equal(await readFile(join(folder, 'demo.osm.pbf'), 'utf8'), 'mine');

  await writeFile(config.atlas, 'damaged');
  const { facts } = await loadAtlas(config.atlas, config, io);
  assert.equal(facts.fictional, true);
  assert.match(io.noted.at(-1)!, /is not an atlas[^]*making it again/);
  assert.equal(await readFile(`${config.atlas}.refused`, 'utf8'), 'damaged');
});

test('a damaged atlas of a real country, or one that was configured, is refused and kept', async (context) => {
  const folder = await newFolder(context);
  const path = join(folder, 'demo.atlas');
  await writeSmallAtlas(path, 9, { fictional: false });
  const bytes = await readFile(path);
  bytes[bytes.length - 100] ^= 1;
  await writeFile(path, bytes);
  const io = outside({ DATA_DIR: folder });
  await assert.rejects(loadAtlas(path, io.readConfig(), io), { code: 'atlas_refused' });
  await writeFile(path, 'damaged');
  const named = outside({ DATA_DIR: join(folder, 'other'), ATLAS: path });
  await assert.rejects(loadAtlas(path, named.readConfig(), named), { code: 'atlas_refused' });
  assert.equal(await readFile(path, 'utf8'), 'damaged');
});

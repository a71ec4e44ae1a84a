import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AtlasHeader } from './format.ts';
import { renderAtlasInfo, size } from './info-text.ts';
import { atlasInfo } from './info.ts';
import { someFacts } from './random-tables.test-data.ts';

const header: AtlasHeader = {
  path: 'x.atlas',
  bytes: 4_194_304,
  facts: someFacts,
  rows: { houses: 500_000, places: 12, chains: 0 },
  sections: [
    { table: 'places', column: 'lat', type: 'i32', offset: 4096, byteLength: 48, crc32: 1 },
    { table: 'houses', column: 'source', type: 'u8', offset: 4160, byteLength: 500_000, crc32: 2 },
    { table: 'houses', column: 'lat', type: 'i32', offset: 504_192, byteLength: 2_000_000, crc32: 3 },
  ],
};

test('info is plain data: counts, degrees, newest date, sizes', () => {
  const info = atlasInfo(header);
  assert.deepEqual(JSON.parse(JSON.stringify(info)), info);
  assert.deepEqual(info.counts, { houses: 500_000, places: 12, chains: 0 });
  assert.deepEqual(info.bbox, { minLat: 48.5, minLon: 44, maxLat: 48.7, maxLon: 44.5 });
  assert.equal(info.dataAsOf, '2026-02-28T21:20:00Z');
  assert.deepEqual(info.tables, [
    { name: 'houses', rows: 500_000, bytes: 2_500_000 },
    { name: 'places', rows: 12, bytes: 48 },
    { name: 'chains', rows: 0, bytes: 0 },
  ]);
  assert.deepEqual(info.sections[1], { name: 'houses.source', type: 'u8', bytes: 500_000 });
});

test('info of an empty atlas without dates says so', () => {
  const facts = { ...someFacts, fictional: false, box: null, sources: [], dropped: {} };
  const info = atlasInfo({ ...header, facts });
  assert.equal(info.bbox, null);
  assert.equal(info.dataAsOf, null);
  const text = renderAtlasInfo(info);
  assert.match(text, /^bbox +empty$/m);
  assert.doesNotMatch(text, /fictional|dropped|sources/);
});

test('info is printed in aligned columns', () => {
  assert.equal(renderAtlasInfo(atlasInfo(header)), `\
atlas       x.atlas
fictional   yes: made up, none of these places exists
size        4.0 MiB (4 194 304 bytes)
data as of  2026-02-28T21:20:00Z
built at    2026-03-01T12:00:00Z by Geokod 2.4.0, format 15
bbox        48.50000, 44.00000 to 48.70000, 44.50000

counts
  houses  500 000
  places       12
  chains        0

sources
  north.osm.pbf  1.4 MiB  2026-02-27T21:20:00Z  nowhere, drawn
  south.osm.pbf    900 B  2026-02-28T21:20:00Z

dropped
  broken relation  1 200
  way of one node      3

sizes
  houses       2.4 MiB  59.6 %  500 000 rows
    .lat       1.9 MiB                   i32
    .source  488.3 KiB                    u8
  places          48 B   0.0 %       12 rows
    .lat          48 B                   i32
  chains           0 B   0.0 %        0 rows
`);
});

test('sizes are shown in the unit that reads best', () => {
  const sizes = [0, 1, 1023, 1024, 1536, 2 ** 20 - 1, 2 ** 30, 5 * 2 ** 40, 2 ** 53].map(size);
  const expected = ['0 B', '1 B', '1023 B', '1.0 KiB', '1.5 KiB', '1024.0 KiB', '1.0 GiB', '5.0 TiB', '8192.0 TiB'];
  assert.deepEqual(sizes, expected);
});

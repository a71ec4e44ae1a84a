import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaName } from './prepare-atlas.ts';

for (const [area, name] of [
  ['kyrgyzstan', /^kyrgyzstan$/],
  ['asia/kyrgyzstan', /^asia-kyrgyzstan$/],
  ['Киргизия', /^Киргизия$/],
  ['https://x.example/asia/kyrgyzstan-latest.osm.pbf?token=1#top', /^kyrgyzstan-[0-9a-f]{6}$/],
  ['./maps/Бишкек.osm.gz', /^Бишкек-[0-9a-f]{6}$/],
  ['town.osm', /^town-[0-9a-f]{6}$/],
] as const) {
  test(`the atlas of ${area} is called like ${name}`, () => assert.match(areaName(area), name));
}

for (const area of ['', '/', '..', '../..', '-x', 'a b', 'https://', 'asia/../kyrgyzstan']) {
  test(`"${area}" gives no name for an atlas`, () => assert.throws(() => areaName(area), { code: 'bad_argument' }));
}

test('maps that end alike are not taken for each other; one map by two ways of writing it is one', () => {
  assert.notEqual(areaName('https://x.example/georgia.osm.pbf'), areaName('https://x.example/us/georgia.osm.pbf'));
  assert.notEqual(areaName('europe/georgia'), areaName('us/georgia'));
  assert.notEqual(areaName('./a/town.osm.pbf'), areaName('./b/town.osm.pbf'));
  assert.equal(areaName('town.osm.pbf'), areaName('./town.osm.pbf'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaName } from './prepare-atlas.ts';

for (const [area, name] of [
  ['kyrgyzstan', 'kyrgyzstan'],
  ['asia/kyrgyzstan', 'kyrgyzstan'],
  ['https://x.example/asia/kyrgyzstan-latest.osm.pbf?token=1#top', 'kyrgyzstan'],
  ['./maps/Бишкек.osm.gz', 'Бишкек'],
  ['town.osm', 'town'],
] as const) {
  test(`the atlas of ${area} is called ${name}`, () => assert.equal(areaName(area), name));
}

for (const area of ['', '/', '..', '../..', '-x', 'a b', 'https://']) {
  test(`"${area}" gives no name for an atlas`, () => assert.throws(() => areaName(area), { code: 'bad_argument' }));
}

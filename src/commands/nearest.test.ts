import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { main } from '../cli.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { outside } from '../../test/harness/outside.ts';
import { writeSmallAtlas } from '../../test/harness/small-atlas.ts';
import { renderNearest, toPoint } from './nearest.ts';

for (const words of [['55.75', '37.62'], ['55.75,37.62'], ['55.75, 37.62'], ['55.75,', '37.62'], ['55.75; 37.62']]) {
  test(`a point typed as ${JSON.stringify(words)} is parsed`, () => {
    assert.deepEqual(toPoint(words), { lat: 55.75, lon: 37.62 });
  });
}

for (const [words, expected] of [
  [['55.75'], /needs LAT LON/],
  [['91', '0'], /^nearest: the latitude must be a number from -90 to 90, "91" is not/],
  [['0', '181'], /the longitude must be/],
  [['55.75', 'east'], /"east" is not/],
  [['1,2', '3'], /needs LAT LON, not "1,2 3"/],
] as const) {
  test(`${JSON.stringify(words)} is no point`, () => assert.throws(() => toPoint(words), { message: expected }));
}

test('an answer lists only the kinds that were found', () => {
  const here = { lat: 1, lon: 2, row: 0, osm: 'way/1' };
  const text = renderNearest({
    lat: 1,
    lon: 2,
    areas: [
      { row: 0, osm: 'relation/1', name: 'Страна', kind: 'administrative', level: 2 },
      { row: 1, osm: 'relation/2', kind: 'suburb', level: 0 },
    ],
    houses: [{ ...here, label: '5к2', street: 'улица Мира', postcode: '400001', distanceMeters: 12.4 }],
    streets: [],
    places: [{ ...here, name: 'Город', kind: 'city', distanceMeters: 12_345 }],
    pois: [],
  });
  assert.equal(
    text,
    [
      'areas',
      '  level 2  Страна',
      '  suburb   (no name)',
      'houses',
      '  12 m  улица Мира, 5к2, 400001',
      'places',
      '  12.3 km  Город (city)',
    ].join('\n'),
  );
});

test('the exit code is 3 if nothing is found', async (context) => {
  const folder = await newFolder(context);
  const path = join(folder, 'empty.atlas');
  await writeSmallAtlas(path, 0, {}, 0);
  const io = outside();
  assert.equal(await main(['nearest', '-33.86', '151.2', '--atlas', path], io), 3, io.noted.join('\n'));
  assert.deepEqual(io.printed, ['nothing is known around there']);
});

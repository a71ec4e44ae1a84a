import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildIndexes } from '../../src/geocoding/near/indexes.ts';
import { openMaterials } from '../../src/geocoding/tell/compose.ts';
import { openReverse } from '../../src/geocoding/reverse.ts';
import { NONE } from '../../src/kernel/columns.ts';
import { DEGREE, METERS_PER_UNIT, metersPerLonUnit } from '../../src/kernel/geo.ts';
import { silent } from '../../src/kernel/progress.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';
import { demoCountry } from '../../src/demo/country.ts';
import { extractOf } from '../osm-fixture.ts';
import { isInsideSlowly } from '../polygon-fixture.ts';

/** The number of edges checked per border, evenly spaced. */
const EDGES_PER_AREA = 16;

test('on both sides of every border of the demonstration country, 1 m away, the ground is that of the point', () => {
  const { gazetteer, text } = assemble(extractOf([...demoCountry()]), {}, silent);
  const tables = { ...gazetteer, ...text, ...buildIndexes(gazetteer) };
  const { areas, rings, ringPoints, places } = tables;
  const materials = openMaterials(tables);
  const { reverse } = openReverse(tables, materials);
  const name = (area: number | undefined): string | undefined =>
    area === undefined ? undefined : materials.names.name(areas.names[area], 'ru');
  const administrative = Array.from({ length: areas.rows }, (_, area) => area).filter((area) => areas.level[area] > 0);
  const holders = (lat: number, lon: number): number[] => administrative.filter((area) =>
    lat >= areas.minLat[area] && lat <= areas.maxLat[area] && lon >= areas.minLon[area] && lon <= areas.maxLon[area] &&
    isInsideSlowly(tables, area, lat, lon));
  const isCity = (area: number): boolean => {
    const place = areas.place[area];
    return place !== NONE && /city|town/u.test(materials.text.string(places.kind[place]));
  };
  let outside = 0;
  const check = (lat: number, lon: number): void => {
    const around = holders(lat, lon);
    const ofLevel = (level: number): number | undefined => around.find((area) => areas.level[area] === level);
    const where = `${lat / DEGREE}, ${lon / DEGREE}`;
    const [answer] = reverse(lat / DEGREE, lon / DEGREE);
    const town = around.find(isCity);
    assert.ok(answer, `${where} is a metre from a border, and nothing is told`);
    const { country, region, area, city, district } = answer.components;
    if (around.length === 0) {
      outside++;
      assert.deepEqual([region, area, city, district, answer.district], [...Array(4), ''], where);
      assert.ok(answer.distanceMeters > 0 && answer.confidence <= 0.4, where);
      return;
    }
    assert.deepEqual([country, region], [name(ofLevel(2)), name(ofLevel(4))], where);
    if (!name(ofLevel(6))?.startsWith('городской округ')) assert.equal(area, name(ofLevel(6)), where);
    if (town !== undefined) {
      assert.deepEqual([city, district], [name(town), name(ofLevel(9))], where);
      assert.equal(answer.district, name(ofLevel(9)) ?? name(ofLevel(6)), where);
    } else assert.equal(answer.district, name(ofLevel(6)) ?? '', where);
  };
  let sides = 0;
  for (const area of administrative) {
    const [first, end] = [rings.points[areas.rings[area]], rings.points[areas.rings[area] + 1] - 1];
    for (let i = 0; i < Math.min(EDGES_PER_AREA, end - first); i++) {
      const edge = first + Math.floor((i * (end - first)) / EDGES_PER_AREA);
      const [lat1, lat2] = [ringPoints.lat[edge], ringPoints.lat[edge + 1]];
      const [lon1, lon2] = [ringPoints.lon[edge], ringPoints.lon[edge + 1]];
      const scale = metersPerLonUnit(lat1);
      const [north, east] = [(lat2 - lat1) * METERS_PER_UNIT, (lon2 - lon1) * scale];
      const length = Math.hypot(north, east);
      for (const side of [1, -1]) {
        check(
          Math.round((lat1 + lat2) / 2 + ((side * east) / length) / METERS_PER_UNIT),
          Math.round((lon1 + lon2) / 2 - ((side * north) / length) / scale),
        );
        sides++;
      }
    }
  }
  assert.ok(outside > 10, `${outside} of them outside of all ground`);
  assert.ok(sides > 1000, `${sides} sides were looked at`);
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, boundary } from '../../../test/drawn-country.ts';
import { drawStreet, openTown } from '../search.test-data.ts';
import { boxHolds } from './within.ts';

const NAMESAKES = 150;

/** Metres north of the n-th hamlet: 3 km from one to the next. */
const north = (hamlet: number): number => 3000 * hamlet;

/** 150 hamlets of one name with one street each, half of them abroad: more than a search considers. */
const town = openTown((drawing) => {
  const half = north(NAMESAKES / 2) - 1500;
  boundary(drawing, [-1500, -5000, half + 1500, 10_000], 2, { name: 'Россия', 'ISO3166-1': 'RU' });
  boundary(drawing, [half, -5000, half + 3000, 10_000], 2, { name: 'Қазақстан', 'ISO3166-1': 'KZ' });
  boundary(drawing, [-1500, -5000, half + 1500, 10_000], 4, { name: 'Тихая область' });
  boundary(drawing, [half, -5000, half + 3000, 10_000], 4, { name: 'Тихая область' });
  for (let hamlet = 0; hamlet < NAMESAKES; hamlet++) {
    drawing.node(north(hamlet), 0, { place: 'hamlet', name: 'Лесное' });
    drawStreet(drawing, north(hamlet) + 100, 0, {
      name: 'Новая улица', labels: ['1', '3'], houseTags: { 'addr:city': 'Лесное', 'addr:postcode': code(hamlet) },
    });
  }
});

function code(hamlet: number): string {
  return String(hamlet < NAMESAKES / 2 ? 600_000 + hamlet : 50_000 + hamlet).padStart(6, '0');
}

const boxAround = (hamlet: number) => {
  const [minLat, minLon] = at(north(hamlet) - 1000, -1000);
  const [maxLat, maxLon] = at(north(hamlet) + 1000, 2000);
  return { minLat, minLon, maxLat, maxLon };
};
const queries = ['Лесное', 'Новая улица', 'Лесное, Новая улица, 3', 'Новая 3', 'новая улеца 3'];

describe('everything in a box is found, however many namesakes it has elsewhere', () => {
  for (const query of queries) {
    for (const hamlet of [0, 40, 149]) {
      test(`${query} in hamlet ${hamlet}`, () => {
        const box = boxAround(hamlet);
        const found = town.geocode(query, { box });
        assert.ok(found.length > 0, 'nothing was found');
        for (const { lat, lon } of found) assert.ok(boxHolds(box, lat, lon), `${lat}, ${lon} is outside`);
      });
    }
  }

  test('an empty box gives an empty list', () => {
    for (const query of queries) assert.deepEqual(town.geocode(query, { box: boxAround(-50) }), []);
  });

  test('a house in the box is found although the middle of its street is outside', () => {
    const box = boxAround(3);
    const [{ lat, lon }] = town.geocode('Лесное, Новая улица, 3', { box });
    const close = { minLat: lat - 1e-5, maxLat: lat + 1e-5, minLon: lon - 1e-5, maxLon: lon + 1e-5 };
    assert.deepEqual(town.geocode('Новая улица 3', { box: close }).map(({ kind }) => kind), ['house']);
  });

  test('a typed point is limited to the box as well', () => {
    const [lat, lon] = at(north(3), 0);
    const text = `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
    assert.equal(town.geocode(text, { box: boxAround(3) }).length, 1);
    assert.equal(town.geocode(text, { box: boxAround(5) }).length, 0);
  });
});

describe('a query limited to a country finds answers there and nowhere else', () => {
  const border = at(north(NAMESAKES / 2) - 1500, 0)[0];
  for (const query of [...queries, 'Тихая область']) {
    test(query, () => {
      const sides = (['RU', 'KZ'] as const).map((country) => {
        const found = town.geocode(query, { countries: [country], limit: 20 });
        assert.ok(found.length > 0, `nothing in ${country}`);
        return found.map(({ lat }) => lat < border);
      });
      assert.deepEqual(sides.map((south) => [...new Set(south)]), [[true], [false]]);
      assert.equal(town.geocode(query, { countries: ['KZ', 'RU'], limit: 20 }).length > 0, true);
      assert.deepEqual(town.geocode(query, { countries: ['BY'] }), []);
    });
  }

  test('a postcode belongs to the country that uses it', () => {
    assert.equal(town.geocode('600001', { countries: ['RU'] }).length, 1);
    assert.equal(town.geocode('600001', { countries: ['KZ'] }).filter(({ kind }) => kind === 'postcode').length, 0);
  });
});

test('the nearest of equals comes first, however many there are', () => {
  for (const hamlet of [0, 77, 149]) {
    const [lat, lon] = at(north(hamlet) + 50, 0);
    for (const query of queries.slice(0, 4)) {
      const [found] = town.geocode(query, { bias: { lat, lon } });
      assert.ok(Math.abs(found.lat - lat) < 0.01, `${query}: ${found.lat}, not ${lat}`);
    }
  }
});

test('a box can cross the antimeridian', () => {
  const chukotka = { minLat: 60, maxLat: 72, minLon: 170, maxLon: -168 };
  const rows: readonly (readonly [lat: number, lon: number, isInside: boolean])[] = [
    [65, 170, true], [65, 175, true], [65, 180, true], [65, -180, true], [65, -168, true],
    [65, 169.9, false], [65, -167.9, false], [65, 0, false], [59.9, 175, false], [72.1, -175, false],
  ];
  for (const [lat, lon, isInside] of rows) assert.equal(boxHolds(chukotka, lat, lon), isInside, `${lat}, ${lon}`);
  const world = { minLat: -90, maxLat: 90, minLon: -180, maxLon: 180 };
  for (const [lat, lon] of rows) assert.equal(boxHolds(world, lat, lon), true);
});

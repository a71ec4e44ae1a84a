import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { demoAtlas } from '../../test/harness/demo-atlas.ts';
import { houseSources, type Gazetteer } from '../geocoding/gazetteer/schema.ts';
import { NONE } from '../kernel/columns.ts';
import { askHidden } from './doubtful-queries.ts';
import { openExactEngine } from './exact-engine.ts';
import { hideable, hideHouses } from './hidden-houses.ts';
import { openKnownHouses } from './known-house.ts';
import { makeQueries } from './queries.ts';

const tables = await demoAtlas();
const known = openKnownHouses(tables);
const { houses } = makeQueries(tables, { sample: 600, seed: 2 });
const hidden = hideable(tables, known, houses);
const rows = hidden.map(({ row }) => row);
const without = hideHouses(tables, rows);

describe('houses that can be hidden', () => {
  const { street, number, names, source, twin } = tables.houses;
  test('include houses with parts and on corners', () => {
    assert.ok(hidden.length > houses.length * 0.8, `${hidden.length}`);
    assert.ok(rows.some((row) => street[row] === street[row - 1] && number[row] === number[row - 1]));
    assert.ok(rows.some((row) => twin[row] !== NONE || twin.includes(row)));
  });
  test('have no name that remains on the map, and no hidden neighbour in the table', () => {
    const set = new Set(rows);
    for (const row of rows) assert.ok(names[row] === NONE && !set.has(row + 1), `${row}`);
  });
  test('are never houses that other numbers were interpolated from', () => {
    const made = source.findIndex((code) => houseSources[code] === 'interpolated');
    const beside = [...tables.houses.number.keys()].filter((row) =>
      street[row] === street[made] && Math.abs(number[row] - number[made]) === 2 && source[row] !== source[made]);
    assert.ok(beside.length > 0);
    assert.deepEqual(hideable(tables, known, beside.map(known.get)), []);
  });
});

describe('a hidden house', () => {
  const { twin } = tables.houses;
  const first = (row: number): number => (twin[row] === NONE ? row : twin[row]);
  const gone = new Set(rows.map(first));
  const isGone = (row: number): boolean => row === NONE || gone.has(first(row));
  const houseOf = ({ houses: { osm, label } }: Gazetteer, row: number): string => `${osm[row]} ${label[row]}`;
  const run = (of: Gazetteer, starts: Uint32Array, row: number): string[] =>
    Array.from({ length: starts[row + 1] - starts[row] }, (_, at) => houseOf(of, starts[row] + at));

  test('is in no run of its street or place under any address, unlike the others', () => {
    for (const table of ['streets', 'places'] as const) {
      for (let row = 0; row < tables[table].rows; row++) {
        const { houses: starts } = tables[table];
        const left = run(tables, starts, row).filter((_, at) => !isGone(starts[row] + at));
        assert.deepEqual(run(without, without[table].houses, row), left);
      }
    }
  });
  test('leaves outlines, other addresses, entrances and POI of the others unchanged', () => {
    const left = [...tables.houses.lat.keys()].filter((row) => !isGone(row));
    const describeHouse = (of: Gazetteer, row: number) => {
      const { footprint, twin, lat, lon, postcode } = of.houses;
      const { dLat, dLon } = of.footprintPoints;
      return [
        houseOf(of, row), lat[row], lon[row], postcode[row], twin[row] === NONE ? '' : houseOf(of, twin[row]),
        dLat.slice(footprint[row], footprint[row + 1]).join(), dLon.slice(footprint[row], footprint[row + 1]).join(),
      ].join(' ');
    };
    assert.equal(without.houses.rows, left.length);
    const described = [...without.houses.lat.keys()].map((row) => describeHouse(without, row));
    assert.deepEqual(described, left.map((row) => describeHouse(tables, row)));
    const { pois, entrances } = tables;
    assert.deepEqual(
      [...without.pois.house].map((row) => (row === NONE ? '' : houseOf(without, row))),
      [...pois.house].map((row) => (isGone(row) ? '' : houseOf(tables, row))),
    );
    assert.deepEqual(
      [...without.entrances.house].map((row) => houseOf(without, row)),
      [...entrances.house].flatMap((row) => (isGone(row) ? [] : houseOf(tables, row))),
    );
  });
  test('is found by the exact engine only if that has it', () => {
    const [seeing, blind] = [openExactEngine(known), openExactEngine(openKnownHouses(without))];
    const finds = (engine: typeof seeing, text: string, osm: string): boolean =>
      engine.geocode(text).some((answer) => answer.osm === osm);
    const asked = askHidden(hidden).filter(({ text, house: { osm } }) => finds(seeing, text, osm));
    assert.ok(asked.length > hidden.length * 0.8, `${asked.length} of ${hidden.length}`);
    assert.deepEqual(asked.filter(({ text, house: { osm } }) => finds(blind, text, osm)).map(({ text }) => text), []);
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { demoCountry } from '../../src/demo/country.ts';
import type { Gazetteer } from '../../src/geocoding/gazetteer/schema.ts';
import { NONE } from '../../src/kernel/columns.ts';
import { distanceMeters, toUnits } from '../../src/kernel/geo.ts';
import { TextReader } from '../../src/kernel/text.ts';
import { extractOf } from '../osm-fixture.ts';
import { silent } from '../../src/kernel/progress.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';

const lines = readFileSync(new URL('../../src/demo/README.md', import.meta.url), 'utf8').split('\n');
const rows = lines
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && /^\d+$/.test(cells[0]) && cells[4] !== '');

let gazetteer: Gazetteer;
let text: TextReader;

before(() => {
  const assembled = assemble(extractOf([...demoCountry()]), {}, silent);
  gazetteer = assembled.gazetteer;
  text = new TextReader(assembled.text);
});

const named = (set: number): string => text.tags(set).name;

/** The owner of a house, and every settlement and area that contains it. */
function parentsOf(house: number): { owner: string; around: string[] } {
  const { houses, streets, places, chains, chainAreas, areas } = gazetteer;
  const [street, place, chain] = [houses.street[house], houses.place[house], houses.chain[house]];
  const ground = chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1]);
  const around = [...ground].map((row) => areas.names[row]);
  for (let row = place; row !== NONE; row = places.parent[row]) around.push(places.names[row]);
  const owner = street === NONE ? places.names[place] : streets.names[street];
  return { owner: named(owner), around: around.map(named) };
}

for (const [row, query, settlement, name, number, at] of rows) {
  test(`the legend holds for what is imported, row ${row}: ${query}`, () => {
    const [lat, lon] = at.split(',').map((degrees) => toUnits(Number(degrees)));
    const { houses } = gazetteer;
    const near: number[] = [];
    for (let house = 0; house < houses.rows; house++) {
      if (distanceMeters(lat, lon, houses.lat[house], houses.lon[house]) < 60) near.push(house);
    }
    const owners = near.filter((house) => text.string(houses.label[house]) === number).map(parentsOf);
    assert.ok(owners.some(({ owner }) => owner === name), `${name}, ${number}: ${JSON.stringify(owners)}`);
    assert.ok(owners.some(({ owner, around }) => owner === name && [owner, ...around].includes(settlement)),
      `${settlement}: ${JSON.stringify(owners)}`);
  });
}

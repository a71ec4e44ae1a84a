import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE } from '../../kernel/columns.ts';
import { assembled, type Drawing, type Town } from '../../../test/osm-fixture.ts';

/** The greatest distance at which something still belongs to another: each row drawn once within and once beyond. */
type Draw = (d: Drawing) => void;

const street = (d: Drawing, name: string, north: number, east = 0): number =>
  d.way([[north, east], [north, east + 200]], { highway: 'residential', name });

const settlementOf = (town: Town): string => {
  const place = town.gazetteer.houses.place[0];
  return place === NONE ? '' : town.name(town.gazetteer.places.names[place]);
};

const besides: readonly [title: string, draw: Draw, expected: string[]][] = [
  ['a house that names no street belongs to one 40 m away', (d) => {
    d.node(0, 0, { place: 'village', name: 'Верховье' });
    street(d, 'улица Мира', 0);
    d.building(40, 100, { 'addr:housenumber': '8' });
  }, ['улица Мира, 8']],
  ['but not to one 100 m away', (d) => {
    d.node(0, 0, { place: 'village', name: 'Верховье' });
    street(d, 'улица Мира', 0);
    d.building(100, 100, { 'addr:housenumber': '8' });
  }, ['Верховье, 8']],
  ['a quarter in the place of a street may be 2 km away', (d) => {
    d.node(2_000, 0, { place: 'neighbourhood', name: '4 микрорайон' });
    d.building(0, 0, { 'addr:housenumber': '8', 'addr:street': '4 микрорайон' });
    d.building(0, 60, { 'addr:housenumber': '9', 'addr:street': '4-й микрорайон' });
  }, ['4 микрорайон, 8', '4 микрорайон, 9']],
];

for (const [title, draw, expected] of besides) {
  test(title, () => assert.deepEqual(assembled(draw).houses(), expected));
}

test('a quarter 5 km away is another: the houses get a street of their own', () => {
  const town = assembled((d) => {
    d.node(5_000, 0, { place: 'neighbourhood', name: '4 микрорайон' });
    d.building(0, 0, { 'addr:housenumber': '8', 'addr:street': '4 микрорайон' });
  });
  assert.equal(town.gazetteer.streets.rows, 1);
});

const clusters: readonly [metersApart: number, streets: number][] = [[800, 1], [1_500, 2]];

for (const [metersApart, streets] of clusters) {
  test(`pieces of one name ${metersApart} m apart are ${streets === 1 ? 'one street' : 'two streets'}`, () => {
    const town = assembled((d) => {
      street(d, 'улица Мира', 0);
      street(d, 'улица Мира', metersApart);
    });
    assert.equal(town.gazetteer.streets.rows, streets);
  });
}

test('of two streets of one name a house takes that of its own settlement, though the other is a little nearer', () => {
  const town = assembled((d) => {
    d.box(-500, -500, 1_000, 1_000, { place: 'village', name: 'Верховье' });
    d.box(500, -500, 1_000, 1_000, { place: 'village', name: 'Низовье' });
    street(d, 'улица Мира', 250);
    street(d, 'улица Мира', 600);
    d.building(450, 100, { 'addr:housenumber': '8', 'addr:street': 'улица Мира' });
  });
  const { streets, houses, places } = town.gazetteer;
  assert.equal(town.name(places.names[streets.place[houses.street[0]]]), 'Верховье');
});

const reaches: readonly [kind: string, population: string, meters: number, isIn: boolean][] = [
  ['city', '', 10_000, true], ['city', '', 14_000, false], ['city', '2000000', 22_000, true],
  ['city', '100000', 9_000, false], ['village', '', 2_000, true], ['village', '', 4_000, false],
];

for (const [kind, population, meters, isIn] of reaches) {
  test(`a ${kind} ${population && `of ${population} `}reaches ${isIn ? '' : 'no '}house ${meters} m away`, () => {
    const town = assembled((d) => {
      d.node(meters, 0, { place: kind, name: 'Дальний', ...(population && { population }) });
      d.building(0, 0, { 'addr:housenumber': '8', 'addr:street': 'улица Мира' });
    });
    assert.equal(settlementOf(town), isIn ? 'Дальний' : '');
  });
}

test('a building of parts has the outline that is marked so', () => {
  const town = assembled((d) => {
    const outline = d.box(0, 0, 30, 40);
    const part = d.box(0, 0, 10, 10);
    const members = [{ type: 'way', id: outline, role: 'outline' }, { type: 'way', id: part, role: 'part' }] as const;
    d.relation(members, { type: 'building', building: 'yes', 'addr:housenumber': '8', 'addr:street': 'улица Мира' });
  });
  const { houses, footprintPoints } = town.gazetteer;
  assert.equal(houses.rows, 1);
  assert.ok(Math.max(...footprintPoints.dLat) > 100, 'the outline is 30 m wide, the part 10 m');
});

test('the people of a place may be counted on its ground', () => {
  const town = assembled((d) => {
    d.node(500, 500, { place: 'town', name: 'Ближний' });
    d.box(0, 0, 1_000, 1_000, { place: 'town', name: 'Ближний', population: '1200' });
  });
  assert.deepEqual([...town.gazetteer.places.population], [1200]);
});

const lenina = (number: string): Record<string, string> =>
  ({ building: 'yes', 'addr:housenumber': number, 'addr:street': 'улица Ленина' });

const twins: readonly [title: string, draw: Draw, houses: number][] = [
  ['two buildings side by side with one address are two houses, whatever their sizes', (d) => {
    d.box(0, 0, 10, 60, lenina('6'));
    d.box(10, 25, 6, 8, lenina('6'));
  }, 2],
  ['a building that is drawn twice is one', (d) => {
    d.box(0, 0, 10, 60, lenina('6'));
    d.box(1, 1, 10, 60, lenina('6'));
  }, 1],
  ['a building and its part that has the address too are one', (d) => {
    d.box(0, 0, 10, 60, lenina('6'));
    d.box(2, 40, 6, 8, { ...lenina('6'), building: '', 'building:part': 'yes' });
  }, 1],
];

for (const [title, draw, houses] of twins) {
  test(title, () => assert.equal(assembled(draw).gazetteer.houses.rows, houses));
}

import { chanceOf } from '../drawing/chance.ts';
import { cityPlan, cityRadius } from './city-plan.ts';
import { drawDistrictBorders, drawRing, type DistrictBorders } from './city-ring.ts';
import { cityCuriosities, cityWanted } from './curiosities.ts';
import { member, type Draft, type Tags } from '../drawing/draft.ts';
import type { House } from './houses.ts';
import { cityNames } from '../land/hubs.ts';
import type { MeshStreet } from '../drawing/mesh.ts';
import type { Point } from '../drawing/plane.ts';
import { settle } from './settle.ts';
import type { Settlement } from './settlements.ts';
import { englishStreet, russianNames } from '../names/street-names.ts';
import { streetTags } from '../streetlife/traffic.ts';
import { bend, warpOf } from '../drawing/warp.ts';

export interface City extends Settlement {
  readonly borders: DistrictBorders;
  readonly ring: readonly Point[];
}

/** Draws Ветроград: its streets, houses and borders. */
export function drawCity(draft: Draft, center: Point, seed: number): City {
  const chance = chanceOf(seed, 'city');
  const warp = warpOf(bend(chance, center, cityRadius, { turn: 0.12, waveMeters: 60 }));
  const plan = cityPlan(chance, warp);
  let lines = 0;
  const nameOf = (street: MeshStreet): Tags | undefined => {
    if (street.cell?.zone !== 'lines' || street.axis !== 'y') return undefined;
    const name = `${++lines}-я линия В.О.`;
    return { name, alt_name: `${lines}-я линия Ветровского острова`, 'name:en': englishStreet(name) };
  };
  const fixed = [...plan.columns, ...plan.rows].flatMap((line) => line.street?.names?.name ?? []);
  const settled = settle(
    draft,
    {
      plan,
      nameOf,
      namer: russianNames(chance, [...fixed, ...cityWanted.map(({ name }) => name)]),
      wanted: cityWanted,
      streetTags: streetTags(chanceOf(seed, 'city signs')),
      address: cityAddress,
      amend: (houses, mesh) => cityCuriosities(houses, mesh, chanceOf(seed, 'curiosities')),
    },
    chance,
  );
  const { gates, line } = drawRing(draft, settled.mesh);
  const borders = drawDistrictBorders(draft, settled.mesh);
  const middle = plan.warp(120, 1100);
  const node = draft.node(middle.x, middle.y, {
    place: 'city',
    population: '412300',
    ...cityNames,
    capital: 'yes',
    postal_code: '900000',
    note: 'Вымышленный город / a fictional city',
  });
  return {
    kind: 'city',
    names: cityNames,
    place: 'city',
    tongue: 'ru',
    center,
    radius: cityRadius * 1.2,
    node,
    gates,
    settled,
    borders,
    ring: line,
  };
}

/** The district of a cell, numbered as in drawDistrictBorders: column * 3 + row. */
const districtOf = (column: number, row: number): number =>
  (column < 4 ? 0 : column < 9 ? 1 : 2) * 3 + (row < 5 ? 0 : row < 9 ? 1 : 2);

const cityPostcode = (district: number): string => String(900_001 + district * 10);

/** Postcodes: on every house in the west, on one house in four in the middle, by postal polygons in the east. */
function cityAddress(house: House): Tags {
  const { column, row, cell } = house.block;
  const district = districtOf(column, row);
  const own = cell.zone === 'postcoded' ? 1 : district < 3 ? 1 : district < 6 ? 4 : 0;
  const tags: Record<string, string> = {};
  if (own > 0 && (house.number + column) % own === 0)
    tags['addr:postcode'] = String(Number(cityPostcode(district)) + ((column + row) % 5));
  if ((house.number * 7 + row) % 5 === 0) tags['addr:city'] = 'Ветроград';
  if ((house.number * 11 + column) % 37 === 0) tags['addr:suburb'] = districtNames[district].name;
  return tags;
}

const districtNames: readonly Tags[] = [
  { name: 'Юго-Западный район', short_name: 'ЮЗАО' },
  { name: 'Заречный район' },
  { name: 'Северо-Западный район', short_name: 'СЗАО' },
  { name: 'Обводный район' },
  { name: 'Ветровский остров', short_name: 'В.О.', alt_name: 'Васильево-Ветровский район' },
  { name: 'Центральный район', short_name: 'ЦАО' },
  { name: 'район Проспект Вернадского', short_name: 'Проспект Вернадского' },
  { name: 'Курьяновский район' },
  { name: 'Северо-Восточный район', short_name: 'СВАО' },
];

/**
 * Draws the city's relations: its own (level 6, a hole in the surrounding district), nine districts, three postal
 * areas.
 */
export function drawCityAreas(draft: Draft, city: City): void {
  const own = city.borders.outer.map((row) => member('way', row, 'outer'));
  const fiction = { note: 'Вымышленный город / a fictional city' };
  draft.relation([...own, member('node', city.node, 'admin_centre')], {
    type: 'boundary',
    boundary: 'administrative',
    admin_level: '6',
    name: 'городской округ Ветроград',
    short_name: 'г.о. Ветроград',
    ...fiction,
  });
  draft.relation([...own, member('node', city.node, 'label')], {
    type: 'boundary',
    boundary: 'administrative',
    admin_level: '8',
    place: 'city',
    ...cityNames,
    ...fiction,
  });
  city.borders.districts.forEach((ways, index) => {
    const members = ways.map((row) => member('way', row, 'outer'));
    draft.relation(members, {
      type: 'boundary',
      boundary: 'administrative',
      admin_level: '9',
      ...districtNames[index],
    });
    if (index >= 6)
      draft.relation(members, { type: 'boundary', boundary: 'postal_code', postal_code: cityPostcode(index) });
  });
}

import { gazetteerSchema, osmReference, type Gazetteer } from '../../src/geocoding/gazetteer/schema.ts';
import { buildIndexes, indexSchema } from '../../src/geocoding/near/indexes.ts';
import type { NearestTables } from '../../src/geocoding/near/nearest.ts';
import { buildAreaIndexes, openAreas } from '../../src/kernel/area-finder.ts';
import { finishTables, NONE, newBuilders, viewArray, type Builders, type Schema } from '../../src/kernel/columns.ts';
import { metersPerLonUnit, METERS_PER_UNIT, toUnits } from '../../src/kernel/geo.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { Interner } from '../../src/kernel/text.ts';
import { crookedRing, type Point } from '../polygon-fixture.ts';

const HOUSES_PER_STREET = 50;
const STREETS_PER_TOWN = 200;
const STREET_GAP_METERS = 120;
const HOUSE_GAP_METERS = 28;
const TOWN_GAP_METERS = 20_000;
const COUNTRY_LAT = toUnits(58);
const COUNTRY_LON = toUnits(60);

interface Country {
  readonly to: Builders<typeof gazetteerSchema>;
  readonly text: Interner;
  readonly random: () => number;
}

/**
 * Towns of crooked parallel streets, whose houses have outlines, inside crooked areas of four sizes, the largest with
 * 100,000 corners: as many houses as asked, made for measuring, not for looking at.
 */
export function syntheticCountry(houses: number): NearestTables {
  const country: Country = { to: newBuilders(gazetteerSchema), text: new Interner(), random: seededRandom(1) };
  country.to.chains.add({ areas: 0 });
  const towns = Math.ceil(houses / (HOUSES_PER_STREET * STREETS_PER_TOWN));
  const perRow = Math.ceil(Math.sqrt(towns));
  addArea(country, centreOf(perRow / 2, perRow / 2), {
    corners: 100_000, meters: perRow * TOWN_GAP_METERS * 1.2, level: 2, roughness: 0.0005,
  });
  for (let town = 0; town < towns; town++) {
    const left = houses - country.to.houses.rows;
    addTown(country, centreOf(Math.floor(town / perRow), town % perRow), left);
  }
  const bare = finishTables(gazetteerSchema, country.to);
  const gazetteer = { ...bare, ...chained(bare), ...country.text.finish() };
  return share({ ...gazetteerSchema, ...indexSchema }, { ...gazetteer, ...buildIndexes(gazetteer) });
}

/** Assigns houses and streets to the areas around their points, as the importer does. */
function chained(gazetteer: Gazetteer): Pick<Gazetteer, 'chains' | 'chainAreas'> {
  const { areasAround } = openAreas(gazetteer, buildAreaIndexes(gazetteer));
  const numbers = new Map<string, number>();
  const to = newBuilders(gazetteerSchema);
  for (const { rows, lat, lon, chain } of [gazetteer.houses, gazetteer.streets, gazetteer.places, gazetteer.pois]) {
    for (let row = 0; row < rows; row++) {
      const around = areasAround(lat[row], lon[row]);
      const key = around.join(' ');
      let number = numbers.get(key);
      if (number === undefined) {
        numbers.set(key, (number = to.chains.add({ areas: to.chainAreas.rows })));
        for (const area of around) to.chainAreas.add({ area });
      }
      chain[row] = number;
    }
  }
  const { chains, chainAreas } = finishTables(gazetteerSchema, to);
  return { chains, chainAreas };
}

/** Copies each column into shared memory, as in a loaded atlas. */
function share<T extends NearestTables>(schema: Schema, tables: T): T {
  const shared: Record<string, object> = { ...tables };
  for (const [name, columns] of Object.entries(schema)) {
    const table: Record<string, unknown> = { ...(tables[name as keyof T] as object) };
    for (const [column, { type }] of Object.entries(columns)) {
      const values = table[column] as Uint8Array;
      const copy = viewArray(type, new SharedArrayBuffer(values.byteLength));
      copy.set(values);
      table[column] = copy;
    }
    shared[name] = table;
  }
  return shared as T;
}

const centreOf = (row: number, column: number): Point => {
  const lat = Math.round(COUNTRY_LAT + (row * TOWN_GAP_METERS) / METERS_PER_UNIT);
  return [lat, Math.round(COUNTRY_LON + (column * TOWN_GAP_METERS) / metersPerLonUnit(COUNTRY_LAT))];
};

interface AreaSize {
  readonly corners: number;
  readonly meters: number;
  readonly level: number;
  readonly roughness: number;
}

function addArea({ to, text, random }: Country, centre: Point, { corners, meters, level, roughness }: AreaSize): void {
  const ring = crookedRing(Math.floor(random() * 1e9), corners, centre, meters / METERS_PER_UNIT, roughness);
  const [lats, lons] = [ring.map(([lat]) => lat), ring.map(([, lon]) => lon)];
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
  to.areas.add({
    osm: osmReference('relation', to.areas.rows + 1), names: text.tagSet([['name', `Area ${to.areas.rows}`]]),
    kind: text.string('administrative'), level, country: NONE, postcode: NONE, place: NONE, lat: centre[0],
    lon: centre[1], minLat: least(lats), minLon: least(lons), maxLat: most(lats), maxLon: most(lons),
    squareMeters: 2 * meters * meters, rings: to.rings.rows,
  });
  to.rings.add({ points: to.ringPoints.rows });
  for (const [lat, lon] of ring) to.ringPoints.add({ lat, lon });
}

function addTown(country: Country, centre: Point, mostHouses: number): void {
  const { to, text, random } = country;
  addArea(country, centre, { corners: 3000, meters: TOWN_GAP_METERS * 0.6, level: 6, roughness: 0.02 });
  addArea(country, centre, { corners: 800, meters: TOWN_GAP_METERS * 0.5, level: 8, roughness: 0.05 });
  addArea(country, centre, { corners: 200, meters: 4000, level: 9, roughness: 0.1 });
  const place = to.places.add({
    osm: osmReference('node', to.places.rows + 1), names: text.tagSet([['name', `Town ${to.places.rows}`]]),
    kind: text.string('town'), lat: centre[0], lon: centre[1], population: 0, postcode: NONE, area: NONE,
    parent: NONE, chain: 0, houses: 0,
  });
  const streets = Math.min(STREETS_PER_TOWN, Math.ceil(mostHouses / HOUSES_PER_STREET));
  const rows = Math.ceil(streets / 4);
  for (let street = 0; street < streets; street++) {
    const north = (Math.floor(street / 4) - rows / 2) * STREET_GAP_METERS;
    const east = ((street % 4) - 2) * HOUSES_PER_STREET * HOUSE_GAP_METERS * 0.5;
    const houses = Math.min(HOUSES_PER_STREET, mostHouses - street * HOUSES_PER_STREET);
    addStreet(country, { centre, north, east, place, houses });
  }
  for (let poi = 0; poi < 100; poi++) {
    to.pois.add({
      osm: osmReference('node', to.pois.rows + 1), names: text.tagSet([['name', `Shop ${poi}`]]),
      kind: text.string('shop=kiosk'), group: 0, lat: centre[0] + Math.round((random() - 0.5) * 600_000),
      lon: centre[1] + Math.round((random() - 0.5) * 1_000_000), place, street: NONE, house: NONE, chain: 0,
    });
  }
}

interface StreetPlan {
  readonly centre: Point;
  readonly north: number;
  readonly east: number;
  readonly place: number;
  readonly houses: number;
}

function addStreet({ to, text, random }: Country, { centre, north, east, place, houses }: StreetPlan): void {
  const scale = metersPerLonUnit(centre[0]);
  const pointAt = (metersEast: number, metersNorth: number): Point => [
    Math.round(centre[0] + (north + metersNorth + 15 * Math.sin(metersEast / 200)) / METERS_PER_UNIT),
    Math.round(centre[1] + (east + metersEast) / scale),
  ];
  const [lat, lon] = pointAt(0, 0);
  const street = to.streets.add({
    osm: osmReference('way', to.streets.rows + 1), names: text.tagSet([['name', `Street ${to.streets.rows % 3000}`]]),
    kind: text.string('residential'), place, lat, lon, postcode: NONE, chain: 0, lines: to.lines.rows,
    houses: to.houses.rows, road: NONE,
  });
  to.lines.add({ points: to.linePoints.rows });
  for (let i = 0; i <= houses; i++) {
    const [pointLat, pointLon] = pointAt((i * HOUSE_GAP_METERS) / 2, 0);
    to.linePoints.add({ lat: pointLat, lon: pointLon });
  }
  for (let i = 0; i < houses; i++) {
    const side = i % 2 === 0 ? 20 : -20;
    const [houseLat, houseLon] = pointAt((i * HOUSE_GAP_METERS) / 2 + random() * 5, side + random() * 4);
    to.houses.add({
      osm: osmReference('way', to.houses.rows + 1), source: 0, street, place, number: i + 1,
      label: text.string(String(i + 1)), lat: houseLat, lon: houseLon, postcode: NONE, postcodeFrom: 0, chain: 0,
      building: NONE, names: NONE, flats: NONE, twin: NONE, footprint: to.footprintPoints.rows,
    });
    for (const [dLat, dLon] of [[-50, -90], [-50, 90], [30, 90], [30, 20], [60, 20], [60, -90], [-50, -90]]) {
      to.footprintPoints.add({ dLat, dLon });
    }
  }
}

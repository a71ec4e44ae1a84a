import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { PointGrid } from '../../kernel/grid.ts';
import { listAt } from '../../kernel/lists.ts';
import { nameKey } from './name-key.ts';
import type { Area } from './areas.ts';
import type { Settlements, Stated } from './around.ts';
import type { Candidates } from './house-candidates.ts';
import { placeKinds } from './place-kinds.ts';
import type { Places } from './places.ts';
import type { Source } from './source.ts';

/** A city's houses lie within this distance of each other's middle. */
const cityMeters = 60_000;
/** A house without a settlement gets that of a neighbour this near. */
const neighbourMeters = 3_000;

/**
 * The settlement of every candidate, a row of places or NONE. From the polygon its own point is in; else the
 * `addr:city` it names; else the nearest settlement in reach; else its neighbours'; else the stated city.
 */
export function settleHouses(
  source: Source, { table }: Candidates, areas: readonly Area[], places: Places, settlements: Settlements,
  stated: Stated,
): Uint32Array {
  const { lat, lon } = table.columns;
  const settled = new Uint32Array(table.rows).fill(NONE);
  for (let row = 0; row < table.rows; row++) settled[row] = settlements.onGround(lat.at(row), lon.at(row));
  const spoken = spokenCities(source, table, areas, places, settled);
  makeCities(source, places, settled, spoken.filter(({ rows }) => rows.length >= fewestHouses));
  for (let row = 0; row < table.rows; row++) {
    if (settled[row] === NONE) settled[row] = settlements.at(lat.at(row), lon.at(row));
  }
  makeCities(source, places, settled, spoken.filter(({ rows }) => settled[rows[0]] === NONE));
  settleByNeighbour(table, settled);
  if (stated.city !== undefined) settleAsStated(stated.city, table, places, settled);
  for (let row = 0; row < table.rows; row++) settled[row] = settlementOf(places, settlements, settled[row]);
  return settled;
}

/** The settlement that a part of one belongs to, where it is known. */
function settlementOf(places: Places, settlements: Settlements, place: number): number {
  if (place === NONE || placeKinds[places.list[place].kind].settlement) return place;
  const { parent, lat, lon } = places.list[place];
  if (parent !== NONE) return parent;
  const near = settlements.at(lat, lon);
  return near === NONE ? place : near;
}

function settleAsStated(city: string, table: Candidates['table'], places: Places, settled: Uint32Array): void {
  const { rows, columns } = table;
  let place = NONE;
  for (let row = 0; row < rows; row++) {
    if (settled[row] !== NONE) continue;
    const [lat, lon] = [columns.lat.at(row), columns.lon.at(row)];
    if (place === NONE) place = places.named(city, lat, lon, cityMeters);
    if (place === NONE) place = places.make(city, 'city', lat, lon);
    settled[row] = place;
  }
}

/** Fewer houses that name an unknown city do not create it while they have another settlement. */
const fewestHouses = 3;

/** Houses of one `addr:city` that lie together. */
interface SpokenCity {
  readonly name: string;
  lat: number;
  lon: number;
  readonly rows: number[];
}

/** Settles the houses whose `addr:city` is a known place; returns the cities that are not on the map. */
function spokenCities(
  source: Source, table: Candidates['table'], areas: readonly Area[], places: Places, settled: Uint32Array,
): SpokenCity[] {
  const { strings } = source.extract.text;
  const { lat, lon, city } = table.columns;
  const districts = new Set(areas.filter(({ level }) => level > 6).map(({ key }) => key));
  const spoken = new Map<number, SpokenCity[]>();
  for (let row = 0; row < table.rows; row++) {
    if (settled[row] !== NONE || city.at(row) === NONE) continue;
    const name = strings[city.at(row)];
    settled[row] = places.named(name, lat.at(row), lon.at(row), cityMeters);
    // A district given as the city says nothing about the settlement.
    if (settled[row] !== NONE || districts.has(nameKey(name))) continue;
    const clusters = listAt(spoken, city.at(row));
    let cluster = clusters.find((known) => distanceMeters(known.lat, known.lon, lat.at(row), lon.at(row)) < cityMeters);
    if (!cluster) clusters.push((cluster = { name, lat: lat.at(row), lon: lon.at(row), rows: [] }));
    cluster.rows.push(row);
    cluster.lat += (lat.at(row) - cluster.lat) / cluster.rows.length;
    cluster.lon += (lon.at(row) - cluster.lon) / cluster.rows.length;
  }
  return [...spoken.values()].flat().sort((a, b) => b.rows.length - a.rows.length);
}

function makeCities(source: Source, places: Places, settled: Uint32Array, cities: readonly SpokenCity[]): void {
  for (const { name, rows, lat, lon } of cities) {
    // Another spelling may have created it meanwhile.
    let place = places.named(name, lat, lon, cityMeters);
    if (place === NONE) {
      const kind = rows.length > 500 ? 'city' : rows.length >= 20 ? 'town' : 'village';
      place = places.make(name, kind, Math.round(lat), Math.round(lon));
      source.report('place: made from addr:city, for the source has none');
    }
    for (const row of rows) settled[row] = place;
  }
}

function settleByNeighbour(table: Candidates['table'], settled: Uint32Array): void {
  const { lat, lon } = table.columns;
  const open: number[] = [];
  const known: number[] = [];
  for (let row = 0; row < table.rows; row++) (settled[row] === NONE ? open : known).push(row);
  if (open.length === 0 || known.length === 0) return;
  const grid = new PointGrid(500);
  for (const row of known) grid.add(lat.at(row), lon.at(row));
  const found = open.map((row) => {
    for (let radius = 200; radius < neighbourMeters * 2.5; radius *= 2.5) {
      let best = NONE;
      let least = Math.min(radius, neighbourMeters);
      grid.visit(lat.at(row), lon.at(row), least, (number, meters) => {
        if (meters < least || (meters === least && number < best)) [best, least] = [number, meters];
      });
      if (best !== NONE) return settled[known[best]];
    }
    return NONE;
  });
  open.forEach((row, index) => (settled[row] = found[index]));
}

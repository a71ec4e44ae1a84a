import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { PointGrid } from '../../kernel/grid.ts';
import { listAt } from '../../kernel/lists.ts';
import { nameKey } from '../../kernel/name-key.ts';
import type { Area } from './areas.ts';
import type { Settlements, Told } from './around.ts';
import type { Candidates } from './house-candidates.ts';
import type { Places } from './places.ts';
import type { Source } from './source.ts';

/** A city's houses lie within this distance of each other's middle. */
const cityMeters = 60_000;
/** A house that says nothing of its settlement is in that of a neighbour this near. */
const neighbourMeters = 3_000;

/**
 * The settlement of every candidate, a row of places or NONE. From the polygon its own point is in; else the
 * `addr:city` it names; else the nearest settlement in reach; else its neighbours'; else what the operator says.
 */
export function settleHouses(
  source: Source, { table }: Candidates, areas: readonly Area[], places: Places, settlements: Settlements, told: Told,
): Uint32Array {
  const { lat, lon } = table.columns;
  const settled = new Uint32Array(table.rows).fill(NONE);
  for (let row = 0; row < table.rows; row++) settled[row] = settlements.onGround(lat.at(row), lon.at(row));
  settleByCity(source, table, areas, places, settled);
  for (let row = 0; row < table.rows; row++) {
    if (settled[row] === NONE) settled[row] = settlements.at(lat.at(row), lon.at(row));
  }
  settleByNeighbour(table, settled);
  if (told.city !== undefined) {
    let made = NONE;
    for (let row = 0; row < table.rows; row++) {
      if (settled[row] !== NONE) continue;
      if (made === NONE) made = placeTold(told.city, places, lat.at(row), lon.at(row));
      settled[row] = made;
    }
  }
  return settled;
}

function placeTold(name: string, places: Places, lat: number, lon: number): number {
  const known = places.named(name, lat, lon, cityMeters);
  return known === NONE ? places.make(name, 'city', lat, lon) : known;
}

interface Spoken {
  lat: number;
  lon: number;
  readonly rows: number[];
}

/** Houses of one `addr:city` that lie together make that settlement where no place of the name is known. */
function settleByCity(
  source: Source, table: Candidates['table'], areas: readonly Area[], places: Places, settled: Uint32Array,
): void {
  const { strings } = source.extract.text;
  const { lat, lon, city } = table.columns;
  const districts = new Set(areas.filter(({ level }) => level > 6).map(({ key }) => key));
  const spoken = new Map<number, Spoken[]>();
  for (let row = 0; row < table.rows; row++) {
    const name = city.at(row);
    if (settled[row] !== NONE || name === NONE) continue;
    settled[row] = places.named(strings[name], lat.at(row), lon.at(row), cityMeters);
    // A district in the place of the city says nothing of the settlement.
    if (settled[row] !== NONE || districts.has(nameKey(strings[name]))) continue;
    const clusters = listAt(spoken, name);
    let cluster = clusters.find((one) => distanceMeters(one.lat, one.lon, lat.at(row), lon.at(row)) < cityMeters);
    if (!cluster) clusters.push((cluster = { lat: lat.at(row), lon: lon.at(row), rows: [] }));
    cluster.rows.push(row);
    cluster.lat += (lat.at(row) - cluster.lat) / cluster.rows.length;
    cluster.lon += (lon.at(row) - cluster.lon) / cluster.rows.length;
  }
  for (const [name, clusters] of spoken) {
    for (const { rows, lat: middleLat, lon: middleLon } of clusters) {
      const kind = rows.length > 500 ? 'city' : rows.length > 100 ? 'town' : 'village';
      const place = places.make(strings[name], kind, Math.round(middleLat), Math.round(middleLon));
      source.report('place: made from addr:city, for the source has none');
      for (const row of rows) settled[row] = place;
    }
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

import Flatbush from 'flatbush';
import { NONE } from '../../kernel/columns.ts';
import { boxAround } from '../../kernel/geo.ts';
import { listAt, mostCommon } from '../../kernel/lists.ts';
import type { Candidates } from './house-candidates.ts';
import { placeKinds } from './place-kinds.ts';
import type { Places } from './places.ts';
import type { Source } from './source.ts';
import { metersToLines, type Streets } from './streets.ts';

/** The street that a house belongs to, or the place if it has no street. Rows, or NONE. */
export interface Owners {
  readonly street: Uint32Array;
  readonly place: Uint32Array;
}

const placeMeters = 10_000;
/** The greatest distance of a place named instead of a street: "4-й микрорайон, 14". */
const quarterMeters = 3_000;
/** A house without a street belongs to the nearest one, unless another is nearly as near. */
const besideMeters = 60;

export function ownHouses(
  source: Source, { table }: Candidates, settled: Uint32Array, streets: Streets, places: Places,
): Owners {
  const { strings } = source.extract.text;
  const { columns } = table;
  const owners = { street: new Uint32Array(table.rows).fill(NONE), place: Uint32Array.from(settled) };
  const beside: number[] = [];
  for (let row = 0; row < table.rows; row++) {
    const [lat, lon] = [columns.lat.at(row), columns.lon.at(row)];
    const [street, place] = [columns.street.at(row), columns.addrPlace.at(row)];
    if (street !== NONE) ownByStreet(owners, row, strings[street], lat, lon, settled[row], streets, places);
    else if (place !== NONE) owners.place[row] = placeOf(source, strings[place], lat, lon, settled[row], places);
    else beside.push(row);
  }
  if (beside.length > 0) ownByNearest(source, table, beside, owners, streets);
  settleStreets(streets, owners, settled);
  settleQuarters(places, owners, settled);
  return owners;
}

function ownByStreet(
  owners: Owners, row: number, name: string, lat: number, lon: number, settlement: number,
  streets: Streets, places: Places,
): void {
  let street = streets.named(name, lat, lon, settlement);
  if (street === NONE) {
    const place = places.named(name, lat, lon, quarterMeters);
    if (place !== NONE) return void (owners.place[row] = place);
    street = streets.make(name, lat, lon, settlement);
  }
  owners.street[row] = street;
  streets.reach(street, lat, lon);
}

function placeOf(source: Source, name: string, lat: number, lon: number, settlement: number, places: Places): number {
  const known = places.named(name, lat, lon, placeMeters);
  if (known !== NONE) return known;
  const made = places.make(name, settlement === NONE ? 'hamlet' : 'neighbourhood', lat, lon);
  places.list[made].parent = settlement;
  source.report('place: made from addr:place, for the source has none');
  return made;
}

function ownByNearest(
  source: Source, table: Candidates['table'], rows: readonly number[], owners: Owners, streets: Streets,
): void {
  const { lat, lon } = table.columns;
  const drawn = streets.list.flatMap(({ lines }, row) => (lines.length > 0 ? row : []));
  const index = new Flatbush(Math.max(1, drawn.length));
  for (const row of drawn) {
    const { minLon, minLat, maxLon, maxLat } = streets.list[row].bounds;
    index.add(minLon, minLat, maxLon, maxLat);
  }
  if (drawn.length === 0) index.add(0, 0, 0, 0);
  index.finish();
  for (const row of rows) {
    const box = boxAround(lat.at(row), lon.at(row), besideMeters);
    const near = index
      .search(box.minLon, box.minLat, box.maxLon, box.maxLat)
      .filter((found) => found < drawn.length)
      .map((found) => drawn[found])
      .map((street) => ({ street, meters: metersToLines(streets.list[street], lat.at(row), lon.at(row)) }))
      .sort((a, b) => a.meters - b.meters || a.street - b.street);
    const isClear = near.length > 0 && near[0].meters <= besideMeters && !(near[1]?.meters < near[0].meters * 2);
    if (isClear) owners.street[row] = near[0].street;
    source.report(`house: no street named, given to ${isClear ? 'the one beside it' : 'its place'}`);
  }
}

/** Gives a quarter the settlement of its houses, if its polygon shows none. */
function settleQuarters(places: Places, owners: Owners, settled: Uint32Array): void {
  const settlements = new Map<number, number[]>();
  owners.place.forEach((place, row) => {
    if (owners.street[row] !== NONE || place === NONE || settled[row] === NONE || place === settled[row]) return;
    const { kind, parent } = places.list[place];
    if (parent === NONE && !placeKinds[kind].settlement) listAt(settlements, place).push(settled[row]);
  });
  for (const [place, list] of settlements) places.list[place].parent = mostCommon(list)!;
}

/** Places a street without a settlement where its houses are. */
function settleStreets(streets: Streets, owners: Owners, settled: Uint32Array): void {
  const settlements = new Map<number, number[]>();
  owners.street.forEach((street, row) => {
    if (street === NONE || streets.list[street].place !== NONE || settled[row] === NONE) return;
    listAt(settlements, street).push(settled[row]);
  });
  for (const [street, list] of settlements) streets.list[street].place = mostCommon(list)!;
}

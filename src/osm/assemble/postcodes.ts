import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { PointGrid } from '../../kernel/grid.ts';
import { mostCommon } from '../../kernel/lists.ts';
import { postcodeSources } from '../../geocoding/gazetteer/schema.ts';
import type { AreasAt } from './area-index.ts';
import type { Area } from './areas.ts';
import type { Candidates } from './house-candidates.ts';
import type { Merged } from './merge-houses.ts';
import type { Owners } from './own-houses.ts';
import type { Places } from './places.ts';
import type { Source } from './source.ts';
import type { Streets } from './streets.ts';

export interface Postcodes {
  /** A string number or NONE for each house, and the index of its source in `postcodeSources`. */
  readonly house: Uint32Array;
  readonly from: Uint8Array;
}

const [none, own, street, polygon, place] = postcodeSources.keys();

/** Its own postcode, else that of the nearest house of its street, else of its postal polygon, else of its place. */
export function findPostcodes(
  source: Source, candidates: Candidates, merged: Merged, owners: Owners,
  { streets, places, areas, areasAt }: { streets: Streets; places: Places; areas: readonly Area[]; areasAt: AreasAt },
): Postcodes {
  const { text } = source.extract;
  const { order, starts } = merged;
  const { lat, lon } = candidates.table.columns;
  const house = new Uint32Array(order.length).fill(NONE);
  const from = new Uint8Array(order.length).fill(none);
  const give = (row: number, code: number, source: number): void => {
    if (code === NONE) return;
    house[row] = code;
    from[row] = source;
  };
  ownPostcodes(source, candidates, merged, (row, code) => give(row, code, own));

  for (let owner = 0; owner + 1 < starts.length; owner++) {
    const known: number[] = [];
    for (let row = starts[owner]; row < starts[owner + 1]; row++) if (from[row] === own) known.push(row);
    const isStreet = owner < streets.list.length;
    if (isStreet) streets.list[owner].postcode ??= nameOf(text.strings, mostCommon(known.map((row) => house[row])));
    const ofStreet = isStreet ? text.maybeString(streets.list[owner].postcode) : NONE;
    const nearest = nearestAmong(known, order, lat, lon);
    for (let row = starts[owner]; row < starts[owner + 1]; row++) {
      if (from[row] !== none) continue;
      const candidate = order[row];
      const neighbour = nearest(lat.at(candidate), lon.at(candidate));
      give(row, neighbour === NONE ? ofStreet : house[neighbour], street);
      if (from[row] !== none) continue;
      const { postal } = areasAt(lat.at(candidate), lon.at(candidate));
      give(row, postal < 0 ? NONE : text.maybeString(areas[postal].postcode), polygon);
      if (from[row] === none) give(row, text.maybeString(placePostcode(places, areas, owners.place[candidate])), place);
    }
  }
  return { house, from };
}

/** The postcode of the first of a house's objects that has one. */
function ownPostcodes(
  source: Source, { table }: Candidates, merged: Merged, give: (row: number, code: number) => void,
): void {
  const { text } = source.extract;
  const given = new Uint8Array(merged.order.length);
  const witness = (row: number, candidate: number): void => {
    const written = table.columns.postcode.at(candidate);
    if (written === NONE || given[row]) return;
    given[row] = 1;
    give(row, text.maybeString(text.strings[written].split(';')[0].trim()));
  };
  merged.order.forEach((candidate, row) => witness(row, candidate));
  merged.houseOf.forEach((row, candidate) => row !== NONE && witness(row, candidate));
}

const nameOf = (strings: readonly string[], number: number | undefined): string | undefined =>
  number === undefined ? undefined : strings[number];

interface Column {
  at(row: number): number;
}

/** Compares all houses of a small place; in a place with thousands, only those around. */
function nearestAmong(rows: readonly number[], order: Uint32Array, lats: Column, lons: Column) {
  const latOf = (row: number): number => lats.at(order[row]);
  const lonOf = (row: number): number => lons.at(order[row]);
  const oneByOne = (lat: number, lon: number): number => {
    let best = NONE;
    let least = Infinity;
    for (const row of rows) {
      const meters = distanceMeters(lat, lon, latOf(row), lonOf(row));
      if (meters < least) [best, least] = [row, meters];
    }
    return best;
  };
  if (rows.length < 100) return oneByOne;
  const grid = new PointGrid(300);
  for (const row of rows) grid.add(latOf(row), lonOf(row));
  return (lat: number, lon: number): number => {
    for (let radius = 300; radius < 20_000; radius *= 3) {
      let best = NONE;
      let least = radius;
      grid.visit(lat, lon, radius, (number, meters) => {
        if (meters < least || (meters === least && rows[number] < best)) [best, least] = [rows[number], meters];
      });
      if (best !== NONE) return best;
    }
    return oneByOne(lat, lon);
  };
}

/** The postcode of a place, of its polygon, or of the settlement it belongs to. */
function placePostcode(places: Places, areas: readonly Area[], row: number): string | undefined {
  for (let place = row, steps = 0; place !== NONE && steps < 5; place = places.list[place].parent, steps++) {
    const { postcode, area } = places.list[place];
    const found = postcode ?? (area === NONE ? undefined : areas[area].postcode);
    if (found) return found.split(';')[0].trim();
  }
  return undefined;
}

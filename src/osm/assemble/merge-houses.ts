import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, METERS_PER_UNIT, metersPerLonUnit } from '../../kernel/geo.ts';
import { labelKey, leadingNumber } from './addresses-of.ts';
import { outlineHolds } from './house-at.ts';
import type { Candidates } from './house-candidates.ts';
import type { Owners } from './own-houses.ts';
import type { Source } from './source.ts';

/** All houses, in the order of the atlas. */
export interface Merged {
  /** Candidate of each house. */
  readonly order: Uint32Array;
  /** House of each candidate; several candidates may be one house; NONE without an owner. */
  readonly houseOf: Uint32Array;
  /** The start of each owner's run: streets first, then places. One more value at the end. */
  readonly starts: Uint32Array;
}

/** Objects with one address are one house within this distance, from a building within this distance of its outline. */
const nearMeters = 60;

export function mergeHouses(
  source: Source, candidates: Candidates, owners: Owners, streets: number, places: number,
): Merged {
  const { rows } = candidates.table;
  const ownerOf = (row: number): number =>
    owners.street[row] !== NONE ? owners.street[row] : owners.place[row] !== NONE ? streets + owners.place[row] : NONE;
  const byOwner = countingSort(rows, streets + places, ownerOf);
  source.report('house: no street, place or settlement', rows - byOwner.starts[streets + places]);

  const houseOf = new Uint32Array(rows).fill(NONE);
  const order = new Uint32Array(byOwner.starts[streets + places]);
  const starts = new Uint32Array(streets + places + 1);
  let houses = 0;
  const compare = comparator(source, candidates);
  const isSame = sameHouse(source, candidates);
  for (let owner = 0; owner < streets + places; owner++) {
    starts[owner] = houses;
    const group = byOwner.sorted.subarray(byOwner.starts[owner], byOwner.starts[owner + 1]).sort(compare);
    for (const row of group) {
      let house = houses - 1;
      while (house >= starts[owner] && isSame.label(order[house], row) && !isSame.spot(order[house], row)) house--;
      if (house >= starts[owner] && isSame.label(order[house], row)) houseOf[row] = house;
      else {
        order[houses] = row;
        houseOf[row] = houses++;
      }
    }
  }
  starts[streets + places] = houses;
  source.report('house: the same address again near by', order.length - houses);
  return { order: order.subarray(0, houses), houseOf, starts };
}

function countingSort(rows: number, owners: number, ownerOf: (row: number) => number) {
  const starts = new Uint32Array(owners + 1);
  for (let row = 0; row < rows; row++) if (ownerOf(row) !== NONE) starts[ownerOf(row) + 1]++;
  for (let owner = 0; owner < owners; owner++) starts[owner + 1] += starts[owner];
  const sorted = new Uint32Array(starts[owners]);
  const next = starts.slice();
  for (let row = 0; row < rows; row++) if (ownerOf(row) !== NONE) sorted[next[ownerOf(row)]++] = row;
  return { sorted, starts };
}

/** Compares by number, then label, then the better object first: a building before its shop. */
function comparator(source: Source, { table }: Candidates): (a: number, b: number) => number {
  const { strings } = source.extract.text;
  const { label, source: witness, footprint, footprintEnd, osm } = table.columns;
  const facts = perString(strings, (text) => ({ number: leadingNumber(text), key: labelKey(text) }));
  const outline = (row: number): number => Math.min(1, footprintEnd.at(row) - footprint.at(row));
  return (a, b) => {
    if (label.at(a) !== label.at(b)) {
      const [first, second] = [facts(label.at(a)), facts(label.at(b))];
      if (first.number !== second.number) return first.number - second.number;
      if (first.key !== second.key) return first.key < second.key ? -1 : 1;
    }
    return witness.at(a) - witness.at(b) || outline(b) - outline(a) || osm.at(a) - osm.at(b) || a - b;
  };
}

/** Whether two objects are one house: the same label at the same spot. */
function sameHouse(source: Source, { table, footprints }: Candidates) {
  const { label, lat, lon, osm, footprint, footprintEnd } = table.columns;
  const key = perString(source.extract.text.strings, labelKey);
  /** The reach of the outline from the house's point; 0 without an outline. */
  const reachMeters = (row: number): number => {
    let [north, east] = [0, 0];
    for (let i = footprint.at(row); i < footprintEnd.at(row); i++) {
      north = Math.max(north, Math.abs(footprints.columns.dLat.at(i)));
      east = Math.max(east, Math.abs(footprints.columns.dLon.at(i)));
    }
    return Math.hypot(north * 10 * METERS_PER_UNIT, east * 10 * metersPerLonUnit(lat.at(row)));
  };
  /** Whether the outline of a row contains the point of another. */
  const holds = (row: number, other: number): boolean => {
    const [y, x] = [(lat.at(other) - lat.at(row)) / 10, (lon.at(other) - lon.at(row)) / 10];
    return outlineHolds(footprints.columns, footprint.at(row), footprintEnd.at(row), y, x);
  };
  return {
    label: (a: number, b: number): boolean => label.at(a) === label.at(b) || key(label.at(a)) === key(label.at(b)),
    spot: (kept: number, other: number): boolean => {
      if (osm.at(kept) === osm.at(other)) return true;
      const meters = distanceMeters(lat.at(kept), lon.at(kept), lat.at(other), lon.at(other));
      const [first, second] = [reachMeters(kept), reachMeters(other)];
      // Two buildings side by side are two houses, even with one address, unless one is drawn upon the other.
      if (first > 0 && second > 0) return holds(kept, other) || holds(other, kept);
      return meters < nearMeters + Math.max(first, second);
    },
  };
}

/** Caches a function of strings: labels repeat, so few values are kept. */
function perString<T>(strings: readonly string[], compute: (text: string) => T): (number: number) => T {
  const known = new Map<number, T>();
  return (number) => {
    let value = known.get(number);
    if (value === undefined) known.set(number, (value = compute(strings[number])));
    return value;
  };
}

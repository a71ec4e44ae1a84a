import { houseSources, type Gazetteer } from '../geocoding/gazetteer/schema.ts';
import { NONE, type AnyArray } from '../kernel/columns.ts';
import type { KnownHouse, KnownHouses } from './known-house.ts';

const INTERPOLATED = houseSources.indexOf('interpolated');
/** The greatest difference between an interpolated number and those it was made from. */
const MADE_NUMBERS = 2;

/**
 * Houses that can be hidden from an engine: in a street with other houses, with an address of one house only, and
 * without a trace on the map: no name, and no number interpolated from theirs. Of two neighbours in the table one
 * stays, so that the map keeps its character. The evaluation still knows where the hidden houses are.
 */
export function hideable(tables: Gazetteer, known: KnownHouses, houses: readonly KnownHouse[]): KnownHouse[] {
  const { street, names } = tables.houses;
  const hidden = new Set<number>();
  return houses.filter((house) => {
    const { row } = house;
    if (!house.street || street[row] === NONE || names[row] !== NONE) return false;
    const isAlone = [row - 1, row + 1].every((beside) => street[beside] !== street[row]);
    if (isAlone || hidden.has(row - 1) || hidden.has(row + 1) || hasMadeBeside(tables, row)) return false;
    const stated = { settlement: true, types: undefined, postcode: false };
    if (known.fitting(house, stated).length > 1) return false;
    hidden.add(row);
    return true;
  });
}

function hasMadeBeside({ houses, streets }: Gazetteer, row: number): boolean {
  const { street, number, source } = houses;
  for (let beside = streets.houses[street[row]]; beside < streets.houses[street[row] + 1]; beside++) {
    if (source[beside] === INTERPOLATED && Math.abs(number[beside] - number[row]) <= MADE_NUMBERS) return true;
  }
  return false;
}

/**
 * The tables of a map without these houses, under any of their addresses. Everything derived from houses (indexes,
 * corners, middles of postcodes) has to be rebuilt from these tables.
 */
export function hideHouses<T extends Gazetteer>(tables: T, rows: readonly number[]): T {
  const { houses, footprintPoints, streets, places, entrances, pois } = tables;
  const hidden = withOtherAddresses(tables, rows);
  // The new number of each row, and the new end of each run.
  const moved = new Uint32Array(houses.rows + 1);
  for (let row = 0; row < houses.rows; row++) moved[row + 1] = moved[row] + (hidden.has(row) ? 0 : 1);
  const follow = (row: number): number => (row === NONE || hidden.has(row) ? NONE : moved[row]);
  const left = rowsWhere(houses.rows, (row) => !hidden.has(row));
  const doors = pickRows(entrances, rowsWhere(entrances.rows, (row) => !hidden.has(entrances.house[row])));
  const outlines = pickRuns(houses.footprint, left);
  const kept = pickRows(houses, left);
  return {
    ...tables,
    houses: { ...kept, twin: kept.twin.map(follow), footprint: outlines.starts },
    footprintPoints: pickRows(footprintPoints, outlines.rows),
    streets: { ...streets, houses: streets.houses.map((row) => moved[row]) },
    places: { ...places, houses: places.houses.map((row) => moved[row]) },
    entrances: { ...doors, house: doors.house.map(follow) },
    pois: { ...pois, house: pois.house.map(follow) },
  };
}

/** Adds the second addresses of corner buildings, whose rows refer to the first. */
function withOtherAddresses({ houses }: Gazetteer, rows: readonly number[]): Set<number> {
  const first = (row: number): number => (houses.twin[row] === NONE ? row : houses.twin[row]);
  const firsts = new Set(rows.map(first));
  return new Set(rowsWhere(houses.rows, (row) => firsts.has(first(row))));
}

const rowsWhere = (count: number, passes: (row: number) => boolean): Uint32Array =>
  Uint32Array.from({ length: count }, (_, row) => row).filter(passes);

/** Picks rows of every column; columns of runs have to be replaced. */
function pickRows<T extends { readonly rows: number }>(table: T, rows: Uint32Array): T {
  const columns = Object.entries(table as Readonly<Record<string, number | AnyArray>>).map(([name, column]) => {
    if (typeof column === 'number') return [name, rows.length];
    const picked = column.slice(0, rows.length);
    for (const [at, row] of rows.entries()) picked[at] = column[row];
    return [name, picked];
  });
  return Object.fromEntries(columns) as T;
}

/** Picks the runs of some rows, one after the other. */
function pickRuns(starts: Uint32Array, rows: Uint32Array): { starts: Uint32Array<ArrayBuffer>; rows: Uint32Array } {
  const picked = new Uint32Array(rows.length + 1);
  for (const [at, row] of rows.entries()) picked[at + 1] = picked[at] + starts[row + 1] - starts[row];
  const inside = new Uint32Array(picked[rows.length]);
  for (const [at, row] of rows.entries()) {
    for (let i = picked[at]; i < picked[at + 1]; i++) inside[i] = starts[row] + i - picked[at];
  }
  return { starts: picked, rows: inside };
}

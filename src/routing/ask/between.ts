import { UNREACHABLE } from '../hierarchy/arcs.ts';
import type { Place } from '../snap/snapper.ts';
import { PlaceTables, type PlaceTable } from './place-tables.ts';
import { isAside, nearestOf, type Placed } from './placing.ts';
import type { Roads } from './roads.ts';

export interface Between {
  readonly origins: readonly Placed[];
  readonly destinations: readonly Placed[];
  readonly table: PlaceTable;
  /** By cell: one of the kinds below; undefined if all are PLACED. */
  readonly kinds?: Uint8Array;
  /** What the table was computed with: knows the routes behind its cells. */
  readonly tables: PlaceTables;
}

/** The route of a cell is between the places of its points, or between their nearest places; or they are the same. */
const [PLACED, UNMOVED, SAME] = [0, 1, 2];

/** Whether both points of a cell are at their nearest places. */
export const isUnmoved = (kinds: Uint8Array, cell: number): boolean => kinds[cell] === UNMOVED;

/** Whether a cell says where its points are: the places of one that is nowhere from itself do not matter. */
export const isPlaced = (kinds: Uint8Array, cell: number): boolean => kinds[cell] === PLACED;

/**
 * The costs of the routes from each origin to each destination. A cell depends on its own two points only, and is what
 * `askThrough` finds between them: within one yard or one island neither is moved. `sameCells`: those of which both
 * points are the same.
 */
export function askBetween(
  roads: Roads, origins: readonly Placed[], destinations: readonly Placed[], sameCells: readonly number[] = [],
): Between {
  return withSame(askPairs(roads, origins, destinations), sameCells);
}

function askPairs(roads: Roads, origins: readonly Placed[], destinations: readonly Placed[]): Between {
  const between = askCells(roads, origins, destinations);
  if (![...origins, ...destinations].some(({ moved }) => moved)) return between;
  const rows = stayers(roads, origins);
  const columns = stayers(roads, destinations);
  const mayStay = (row: number, column: number): boolean => {
    const [from, to] = [origins[row].moved, destinations[column].moved];
    return (from ?? to) !== undefined && !(from && !columns.get(column)) && !(to && !rows.get(row));
  };
  return withUnmoved(between, { rows: [...rows.keys()], columns: [...columns.keys()], mayStay }, (weight) =>
    weight !== UNREACHABLE);
}

/** The points that may have a cell in which they or the others are not moved, and whether each lies aside. */
function stayers(roads: Roads, list: readonly Placed[]): Map<number, boolean> {
  return new Map(list.entries().map(([index, one]) => [index, isAside(roads, one)] as const)
    .filter(([index, isAsideOne]) => isAsideOne || list[index].moved !== undefined));
}

/** The costs of the routes between the same places over the roads of another time. */
export function askAgain(roads: Roads, { origins, destinations, kinds }: Between): Between {
  const between = askCells(roads, origins, destinations);
  if (!kinds) return between;
  const wasUnmoved = (row: number, column: number): boolean => isUnmoved(kinds, row * destinations.length + column);
  const [rows, columns] = [[...origins.keys()], [...destinations.keys()]];
  const again = withUnmoved(between, { rows, columns, mayStay: wasUnmoved }, () => true);
  return withSame(again, [...kinds.keys()].filter((cell) => kinds[cell] === SAME));
}

/** Where a cell's route begins and ends. */
export function placesOfCell(
  { origins, destinations, kinds }: Between, row: number, column: number,
): readonly [from: Place, to: Place] {
  const [from, to] = [origins[row], destinations[column]];
  switch (kinds?.[row * destinations.length + column]) {
    case UNMOVED: return [nearestOf(from), nearestOf(to)];
    case SAME: return [from.place, from.place];
    default: return [from.place, to.place];
  }
}

/** The costs between places as they are. */
function askCells(roads: Roads, origins: readonly Placed[], destinations: readonly Placed[]): Between {
  const tables = new PlaceTables(roads);
  const table = tables.table(origins.map(({ place }) => place), destinations.map(({ place }) => place));
  return { origins, destinations, table, tables };
}

/** Some of the cells of the given rows and columns. */
interface SomeCells {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  mayStay(row: number, column: number): boolean;
}

/** Computes some cells again between the nearest places of their points. */
function withUnmoved(between: Between, among: SomeCells, isTaken: (weight: number) => boolean): Between {
  const { origins, destinations, table, tables } = between;
  const { mayStay } = among;
  const rows = among.rows.filter((row) => among.columns.some((column) => mayStay(row, column)));
  if (rows.length === 0) return between;
  const columns = among.columns.filter((column) => rows.some((row) => mayStay(row, column)));
  const nearest = tables.table(
    rows.map((row) => nearestOf(origins[row])), columns.map((column) => nearestOf(destinations[column])));
  const kinds = new Uint8Array(table.weight.length);
  rows.forEach((row, i) => columns.forEach((column, j) => {
    const [cell, from] = [row * destinations.length + column, i * columns.length + j];
    if (!mayStay(row, column) || !isTaken(nearest.weight[from])) return;
    kinds[cell] = UNMOVED;
    copyCell(table, cell, nearest, from);
  }));
  return { ...between, kinds };
}

/** A point costs nothing from itself, though it may begin and end journeys at different places. */
function withSame(between: Between, cells: readonly number[]): Between {
  if (cells.length === 0) return between;
  const { weight, carried, isDirect } = between.table;
  const kinds = between.kinds ?? new Uint8Array(weight.length);
  for (const cell of cells) {
    [weight[cell], isDirect[cell], kinds[cell]] = [0, 1, SAME];
    for (const column of carried) column[cell] = 0;
  }
  return { ...between, kinds };
}

function copyCell(to: PlaceTable, cell: number, source: PlaceTable, from: number): void {
  to.weight[cell] = source.weight[from];
  to.isDirect[cell] = source.isDirect[from];
  to.carried.forEach((values, column) => (values[cell] = source.carried[column][from]));
  if (to.upPlace && source.upPlace) to.upPlace[cell] = source.upPlace[from];
  if (to.downPlace && source.downPlace) to.downPlace[cell] = source.downPlace[from];
}

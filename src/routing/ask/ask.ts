import { UNREACHABLE } from '../hierarchy/arcs.ts';
import type { Place, Places } from '../snap/snapper.ts';
import { findJourney, type Journey } from './journey.ts';
import { PlaceTables, type PlaceTable } from './place-tables.ts';
import type { Roads } from './roads.ts';

/** Units of 1e-7 degree. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Farther from any road than this a point is on none. */
export const FARTHEST_METERS = 5000;

export interface Through {
  /** One for each point. */
  readonly places: readonly Place[];
  /** One between each point and the next. */
  readonly journeys: readonly Journey[];
}

/** Why there is no answer; `point` is an index. */
export type Missed = { readonly missed: 'point_off_road' | 'no_route'; readonly point: number };

/**
 * The best way through points in their order. Each point is put on the road nearest to it; where that leaves some
 * leg without a way (a yard behind a fence, an island), all points are put on the large roads near them instead.
 */
export function askThrough(roads: Roads, points: readonly Point[]): Through | Missed {
  const placed = placeAll(roads, points);
  if ('missed' in placed) return placed;
  const nearest = legs(roads, placed.map((one) => one.nearest));
  if (!('missed' in nearest)) return nearest;
  const main = placed.map((one) => one.main);
  return main.every((place) => place !== undefined) ? legs(roads, main) : nearest;
}

export const isMissed = (answer: object): answer is Missed => 'missed' in answer;

function placeAll({ snapper }: Roads, points: readonly Point[]): Places[] | Missed {
  const places: Places[] = [];
  for (const [point, { lat, lon }] of points.entries()) {
    const found = snapper.snap(lat, lon, FARTHEST_METERS);
    if (!found) return { missed: 'point_off_road', point };
    places.push(found);
  }
  return places;
}

function legs(roads: Roads, places: readonly Place[]): Through | Missed {
  const journeys: Journey[] = [];
  for (let point = 1; point < places.length; point++) {
    const journey = findJourney(roads, places[point - 1], places[point]);
    if (!journey) return { missed: 'no_route', point };
    journeys.push(journey);
  }
  return { places, journeys };
}

export interface Between {
  readonly origins: readonly Place[];
  readonly destinations: readonly Place[];
  readonly table: PlaceTable;
  /** What it was asked of: knows the ways behind its cells. */
  readonly tables: PlaceTables;
  /** The places that a cell was asked between. */
  placesOf(row: number, column: number): readonly [from: Place, to: Place];
}

/** A point without a road: which of the two lists it is in. */
export type MissedBetween = Missed & { readonly list: 'origins' | 'destinations' };

/** The costs of the ways that `askThrough` finds from each of some points to each of others. */
export function askBetween(
  roads: Roads, origins: readonly Point[], destinations: readonly Point[],
): Between | MissedBetween {
  const from = placeAll(roads, origins);
  if ('missed' in from) return { ...from, list: 'origins' };
  const to = destinations === origins ? from : placeAll(roads, destinations);
  if ('missed' in to) return { ...to, list: 'destinations' };
  const tables = new PlaceTables(roads);
  const table = tables.table(from.map(({ nearest }) => nearest), to.map(({ nearest }) => nearest));
  const isMoved = new Uint8Array(table.weight.length);
  const moved = moveUnreached(tables, from, to, table, isMoved);
  const placesOf = (row: number, column: number): readonly [Place, Place] => {
    const [start, end] = [from[row], to[column]];
    return isMoved[row * to.length + column] === 1 ? [start.main!, end.main!] : [start.nearest, end.nearest];
  };
  return { ...moved, table, tables, placesOf };
}

/**
 * Cells without a way are asked again between the large roads. Tells for each point the place that its cells are
 * counted from: the nearest, unless no cell could be filled from there.
 */
function moveUnreached(
  tables: PlaceTables, from: readonly Places[], to: readonly Places[], table: PlaceTable, isMoved: Uint8Array,
): Pick<Between, 'origins' | 'destinations'> {
  const isEmpty = (row: number, column: number): boolean => table.weight[row * to.length + column] === UNREACHABLE;
  const [emptyInRow, emptyInColumn] = [from.map(() => 0), to.map(() => 0)];
  for (let row = 0; row < from.length; row++) {
    for (let column = 0; column < to.length; column++) {
      if (table.weight[row * to.length + column] !== UNREACHABLE) continue;
      emptyInRow[row]++;
      emptyInColumn[column]++;
    }
  }
  for (const [rows, columns] of blocksToMove(emptyInRow, emptyInColumn, isEmpty)) {
    refill(
      tables, { table, isMoved, width: to.length },
      rows.flatMap((row) => (from[row].main ? [{ index: row, place: from[row].main }] : [])),
      columns.flatMap((column) => (to[column].main ? [{ index: column, place: to[column].main }] : [])),
    );
  }
  const countedFrom = (place: Places, isUnreached: boolean): Place => (isUnreached && place.main) || place.nearest;
  return {
    origins: from.map((place, row) => countedFrom(place, emptyInRow[row] === to.length)),
    destinations: to.map((place, column) => countedFrom(place, emptyInColumn[column] === from.length)),
  };
}

/**
 * Blocks of rows and columns that hold all empty cells. One point in a closed yard empties a whole row or column: then
 * that one is asked for, and not everything.
 */
function blocksToMove(
  emptyInRow: readonly number[], emptyInColumn: readonly number[], isEmpty: (row: number, column: number) => boolean,
): (readonly [rows: number[], columns: number[]])[] {
  const rows = indexesOf(emptyInRow, (empty) => empty > 0);
  const columns = indexesOf(emptyInColumn, (empty) => empty > 0);
  const isOdd = (empty: number, of: number): boolean => empty > of / 2;
  const oddRows = indexesOf(emptyInRow, (empty) => isOdd(empty, emptyInColumn.length));
  const oddColumns = indexesOf(emptyInColumn, (empty) => isOdd(empty, emptyInRow.length));
  const evenRows = rows.filter((row) => !oddRows.includes(row));
  const evenColumns = columns.filter((column) => !oddColumns.includes(column));
  if (evenRows.some((row) => evenColumns.some((column) => isEmpty(row, column)))) return [[rows, columns]];
  return [[evenRows, oddColumns], [oddRows, columns]];
}

interface Moved {
  readonly index: number;
  readonly place: Place;
}

interface Cells {
  readonly table: PlaceTable;
  readonly isMoved: Uint8Array;
  readonly width: number;
}

/** Asks again between other places of some rows and columns, for the cells that are empty. */
function refill(
  tables: PlaceTables, { table, isMoved, width }: Cells, rows: readonly Moved[], columns: readonly Moved[],
): void {
  if (rows.length === 0 || columns.length === 0) return;
  const places = (moved: readonly Moved[]): Place[] => moved.map(({ place }) => place);
  const again = tables.table(places(rows), places(columns));
  const columnsOf = ({ weight, carried, upPlace, downPlace, isDirect }: PlaceTable) =>
    [weight, ...carried, ...(upPlace ? [upPlace] : []), ...(downPlace ? [downPlace] : []), isDirect];
  const [to, from] = [columnsOf(table), columnsOf(again)];
  rows.forEach((row, i) => {
    columns.forEach((column, j) => {
      const [cell, other] = [row.index * width + column.index, i * columns.length + j];
      if (table.weight[cell] !== UNREACHABLE) return;
      isMoved[cell] = 1;
      to.forEach((values, index) => (values[cell] = from[index][other]));
    });
  });
}

const indexesOf = (list: readonly number[], isWanted: (value: number) => boolean): number[] =>
  list.flatMap((value, index) => (isWanted(value) ? [index] : []));

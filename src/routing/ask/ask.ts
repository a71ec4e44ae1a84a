import { UNREACHABLE } from '../hierarchy/arcs.ts';
import type { Place } from '../snap/snapper.ts';
import { findJourney, type Journey } from './journey.ts';
import { PlaceTables, type PlaceTable } from './place-tables.ts';
import { isApart, isAside, nearestOf, placePoint, type Placed } from './placing.ts';
import type { Point, Roads } from './roads.ts';

export interface Through {
  /** One per point. */
  readonly placed: readonly Placed[];
  /** One between each point and the next. */
  readonly journeys: readonly Journey[];
}

/** Why there is no route; `point` is an index. */
export type Missed =
  | { readonly missed: 'point_off_road'; readonly point: number }
  /** No route leads from that point to the next, or to it from the previous one. */
  | { readonly missed: 'no_route'; readonly point: number; readonly side: 'from' | 'to' };

export const isMissed = (answer: object): answer is Missed => 'missed' in answer;

/** The best route through points in their order. */
export function askThrough(roads: Roads, points: readonly Point[], maxSnapMeters?: number): Through | Missed {
  const placed: Placed[] = [];
  for (const [point, asked] of points.entries()) {
    const role = point === 0 ? 'start' : point === points.length - 1 ? 'end' : 'via';
    const found = placePoint(roads, asked, role, maxSnapMeters);
    if (!found) return { missed: 'point_off_road', point };
    placed.push(found);
  }
  return withinOneGround(roads, placed) ?? askLegs(roads, placed);
}

/** Finds a route that never leaves one yard or one island, for which no point has to be moved. */
function withinOneGround(roads: Roads, placed: readonly Placed[]): Through | undefined {
  if (!placed.some(({ moved }) => moved) || !placed.every((one) => isAside(roads, one))) return undefined;
  const found = askLegs(roads, placed.map((one) => ({ place: nearestOf(one) })));
  return isMissed(found) ? undefined : found;
}

/** The best routes between consecutive places. */
export function askLegs(roads: Roads, placed: readonly Placed[]): Through | Missed {
  const journeys: Journey[] = [];
  for (let point = 1; point < placed.length; point++) {
    const [from, to] = [placed[point - 1].place, placed[point].place];
    const journey = findJourney(roads, from, to, journeys.at(-1)?.runs.at(-1));
    if (!journey) return { missed: 'no_route', ...blamed(roads, point, from, to) };
    journeys.push(journey);
  }
  return { placed, journeys };
}

/** Of two points without a route between them, the isolated one; the later one if that does not decide. */
function blamed(roads: Roads, point: number, from: Place, to: Place): { point: number; side: 'from' | 'to' } {
  const isFirstApart = isApart(roads, from) && !isApart(roads, to);
  return isFirstApart ? { point: point - 1, side: 'from' } : { point, side: 'to' };
}

export interface Between {
  /** As in the answer: a moved point is moved for each cell that leads out of its yard. */
  readonly origins: readonly Placed[];
  readonly destinations: readonly Placed[];
  readonly table: PlaceTable;
  /** What the table was computed with: knows the routes behind its cells. */
  readonly tables: PlaceTables;
  /** The places that a cell was computed between. */
  placesOf(row: number, column: number): readonly [from: Place, to: Place];
}

/** The costs of the routes that `askThrough` finds from each origin to each destination. */
export function askBetween(roads: Roads, from: readonly Placed[], to: readonly Placed[]): Between {
  const tables = new PlaceTables(roads);
  const table = tables.table(from.map(({ place }) => place), to.map(({ place }) => place));
  const isWithin = fillWithinGrounds(roads, tables, from, to, table);
  const cell = (row: number, column: number): number => row * to.length + column;
  const unlessAllWithin = (one: Placed, others: readonly Placed[], cellWith: (other: number) => number): Placed =>
    one.moved && others.every((_, other) => isWithin[cellWith(other)] === 1) ? { place: nearestOf(one) } : one;
  return {
    origins: from.map((one, row) => unlessAllWithin(one, to, (column) => cell(row, column))),
    destinations: to.map((one, column) => unlessAllWithin(one, from, (row) => cell(row, column))),
    table,
    tables,
    placesOf: (row, column) => isWithin[cell(row, column)] === 1
      ? [nearestOf(from[row]), nearestOf(to[column])]
      : [from[row].place, to[column].place],
  };
}

/**
 * Replaces cells between two points of one yard or one island by the route within it. Returns which cells those are.
 */
function fillWithinGrounds(
  roads: Roads, tables: PlaceTables, from: readonly Placed[], to: readonly Placed[], table: PlaceTable,
): Uint8Array {
  const isWithin = new Uint8Array(table.weight.length);
  const [rows, columns] = [from, to].map((list) => [...list.keys()].filter((index) => isAside(roads, list[index])));
  const isMoved = ({ moved }: Placed): boolean => moved !== undefined;
  if (rows.length === 0 || columns.length === 0 || !(from.some(isMoved) || to.some(isMoved))) return isWithin;
  const within = tables.table(rows.map((row) => nearestOf(from[row])), columns.map((one) => nearestOf(to[one])));
  const [target, source] = [table, within].map(({ weight, carried, upPlace, downPlace, isDirect }) =>
    [weight, ...carried, ...(upPlace ? [upPlace] : []), ...(downPlace ? [downPlace] : []), isDirect]);
  rows.forEach((row, i) => {
    columns.forEach((column, j) => {
      const [cell, other] = [row * to.length + column, i * columns.length + j];
      if (within.weight[other] === UNREACHABLE || !(isMoved(from[row]) || isMoved(to[column]))) return;
      isWithin[cell] = 1;
      target.forEach((values, index) => (values[cell] = source[index][other]));
    });
  });
  return isWithin;
}

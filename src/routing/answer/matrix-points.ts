import { isPlaced, isUnmoved, type Between } from '../ask/between.ts';
import { nearestOf, type Placed } from '../ask/placing.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import { isAlone, type AskedPoints } from './asked-points.ts';
import type { RoadPlace, SnappedPoint } from './snapped.ts';

/** Where the points of a matrix are, and the cells in which some of them are elsewhere. */
export interface MatrixPoints {
  readonly origins: readonly SnappedPoint[];
  readonly destinations: readonly SnappedPoint[];
}

/** The points of a matrix as the answer tells them. */
export interface ToldPlaces {
  readonly origins: readonly Placed[];
  readonly destinations: readonly Placed[];
}

/** A point that is moved in none of its cells is told where it is in all of them. */
export function toldPlaces({ origins, destinations, table: { weight }, kinds }: Between): ToldPlaces {
  if (!kinds) return { origins, destinations };
  const width = destinations.length;
  const tell = (one: Placed, others: number, cellOf: (other: number) => number): Placed => {
    if (!one.moved) return one;
    let isStaying = false;
    for (let other = 0; other < others; other++) {
      const cell = cellOf(other);
      if (weight[cell] === UNREACHABLE) continue;
      if (isPlaced(kinds, cell)) return one;
      isStaying = true;
    }
    return isStaying ? { place: nearestOf(one) } : one;
  };
  return {
    origins: origins.map((one, row) => tell(one, width, (column) => row * width + column)),
    destinations: destinations.map((one, column) => tell(one, origins.length, (row) => row * width + column)),
  };
}

/** Describes all requested points: those on roads where they were placed, the others where they were requested. */
export function describePoints(
  from: AskedPoints, to: AskedPoints, between: Between, told: ToldPlaces,
  describe: (placed: Placed) => SnappedPoint, describeNearest: (placed: Placed) => RoadPlace,
): MatrixPoints {
  const { table: { weight }, kinds } = between;
  const width = to.placed.length;
  const isReached = (row: number, column: number): boolean => weight[row * width + column] !== UNREACHABLE;
  const stayingCells = kinds ? cellsTold(kinds, told) : [];
  const [staysOfRow, staysOfColumn] = [
    Map.groupBy(stayingCells, (cell) => Math.floor(cell / width)), Map.groupBy(stayingCells, (cell) => cell % width),
  ];
  const point = (placed: Placed, stays: boolean, isUseless: boolean): SnappedPoint => ({
    ...describe(placed), ...(placed.moved && stays && { nearest: describeNearest(placed) }),
    ...(isUseless && { problem: 'no_route' }),
  });
  const origins = told.origins.map((one, row): SnappedPoint => {
    const unmovedTo = staysOfRow.get(row)?.map((cell) => to.indexes[cell % width]);
    const isUseless = isAlone(from, row, to, (column) => isReached(row, column));
    return { ...point(one, unmovedTo !== undefined, isUseless), ...(unmovedTo && { unmovedTo }) };
  });
  const destinations = told.destinations.map((one, column) =>
    point(one, staysOfColumn.has(column), isAlone(to, column, from, (row) => isReached(row, column))));
  return { origins: withOffRoad(from, origins), destinations: withOffRoad(to, destinations) };
}

/** The cells for which a point is not moved that is told as moved. */
function cellsTold(kinds: Uint8Array, { origins, destinations }: ToldPlaces): number[] {
  const width = destinations.length;
  return [...kinds.keys()].filter((cell) => isUnmoved(kinds, cell) &&
    (origins[Math.floor(cell / width)].moved ?? destinations[cell % width].moved) !== undefined);
}

function withOffRoad({ asked, indexes }: AskedPoints, snapped: readonly SnappedPoint[]): SnappedPoint[] {
  const points = asked.map(({ lat, lon }): SnappedPoint =>
    ({ lat, lon, distanceMeters: 0, name: '', problem: 'point_off_road' }));
  snapped.forEach((point, index) => (points[indexes[index]] = point));
  return points;
}

import type { Between } from '../ask/between.ts';
import { nearestOf, type Placed } from '../ask/placing.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import { isAlone, type AskedPoints } from './asked-points.ts';
import type { Degrees, RoadPlace, SnappedPoint } from './snapped.ts';

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
export function toldPlaces({ origins, destinations, table: { weight }, isUnmoved }: Between): ToldPlaces {
  if (!isUnmoved) return { origins, destinations };
  const width = destinations.length;
  const tell = (one: Placed, others: number, cellOf: (other: number) => number): Placed => {
    if (!one.moved) return one;
    let isStaying = false;
    for (let other = 0; other < others; other++) {
      const cell = cellOf(other);
      if (weight[cell] === UNREACHABLE) continue;
      if (isUnmoved[cell] === 0) return one;
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
  const { table: { weight }, isUnmoved } = between;
  const width = to.placed.length;
  const isReached = (row: number, column: number): boolean => weight[row * width + column] !== UNREACHABLE;
  const stayingCells = isUnmoved ? cellsTold(from, to, told, isUnmoved) : [];
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

/** The cells for which a point is not moved that is told as moved. To itself a point costs nothing, wherever it is. */
function cellsTold(from: AskedPoints, to: AskedPoints, told: ToldPlaces, isUnmoved: Uint8Array): number[] {
  const found: number[] = [];
  for (let cell = isUnmoved.indexOf(1); cell >= 0; cell = isUnmoved.indexOf(1, cell + 1)) {
    const [row, column] = [Math.floor(cell / to.placed.length), cell % to.placed.length];
    const isMoved = (told.origins[row].moved ?? told.destinations[column].moved) !== undefined;
    if (isMoved && !isSame(pointOf(from, row), pointOf(to, column))) found.push(cell);
  }
  return found;
}

const pointOf = ({ asked, indexes }: AskedPoints, index: number): Degrees => asked[indexes[index]];

const isSame = (a: Degrees, b: Degrees): boolean => a.lat === b.lat && a.lon === b.lon;

function withOffRoad({ asked, indexes }: AskedPoints, snapped: readonly SnappedPoint[]): SnappedPoint[] {
  const points = asked.map(({ lat, lon }): SnappedPoint =>
    ({ lat, lon, distanceMeters: 0, name: '', problem: 'point_off_road' }));
  snapped.forEach((point, index) => (points[indexes[index]] = point));
  return points;
}

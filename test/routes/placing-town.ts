import assert from 'node:assert/strict';
import { toUnits } from '../../src/kernel/geo.ts';
import type { MatrixQuery } from '../../src/routing/answer/matrix.ts';
import type { RouteAnswer } from '../../src/routing/answer/route.ts';
import type { Degrees, SnappedPoint } from '../../src/routing/answer/snapped.ts';
import { isSamePoint } from '../../src/routing/ask/placing.ts';
import { noTraffic } from '../../src/routing/traffic/speeds.ts';
import { drawTown } from './town.ts';
import { degreesOf, leaving, moscow, rowsOfMatrix, trafficTown, type TrafficTown } from './traffic-town.ts';

export const departure = leaving(moscow('Su 04:00'), 'off');

/** Streets around a block, and beside them a yard (X, Y), a road that leads only in (I) and one that leads only out. */
const map = `
  A--------B--------C
  |        |        |
  | X-Y    |   I    |   O
  |        |        |
  D--------E--------F

                                    S--T
`;
const ways = {
  ABCFEDA: '', BE: '', XY: 'service', EI: 'service oneway=yes', OF: 'service oneway=yes', ST: 'residential',
};
export const town = trafficTown(drawTown({ map, ways, meters: 50 }));

export function route(names: string, maxSnapMeters?: number, open = town) {
  const points = [...names].map((name) => degreesOf(open.town, name));
  return routeBetween(open, points, maxSnapMeters);
}

export const routeBetween = ({ engine }: TrafficTown, points: readonly Degrees[], maxSnapMeters?: number) =>
  engine.route('car', engine.state('car', departure, noTraffic), {
    points, alternatives: 0, steps: false, geometry: 'none', language: 'ru', departure, maxSnapMeters,
  });

export function matrix(query: Pick<MatrixQuery, 'origins' | 'destinations' | 'maxSnapMeters'>, { engine } = town) {
  const state = engine.state('car', departure, noTraffic);
  const answer = engine.matrix('car', state, { ...query, language: 'ru', departure });
  assert.ok(!('missed' in answer));
  return { ...rowsOfMatrix(answer), origins: answer.origins, destinations: answer.destinations };
}

export const namedPoints = (names: string): Degrees[] => [...names].map((name) => degreesOf(town.town, name));

/** "0, 100 cut_off": how far each point was moved, and why. */
export const snapsOf = (points: readonly SnappedPoint[]): string =>
  points.map(({ distanceMeters, movedBecause, problem }) =>
    [Math.round(distanceMeters), movedBecause, problem].filter((word) => word !== undefined).join(' ')).join(', ');

export const summary = (answer: ReturnType<typeof route>): string =>
  'missed' in answer ? Object.values(answer).join(' ') : snapsOf(answer.points);

export const costsOf = ({ routes: [{ distanceMeters, durationSeconds }] }: RouteAnswer): number[] =>
  [distanceMeters, durationSeconds];

/** Metres and seconds by which a cell may differ from the route between its places, which are told to a centimetre. */
const TOLERANCE = [0.25, 0.1] as const;
/** A limit within which a place on a road is not moved. */
const ON_ROAD_METERS = 1;

/** Compares each cell with the route between the places that the matrix tells; returns how many have no route. */
export function assertCellsOfPlaces(open: TrafficTown, answer: ReturnType<typeof matrix>, label = ''): number {
  const { distancesMeters, durationsSeconds, origins, destinations } = answer;
  let unreached = 0;
  origins.forEach((from, row) => destinations.forEach((to, column) => {
    const isUnmoved = from.unmovedTo?.includes(column);
    const places = isUnmoved ? [from.nearest ?? from, to.nearest ?? to] : [from, to];
    const cell = [distancesMeters, durationsSeconds].map((table) => table[row][column]);
    // Asked for by themselves, places within a metre are the same point.
    const [one, other] = places.map(({ lat, lon }) => ({ lat: toUnits(lat), lon: toUnits(lon) }));
    if (isSamePoint(one, other) && (cell[0] ?? 0) > 0) return;
    const found = routeBetween(open, places, ON_ROAD_METERS);
    // A point that begins and ends journeys at different places is still at none from itself.
    if (row === column && cell[0] === 0 && cell[1] === 0) return;
    const text = `${label} ${row} to ${column}: ${cell.join(' m, ')} s`;
    if ('missed' in found) {
      unreached++;
      assert.deepEqual(cell, [null, null], text);
      return;
    }
    costsOf(found).forEach((cost, at) => assert.ok(Math.abs(cost - cell[at]!) < TOLERANCE[at], `${text}, not ${cost}`));
  }));
  return unreached;
}

import { silent } from '../../src/kernel/progress.ts';
import { toDegrees } from '../../src/kernel/geo.ts';
import type { MatrixAnswer } from '../../src/routing/answer/matrix.ts';
import type { RouteAnswer } from '../../src/routing/answer/route.ts';
import type { Degrees } from '../../src/routing/answer/snapped.ts';
import { openRoutingEngine, type RoutingEngine } from '../../src/routing/answer/routing-engine.ts';
import { compileAll } from '../../src/routing/compile/compile-all.ts';
import type { Profile } from '../../src/routing/graph.ts';
import { UNREACHABLE } from '../../src/routing/hierarchy/arcs.ts';
import { indexRoads } from '../../src/routing/index-roads.ts';
import type { RoutingTables } from '../../src/routing/open.ts';
import type { Place } from '../../src/routing/profile/speed-limit.ts';
import type { LaterState } from '../../src/routing/road-state.ts';
import type { Departure, RequestedTraffic } from '../../src/routing/traffic/departure.ts';
import { noTraffic, type Traffic } from '../../src/routing/traffic/speeds.ts';
import type { Upload } from '../../src/routing/traffic/upload.ts';
import { pointOf } from './travel.ts';
import type { Town } from './town.ts';

/** A drawn town with all tables that an atlas has for its roads. */
export interface TrafficTown {
  readonly town: Town;
  readonly tables: RoutingTables;
  readonly engine: RoutingEngine;
}

export function trafficTown(
  town: Town, placeAt: (lat: number, lon: number) => Place = () => ({ country: 'RU', isUrban: true }),
  daysOff?: string,
): TrafficTown {
  const { network } = town.source;
  const { graphs, wayTraffic, text } = compileAll(network, town.text, placeAt, silent);
  const tables = { ...network, ...graphs, ...wayTraffic, ...indexRoads(network, graphs, silent), ...text, daysOff };
  return { town, tables, engine: openRoutingEngine(tables, () => '') };
}

/** Lines such as "ab 20" (the names of two nodes), or "ab 20 Mo 08" for a typical speed. */
export function uploadOf(town: Town, lines: readonly string[]): Upload {
  const rows = lines.map((line) => line.trim().split(/\s+/u));
  const idOf = (name: string): number => {
    const node = town.nodeOf(name);
    return node < 0 ? 999_999 : town.source.network.roadNodes.osm[node];
  };
  const ends = rows.map(([pair]) => (pair.includes('>') ? pair.split('>') : [...pair]));
  const hours = rows.map(([, , day, hour]) => days.indexOf(day) * 24 + Number(hour));
  const none = new Float64Array(0);
  return {
    from: Float64Array.from(ends, ([from]) => idOf(from)),
    to: Float64Array.from(ends, ([, to]) => idOf(to)),
    kmh: Float32Array.from(rows, ([, kmh]) => Number(kmh)),
    hour: rows.some(({ length }) => length > 2) ? Uint8Array.from(hours) : undefined,
    line: Uint32Array.from(rows, (_, row) => row + 2),
    turns: { from: none, via: none, to: none, seconds: new Float32Array(0), line: new Uint32Array(0) },
  };
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** "Tu 08:30" in Moscow, in a week of June 2026. */
export function moscow(text: string): number {
  const [day, clock] = text.split(' ');
  const monday = Date.parse('2026-06-01T00:00:00+03:00');
  const [hour, minute] = clock.split(':').map(Number);
  return monday + ((days.indexOf(day) * 24 + hour) * 60 + minute) * 60_000;
}

export const leaving = (
  departureMs: number, requestedTraffic: RequestedTraffic = 'auto', nowMs = departureMs,
): Departure =>
  ({ departureMs, nowMs, requestedTraffic });

export const routeIn = (
  open: TrafficTown, profile: Profile, names: readonly string[], departure: Departure, traffic?: Traffic,
): RouteAnswer | undefined =>
  routeBetween(open, profile, names.map((name) => degreesOf(open.town, name)), departure, traffic);

/** The route as the service answers it: with the roads of later times if speeds change on the way. */
export function routeBetween(
  { engine }: TrafficTown, profile: Profile, points: readonly Degrees[], departure: Departure,
  traffic: Traffic = noTraffic,
): RouteAnswer | undefined {
  const state = engine.state(profile, departure, traffic);
  const query = { points, alternatives: 0, steps: false, geometry: 'geojson', language: 'ru', departure } as const;
  const first = engine.route(profile, state, query);
  if ('missed' in first) return undefined;
  if (first.overtakenAtMs === undefined) return first;
  const later = statesAt(engine, profile, departure, first.overtakenAtMs, traffic);
  const answer = engine.route(profile, state, query, later);
  return 'missed' in answer ? undefined : answer;
}

export function matrixIn(
  { town, engine }: TrafficTown, profile: Profile, names: readonly string[], departure: Departure,
  traffic: Traffic = noTraffic,
): ReturnType<typeof rowsOfMatrix> {
  const state = engine.state(profile, departure, traffic);
  const origins = names.map((name) => degreesOf(town, name));
  const query = { origins, language: 'ru', departure } as const;
  const first = engine.matrix(profile, state, query);
  if ('missed' in first) throw new Error('no road at any point');
  if (first.overtakenAtMs === undefined) return rowsOfMatrix(first);
  const later = statesAt(engine, profile, departure, first.overtakenAtMs, traffic);
  const answer = engine.matrix(profile, state, query, later);
  if ('missed' in answer) throw new Error('no road at any point');
  return rowsOfMatrix(answer);
}

const statesAt = (
  engine: RoutingEngine, profile: Profile, departure: Departure, times: readonly number[], traffic: Traffic,
): LaterState[] =>
  times.map((fromMs) => ({ fromMs, state: engine.state(profile, { ...departure, departureMs: fromMs }, traffic) }));

/** A matrix in the units of a route. */
export function rowsOfMatrix(answer: MatrixAnswer) {
  const seconds = (centiseconds: number): number => centiseconds / 100;
  return {
    durationsSeconds: rowsOf(answer, answer.centiseconds, seconds),
    staticSeconds: rowsOf(answer, answer.staticCentiseconds, seconds),
    distancesMeters: rowsOf(answer, answer.decimeters, (decimeters) => decimeters / 10),
    origins: answer.origins,
    destinations: answer.destinations,
    traffic: answer.traffic,
  };
}

/** A table of an answer in another unit; null without a route. */
const rowsOf = (
  { origins, destinations: { length: width } }: MatrixAnswer, table: Uint32Array, inUnit: (value: number) => number,
): (number | null)[][] =>
  origins.map((_, row) =>
    Array.from(table.subarray(row * width, (row + 1) * width), (value) =>
      (value === UNREACHABLE ? null : inUnit(value))));

export function degreesOf(town: Town, name: string): { lat: number; lon: number } {
  const { lat, lon } = pointOf(town, name);
  return { lat: toDegrees(lat), lon: toDegrees(lon) };
}

/** The letters of the drawn nodes on a route. */
export function lettersOf({ town }: TrafficTown, { routes: [{ geometry }] }: RouteAnswer): string {
  const { roadNodes } = town.source.network;
  if (geometry === null || typeof geometry === 'string') throw new Error('ask for GeoJSON');
  const known = new Map([...town.names].map(([row, name]) => [`${roadNodes.lat[row]} ${roadNodes.lon[row]}`, name]));
  return geometry.coordinates
    .map(([lon, lat]) => known.get(`${Math.round(lat * 1e7)} ${Math.round(lon * 1e7)}`) ?? '')
    .join('').replaceAll(/(.)\1+/gu, '$1');
}

import { seededRandom } from '../../src/kernel/random.ts';
import type { RouteQuery } from '../../src/routing/answer/route.ts';
import type { Degrees } from '../../src/routing/answer/snapped.ts';
import { graphOf, profiles, type Profile } from '../../src/routing/graph.ts';
import { UNREACHABLE, type Entry } from '../../src/routing/hierarchy/arcs.ts';
import { openProfile } from '../../src/routing/open.ts';
import type { RoadState } from '../../src/routing/road-state.ts';
import type { Departure } from '../../src/routing/traffic/departure.ts';
import { noTraffic, type Matched } from '../../src/routing/traffic/speeds.ts';
import { openNamedRoutingEngine } from '../../src/workers/routing-task.ts';
import { openPlainWays } from './plain-ways.ts';
import { roadsOf } from './roads-of.ts';
import { roadsidePoints } from './roadside-points.ts';
import { slowSpeeds } from './slow-speeds.ts';
import { lines, often, once, whole } from './figure-lines.ts';

/**
 * Measures the roads of an atlas in a process of its own: compiling, ordering, customising, and routes and matrices as
 * the workers answer them. With a number after the file: of that many joined copies.
 */
const [atlas, copies] = [process.argv[2], Number(process.argv[3] ?? 1)];
const tables = await roadsOf(atlas, copies, profiles);
const engine = openNamedRoutingEngine(tables);

const random = seededRandom(3);

const pointsFor = (profile: Profile, count: number): Degrees[] => roadsidePoints(tables, profile, count, random);

/** On each side of the pairs that are checked. */
const PLACES = 100;
const MANY_JUNCTIONS = 200_000;
const nowMs = Date.UTC(2026, 10, 17, 5, 10); // a Tuesday morning
let states = 0;
/** Numbers a state, as the service does with those it keeps. */
const numbered = (state: RoadState): RoadState => ({ ...state, number: ++states });
const departure = (requestedTraffic: Departure['requestedTraffic']): Departure =>
  ({ departureMs: nowMs, nowMs, requestedTraffic });
for (const profile of profiles) {
  const points = pointsFor(profile, 4000);
  const off = numbered(once(`${profile}: first state`, () => engine.state(profile, departure('off'), noTraffic)));
  often(`${profile}: state of empty roads`, 5, 1, () => engine.state(profile, departure('off'), noTraffic));
  askRoutes(profile, off, departure('off'), points);
  askMatrices(`${profile}: matrix of 100 x 100`, profile, off, departure('off'), points);
  checkPairs(profile, off);
}
askTraffic(pointsFor('car', 4000));

/** Compares a matrix between some nodes with the plain algorithm. */
function checkPairs(profile: Profile, { pace, base, metric }: RoadState): void {
  const { graph, finder } = openProfile(tables, profile).at(pace, base, metric);
  const costs = metric.arcs;
  const anywhere = (): Entry => ({
    node: Math.floor(random() * graph.nodes.rows), weight: 0, carried: costs.carried.map(() => 0),
  });
  const [from, to] = [0, 1].map(() => Array.from({ length: PLACES }, anywhere));
  const asked = finder.beginTable();
  const table = asked.join(from.map((one) => asked.addStart([one])), to.map((one) => asked.addEnd([one])));
  const plainWays = openPlainWays(graph, costs);
  let [found, equal] = [0, 0];
  from.forEach((start, row) => {
    const least = plainWays(start.node);
    to.forEach(({ node }, column) => {
      const weight = table.weight[row * PLACES + column];
      if (weight !== UNREACHABLE) found++;
      if (weight === least[node]) equal++;
    });
  });
  if (equal < PLACES * PLACES) throw new Error(`${profile}: ${equal} of ${PLACES * PLACES} pairs are right`);
  lines.push(`${profile}: ${whole(equal)} random pairs cost what Dijkstra's says, ${whole(found)} have a way`);
}

/** The first answer affected by an upload comes after its rows are matched and a state is made of them. */
function askTraffic(points: readonly Degrees[]): void {
  const upload = slowSpeeds(tables, random);
  const rows = whole(upload.from.length);
  const match = (): Matched => engine.match(upload, noTraffic, nowMs);
  const { traffic, matched } = once(`car: ${rows} rows of speeds matched`, match);
  lines.push(`car: ${whole(matched)} rows were matched`);
  often('car: the same matched again', 5, 1, match);
  const live = numbered(once('car: first state with them', () => engine.state('car', departure('auto'), traffic)));
  often('car: state with them', 5, 1, () => engine.state('car', departure('auto'), traffic));
  askRoutes('car', live, departure('auto'), points);
  askMatrices('car: matrix of 100 x 100 in traffic', 'car', live, departure('auto'), points);
}

function askMatrices(
  what: string, profile: Profile, state: RoadState, when: Departure, points: readonly Degrees[],
): void {
  // Routes of many hours are timed along the clock, which takes seconds each.
  const isLong = when.requestedTraffic !== 'off' && graphOf(tables, profile).nodes.rows > MANY_JUNCTIONS;
  const [calls, warmUp] = isLong ? [9, 2] : [41, 100];
  often(what, calls, warmUp, (call) => engine.matrix(profile, state, {
    language: 'ru', departure: when, origins: hundred(points, 2 * call), destinations: hundred(points, 2 * call + 1),
  }));
}

function hundred(points: readonly Degrees[], number: number): Degrees[] {
  const first = (number * 100) % points.length;
  return points.slice(first, first + 100);
}

function askRoutes(profile: Profile, state: RoadState, when: Departure, points: readonly Degrees[]): void {
  const calls = graphOf(tables, profile).nodes.rows > MANY_JUNCTIONS ? 500 : 2000;
  const label = `${profile}: route${when.requestedTraffic === 'off' ? '' : ' in traffic'}`;
  const plain = { alternatives: 0, steps: false, geometry: 'polyline6', language: 'ru', departure: when } as const;
  const pair = (call: number): Degrees[] => [points[(2 * call) % 4000], points[(2 * call + 1) % 4000]];
  let [found, asked] = [0, 0];
  const ask = (query: Omit<RouteQuery, 'points'>) => (call: number) => {
    const answer = engine.route(profile, state, { ...query, points: pair(call) });
    asked++;
    if (!('missed' in answer)) found++;
    return answer;
  };
  often(label, calls, calls / 4, ask(plain));
  often(`${label} with steps`, calls / 4, 20, ask({ ...plain, steps: true }));
  often(`${label} with 2 alternatives`, calls / 4, 20, ask({ ...plain, alternatives: 2 }));
  lines.push(`${label}: ${whole(found)} of ${whole(asked)} found`);
}

console.log(JSON.stringify(lines));

import { toDegrees } from '../../src/kernel/geo.ts';
import { silent } from '../../src/kernel/progress.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { MatrixWish } from '../../src/routing/answer/matrix.ts';
import type { RouteWish } from '../../src/routing/answer/route.ts';
import type { Degrees } from '../../src/routing/answer/snapped.ts';
import { compileAll } from '../../src/routing/compile/compile-all.ts';
import { graphOf, profiles, type Profile } from '../../src/routing/graph.ts';
import { buildHierarchy } from '../../src/routing/hierarchy/build.ts';
import { orderNodes } from '../../src/routing/hierarchy/order.ts';
import { namedHierarchy } from '../../src/routing/hierarchy/tables.ts';
import { arcGraphOf, type RoadIndexes } from '../../src/routing/index-roads.ts';
import type { RoutingTables } from '../../src/routing/open.ts';
import type { RoadState } from '../../src/routing/road-state.ts';
import { buildStretches, namedStretches } from '../../src/routing/snap/stretches.ts';
import { readAtlas } from '../../src/store/files/atlas-read.ts';
import { openTellerOver } from '../../src/workers/routing-task.ts';
import { joinNetwork } from './joined-network.ts';
import { lines, often, once, whole } from './told-lines.ts';

/**
 * Measures the roads of one atlas in a process of its own, all of it: compiling, ordering, customising, and routes
 * and matrices as the workers answer them. With a number behind the file: of so many copies of its roads, joined.
 */
const [atlas, copies] = [process.argv[2], Number(process.argv[3] ?? 1)];
const { tables: city } = await readAtlas(atlas);
const network = copies > 1 ? once('joining', () => joinNetwork(city, copies)) : city;
const compiled = once('graphs of three profiles', () =>
  compileAll(network, city, () => ({ country: 'RU', isUrban: true }), silent));
let indexes: Partial<RoadIndexes> = {};
for (const profile of profiles) {
  const graph = graphOf(compiled.graphs, profile);
  const arcs = arcGraphOf(network, graph);
  lines.push(`${profile}: ${whole(graph.nodes.rows)} junctions, ${whole(graph.arcs.rows)} arcs`);
  const order = once(`${profile}: order`, () => orderNodes(arcs));
  const hierarchy = once(`${profile}: links`, () => buildHierarchy(arcs, order));
  const stretches = once(`${profile}: stretches`, () => buildStretches(network, graph));
  indexes = { ...indexes, ...namedHierarchy(hierarchy, profile), ...namedStretches(stretches, profile) };
}
const tables = { ...city, ...compiled.text, ...network, ...compiled.graphs, ...indexes } as RoutingTables;
const teller = openTellerOver(tables);

const random = seededRandom(3);
const { roadNodes, roadWays, roadWayNodes } = tables;

/** Beside a road that the profile may use, as far as a house stands from its street. */
function pointsFor(profile: Profile, count: number): Degrees[] {
  const { edgePieces } = graphOf(tables, profile);
  return Array.from({ length: count }, () => {
    const piece = Math.floor(random() * edgePieces.rows);
    const node = roadWayNodes.node[roadWays.nodes[edgePieces.way[piece]] + edgePieces.from[piece]];
    const beside = (): number => (random() - 0.5) * 0.0006;
    return { lat: toDegrees(roadNodes.lat[node]) + beside(), lon: toDegrees(roadNodes.lon[node]) + beside() };
  });
}

const MANY_JUNCTIONS = 200_000;
for (const profile of profiles) {
  const isLarge = graphOf(tables, profile).nodes.rows > MANY_JUNCTIONS;
  const free = once(`${profile}: first customising`, () => teller.freeFlow(profile));
  often(`${profile}: customising`, 5, 1, () => teller.freeFlow(profile));
  const points = pointsFor(profile, 4000);
  askRoutes(profile, free, points, isLarge ? 500 : 2000);
  const matrix = { language: 'ru' } as const;
  often(`${profile}: matrix of 100 x 100`, 21, 4, (call) => teller.matrix(profile, free, {
    ...matrix, origins: hundred(points, 2 * call), destinations: hundred(points, 2 * call + 1),
  } satisfies MatrixWish));
}

function hundred(points: readonly Degrees[], number: number): Degrees[] {
  const first = (number * 100) % points.length;
  return points.slice(first, first + 100);
}

function askRoutes(profile: Profile, state: RoadState, points: readonly Degrees[], calls: number): void {
  const plain = { alternatives: 0, steps: false, geometry: 'polyline6', language: 'ru' } as const;
  const pair = (call: number): Degrees[] => [points[(2 * call) % 4000], points[(2 * call + 1) % 4000]];
  let found = 0;
  const ask = (wish: Omit<RouteWish, 'points'>) => (call: number) => {
    const answer = teller.route(profile, state, { ...wish, points: pair(call) });
    if (!('missed' in answer)) found++;
    return answer;
  };
  often(`${profile}: route`, calls, calls / 4, ask(plain));
  often(`${profile}: route with steps`, calls / 4, 20, ask({ ...plain, steps: true }));
  often(`${profile}: route with 2 alternatives`, calls / 4, 20, ask({ ...plain, alternatives: 2 }));
  lines.push(`${profile}: ${whole(found)} of ${whole(calls * 1.75 + 40)} routes found`);
}

console.log(JSON.stringify(lines));

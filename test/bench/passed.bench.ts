import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distanceMeters } from '../../src/kernel/geo.ts';
import { silent } from '../../src/kernel/progress.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { Interner } from '../../src/kernel/text.ts';
import { assemble } from '../../src/osm/assemble/assemble.ts';
import { costsOf } from '../../src/routing/ask/costs.ts';
import { finderOver, newScratch } from '../../src/routing/ask/finder.ts';
import { openRoads } from '../../src/routing/compile/compile-all.ts';
import { compileGraph } from '../../src/routing/compile/compile.ts';
import type { Source } from '../../src/routing/compile/uses.ts';
import { travelModes, type Graph, type Profile } from '../../src/routing/graph.ts';
import { buildHierarchy } from '../../src/routing/hierarchy/build.ts';
import { customise } from '../../src/routing/hierarchy/customise.ts';
import { orderNodes } from '../../src/routing/hierarchy/order.ts';
import { arcGraphOf } from '../../src/routing/index-roads.ts';
import type { Tags } from '../../src/routing/profile/tags.ts';
import { scanFiles } from '../../src/workers/scan.ts';
import type { Bench } from './bench.ts';

const ROUTES = 1000;
/** Routes begin and end on streets, so that tracks and yards on the way are the router's choice. */
const streets = new Set('primary secondary tertiary unclassified residential'.split(' '));
const CLUSTER_METERS = 40;

/**
 * What routes between random streets of each extract in GEOKOD_EXTRACTS pass: not times, but whether drivers and
 * cyclists would go there.
 */
export const passed: Bench = async () => {
  const folder = process.env.GEOKOD_EXTRACTS ?? '';
  const facts: Record<string, string> = {};
  for (const file of folder === '' ? [] : globSync('*.osm.pbf', { cwd: folder }).sort()) {
    const source = await readMap(join(folder, file));
    for (const profile of ['car', 'bike'] as const) facts[`${basename(file)} ${profile}`] = walkAlong(source, profile);
  }
  return { facts, trials: [] };
};

async function readMap(path: string): Promise<Source> {
  const { network, text } = assemble(await scanFiles([path], { workers: 1, progress: silent }), {}, silent);
  return openRoads(network, text, () => ({ country: 'RU', isUrban: true }), new Interner());
}

interface Sums {
  routes: number;
  seconds: number;
  meters: number;
  trackMeters: number;
  privateGates: number;
  namedGates: number;
  yardGates: number;
  signalNodes: number;
  litJunctions: number;
  signalSeconds: number;
  pushSeconds: number;
  dismounts: number;
  escalators: number;
}

function walkAlong(source: Source, profile: Profile): string {
  const { graph } = compileGraph(profile, source);
  const dark = compileGraph(profile, withoutSignals(source)).graph;
  const arcs = arcGraphOf(source.network, graph);
  const costs = costsOf(graph, graph.edgePieces);
  const hierarchy = buildHierarchy(arcs, orderNodes(arcs));
  const finder = finderOver(newScratch(hierarchy), customise(hierarchy, costs.weight, ...costs.carried));
  const ends = endsOf(graph, source);
  const random = seededRandom(5);
  const anywhere = () => [{ node: ends[Math.floor(random() * ends.length)], weight: 0, carried: [0, 0, 0] }];
  const sums: Sums = {
    routes: 0, seconds: 0, meters: 0, trackMeters: 0, privateGates: 0, namedGates: 0, yardGates: 0, signalNodes: 0,
    litJunctions: 0, signalSeconds: 0, pushSeconds: 0, dismounts: 0, escalators: 0,
  };
  for (let tries = 0; tries < ROUTES; tries++) {
    const way = finder.find(anywhere(), anywhere());
    if (way) addWay(sums, source, graph, dark, Array.from(way.arcs));
  }
  return summary(sums, profile);
}

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`;
const ratio = (part: number, whole: number): string => (part / whole).toFixed(2);

function summary(sums: Sums, profile: Profile): string {
  const { routes, seconds, meters } = sums;
  const signals = `signals ${share(sums.signalSeconds, seconds)} of time, ` +
    `${ratio(sums.signalNodes, meters / 1000)} nodes and ${ratio(sums.litJunctions, meters / 1000)} junctions a km, ` +
    `${ratio(sums.signalSeconds, sums.litJunctions)} s a junction`;
  const gates = `gates a 100 routes: private ${ratio(sums.privateGates * 100, routes)}, ` +
    `naming others ${ratio(sums.namedGates * 100, routes)}, bare ${ratio(sums.yardGates * 100, routes)}`;
  const own = profile === 'car' ? `tracks ${share(sums.trackMeters, meters)} of distance; ${gates}`
    : `pushed ${share(sums.pushSeconds, seconds)} of time, ${ratio(sums.dismounts, routes)} dismounts a route, ` +
      `${sums.escalators} escalators`;
  const size = `${routes} routes of ${ratio(meters / 1000, routes)} km, ${(3.6 * meters / seconds).toFixed(1)} km/h`;
  return `${size}; ${own}; ${signals}`;
}

const isLit = (tags: Tags): boolean => tags.highway === 'traffic_signals' ||
  (tags.highway === 'crossing' && (tags.crossing === 'traffic_signals' || tags['crossing:signals'] === 'yes'));

function withoutSignals(source: Source): Source {
  const sets = new Map<number, Record<string, string>>();
  const dark = (set: number): Record<string, string> => {
    const tags = { ...source.tagsOf(set) };
    if (tags.highway === 'traffic_signals') delete tags.highway;
    if (tags.crossing === 'traffic_signals') delete tags.crossing;
    delete tags['crossing:signals'];
    return tags;
  };
  return {
    ...source,
    tagsOf: (set) => {
      if (!sets.has(set)) sets.set(set, dark(set));
      return sets.get(set)!;
    },
  };
}

function endsOf({ nodes, arcs, edges, edgePieces }: Graph, { network, tagsOf }: Source): number[] {
  return [...nodes.at.keys()].filter((node) => {
    for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
      const way = edgePieces.way[edges.pieces[arcs.edge[arc]]];
      if (streets.has(tagsOf(network.roadWays.tags[way]).highway)) return true;
    }
    return false;
  });
}

function addWay(sums: Sums, source: Source, graph: Graph, dark: Graph, ways: readonly number[]): void {
  const { arcs, edges, edgePieces } = graph;
  const { roadWays, roadWayNodes, roadNodes } = source.network;
  sums.routes++;
  let [sinceSignal, last, isPushed] = [Infinity, -1, false];
  const pass = (node: number): void => {
    if (last >= 0) {
      const { lat, lon } = roadNodes;
      sinceSignal += distanceMeters(lat[last], lon[last], lat[node], lon[node]);
    }
    last = node;
    const tags = source.tagsOf(roadNodes.tags[node]);
    countGate(sums, tags);
    if (!isLit(tags)) return;
    sums.signalNodes++;
    if (sinceSignal > CLUSTER_METERS) sums.litJunctions++;
    sinceSignal = 0;
  };
  for (const arc of ways) {
    const isBackward = arcs.isBackward[arc] === 1;
    const [first, end] = [edges.pieces[arcs.edge[arc]], edges.pieces[arcs.edge[arc] + 1]];
    const pieces = [...Array(end - first).keys()].map((i) => first + i);
    for (const piece of isBackward ? pieces.reverse() : pieces) {
      const tags = source.tagsOf(roadWays.tags[edgePieces.way[piece]]);
      const [from, to] = isBackward ? [edgePieces.to[piece], edgePieces.from[piece]]
        : [edgePieces.from[piece], edgePieces.to[piece]];
      const lasts = isBackward ? 'backwardCentiseconds' : 'forwardCentiseconds';
      const seconds = edgePieces[lasts][piece] / 100;
      const meters = edgePieces.lengthDecimeters[piece] / 10;
      sums.seconds += seconds;
      sums.meters += meters;
      sums.signalSeconds += seconds - dark.edgePieces[lasts][piece] / 100;
      if (tags.highway === 'track') sums.trackMeters += meters;
      const mode = travelModes[(isBackward ? edgePieces.backwardMode : edgePieces.forwardMode)[piece]];
      if (mode === 'push') sums.pushSeconds += seconds;
      if (mode === 'push' && !isPushed) sums.dismounts++;
      if (mode === 'push' && tags.conveying !== undefined && tags.conveying !== 'no') sums.escalators++;
      isPushed = mode === 'push';
      const start = roadWays.nodes[edgePieces.way[piece]];
      const step = from < to ? 1 : -1;
      for (let at = from; at !== to; at += step) pass(roadWayNodes.node[start + at + step]);
    }
  }
}

const motorKeys = ['access', 'vehicle', 'motor_vehicle', 'motorcar'];

function countGate(sums: Sums, tags: Tags): void {
  if (tags.barrier === undefined || !/gate$/u.test(tags.barrier)) return;
  const values = motorKeys.map((key) => tags[key]).filter((value) => value !== undefined);
  if (values.some((value) => value === 'private' || value === 'no')) sums.privateGates++;
  else if (values.length > 0) return;
  else if (tags.foot !== undefined || tags.bicycle !== undefined) sums.namedGates++;
  else sums.yardGates++;
}

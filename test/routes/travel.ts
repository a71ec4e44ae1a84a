import { silent } from '../../src/kernel/progress.ts';
import { burdensNow } from '../../src/routing/ask/burdens.ts';
import { costsOf } from '../../src/routing/ask/costs.ts';
import { finderOver, newScratch, type Finder } from '../../src/routing/ask/finder.ts';
import type { Roads } from '../../src/routing/ask/roads.ts';
import { runsOver } from '../../src/routing/ask/runs.ts';
import { openDijkstra } from '../../src/routing/dijkstra.ts';
import type { Graph, Profile } from '../../src/routing/graph.ts';
import { buildHierarchy } from '../../src/routing/hierarchy/build.ts';
import type { Entry } from '../../src/routing/hierarchy/arcs.ts';
import { customise } from '../../src/routing/hierarchy/customise.ts';
import { orderNodes } from '../../src/routing/hierarchy/order.ts';
import { arcGraphOf } from '../../src/routing/index-roads.ts';
import type { RoadNetwork } from '../../src/routing/network.ts';
import type { Pace } from '../../src/routing/pace.ts';
import { openSnapper } from '../../src/routing/snap/snapper.ts';
import { buildStretches } from '../../src/routing/snap/stretches.ts';
import type { Town } from './town.ts';

/** Roads as used in production, and the same with the plain algorithm instead of the hierarchy. */
export interface Travelled {
  readonly quick: Roads;
  readonly plain: Roads;
}

export const travelTown = (town: Town, profile: Profile): Travelled =>
  travel(town.source.network, town.compiled(profile).graph);

function travel(network: RoadNetwork, graph: Graph, pace: Pace = graph.edgePieces): Travelled {
  const arcs = arcGraphOf(network, graph);
  const costs = costsOf(graph, pace);
  const hierarchy = buildHierarchy(arcs, orderNodes(arcs, () => silent.advance(0)));
  const shortest = openDijkstra(arcs, costs);
  const plain: Finder = {
    find: (from, to) => {
      const way = shortest.find(from, to);
      return way && { ...way, fromEntry: way.from, toEntry: way.to };
    },
    beginTable: () => {
      const [starts, ends]: (readonly Entry[])[][] = [[], []];
      return {
        addStart: (entries) => starts.push(entries) - 1,
        addEnd: (entries) => ends.push(entries) - 1,
        join: (rows, columns) => {
          const { weights, carried } = shortest.table(rows.map((row) => starts[row]), columns.map((one) => ends[one]));
          return { weight: weights, carried };
        },
      };
    },
    weightOf: (list) => list.reduce((sum, arc) => sum + costs.weight[arc], 0),
    costsOf: (arc) => ({ weight: costs.weight[arc], carried: costs.carried.map((column) => column[arc]) }),
  };
  const parts = {
    graph,
    snapper: openSnapper(network, graph, buildStretches(network, graph), pace),
    runsOf: runsOver(network, graph, pace),
    modes: graph.edgePieces,
    burdens: burdensNow(graph, graph.edgePieces, pace),
    turns: {
      isClosed: () => false, delayOf: () => 0, priceOf: (arc: number) => graph.arcs.penaltyCentiseconds[arc],
      turnBackCentiseconds: 2000,
    },
  };
  const metric = customise(hierarchy, costs.weight, ...costs.carried);
  return { quick: { ...parts, finder: finderOver(newScratch(hierarchy), metric) }, plain: { ...parts, finder: plain } };
}

/** Where a node is drawn. */
export function pointOf({ source: { network }, nodeOf }: Town, name: string): { lat: number; lon: number } {
  const row = nodeOf(name);
  return { lat: network.roadNodes.lat[row], lon: network.roadNodes.lon[row] };
}

/** A point at a share of the straight line from one node to another. */
export function between(town: Town, from: string, to: string, share = 0.5): { lat: number; lon: number } {
  const [a, b] = [pointOf(town, from), pointOf(town, to)];
  return { lat: Math.round(a.lat + (b.lat - a.lat) * share), lon: Math.round(a.lon + (b.lon - a.lon) * share) };
}

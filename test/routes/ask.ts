import { distanceMeters } from '../../src/kernel/geo.ts';
import { openDijkstra } from '../../src/routing/dijkstra.ts';
import { CLOSED, type Graph, type Profile, travelModes } from '../../src/routing/graph.ts';
import { holds, parseCondition } from '../../src/routing/profile/condition.ts';
import type { Moment } from '../../src/routing/profile/opening-hours.ts';
import type { Entry } from '../../src/routing/hierarchy/arcs.ts';
import type { Town } from './town.ts';

/** The result of a query from node to node. */
export interface Found {
  /** The letters of all nodes on the route. */
  readonly nodes: string;
  /** The words of its ways, without immediate repetitions. */
  readonly ways: string;
  readonly modes: string;
  readonly seconds: number;
  /** What it weighs beyond its duration: turns, tracks, gates. */
  readonly priceSeconds: number;
  readonly meters: number;
}

/** A graph as input for engines: arcs by tail, their weights, and the carried columns: decimetres, centiseconds. */
export function arcsOf(graph: Graph, town: Pick<Town, 'source'>, at?: Moment) {
  const { roadNodes } = town.source.network;
  const duration = graph.arcs.durationCentiseconds.slice();
  if (at) {
    for (let arc = 0; arc < graph.arcs.rows; arc++) duration[arc] = lastsOnMap(graph, arc);
    applyConditions(graph, town, at, duration);
  }
  return {
    graph: {
      firstArc: graph.nodes.arcs, head: graph.arcs.head,
      lat: Int32Array.from(graph.nodes.at, (node) => roadNodes.lat[node]),
      lon: Int32Array.from(graph.nodes.at, (node) => roadNodes.lon[node]),
    },
    costs: {
      weight: duration.map((value, arc) => (value === CLOSED ? CLOSED : value + graph.arcs.penaltyCentiseconds[arc])),
      carried: [graph.arcs.lengthDecimeters, duration] as const,
    },
  };
}

/** The duration of an arc regardless of a gate at its beginning. */
function lastsOnMap({ arcs, edges, edgePieces }: Graph, arc: number): number {
  const edge = arcs.edge[arc];
  const column = arcs.isBackward[arc] ? edgePieces.backwardCentiseconds : edgePieces.forwardCentiseconds;
  const own = column.subarray(edges.pieces[edge], edges.pieces[edge + 1]);
  return own.includes(CLOSED) ? CLOSED : Math.max(1, own.reduce((sum, one) => sum + one, 0));
}

/** Applies the signs that hold at that moment. */
function applyConditions(graph: Graph, { source }: Pick<Town, 'source'>, at: Moment, duration: Uint32Array): void {
  const { edges, edgeArcs, edgeConditions, turnConditions, arcs } = graph;
  const isNow = (condition: number): boolean => holds(parseCondition(source.textOf(condition)), at);
  for (let edge = 0; edge < edges.rows; edge++) {
    for (let row = edges.conditions[edge]; row < edges.conditions[edge + 1]; row++) {
      if (!isNow(edgeConditions.condition[row])) continue;
      for (let i = edges.arcs[edge]; i < edges.arcs[edge + 1]; i++) {
        const arc = edgeArcs.arc[i];
        if (arcs.isBackward[arc] === edgeConditions.isBackward[row]) {
          duration[arc] = edgeConditions.durationCentiseconds[row];
        }
      }
    }
  }
  for (let row = 0; row < turnConditions.rows; row++) {
    if (isNow(turnConditions.condition[row])) duration[turnConditions.arc[row]] = CLOSED;
  }
}

/** The road nodes that an arc passes, its first included. */
export function roadNodesOf(graph: Graph, { source }: Pick<Town, 'source'>, arc: number): number[] {
  const { roadWays, roadWayNodes } = source.network;
  const { edgePieces, edges } = graph;
  const edge = graph.arcs.edge[arc];
  const nodes: number[] = [];
  for (let row = edges.pieces[edge]; row < edges.pieces[edge + 1]; row++) {
    const [from, to] = [edgePieces.from[row], edgePieces.to[row]];
    const start = roadWays.nodes[edgePieces.way[row]];
    const step = from < to ? 1 : -1;
    for (let at = from; at !== to + step; at += step) {
      const node = roadWayNodes.node[start + at];
      if (nodes.at(-1) !== node) nodes.push(node);
    }
  }
  return graph.arcs.isBackward[arc] ? nodes.reverse() : nodes;
}

/** A way to begin or end: an entry of the graph, and the road between it and the requested node. */
interface Lead extends Entry {
  /** The arc that is travelled in part; undefined if the node is a junction. */
  readonly part?: { readonly arc: number; readonly nodes: readonly number[] };
}

/**
 * The route from one drawn node to another. Starts are in state 0, so all roads lead on; in the middle of an edge both
 * directions count, in the share of the edge's length.
 */
export function ask(town: Town, profile: Profile, from: string, to: string, at?: Moment): Found | undefined {
  const { graph } = town.compiled(profile);
  const { graph: arcs, costs } = arcsOf(graph, town, at);
  const [start, end] = [town.nodeOf(from), town.nodeOf(to)];
  const starts = leadsAt(graph, town, costs, start, true);
  const ends = leadsAt(graph, town, costs, end, false);
  const way = openDijkstra(arcs, costs).find(starts, ends);
  const direct = onOneEdge(graph, town, costs, starts, end);
  if (direct && (!way || direct.weight <= way.weight)) {
    return describeWay(town, graph, [{ arc: direct.arc, nodes: direct.nodes }], direct);
  }
  if (!way) return undefined;
  const legs = [starts[way.from].part, ...[...way.arcs].map((arc) => ({ arc })), ends[way.to].part];
  return describeWay(town, graph, legs.filter((leg) => leg !== undefined), way);
}

type Costs = ReturnType<typeof arcsOf>['costs'];

function leadsAt(graph: Graph, town: Town, costs: Costs, roadNode: number, isStart: boolean): Lead[] {
  const leads: Lead[] = (isStart ? freeNodesAt(graph, roadNode) : nodesAt(graph, roadNode))
    .map((node) => ({ node, weight: 0, carried: [0, 0] }));
  for (let arc = 0; arc < graph.arcs.rows; arc++) {
    if (costs.weight[arc] === CLOSED || (isStart && !isFreeArc(graph, arc))) continue;
    const all = roadNodesOf(graph, town, arc);
    const at = all.indexOf(roadNode, 1);
    if (at < 1 || at === all.length - 1) continue;
    const part = isStart ? all.slice(at) : all.slice(0, at + 1);
    const share = metersOf(town, part) / metersOf(town, all);
    const carried = costs.carried.map((column) => Math.round(column[arc] * share));
    leads.push({
      node: isStart ? graph.arcs.head[arc] : graph.arcs.tail[arc], carried,
      weight: carried[1] + (isStart ? 0 : graph.arcs.penaltyCentiseconds[arc]), part: { arc, nodes: part },
    });
  }
  return leads;
}

function onOneEdge(graph: Graph, town: Town, costs: Costs, starts: readonly Lead[], end: number) {
  const found = starts.flatMap(({ part }) => {
    const at = part ? part.nodes.indexOf(end) : -1;
    if (!part || at < 0) return [];
    const nodes = part.nodes.slice(0, at + 1);
    const share = metersOf(town, nodes) / metersOf(town, roadNodesOf(graph, town, part.arc));
    const carried = costs.carried.map((column) => Math.round(column[part.arc] * share));
    return [{ weight: carried[1], carried, arc: part.arc, nodes }];
  });
  return found.sort((a, b) => a.weight - b.weight)[0];
}

function metersOf({ source }: Pick<Town, 'source'>, nodes: readonly number[]): number {
  const { lat, lon } = source.network.roadNodes;
  return nodes.slice(1).reduce((sum, node, i) =>
    sum + distanceMeters(lat[nodes[i]], lon[nodes[i]], lat[node], lon[node]), 0);
}

const isFreeArc = ({ arcs, edges }: Graph, arc: number): boolean =>
  (arcs.isBackward[arc] ? edges.backwardArc : edges.forwardArc)[arcs.edge[arc]] === arc;

export const nodesAt = ({ nodes }: Graph, roadNode: number): number[] =>
  [...nodes.at.keys()].filter((node) => nodes.at[node] === roadNode);

/** Nodes to start from: copies in state 0, which are those that free arcs leave. */
export const freeNodesAt = (graph: Graph, roadNode: number): number[] =>
  nodesAt(graph, roadNode).filter((node) => isFree(graph, node));

function isFree(graph: Graph, node: number): boolean {
  for (let arc = graph.nodes.arcs[node]; arc < graph.nodes.arcs[node + 1]; arc++) {
    if (!isFreeArc(graph, arc)) return false;
  }
  return true;
}

interface Leg {
  readonly arc: number;
  /** Set if only a part of it is travelled. */
  readonly nodes?: readonly number[];
}

function describeWay(
  town: Town, graph: Graph, legs: readonly Leg[], { weight, carried }: Pick<Lead, 'weight' | 'carried'>,
): Found {
  const nodes: number[] = [];
  const ways: string[] = [];
  const modes: string[] = [];
  for (const leg of legs) {
    const passed = leg.nodes ?? roadNodesOf(graph, town, leg.arc);
    nodes.push(...(nodes.at(-1) === passed[0] ? passed.slice(1) : passed));
    for (const { way, mode } of stretchesOf(graph, town, leg)) {
      if (ways.at(-1) !== way) ways.push(way);
      if (modes.at(-1) !== mode) modes.push(mode);
    }
  }
  return {
    nodes: nodes.map((node) => town.names.get(node) ?? '?').join(''),
    ways: ways.join(','), modes: modes.join(','), meters: carried[0] / 10, seconds: carried[1] / 100,
    priceSeconds: (weight - carried[1]) / 100,
  };
}

/** The ways of an arc, or of its travelled part. */
function stretchesOf(graph: Graph, town: Town, { arc, nodes }: Leg): { way: string; mode: string }[] {
  const { edges, edgePieces, arcs } = graph;
  const { roadWays, roadWayNodes } = town.source.network;
  const isBackward = arcs.isBackward[arc] === 1;
  const edge = arcs.edge[arc];
  const rows = [...Array(edges.pieces[edge + 1] - edges.pieces[edge]).keys()].map((i) => i + edges.pieces[edge]);
  return (isBackward ? rows.reverse() : rows)
    .filter((row) => {
      const start = roadWays.nodes[edgePieces.way[row]];
      const [low, high] = [edgePieces.from[row], edgePieces.to[row]].sort((a, b) => a - b);
      const own = roadWayNodes.node.subarray(start + low, start + high + 1);
      return !nodes || nodes.filter((node) => own.includes(node)).length > 1;
    })
    .map((row) => ({
      way: town.wayName(edgePieces.way[row]),
      mode: travelModes[(isBackward ? edgePieces.backwardMode : edgePieces.forwardMode)[row]],
    }));
}

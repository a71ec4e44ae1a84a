import { NONE } from '../../src/kernel/columns.ts';
import { openDijkstra } from '../../src/routing/dijkstra.ts';
import { CLOSED, type Graph, type Profile, travelModes } from '../../src/routing/graph.ts';
import { holds, parseCondition, type Moment } from '../../src/routing/profile/condition.ts';
import type { Entry } from '../../src/routing/hierarchy/arcs.ts';
import type { Town } from './town.ts';

/** What a question from node to node is answered. */
export interface Found {
  /** The letters of the nodes on the way, all of them. */
  readonly nodes: string;
  /** The words of its ways, each once in a row. */
  readonly ways: string;
  readonly modes: string;
  readonly seconds: number;
  readonly meters: number;
}

/** A graph as engines take it: arcs by tail, what they weigh, and what is carried: decimetres, centiseconds. */
export function arcsOf(graph: Graph, town: Pick<Town, 'source'>, at?: Moment) {
  const { roadNodes } = town.source.network;
  const duration = graph.arcs.durationCentiseconds.slice();
  if (at) applyConditions(graph, town, at, duration);
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

/** What signs say at that moment. */
function applyConditions(graph: Graph, { source }: Pick<Town, 'source'>, at: Moment, duration: Uint32Array): void {
  const { edges, edgeArcs, edgeConditions, turnConditions, arcs } = graph;
  const isNow = (condition: number): boolean => {
    const parsed = parseCondition(source.textOf(condition));
    return parsed !== undefined && holds(parsed, at);
  };
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

/**
 * From one drawn node to another. Starting at a node remembers nothing, so all roads lead on; a node without a
 * junction of its own in the graph (in the middle of a road) is asked at the two ends of its road.
 */
export function ask(town: Town, profile: Profile, from: string, to: string, at?: Moment): Found | undefined {
  const { graph } = town.compiled(profile);
  const { graph: arcs, costs } = arcsOf(graph, town, at);
  const [start, end] = [town.nodeOf(from), town.nodeOf(to)];
  const starts = entriesAt(graph, start, true);
  const way = openDijkstra(arcs, costs).find(starts, entriesAt(graph, end, false));
  if (!way) return undefined;
  return tell(town, graph, [...way.arcs], way.carried);
}

function entriesAt(graph: Graph, roadNode: number, isStart: boolean): Entry[] {
  const nodes = [...graph.nodes.at.keys()].filter((node) => graph.nodes.at[node] === roadNode);
  // Only a copy that remembers nothing is a place to start at: one that a free arc leaves, or nothing enters.
  const free = nodes.filter((node) => isFree(graph, node));
  return (isStart ? free : nodes).map((node) => ({ node, weight: 0, carried: [0, 0] }));
}

function isFree({ nodes, arcs, edges }: Graph, node: number): boolean {
  for (let arc = nodes.arcs[node]; arc < nodes.arcs[node + 1]; arc++) {
    const { forwardArc, backwardArc } = edges;
    if ((arcs.isBackward[arc] ? backwardArc : forwardArc)[arcs.edge[arc]] !== arc) return false;
  }
  return true;
}

function tell(town: Town, graph: Graph, arcs: readonly number[], carried: readonly number[]): Found {
  const nodes: number[] = [];
  const ways: string[] = [];
  const modes: string[] = [];
  const { edges, edgePieces } = graph;
  for (const arc of arcs) {
    const passed = roadNodesOf(graph, town, arc);
    nodes.push(...(nodes.at(-1) === passed[0] ? passed.slice(1) : passed));
    const isBackward = graph.arcs.isBackward[arc] === 1;
    const edge = graph.arcs.edge[arc];
    const rows = [...Array(edges.pieces[edge + 1] - edges.pieces[edge]).keys()].map((i) => i + edges.pieces[edge]);
    for (const row of isBackward ? rows.reverse() : rows) {
      const way = town.wayName(edgePieces.way[row]);
      const mode = travelModes[(isBackward ? edgePieces.backwardMode : edgePieces.forwardMode)[row]];
      if (ways.at(-1) !== way) ways.push(way);
      if (modes.at(-1) !== mode) modes.push(mode);
    }
  }
  return {
    nodes: nodes.map((node) => town.names.get(node) ?? '?').join(''),
    ways: ways.join(','), modes: modes.join(','), meters: carried[0] / 10, seconds: carried[1] / 100,
  };
}

export { NONE };

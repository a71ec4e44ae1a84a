import { NONE } from '../../kernel/columns.ts';
import { CLOSED, NO_ZONE, type Graph } from '../graph.ts';
import { burdenOf, entrySeconds, zones } from '../profile/way-use.ts';

/** The rows of a graph's conditions that hold. */
export interface Held {
  isEdgeHeld(row: number): boolean;
  isGateHeld(row: number): boolean;
}

/** An arc that begins with a price other than the map's. */
export type PricedArc = readonly [arc: number, centiseconds: number];

/**
 * The price of entering roads while signs change their zone ("residents only from 6 to 22") or make riders dismount.
 * Prices are those of compile/penalties.ts for the zones and burdens of that time, at the junctions of roads and gates
 * that change; the rest of a penalty stays. As there, a road that is shut at that time counts with its plain zone.
 */
export function openEntryPrices(graph: Graph): (held: Held) => PricedArc[] {
  const { arcs, edges, edgeConditions, gates } = graph;
  const edgesThatChange = changingEdges(graph);
  const gateRows = Map.groupBy(gates.at.keys(), (row) => gates.at[row]);
  const changing = gates.at.filter((_, row) => gates.condition[row] !== NONE);
  if (edgesThatChange.size === 0 && changing.length === 0) return () => [];
  const around = lookAround(graph, edgesThatChange, changing);
  const zoneOf = (move: number): number => (move & 1 ? edges.backwardZone : edges.forwardZone)[move >> 1];
  return ({ isEdgeHeld, isGateHeld }) => {
    const now = new Map<number, number>();
    const addedBurden = new Map<number, number>();
    for (const edge of edgesThatChange) {
      for (let row = edges.conditions[edge]; row < edges.conditions[edge + 1]; row++) {
        if (!isEdgeHeld(row)) continue;
        const move = edge * 2 + edgeConditions.isBackward[row];
        const isShut = edgeConditions.durationCentiseconds[row] === CLOSED;
        now.set(move, isShut ? zoneOf(move) : edgeConditions.zone[row]);
        addedBurden.set(move, addedBurdenOf(graph, edge, row));
      }
    }
    const zoneNow = (move: number): number => now.get(move) ?? zoneOf(move);
    const gateZone = (at: number, isHeld: (row: number) => boolean): number =>
      (gateRows.get(at) ?? []).reduce((zone, row) => (isHeld(row) ? gates.zone[row] : zone), 0);
    const isMapGate = (row: number): boolean => gates.condition[row] === NONE;
    const found: PricedArc[] = [];
    for (const [at, { leaving, arriving }] of around) {
      const gateNow = gateZone(at, (row) => isMapGate(row) || isGateHeld(row));
      const gateOnMap = gateZone(at, isMapGate);
      for (const arc of leaving) {
        const move = moveOf(graph, arc);
        const now = entryOf(move, arriving, zoneNow, gateNow);
        const onMap = entryOf(move, arriving, zoneOf, gateOnMap);
        const added = now - onMap + (addedBurden.get(move) ?? 0);
        if (added !== 0) found.push([arc, arcs.penaltyCentiseconds[arc] + added]);
      }
    }
    return found.sort(([one], [other]) => one - other);
  };
}

/** The price of entering a road, from the zones of the roads and of a gate there. */
function entryOf(
  move: number, arriving: ReadonlySet<number>, zoneOf: (move: number) => number, gate: number,
): number {
  const zone = zoneOf(move);
  const openest = [...arriving].reduce((least, one) =>
    (one === (move ^ 1) ? least : Math.min(least, zoneOf(one))), NO_ZONE);
  return Math.max(zone > openest ? priceOf(zone) : 0, priceOf(gate));
}

interface Around {
  readonly leaving: readonly number[];
  /** Moves: twice an edge, plus 1 for backward. */
  readonly arriving: ReadonlySet<number>;
}

const moveOf = ({ arcs }: Graph, arc: number): number => arcs.edge[arc] * 2 + arcs.isBackward[arc];

/** By relevant point: the arcs that leave it, and the moves that arrive at it. */
function lookAround(
  graph: Graph, changing: ReadonlySet<number>, points: Uint32Array,
): ReadonlyMap<number, Around> {
  const { nodes, arcs } = graph;
  const ends = new Set(points);
  for (let arc = 0; arc < arcs.rows; arc++) {
    if (changing.has(arcs.edge[arc])) ends.add(nodes.at[arcs.tail[arc]]).add(nodes.at[arcs.head[arc]]);
  }
  const around = new Map(Array.from(ends, (at) => [at, { leaving: [] as number[], arriving: new Set<number>() }]));
  for (let arc = 0; arc < arcs.rows; arc++) {
    around.get(nodes.at[arcs.tail[arc]])?.leaving.push(arc);
    around.get(nodes.at[arcs.head[arc]])?.arriving.add(moveOf(graph, arc));
  }
  return around;
}

const priceOf = (zone: number): number => entrySeconds[zones[zone]] * 100;

/** How much more of a burden an edge is while that row holds. An edge that changes with time is a single piece. */
function addedBurdenOf({ edges, edgePieces, edgeConditions }: Graph, edge: number, row: number): number {
  const piece = edges.pieces[edge];
  const [modes, durations] = edgeConditions.isBackward[row] === 1
    ? [edgePieces.backwardMode, edgePieces.backwardCentiseconds]
    : [edgePieces.forwardMode, edgePieces.forwardCentiseconds];
  return burdenOf(edgeConditions.mode[row], edgeConditions.durationCentiseconds[row]) -
    burdenOf(modes[piece], durations[piece]);
}

/** Edges whose zone or burden differs at some time. */
function changingEdges(graph: Graph): Set<number> {
  const { edges, edgeConditions } = graph;
  const found = new Set<number>();
  for (let edge = 0; edge < edges.rows; edge++) {
    for (let row = edges.conditions[edge]; row < edges.conditions[edge + 1]; row++) {
      const plain = (edgeConditions.isBackward[row] === 1 ? edges.backwardZone : edges.forwardZone)[edge];
      const isShut = edgeConditions.durationCentiseconds[row] === CLOSED;
      const isDifferent = edgeConditions.zone[row] !== plain || addedBurdenOf(graph, edge, row) !== 0;
      if (!isShut && isDifferent) found.add(edge);
    }
  }
  return found;
}

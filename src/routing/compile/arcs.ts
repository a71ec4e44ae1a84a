import { NONE } from '../../kernel/columns.ts';
import { CLOSED, type Graph } from '../graph.ts';
import { type Chains, leavingOf } from './chains.ts';
import type { GateHours } from './gate-hours.ts';
import { isTimedKind, zoneOfKind } from './pieces.ts';
import type { Turns } from './turns.ts';
import { builtGraph, type GraphBuilders } from './tables.ts';

/** Properties of junctions. */
interface Places {
  readonly isTurningPlace: (junction: number) => boolean;
  readonly gateAt: (junction: number) => GateHours | undefined;
  readonly textNumber: (text: string) => number;
  /** What turning back weighs. */
  readonly turnBackCentiseconds: number;
}

/**
 * Adds nodes and arcs: a node for each junction in state 0, then one for each other state of the turns. Returns the arc
 * of each move that starts in state 0.
 */
export function layArcs(
  builders: GraphBuilders, chains: Chains, turns: Turns, penalties: Uint32Array,
  { isTurningPlace, gateAt, textNumber, turnBackCentiseconds }: Places,
): Uint32Array {
  const freeArc = new Uint32Array(chains.edges * 2).fill(NONE);
  const nodeAfter = (state: number, move: number): number => {
    const next = turns.after(state, move);
    return next === 0 ? chains.tail[move ^ 1] : chains.junctions + next - 1;
  };
  // At a dead end it is in the price of the only way out.
  const isTurnBack = (state: number, move: number): boolean =>
    state !== 0 && move === (turns.arrivedBy[state] ^ 1) &&
    chains.leavingStarts[chains.tail[move] + 1] - chains.leavingStarts[chains.tail[move]] > 1;
  const priceOf = (state: number, move: number): number =>
    turns.priceOf(state, move) + (isTurnBack(state, move) ? turnBackCentiseconds : 0);
  const add = (node: number, state: number, move: number, isShut = false): number =>
    builders.arcs.add({
      tail: node, head: nodeAfter(state, move), edge: move >> 1, isBackward: move & 1,
      durationCentiseconds: isShut || isTimedKind(chains.kind[move]) ? CLOSED : Math.max(1, chains.centiseconds[move]),
      penaltyCentiseconds: penalties[move] + priceOf(state, move), lengthDecimeters: chains.decimeters[move >> 1],
    });
  for (let junction = 0; junction < chains.junctions; junction++) {
    builders.nodes.add({ at: chains.roadNodeOf[junction], arcs: builders.arcs.rows });
    for (const move of leavingOf(chains, junction)) freeArc[move] = add(junction, 0, move);
  }
  for (let state = 1; state < turns.states; state++) {
    const back = turns.arrivedBy[state] ^ 1;
    const junction = chains.tail[back];
    const node = builders.nodes.add({ at: chains.roadNodeOf[junction], arcs: builders.arcs.rows });
    const may = leavingOf(chains, junction)
      .map((move) => ({ move, bans: turns.bansOn(state, move) }))
      .filter(({ bans }) => !bans.includes(NONE));
    const on = may.filter(({ move }) => move !== back);
    const gate = gateAt(junction);
    for (const { move, bans } of on.length > 0 && !isTurningPlace(junction) && !gate ? on : may) {
      const isBack = move === back;
      const arc = add(node, state, move, !isBack && gate?.isShut);
      // Turning back is possible before a gate that is shut.
      const ofGate = !gate || (isBack && (on.length === 0 || isTurningPlace(junction))) ? []
        : isBack ? gate.open : gate.shut;
      for (const condition of [...ofGate.map(textNumber), ...bans]) builders.turnConditions.add({ arc, condition });
    }
  }
  return freeArc;
}

/** Adds the arcs and pieces of each edge once all arcs exist. */
export function finishGraph(
  builders: GraphBuilders, chains: Chains, freeArc: Uint32Array, addPieces: (edge: number) => void,
): Graph {
  const arcsOf = groupByMove(builders, chains.edges);
  for (let edge = 0; edge < chains.edges; edge++) {
    builders.edges.add({
      pieces: builders.edgePieces.rows, arcs: builders.edgeArcs.rows, conditions: builders.edgeConditions.rows,
      forwardArc: freeArc[edge * 2], backwardArc: freeArc[edge * 2 + 1],
      forwardZone: zoneOfKind(chains.kind[edge * 2]), backwardZone: zoneOfKind(chains.kind[edge * 2 + 1]),
    });
    arcsOf(edge).forEach((arc) => builders.edgeArcs.add({ arc }));
    addPieces(edge);
  }
  return builtGraph(builders);
}

function groupByMove({ arcs }: GraphBuilders, edges: number): (edge: number) => Uint32Array {
  const moveOf = (arc: number): number => arcs.columns.edge.at(arc) * 2 + arcs.columns.isBackward.at(arc);
  const starts = new Uint32Array(edges * 2 + 1);
  for (let arc = 0; arc < arcs.rows; arc++) starts[moveOf(arc) + 1]++;
  for (let move = 0; move < edges * 2; move++) starts[move + 1] += starts[move];
  const sorted = new Uint32Array(arcs.rows);
  const free = starts.slice();
  for (let arc = 0; arc < arcs.rows; arc++) sorted[free[moveOf(arc)]++] = arc;
  return (edge) => sorted.subarray(starts[edge * 2], starts[edge * 2 + 2]);
}

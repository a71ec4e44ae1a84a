import { NONE } from '../../kernel/columns.ts';
import { CLOSED, type Graph } from '../graph.ts';
import type { Entry } from '../hierarchy/arcs.ts';
import type { Place } from '../snap/snapper.ts';
import type { Spot } from '../snap/spot.ts';
import type { Roads } from './roads.ts';
import type { Ends, Run, RunsOf } from './runs.ts';

/** A connection between a spot and an end of its edge, which is a node of the graph. */
export interface SpotEntry extends Entry {
  readonly spot: Spot;
  readonly isBackward: boolean;
  /** The part of the edge that is travelled: nothing if the spot is at that node. */
  readonly ends: Ends;
  /** How much longer than on the map the turn into its edge takes. */
  readonly turnCentiseconds: number;
}

/** A route from one spot to another on the same edge. */
export interface Direct {
  readonly weight: number;
  readonly carried: readonly number[];
  readonly runs: readonly Run[];
}

type EdgeRoads = Pick<Roads, 'graph' | 'runsOf' | 'turns' | 'burdens'>;

/** The entries that leave a place. How it was reached is not known: any turn may follow, unless `node` remembers it. */
export function entriesFrom(roads: EdgeRoads, place: Place, node = place[0].node): SpotEntry[] {
  const { graph: { edges, arcs }, runsOf } = roads;
  const entries: SpotEntry[] = [];
  const enter = entering(roads, entries);
  if (node !== NONE) {
    stand(enter, entries, runsOf, place, node);
    return entries;
  }
  for (const spot of place) {
    const [forward, backward] = [edges.forwardArc[spot.edge], edges.backwardArc[spot.edge]];
    const ends = { from: spot };
    if (forward !== NONE) enter(runsOf(spot.edge, false, ends), spot, false, ends, arcs.head[forward], 0, 0);
    if (backward !== NONE) enter(runsOf(spot.edge, true, ends), spot, true, ends, arcs.head[backward], 0, 0);
  }
  return entries;
}

/** The entries that arrive at a place, by no closed turn. Entering its road costs what it costs any journey. */
export function entriesTo(roads: EdgeRoads, place: Place): SpotEntry[] {
  const { graph, graph: { edges, edgeArcs, arcs }, runsOf, turns } = roads;
  const entries: SpotEntry[] = [];
  const enter = entering(roads, entries);
  if (place[0].node !== NONE) {
    for (const node of nodesArrivedAt(graph, place)) stand(enter, entries, runsOf, place, node);
    return entries;
  }
  for (const spot of place) {
    const ends = { to: spot };
    /** By direction: copies of a junction begin the same road, which is measured once. */
    const runs: Run[][] = [];
    for (let row = edges.arcs[spot.edge]; row < edges.arcs[spot.edge + 1]; row++) {
      const arc = edgeArcs.arc[row];
      if (turns.isClosed(arc)) continue;
      const isBackward = arcs.isBackward[arc] === 1;
      const own = (runs[isBackward ? 1 : 0] ??= runsOf(spot.edge, isBackward, ends));
      enter(own, spot, isBackward, ends, arcs.tail[arc], entryPriceOf(roads, arc), turns.delayOf(arc));
    }
  }
  return entries;
}

/** A junction and the copies of it that its roads lead to. */
function nodesArrivedAt({ edges, edgeArcs, edgePieces, arcs }: Graph, place: Place): Set<number> {
  const nodes = new Set([place[0].node]);
  for (const { edge, piece, position } of place) {
    const isAtStart = piece === edges.pieces[edge] && position === edgePieces.from[piece];
    for (let row = edges.arcs[edge]; row < edges.arcs[edge + 1]; row++) {
      const arc = edgeArcs.arc[row];
      if (arcs.isBackward[arc] === (isAtStart ? 1 : 0)) nodes.add(arcs.head[arc]);
    }
  }
  return nodes;
}

/** Adds an entry at a node of the place itself, where nothing has to be travelled. */
function stand(enter: Enter, entries: readonly SpotEntry[], runsOf: RunsOf, place: Place, node: number): void {
  const before = entries.length;
  for (const spot of place) {
    for (const isBackward of [false, true]) {
      const ends = { from: spot, to: spot };
      enter(runsOf(spot.edge, isBackward, ends), spot, isBackward, ends, node, 0, 0);
      if (entries.length > before) return;
    }
  }
}

type Enter = (
  runs: readonly Run[], spot: Spot, isBackward: boolean, ends: Ends, node: number, price: number,
  turnCentiseconds: number,
) => void;

/** Adds an entry, unless travel is not allowed there. */
const entering = (roads: EdgeRoads, entries: SpotEntry[]): Enter =>
  (runs, spot, isBackward, ends, node, price, turnCentiseconds) => {
    const cost = costOf(roads, delayed(runs, turnCentiseconds));
    if (!cost) return;
    const weight = cost.weight + price;
    entries.push({ node, spot, isBackward, ends, weight, carried: cost.carried, turnCentiseconds });
  };

/** The price of entering an arc's road. The burden of pushing is none: it grows with the part that is travelled. */
export const entryPriceOf = ({ graph: { arcs }, turns, burdens }: EdgeRoads, arc: number): number =>
  turns.priceOf(arc) - burdens.ofEdge(arcs.edge[arc], arcs.isBackward[arc] === 1);

/** The same runs after a wait to turn into the first of them. */
export function delayed(runs: readonly Run[], turnCentiseconds: number): readonly Run[] {
  if (turnCentiseconds === 0 || runs.length === 0) return runs;
  const [{ centiseconds, ...first }, ...rest] = runs;
  const longer = centiseconds === CLOSED ? CLOSED : centiseconds + turnCentiseconds;
  return [{ ...first, centiseconds: longer, turnCentiseconds }, ...rest];
}

/**
 * The best route that never leaves an edge. A point just behind the start on a one-way street is reached at once:
 * rounded coordinates must not send a car around the block.
 */
export function directWay(roads: EdgeRoads, from: Place, to: Place): Direct | undefined {
  return wayAlong(roads, from, to) ?? wayNowhere(roads, from, to);
}

/** Points this near each other on a one-way street count as the same; twice the extent of a junction. */
const SAME_DECIMETERS = 100;

function wayNowhere(roads: EdgeRoads, from: Place, to: Place): Direct | undefined {
  const { runsOf } = roads;
  for (const start of from) {
    for (const end of to.filter(({ edge }) => edge === start.edge)) {
      for (const isBackward of [false, true]) {
        const against = runsOf(start.edge, !isBackward, { from: start, to: end });
        const decimeters = against.reduce((sum, run) => sum + run.decimeters, 0);
        if (against.length === 0 || decimeters > SAME_DECIMETERS) continue;
        const runs = runsOf(start.edge, isBackward, { from: start, to: start });
        const cost = costOf(roads, runs);
        if (cost) return { ...cost, runs };
      }
    }
  }
  return undefined;
}

function wayAlong(roads: EdgeRoads, from: Place, to: Place): Direct | undefined {
  const { runsOf } = roads;
  let best: Direct | undefined;
  for (const start of from) {
    for (const end of to.filter(({ edge }) => edge === start.edge)) {
      for (const isBackward of [false, true]) {
        const runs = runsOf(start.edge, isBackward, { from: start, to: end });
        const cost = runs.length > 0 ? costOf(roads, runs) : undefined;
        if (!cost) continue;
        const weight = cost.weight + (cost.carried[0] > 0 ? priceFrom(roads, start, isBackward) : 0);
        if (!(best && best.weight <= weight)) best = { ...cost, weight, runs };
      }
    }
  }
  return best;
}

/** The price of the edge for whoever enters it at the spot: none for those who are already within it. */
function priceFrom(roads: EdgeRoads, spot: Spot, isBackward: boolean): number {
  const { edges } = roads.graph;
  const arc = (isBackward ? edges.backwardArc : edges.forwardArc)[spot.edge];
  return spot.node === NONE || arc === NONE ? 0 : entryPriceOf(roads, arc);
}

/** Costs in the order of a finder's columns; undefined if travel is not allowed. */
function costOf({ burdens }: EdgeRoads, runs: readonly Run[]): { weight: number; carried: number[] } | undefined {
  let [decimeters, centiseconds, statically, covered, burden] = [0, 0, 0, 0, 0];
  for (const run of runs) {
    if (run.centiseconds === CLOSED) return undefined;
    decimeters += run.decimeters;
    centiseconds += run.centiseconds;
    statically += run.staticCentiseconds;
    covered += run.coveredDecimeters ?? 0;
    burden += burdens.of(run, run.centiseconds);
  }
  const carried = [decimeters, centiseconds, statically];
  if (runs.length > 0 && runs[0].coveredDecimeters !== undefined) carried.push(covered);
  return { weight: centiseconds + burden, carried };
}

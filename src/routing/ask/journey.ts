import { NONE } from '../../kernel/columns.ts';
import type { Graph } from '../graph.ts';
import type { Place } from '../snap/snapper.ts';
import type { Roads } from './roads.ts';
import { delayed, directWay, entriesFrom, entriesTo, entryPriceOf, type Direct, type SpotEntry } from './entries.ts';
import type { Way } from './finder.ts';
import type { Run } from './runs.ts';

/** A route between two places, as travelled. */
export interface Journey {
  readonly decimeters: number;
  readonly centiseconds: number;
  readonly staticCentiseconds: number;
  /** What it weighs beyond its duration: turns, tracks, gates. */
  readonly priceCentiseconds: number;
  readonly runs: readonly Run[];
  /** The graph node at its end, which remembers the approach; NONE if it ends within an edge. */
  readonly node: number;
}

/**
 * The best journey; undefined if there is none. After another leg, turning back at the start has a price, and turns
 * that are forbidden to those who come that way are not made.
 */
export function findJourney(roads: Roads, from: Place, to: Place, before?: Journey): Journey | undefined {
  const { graph, finder, turns } = roads;
  const { arcs } = graph;
  const ends = entriesTo(roads, to);
  const remembered = before && journeyAfter(roads, from, before, ends);
  if (remembered) return remembered;
  const cameBy = before?.runs.findLast(isLong) ?? before?.runs.at(-1);
  const isBack = (edge: number, isBackward: boolean): boolean =>
    edge === cameBy?.edge && isBackward !== cameBy.isBackward;
  const turned = (edge: number, isBackward: boolean, weight: number): number =>
    weight + (isBack(edge, isBackward) ? turns.turnBackCentiseconds : 0);
  const entries = cameBy && from[0].node !== NONE
    ? entriesOnward(roads, from, isBack) : entriesFrom(roads, from);
  const priced = cameBy ? entries
    .map((entry) => ({ ...entry, weight: turned(entry.spot.edge, entry.isBackward, entry.weight) })) : entries;
  const onward = finder.find(priced, ends);
  // A journey that would drive on to the next junction only to turn back there turns back at once.
  const first = onward && onward.arcs.length > 0 ? onward.arcs[0] : NONE;
  const doublesBack = first !== NONE && isBack(arcs.edge[first], arcs.isBackward[first] === 1) &&
    entries[onward!.fromEntry].spot.edge === cameBy?.edge;
  const backwards = doublesBack ? priced.filter((entry) => isBack(entry.spot.edge, entry.isBackward)) : [];
  const starts = backwards.length > 0 ? backwards : priced;
  const way = backwards.length > 0 ? finder.find(starts, ends) : onward;
  const direct = directWay(roads, from, to);
  if (direct) {
    const [{ edge, isBackward }] = direct.runs;
    const weight = turned(edge, isBackward, direct.weight);
    if (!(way && way.weight < weight)) {
      return journeyOf({ ...direct, weight }, direct.runs, nodeAfter(graph, direct, to));
    }
  }
  return way && journeyAlong(roads, way, starts, ends);
}

/** On from a junction where another leg ended; undefined if the junction remembers nothing of how it was reached. */
function journeyAfter(roads: Roads, from: Place, before: Journey, ends: readonly SpotEntry[]): Journey | undefined {
  const [{ node }] = from;
  if (node === NONE || before.node === NONE || before.node === node) return undefined;
  const starts = entriesAfter(roads, from, before);
  const way = roads.finder.find(starts, ends);
  return way && journeyAlong(roads, way, starts, ends);
}

function journeyAlong(
  roads: Roads, way: Way, starts: readonly SpotEntry[], ends: readonly SpotEntry[],
): Journey {
  const { node, spot } = ends[way.toEntry];
  return journeyOf(way, runsAlong(roads, way, starts, ends), spot.node === NONE ? NONE : node);
}

/** The entries that leave a junction where another leg ended: on from there, or back at a price. */
function entriesAfter(roads: Roads, from: Place, { node, runs }: Journey): SpotEntry[] {
  const by = runs.findLast(isLong);
  const back = from.filter(({ edge }) => edge === by?.edge)
    .flatMap((spot) => entriesFrom(roads, [{ ...spot, node: NONE }]))
    .filter(({ isBackward }) => isBackward !== by?.isBackward)
    .map((entry) => ({ ...entry, weight: entry.weight + roads.turns.turnBackCentiseconds }));
  return [...entriesFrom(roads, from, node), ...back];
}

/** The entries that leave a junction by each of its roads, priced like the arcs that they travel. */
function entriesOnward(
  roads: Roads, from: Place, isBack: (edge: number, isBackward: boolean) => boolean,
): SpotEntry[] {
  const { graph: { edges }, turns } = roads;
  return from.flatMap((spot) => entriesFrom(roads, [{ ...spot, node: NONE }])).flatMap((entry) => {
    const arc = (entry.isBackward ? edges.backwardArc : edges.forwardArc)[entry.spot.edge];
    if (entry.carried[0] === 0 || turns.isClosed(arc)) return [];
    const price = isBack(entry.spot.edge, entry.isBackward) ? 0 : entryPriceOf(roads, arc);
    return [{ ...entry, weight: entry.weight + price }];
  });
}

const isLong = ({ decimeters }: Run): boolean => decimeters > 0;

/** The node at the end of a journey along one edge. */
function nodeAfter({ edges, arcs }: Graph, { runs }: Direct, to: Place): number {
  const last = runs.at(-1);
  if (!last || last.decimeters === 0 || to[0].node === NONE) return NONE;
  return arcs.head[(last.isBackward ? edges.backwardArc : edges.forwardArc)[last.edge]];
}

export const journeyOf = (
  { weight, carried }: Pick<Way, 'weight' | 'carried'>, runs: readonly Run[], node = NONE,
): Journey => {
  const [decimeters, centiseconds, staticCentiseconds] = carried;
  return { decimeters, centiseconds, staticCentiseconds, priceCentiseconds: weight - centiseconds, runs, node };
};

/** The runs of a route over arcs, with the partial edges at both ends. */
export function runsAlong(
  { graph: { arcs }, runsOf, turns }: Roads, way: Way, starts: readonly SpotEntry[], ends: readonly SpotEntry[],
): Run[] {
  const [start, end] = [starts[way.fromEntry], ends[way.toEntry]];
  const runs = runsOf(start.spot.edge, start.isBackward, start.ends, start.node);
  for (let at = 0; at < way.arcs.length; at++) {
    for (const run of runsOfArc({ arcs, runsOf, turns }, way.arcs[at])) runs.push(run);
  }
  runs.push(...delayed(runsOf(end.spot.edge, end.isBackward, end.ends), end.turnCentiseconds));
  return runs;
}

/** The runs of a whole arc, with the turn into it. They take what a finder carries for it. */
const runsOfArc = (
  { arcs, runsOf, turns }: Pick<Graph, 'arcs'> & Pick<Roads, 'runsOf' | 'turns'>, arc: number,
): readonly Run[] =>
  delayed(lasting(runsOf(arcs.edge[arc], arcs.isBackward[arc] === 1, {}, arcs.head[arc])), turns.delayOf(arc));

/** An arc takes at least a centisecond (see costsOf), however short its pieces are. */
function lasting(runs: Run[]): Run[] {
  if (isNothing(runs, 'centiseconds')) runs[0] = { ...runs[0], centiseconds: 1 };
  if (isNothing(runs, 'staticCentiseconds')) runs[0] = { ...runs[0], staticCentiseconds: 1 };
  return runs;
}

function isNothing(runs: readonly Run[], column: 'centiseconds' | 'staticCentiseconds'): boolean {
  for (const run of runs) if (run[column] !== 0) return false;
  return true;
}

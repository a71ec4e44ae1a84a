import type { Graph } from '../graph.ts';
import type { Place } from '../snap/snapper.ts';
import type { Roads } from './roads.ts';
import { entriesFrom, entriesTo } from './entries.ts';
import type { Finder, Way } from './finder.ts';
import { journeyOf, runsAlong, type Journey } from './journey.ts';
import type { Run } from './runs.ts';

/** The longest duration and greatest weight of an alternative; in tenths of the best route's, to be exact. */
const WORST_TENTHS = 14;
/** The share of the shorter route that may also be in the best route or in another alternative. */
const MOST_SHARED = 0.7;
/**
 * This share of the route on either side of its via node must itself be a best route, otherwise it is only a detour.
 */
const SOUND_PART = 0.25;
/** Routes tried per request. */
const MOST_TRIED = 40;

/**
 * Other routes between two places that a traveller might prefer, best first. `lastsOf` returns a duration as answered,
 * which differs from the weight: roads closed to through traffic weigh more, and speeds change by the hour.
 */
export function askAlternatives(
  roads: Roads, from: Place, to: Place, best: Journey, most: number,
  lastsOf: (journey: Journey) => number = ({ centiseconds }) => centiseconds,
): Journey[] {
  const { graph, finder } = roads;
  if (most < 1 || !finder.listVia) return [];
  const [starts, ends] = [entriesFrom(roads, from), entriesTo(roads, to)];
  const first = finder.find(starts, ends);
  // A best route that stays on one road has no alternatives.
  if (!first || first.arcs.length === 0 || best.runs.every(({ edge }) => edge === best.runs[0].edge)) return [];
  const worst = Math.floor((first.weight * WORST_TENTHS) / 10);
  const vias = finder.listVia(starts, ends, worst).slice(0, MOST_TRIED);
  const candidates: Candidate[] = [
    ...vias.map((via) => ({ node: via.node, way: via.way() })), // before the finder is used again
    ...parallelWays(graph, finder, first, worst).map((way) => ({ way })),
  ];
  const mostLasts = lastsOf(best) * WORST_TENTHS;
  const found: Chosen[] = [{ journey: best, edges: edgesOf(graph, first) }];
  for (const { node, way } of candidates.sort((a, b) => a.way.weight - b.way.weight)) {
    if (found.length > most) break;
    // Routes that are surely alike, or use an edge twice, are not compared piece by piece.
    if (!isSimple(graph, way) || found.some((other) => isSurelyLike(graph, way, other))) continue;
    if (node !== undefined && !isSound(graph, finder, way, node)) continue;
    const journey = journeyOf(way, runsAlong(roads, way, starts, ends));
    if (lastsOf(journey) * 10 > mostLasts || !isOnce(journey)) continue;
    if (!found.some((other) => isLike(journey, other.journey))) found.push({ journey, edges: edgesOf(graph, way) });
  }
  return found.slice(1).map(({ journey }) => journey);
}

interface Chosen {
  readonly journey: Journey;
  /** All edges of its route except the ends. */
  readonly edges: ReadonlySet<number>;
}

interface Candidate {
  readonly way: Way;
  /** The node it goes through; undefined if the route is known to be sound. */
  readonly node?: number;
}

/**
 * The best route with one road replaced by another between the same two junctions: a hierarchy knows only the better of
 * the two. The other road is sound if it is so long that the part that must be a best route lies within it.
 */
function parallelWays({ nodes, arcs }: Graph, finder: Finder, best: Way, worst: number): Way[] {
  const list = Array.from(best.arcs);
  return list.flatMap((arc, at) => {
    const ways: Way[] = [];
    for (let other = nodes.arcs[arcs.tail[arc]]; other < nodes.arcs[arcs.tail[arc] + 1]; other++) {
      if (arcs.head[other] !== arcs.head[arc] || arcs.edge[other] === arcs.edge[arc]) continue;
      const [left, taken] = [finder.costsOf(arc), finder.costsOf(other)];
      const weight = best.weight - left.weight + taken.weight;
      if (weight > worst || taken.weight < 2 * SOUND_PART * weight) continue;
      const carried = best.carried.map((value, column) => value - left.carried[column] + taken.carried[column]);
      ways.push({ ...best, weight, carried, arcs: list.with(at, other) });
    }
    return ways;
  });
}

const edgesOf = ({ arcs }: Graph, way: Way): Set<number> => new Set(Array.from(way.arcs, (arc) => arcs.edge[arc]));

/** Whether no edge occurs twice: a route that returns to the same road is not an alternative. */
const isSimple = (graph: Graph, way: Way): boolean => edgesOf(graph, way).size === way.arcs.length;

/** Compares by whole edges alone, in either direction. */
function isSurelyLike({ arcs }: Graph, way: Way, { journey, edges }: Chosen): boolean {
  const both = Array.from(way.arcs).filter((arc) => edges.has(arcs.edge[arc]));
  const shared = both.reduce((sum, arc) => sum + arcs.lengthDecimeters[arc], 0);
  return isAlike(shared, way.carried[0], journey.decimeters);
}

const isAlike = (shared: number, a: number, b: number): boolean => shared >= Math.min(a, b) * MOST_SHARED;

/** Whether two journeys share too much, counting the partial edges at both ends. */
function isLike(a: Journey, b: Journey): boolean {
  const ofPiece = Map.groupBy(b.runs, ({ piece }) => piece);
  const shared = a.runs.reduce((sum, run) => sum + sharedWith(run, ofPiece.get(run.piece) ?? []), 0);
  return isAlike(shared, a.decimeters, b.decimeters);
}

/**
 * Decimetres of a run that other runs of its piece cover. Where they begin or end within it, they do so at the same
 * spot.
 */
function sharedWith(run: Run, others: readonly Run[]): number {
  const both = others.filter((other) => isOver(run, other));
  return Math.min(run.decimeters, both.reduce((sum, { decimeters }) => sum + decimeters, 0));
}

const isOver = (a: Run, b: Run): boolean =>
  Math.max(Math.min(a.from, a.to), Math.min(b.from, b.to)) < Math.min(Math.max(a.from, a.to), Math.max(b.from, b.to));

/** Whether no part of a road occurs twice, the ends included. */
function isOnce({ runs }: Journey): boolean {
  const ofPiece = Map.groupBy(runs, ({ piece }) => piece);
  return ofPiece.values().every((list) =>
    list.every((run, at) => list.slice(at + 1).every((other) => !isOver(run, other))));
}

function isSound({ arcs }: Graph, finder: Finder, way: Way, node: number): boolean {
  const list = Array.from(way.arcs);
  const at = list.findIndex((arc) => arcs.tail[arc] === node);
  if (at < 0) return false;
  const reach = finder.weightOf(list) * SOUND_PART;
  let [first, end] = [at, at];
  for (let sum = 0; first > 0 && sum < reach; ) sum += finder.weightOf([list[--first]]);
  for (let sum = 0; end < list.length && sum < reach; ) sum += finder.weightOf([list[end++]]);
  const part = list.slice(first, end);
  if (part.length === 0) return false;
  const entry = (at: number) => [{ node: at, weight: 0, carried: way.carried.map(() => 0) }];
  const direct = finder.find(entry(arcs.tail[part[0]]), entry(arcs.head[part.at(-1)!]));
  return direct !== undefined && direct.weight >= finder.weightOf(part);
}

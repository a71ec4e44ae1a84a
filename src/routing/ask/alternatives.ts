import type { Graph } from '../graph.ts';
import type { Place } from '../snap/snapper.ts';
import type { Roads } from './roads.ts';
import { entriesFrom, entriesTo } from './entries.ts';
import type { Finder, Way } from './finder.ts';
import { journeyOf, runsAlong, type Journey } from './journey.ts';
import type { Run } from './runs.ts';

/** The most that an alternative may take, by duration and by weight; in tenths of the best way's, to be exact. */
const WORST_TENTHS = 14;
/** The share of the shorter way that may also be in the best way, or in another answer. */
const MOST_SHARED = 0.7;
/** Around the node it goes by, this part of it to either side must itself be a best way, or it is only a detour. */
const SOUND_PART = 0.25;
/** Ways looked at for one question. */
const MOST_TRIED = 40;

/**
 * Other ways between two places that a traveller might prefer, best first. `lastsOf` returns a duration as answered,
 * which differs from the weight: roads closed to through traffic weigh more, and speeds change by the hour.
 */
export function askAlternatives(
  roads: Roads, from: Place, to: Place, best: Journey, most: number,
  lastsOf: (journey: Journey) => number = ({ centiseconds }) => centiseconds,
): Journey[] {
  const { graph, finder, runsOf, turns } = roads;
  if (most < 1 || !finder.listVia) return [];
  const [starts, ends] = [entriesFrom(graph, runsOf, from), entriesTo(graph, runsOf, turns, to)];
  const first = finder.find(starts, ends);
  // Where the best way stays on one road there is nothing to choose.
  if (!first || first.arcs.length === 0 || best.runs.every(({ edge }) => edge === best.runs[0].edge)) return [];
  const worst = Math.floor((first.weight * WORST_TENTHS) / 10);
  const vias = finder.listVia(starts, ends, worst).slice(0, MOST_TRIED);
  const candidates: Candidate[] = [
    ...vias.map((via) => ({ node: via.node, way: via.way() })), // before the finder is asked again
    ...parallelWays(graph, finder, first, worst).map((way) => ({ way })),
  ];
  const mostLasts = lastsOf(best) * WORST_TENTHS;
  const found: Chosen[] = [{ journey: best, edges: edgesOf(graph, first) }];
  for (const { node, way } of candidates.sort((a, b) => a.way.weight - b.way.weight)) {
    if (found.length > most) break;
    // What is alike for certain, or no way of its own, is not looked at piece by piece.
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
  /** All of its way but the ends. */
  readonly edges: ReadonlySet<number>;
}

interface Candidate {
  readonly way: Way;
  /** The node it goes by; undefined where it is known to be sound. */
  readonly node?: number;
}

/**
 * The best way with one road replaced by another between the same two junctions: a hierarchy knows only the better
 * of the two. Such a road is sound where it is so long that what has to be a best way lies within it.
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

/** No edge twice: who comes back to where he was has not chosen another way. */
const isSimple = (graph: Graph, way: Way): boolean => edgesOf(graph, way).size === way.arcs.length;

/** By whole edges alone, whichever way they are travelled. */
function isSurelyLike({ arcs }: Graph, way: Way, { journey, edges }: Chosen): boolean {
  const both = Array.from(way.arcs).filter((arc) => edges.has(arcs.edge[arc]));
  const shared = both.reduce((sum, arc) => sum + arcs.lengthDecimeters[arc], 0);
  return isAlike(shared, way.carried[0], journey.decimeters);
}

const isAlike = (shared: number, a: number, b: number): boolean => shared >= Math.min(a, b) * MOST_SHARED;

/** Which both go by too much, the parts of edges at both ends included. */
function isLike(a: Journey, b: Journey): boolean {
  const ofPiece = Map.groupBy(b.runs, ({ piece }) => piece);
  const shared = a.runs.reduce((sum, run) => sum + sharedWith(run, ofPiece.get(run.piece) ?? []), 0);
  return isAlike(shared, a.decimeters, b.decimeters);
}

/** Decimetres of a run that are in others of its piece. Where they begin or end within it, they do so at one spot. */
function sharedWith(run: Run, others: readonly Run[]): number {
  const both = others.filter((other) => isOver(run, other));
  return Math.min(run.decimeters, both.reduce((sum, { decimeters }) => sum + decimeters, 0));
}

const isOver = (a: Run, b: Run): boolean =>
  Math.max(Math.min(a.from, a.to), Math.min(b.from, b.to)) < Math.min(Math.max(a.from, a.to), Math.max(b.from, b.to));

/** No part of a road twice, at the ends neither. */
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

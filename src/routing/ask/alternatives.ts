import type { Graph } from '../graph.ts';
import type { Place } from '../snap/snapper.ts';
import type { Roads } from './ask.ts';
import { entriesFrom, entriesTo } from './entries.ts';
import type { Finder, Way } from './finder.ts';
import { journeyOf, runsAlong, type Journey } from './journey.ts';

/** An alternative takes at most so many times as long. */
const WORST_FACTOR = 1.4;
/** And shares less than this with the best way and with each other. */
const MOST_SHARED = 0.7;
/** Around the node it goes by, this part of it to either side must itself be a best way, or it is only a detour. */
const SOUND_PART = 0.25;
/** Ways looked at for one question. */
const MOST_TRIED = 40;

/** Other ways between two places that somebody might prefer, best first. */
export function askAlternatives(roads: Roads, from: Place, to: Place, best: Journey, most: number): Journey[] {
  const { graph, finder, runsOf, turns } = roads;
  if (most < 1 || !finder.listVia) return [];
  const [starts, ends] = [entriesFrom(graph, runsOf, from), entriesTo(graph, runsOf, turns, to)];
  const first = finder.find(starts, ends);
  // Where the best way stays on one road there is nothing to choose.
  if (!first || first.arcs.length === 0 || first.carried[1] > best.centiseconds) return [];
  const chosen: Way[] = [first];
  const worst = Math.floor(first.weight * WORST_FACTOR);
  const vias = finder.listVia(starts, ends, worst).slice(0, MOST_TRIED);
  const candidates: Candidate[] = [
    ...vias.map((via) => ({ node: via.node, way: via.way() })), // before the finder is asked again
    ...parallelWays(graph, finder, first, worst).map((way) => ({ way })),
  ];
  for (const { node, way } of candidates.sort((a, b) => a.way.weight - b.way.weight)) {
    if (!isSimple(graph, way) || chosen.some((other) => shared(graph, way, other) > MOST_SHARED)) continue;
    if (node === undefined || isSound(graph, finder, way, node)) chosen.push(way);
    if (chosen.length > most) break;
  }
  return chosen.slice(1).map((way) => journeyOf(way.carried, runsAlong(roads, way, starts, ends)));
}

interface Candidate {
  readonly way: Way;
  /** The node it goes by; undefined where it is known to be sound. */
  readonly node?: number;
}

/**
 * The best way, but for one road that is left for another one between the same two junctions, of which a hierarchy
 * knows only the better. Such a road is sound where it is so long that what has to be a best way lies within it.
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

/** No edge twice: who comes back to where he was has not chosen another way. */
function isSimple({ arcs }: Graph, way: Way): boolean {
  const edges = new Set(Array.from(way.arcs, (arc) => arcs.edge[arc]));
  return edges.size === way.arcs.length;
}

/** Which part of the shorter one is in both, by length. */
function shared({ arcs }: Graph, a: Way, b: Way): number {
  const inB = new Set(Array.from(b.arcs));
  const lengthOf = (list: Iterable<number>): number => {
    let sum = 0;
    for (const arc of list) sum += arcs.lengthDecimeters[arc];
    return sum;
  };
  const both = Array.from(a.arcs).filter((arc) => inB.has(arc));
  return lengthOf(both) / Math.max(1, Math.min(lengthOf(Array.from(a.arcs)), lengthOf(inB)));
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

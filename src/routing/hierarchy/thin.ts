import type { SimpleGraph } from './simple-graph.ts';

export interface Thinned {
  /** The removed nodes, in order. */
  readonly taken: Uint32Array;
  /** The remaining graph, renumbered, and the original node of each. */
  readonly core: SimpleGraph;
  readonly coreNode: Uint32Array;
}

const GONE = 0xffffffff;
/** If both ends have more neighbours, a duplicate line between them costs less than searching for the first. */
const LONG_LIST = 64;
/** A round that removes a smaller share of the rest is the last. */
const WORTHWHILE_SHARE = 0.02;

/**
 * Removes nodes with at most two neighbours, joining these: dead ends, trees and chains. The rest is the core, where
 * separators are worth the search. It proceeds in rounds in which no two neighbours are removed, so that a chain
 * becomes a tree of logarithmic height. The rounds end when they remove little: what would then go rung by rung
 * (carriageways with links between them) gets a lower tree from separators.
 *
 * No list grows: when a node with two neighbours is removed, each neighbour replaces it by the other.
 */
export function thin(graph: SimpleGraph): Thinned {
  const { nodes, first } = graph;
  const neighbour = graph.neighbour.slice();
  const twin = twinsOf(graph);
  const degree = new Uint32Array(nodes);
  for (let node = 0; node < nodes; node++) degree[node] = first[node + 1] - first[node];
  /** The round in which a node must stay; GONE once removed. */
  const restsIn = new Uint32Array(nodes);

  const isJoined = (a: number, b: number): boolean => {
    const [from, to] = degree[a] < degree[b] ? [a, b] : [b, a];
    if (degree[from] > LONG_LIST) return false;
    for (let at = first[from]; at < first[from + 1]; at++) if (neighbour[at] === to) return true;
    return false;
  };
  const takeOut = (node: number, round: number, next: number[]): void => {
    let [atA, atB] = [-1, -1];
    restsIn[node] = GONE;
    for (let at = first[node]; at < first[node + 1]; at++) {
      const other = neighbour[at];
      if (restsIn[other] === GONE) continue;
      atA = atB;
      atB = at;
      if (restsIn[other] !== round) next.push(other);
      restsIn[other] = round;
    }
    if (atB < 0) return;
    const b = neighbour[atB];
    if (atA < 0) return void degree[b]--;
    const a = neighbour[atA];
    if (a === b || isJoined(a, b)) {
      degree[a]--;
      degree[b]--;
      return;
    }
    const [inA, inB] = [twin[atA], twin[atB]];
    neighbour[inA] = b;
    neighbour[inB] = a;
    twin[inA] = inB;
    twin[inB] = inA;
  };

  const taken: number[] = [];
  let candidates: ArrayLike<number> = { length: nodes };
  for (let round = 1; candidates.length > 0; round++) {
    const next: number[] = [];
    const before = taken.length;
    for (let at = 0; at < candidates.length; at++) {
      const node = round === 1 ? at : candidates[at];
      if (degree[node] > 2 || restsIn[node] === round || restsIn[node] === GONE) continue;
      taken.push(node);
      takeOut(node, round, next);
    }
    candidates = taken.length - before < (nodes - before) * WORTHWHILE_SHARE ? [] : next;
  }
  return { taken: Uint32Array.from(taken), ...coreOf({ nodes, first, neighbour }, restsIn) };
}

/** For each entry of a list, the position of the reverse entry. Lists are in ascending order. */
function twinsOf({ nodes, first, neighbour }: SimpleGraph): Uint32Array {
  const twin = new Uint32Array(neighbour.length);
  const next = first.slice(0, nodes);
  for (let at = 0; at < neighbour.length; at++) twin[at] = next[neighbour[at]]++;
  return twin;
}

function coreOf({ nodes, first, neighbour }: SimpleGraph, restsIn: Uint32Array): Omit<Thinned, 'taken'> {
  const numbers = new Uint32Array(nodes);
  let count = 0;
  for (let node = 0; node < nodes; node++) if (restsIn[node] !== GONE) numbers[node] = count++;
  const coreNode = new Uint32Array(count);
  const coreFirst = new Uint32Array(count + 1);
  const seenFrom = new Uint32Array(count).fill(GONE);
  const coreNeighbour = new Uint32Array(neighbour.length);
  let filled = 0;
  for (let node = 0; node < nodes; node++) {
    if (restsIn[node] === GONE) continue;
    const number = numbers[node];
    coreNode[number] = node;
    for (let at = first[node]; at < first[node + 1]; at++) {
      const other = neighbour[at];
      if (restsIn[other] === GONE || seenFrom[numbers[other]] === number) continue;
      seenFrom[numbers[other]] = number;
      coreNeighbour[filled++] = numbers[other];
    }
    coreFirst[number + 1] = filled;
  }
  return { core: { nodes: count, first: coreFirst, neighbour: coreNeighbour.slice(0, filled) }, coreNode };
}

import { NONE } from '../../kernel/columns.ts';
import type { Ban } from './bans.ts';

/**
 * What must be remembered of the approach so that no ban is broken.
 *
 * A state is a prefix of a ban that has just been driven; state 0 remembers nothing. This is the automaton that finds
 * many words in a text at once (Aho-Corasick), with moves for letters. Arriving at a junction in a state other than 0
 * means arriving at the state's own copy of the junction. In such a state turning back is forbidden too, unless there
 * is no other way out; and around a ban the moves away from it are remembered as well (see watch.ts), so that driving
 * on and turning back does not avoid it.
 */
export interface Turns {
  readonly states: number;
  /** The move by which a state was reached; NONE for state 0. */
  readonly arrivedBy: Uint32Array;
  /** The state after one more move. */
  after(state: number, move: number): number;
  /** The conditions under which a move is forbidden in a state; NONE among them means always. */
  bansOn(state: number, move: number): readonly number[];
  /** How much more a move weighs in a state than in state 0, in centiseconds. */
  priceOf(state: number, move: number): number;
}

/** Moves that have a price when made one after the other. */
export interface PricedTurn {
  readonly moves: readonly number[];
  readonly centiseconds: number;
}

interface Node {
  readonly move: number;
  readonly next: Map<number, number>;
  /** The longest other prefix that this one ends with. */
  fallback: number;
  isKept: boolean;
  readonly bans: number[];
  centiseconds: number;
}

export function buildTurns(bans: readonly Ban[], watched: Iterable<number>, priced: readonly PricedTurn[] = []): Turns {
  const nodes = plant(bans, watched, priced);
  linkFallbacks(nodes);
  // States are the kept prefixes; a complete ban is only looked up.
  const stateOf = new Uint32Array(nodes.length);
  const kept = [0];
  nodes.forEach(({ isKept }, at) => {
    if (isKept) stateOf[at] = kept.push(at) - 1;
  });
  const settled = (at: number): number => {
    let found = at;
    while (found !== 0 && !nodes[found].isKept) found = nodes[found].fallback;
    return stateOf[found];
  };
  return {
    states: kept.length,
    arrivedBy: Uint32Array.from(kept, (at) => nodes[at].move),
    after: (state, move) => settled(step(nodes, kept[state], move)),
    bansOn: (state, move) => wordsAt(nodes, step(nodes, kept[state], move)).flatMap(({ bans }) => bans),
    priceOf: (state, move) =>
      wordsAt(nodes, step(nodes, kept[state], move)).reduce((sum, { centiseconds }) => sum + centiseconds, 0),
  };
}

/** Builds the tree of all sequences of moves. */
function plant(bans: readonly Ban[], watched: Iterable<number>, priced: readonly PricedTurn[]): Node[] {
  const nodes: Node[] = [];
  const add = (move: number): number =>
    nodes.push({ move, next: new Map(), fallback: 0, isKept: false, bans: [], centiseconds: 0 }) - 1;
  const child = (from: number, move: number): number => {
    let to = nodes[from].next.get(move);
    if (to === undefined) nodes[from].next.set(move, (to = add(move)));
    return to;
  };
  add(NONE);
  const wordOf = (moves: readonly number[]): Node => {
    let at = 0;
    moves.forEach((move, i) => {
      at = child(at, move);
      if (i < moves.length - 1) nodes[at].isKept = true;
    });
    return nodes[at];
  };
  for (const { moves, condition } of bans) {
    const word = wordOf(moves);
    if (!word.bans.includes(condition)) word.bans.push(condition);
  }
  for (const { moves, centiseconds } of priced) wordOf(moves).centiseconds += centiseconds;
  for (const move of watched) nodes[child(0, move)].isKept = true;
  return nodes;
}

/** Links each prefix to the longest other one that it ends with, level by level. */
function linkFallbacks(nodes: readonly Node[]): void {
  for (let queue = [...nodes[0].next.values()]; queue.length > 0;) {
    const later: number[] = [];
    for (const at of queue) {
      for (const [move, to] of nodes[at].next) {
        nodes[to].fallback = step(nodes, nodes[at].fallback, move);
        later.push(to);
      }
    }
    queue = later;
  }
}

/** The longest prefix that ends with `move` after the moves of `from`. */
function step(nodes: readonly Node[], from: number, move: number): number {
  for (let at = from; ; at = nodes[at].fallback) {
    const to = nodes[at].next.get(move);
    if (to !== undefined) return to;
    if (at === 0) return 0;
  }
}

/** All words that end there: the longest prefix, and those that it ends with. */
function wordsAt(nodes: readonly Node[], last: number): Node[] {
  const found: Node[] = [];
  for (let at = last; at !== 0; at = nodes[at].fallback) found.push(nodes[at]);
  return found;
}

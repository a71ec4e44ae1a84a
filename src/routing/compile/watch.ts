import { NONE } from '../../kernel/columns.ts';
import { Heap } from '../../kernel/heap.ts';
import type { Ban } from './bans.ts';
import { type Chains, leavingOf } from './chains.ts';
import { buildTurns, type Turns } from './turns.ts';

/** A search for another way stops after this many moves. */
const MOST_MOVES = 1000;
/** Turning back at a junction is tolerated if driving there and back takes longer than this. */
const FARTHEST_CENTISECONDS = 12_000;

/** Sequences of moves to avoid: forbidden, or weighing more. */
export interface Avoided {
  readonly moves: readonly number[];
  readonly centiseconds?: number;
}

/**
 * The moves to remember around bans, besides the prefixes of the bans themselves. Turning back is possible only at dead
 * ends and turning places; but a graph forgets the approach to a junction, and would let a journey drive past a
 * forbidden turn, turn back at the next junction and make it from the other side. That pays only if it is nearer than
 * the next allowed way (round the block, or to a dead end and back). So that way is searched, and whatever lies nearer
 * is watched: at its end turning back is forbidden, or has a price where it is possible. Around a priced turn the same
 * applies to whatever lies nearer than the price.
 */
export function movesToWatch(
  avoided: readonly Avoided[], bans: readonly Ban[], chains: Chains, penalties: Uint32Array,
  isTurningPlace: (junction: number) => boolean,
  farthest = FARTHEST_CENTISECONDS,
): Set<number> {
  const watched = new Set<number>();
  const turns = buildTurns(bans, []);
  const canTurnBack = (move: number): boolean => {
    const head = chains.tail[move ^ 1];
    return isTurningPlace(head) || leavingOf(chains, head).every((on) => on === (move ^ 1));
  };
  const searched = new Set<string>();
  for (const { moves, centiseconds = farthest } of avoided) {
    let state = 0;
    for (let i = 0; i + 1 < moves.length; i++) {
      state = turns.after(state, moves[i]);
      const key = `${state} ${moves[i]} ${moves[i + 1]} ${centiseconds}`;
      if (searched.has(key)) continue;
      searched.add(key);
      const country = { chains, penalties, turns, canTurnBack, farthest: Math.min(centiseconds, farthest) };
      const around = searchAround(country, { state, by: moves[i], wanted: moves[i + 1] });
      for (const move of around) if (!isOnlyRoad(chains, move)) watched.add(move);
    }
  }
  return watched;
}

/** Whether the move ends at a dead end: there the way out already has the price of turning back. */
const isOnlyRoad = ({ tail, leavingStarts }: Chains, move: number): boolean =>
  leavingStarts[tail[move ^ 1] + 1] - leavingStarts[tail[move ^ 1]] === 1;

interface Country {
  readonly chains: Chains;
  readonly penalties: Uint32Array;
  readonly turns: Turns;
  readonly canTurnBack: (move: number) => boolean;
  readonly farthest: number;
}

interface Start {
  readonly state: number;
  /** The move that arrived at the junction. */
  readonly by: number;
  /** The move wanted there after coming back another way. */
  readonly wanted: number;
}

/** A state of the search: a move, what is remembered after it, and the distances there and back. */
interface Reached {
  readonly move: number;
  readonly state: number;
  readonly there: number;
  readonly back: number;
}

/** The moves that can be driven there and back before any allowed way returns to the junction. */
function searchAround(
  { chains, penalties, turns, canTurnBack, farthest }: Country, { state: first, by, wanted }: Start,
): number[] {
  const queue = new Heap<Reached>((a, b) => a.there < b.there);
  const reached: Reached[] = [];
  const settled = new Set<number>();
  const weightOf = (move: number): number =>
    chains.kind[move] === 0 ? Infinity : Math.max(1, chains.centiseconds[move]) + penalties[move];
  const reach = (move: number, from: number, there: number, back: number): void => {
    const state = turns.after(from, move);
    const one = { move, state, there: there + weightOf(move), back: back + weightOf(move ^ 1) };
    if (one.there > farthest) return;
    reached.push(one);
    queue.push(one);
  };
  const goOn = (move: number, from: number, there: number, back: number): void => {
    const may = leavingOf(chains, chains.tail[move ^ 1]).filter((on) => !turns.bansOn(from, on).includes(NONE));
    const on = may.filter((next) => next !== (move ^ 1) || canTurnBack(move));
    for (const next of on.length > 0 ? on : may) reach(next, from, there, back);
  };
  const junction = chains.tail[by ^ 1];
  let least = Infinity;
  goOn(by, first, 0, 0);
  for (let next = queue.pop(); next && settled.size < MOST_MOVES; next = queue.pop()) {
    const { move, state: after, there, back } = next;
    const place = move * turns.states + after;
    if (settled.has(place)) continue;
    settled.add(place);
    const isBack = chains.tail[move ^ 1] === junction && move !== (wanted ^ 1);
    if (isBack && turns.bansOn(after, wanted).length === 0) {
      least = there;
      break;
    }
    goOn(move, after, there, back);
  }
  return reached.filter(({ there, back }) => there + back <= Math.min(least, farthest)).map(({ move }) => move);
}

import { bearingLeaving, turnDegrees } from '../bearing.ts';
import { LOCAL_RANK, rankOf } from '../profile/road-rank.ts';
import { OVER_THE_MEDIAN_SECONDS, turnBackCentiseconds, turnCentiseconds, type Arm } from '../profile/turn-price.ts';
import { type Chains, leavingOf } from './chains.ts';
import type { IsNearLights } from './lights.ts';
import type { Pieces } from './pieces.ts';
import type { PricedTurn } from './turns.ts';
import type { Source, Uses } from './uses.ts';

/** What turning weighs at the junctions of a graph, in centiseconds. */
export interface TurnPrices {
  /** By move: what every arrival by it at its end, or departure by it at its beginning, pays. */
  readonly ofMove: Uint32Array;
  /** What single turns cost beyond that, where it is much: their junctions remember the approach. */
  readonly ofTurns: readonly PricedTurn[];
}

/** From this cost above all other turns of its roads, a turn is worth a copy of its junction. */
const LEAST_OF_ITS_OWN = 600;
/** The greatest distance between the two carriageways of one road. */
const WIDEST_DECIMETERS = 500;
/** Bounds the search among links of no length; yards rarely divide a gap more often. */
const MOST_LINKS = 5;
const AROUND_DEGREES = 150;

export function turnPricesOf(
  source: Source, uses: Uses, isNearLights: IsNearLights, pieces: Pieces, chains: Chains,
): TurnPrices {
  const ofMove = new Uint32Array(chains.edges * 2);
  const ofTurns: PricedTurn[] = [];
  if (uses.profile === 'walk') return { ofMove, ofTurns };
  const opened = openArms(source, pieces, chains);
  const { armOf, degreesOf } = opened;
  for (let junction = 0; junction < chains.junctions; junction++) {
    const [first, end] = [chains.leavingStarts[junction], chains.leavingStarts[junction + 1]];
    if (end - first === 1) ofMove[chains.leaving[first]] += turnBackCentiseconds(uses.profile);
    // Without a choice there is nothing to price.
    if (end - first < 3) continue;
    const moves = chains.leaving.subarray(first, end);
    const arms = Array.from(moves, armOf);
    const isLit = isNearLights(chains.roadNodeOf[junction]);
    const { arriving, leaving, own } = sharedOut(arms, (from, to) =>
      turnCentiseconds(uses.profile, arms, from, to, degreesOf, isLit));
    moves.forEach((move, at) => {
      ofMove[move] += leaving[at];
      ofMove[move ^ 1] += arriving[at];
    });
    if (uses.profile !== 'car') continue;
    for (const { from, to, centiseconds } of own) {
      if (centiseconds >= LEAST_OF_ITS_OWN) ofTurns.push({ moves: [moves[from] ^ 1, moves[to]], centiseconds });
    }
  }
  for (const [last, back] of uses.profile === 'car' ? turnsOverMedians(chains, opened) : []) {
    const centiseconds = OVER_THE_MEDIAN_SECONDS * 100;
    // A gap that leads nowhere else has the price itself.
    if (onwardFrom(chains, last).length === back.size) ofMove[last] += centiseconds;
    else for (const next of back) ofTurns.push({ moves: [last, next], centiseconds });
  }
  return { ofMove, ofTurns };
}

/**
 * Converts prices of turns into prices of roads: what every arrival by a road pays, then what every departure by one
 * pays of the rest, and what is left to single turns. So a side street is entered and left at a price, and the main
 * road is free, without remembering any approach.
 */
export function sharedOut(
  arms: readonly Pick<Arm, 'canArrive' | 'canLeave'>[], priceOf: (from: number, to: number) => number,
) {
  const own: { from: number; to: number; centiseconds: number }[] = [];
  const [arriving, leaving] = [arms.map(() => 0), arms.map(() => 0)];
  for (let from = 0; from < arms.length; from++) {
    if (!arms[from].canArrive) continue;
    const first = own.length;
    let least = Infinity;
    for (let to = 0; to < arms.length; to++) {
      if (to === from || !arms[to].canLeave) continue;
      const centiseconds = priceOf(from, to);
      own.push({ from, to, centiseconds });
      if (centiseconds < least) least = centiseconds;
    }
    if (own.length === first) continue;
    arriving[from] = least;
    for (let turn = first; turn < own.length; turn++) own[turn].centiseconds -= least;
  }
  const isLeft = new Uint8Array(arms.length);
  for (const { to, centiseconds } of own) {
    if (isLeft[to] === 0 || centiseconds < leaving[to]) leaving[to] = centiseconds;
    isLeft[to] = 1;
  }
  for (const turn of own) turn.centiseconds -= leaving[turn.to];
  return { arriving, leaving, own };
}

function openArms({ network, tagsOf }: Source, pieces: Pieces, chains: Chains) {
  const firstPassed = (move: number): number => {
    const edge = move >> 1;
    return chains.pieces[move & 1 ? chains.pieceStarts[edge + 1] - 1 : chains.pieceStarts[edge]];
  };
  const rankAt = (move: number): number =>
    rankOf(tagsOf(network.roadWays.tags[pieces.way[firstPassed(move) >> 1]]).highway);
  const armOf = (move: number): Arm => {
    const passed = firstPassed(move);
    const piece = passed >> 1;
    const [from, to] = [pieces.from[piece], pieces.to[piece]];
    const isAlong = ((passed ^ move) & 1) === 0;
    const way = pieces.way[piece];
    return {
      rank: rankAt(move),
      bearing: isAlong ? bearingLeaving(network, way, from, to) : bearingLeaving(network, way, to, from),
      canLeave: chains.kind[move] !== 0, canArrive: chains.kind[move ^ 1] !== 0,
    };
  };
  const degreesOf = (from: Arm, to: Arm): number => turnDegrees((from.bearing + 180) % 360, to.bearing);
  return { armOf, rankAt, degreesOf };
}

type Arms = ReturnType<typeof openArms>;

/**
 * U-turns to the other carriageway, where the two meet or over links between them, by their last turn: yards and stops
 * may divide a gap. All left turns behind a gap pay, from a side street too: to recognise those who come
 * from the other carriageway, all its traffic would need a remembered state.
 */
function turnsOverMedians(chains: Chains, { armOf, rankAt, degreesOf }: Arms): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  const isOpen = (move: number): boolean => chains.kind[move] !== 0;
  const isCarriageway = (move: number): boolean => isOpen(move) && !isOpen(move ^ 1);
  for (let first = 0; first < chains.edges * 2; first++) {
    if (!isCarriageway(first)) continue;
    if (rankAt(first ^ 1) <= LOCAL_RANK) continue;
    const from = armOf(first ^ 1);
    const isBack = (move: number): boolean => {
      if (!isCarriageway(move) || rankAt(move) !== from.rank) return false;
      return Math.abs(degreesOf(from, armOf(move))) >= AROUND_DEGREES;
    };
    const goOn = (last: number, links: number, decimeters: number): void => {
      for (const next of onwardFrom(chains, last)) {
        const wide = decimeters + chains.decimeters[next >> 1];
        if (isBack(next)) found.set(last, (found.get(last) ?? new Set()).add(next));
        else if (links < MOST_LINKS && wide <= WIDEST_DECIMETERS) goOn(next, links + 1, wide);
      }
    };
    goOn(first, 0, 0);
  }
  return found;
}

const onwardFrom = (chains: Chains, move: number): number[] =>
  leavingOf(chains, chains.tail[move ^ 1]).filter((next) => next !== (move ^ 1));

import { bearingLeaving, turnDegrees } from '../bearing.ts';
import { LOCAL_RANK, rankOf } from '../profile/road-rank.ts';
import { OVER_THE_MEDIAN_SECONDS, turnBackCentiseconds, turnCentiseconds, type Arm } from '../profile/turn-price.ts';
import { type Chains, leavingOf } from './chains.ts';
import { openLightsNear } from './lights.ts';
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

export function turnPricesOf(source: Source, uses: Uses, pieces: Pieces, chains: Chains): TurnPrices {
  const ofMove = new Uint32Array(chains.edges * 2);
  const ofTurns: PricedTurn[] = [];
  if (uses.profile === 'walk') return { ofMove, ofTurns };
  const { armOf, degreesOf } = openArms(source, pieces, chains);
  const isNearLights = openLightsNear(source.network, uses);
  for (let junction = 0; junction < chains.junctions; junction++) {
    const moves = chains.leaving.subarray(chains.leavingStarts[junction], chains.leavingStarts[junction + 1]);
    if (moves.length === 1) ofMove[moves[0]] += turnBackCentiseconds(uses.profile);
    // Without a choice there is nothing to price.
    if (moves.length < 3) continue;
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
  for (const [last, back] of uses.profile === 'car' ? turnsOverMedians(chains, armOf, degreesOf) : []) {
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
  const turns = arms.flatMap(({ canArrive }, from) => (canArrive ? arms : []).flatMap(({ canLeave }, to) =>
    (canLeave && to !== from ? [{ from, to, centiseconds: priceOf(from, to) }] : [])));
  const least = (list: readonly { centiseconds: number }[]): number =>
    (list.length === 0 ? 0 : Math.min(...list.map(({ centiseconds }) => centiseconds)));
  const arriving = arms.map((_, arm) => least(turns.filter(({ from }) => from === arm)));
  const rest = turns.map((turn) => ({ ...turn, centiseconds: turn.centiseconds - arriving[turn.from] }));
  const leaving = arms.map((_, arm) => least(rest.filter(({ to }) => to === arm)));
  const own = rest.map((turn) => ({ ...turn, centiseconds: turn.centiseconds - leaving[turn.to] }));
  return { arriving, leaving, own };
}

function openArms({ network, tagsOf }: Source, pieces: Pieces, chains: Chains) {
  const armOf = (move: number): Arm => {
    const edge = move >> 1;
    const passed = chains.pieces[move & 1 ? chains.pieceStarts[edge + 1] - 1 : chains.pieceStarts[edge]];
    const piece = passed >> 1;
    const [from, to] = [pieces.from[piece], pieces.to[piece]];
    const isAlong = ((passed ^ move) & 1) === 0;
    const way = pieces.way[piece];
    return {
      rank: rankOf(tagsOf(network.roadWays.tags[way]).highway),
      bearing: isAlong ? bearingLeaving(network, way, from, to) : bearingLeaving(network, way, to, from),
      canLeave: chains.kind[move] !== 0, canArrive: chains.kind[move ^ 1] !== 0,
    };
  };
  const degreesOf = (from: Arm, to: Arm): number => turnDegrees((from.bearing + 180) % 360, to.bearing);
  return { armOf, degreesOf };
}

/**
 * U-turns to the other carriageway, where the two meet or over links between them, by their last turn: yards and stops
 * may divide a gap. All left turns behind a gap pay, from a side street too: to recognise those who come
 * from the other carriageway, all its traffic would need a remembered state.
 */
function turnsOverMedians(
  chains: Chains, armOf: (move: number) => Arm, degreesOf: (from: Arm, to: Arm) => number,
): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  const isOpen = (move: number): boolean => chains.kind[move] !== 0;
  const isCarriageway = (move: number): boolean => isOpen(move) && !isOpen(move ^ 1);
  for (let first = 0; first < chains.edges * 2; first++) {
    if (!isCarriageway(first)) continue;
    const from = armOf(first ^ 1);
    if (from.rank <= LOCAL_RANK) continue;
    const isBack = (move: number): boolean => {
      if (!isCarriageway(move)) return false;
      const to = armOf(move);
      return to.rank === from.rank && Math.abs(degreesOf(from, to)) >= AROUND_DEGREES;
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

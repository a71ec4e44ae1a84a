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
  /** By move: what all pay alike who arrive by it at its end, or leave by it at its beginning. */
  readonly ofMove: Uint32Array;
  /** What single turns cost more than that, where it is much: their junctions remember how one came. */
  readonly ofTurns: readonly PricedTurn[];
}

/** What a turn has more than all others of its roads is worth a copy of its junction from here on. */
const LEAST_OF_ITS_OWN = 600;
/** Two carriageways of one road are at most so far apart. */
const WIDEST_DECIMETERS = 500;
const MOST_LINKS = 2;
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
  if (uses.profile === 'car') ofTurns.push(...turnsOverMedians(chains, armOf, degreesOf));
  return { ofMove, ofTurns };
}

/**
 * Prices of turns as prices of roads: what everybody pays who arrives by a road, of the rest what everybody pays who
 * leaves by one, and what is left to single turns. So a side street is entered and left at a price, and the road that
 * goes on is free, without anybody remembering how he came.
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
 * From one carriageway to the other, where they meet or over links between them: each part is but a turn to the left.
 * A yard or a stop may divide a gap into two links.
 */
function turnsOverMedians(
  chains: Chains, armOf: (move: number) => Arm, degreesOf: (from: Arm, to: Arm) => number,
): PricedTurn[] {
  const found: PricedTurn[] = [];
  const isOpen = (move: number): boolean => chains.kind[move] !== 0;
  const isCarriageway = (move: number): boolean => isOpen(move) && !isOpen(move ^ 1);
  const isBack = (first: number, last: number): boolean => {
    if (!isCarriageway(first) || !isCarriageway(last)) return false;
    const [from, to] = [armOf(first ^ 1), armOf(last)];
    return from.rank > LOCAL_RANK && to.rank === from.rank && Math.abs(degreesOf(from, to)) >= AROUND_DEGREES;
  };
  const goOn = (moves: readonly number[], decimeters: number): void => {
    const [before, ...links] = moves;
    const last = moves[moves.length - 1];
    for (const next of leavingOf(chains, chains.tail[last ^ 1])) {
      if (next === (last ^ 1)) continue;
      const wide = decimeters + chains.decimeters[next >> 1];
      if (isBack(before, next)) {
        // Who is on the last metres of a carriageway pays for turning back from there.
        if (links.some((link) => isBack(link, next))) continue;
        found.push({ moves: [...moves, next], centiseconds: OVER_THE_MEDIAN_SECONDS * 100 });
      } else if (links.length < MOST_LINKS && wide <= WIDEST_DECIMETERS) {
        goOn([...moves, next], wide);
      }
    }
  };
  for (let first = 0; first < chains.edges * 2; first++) {
    if (isCarriageway(first) && armOf(first ^ 1).rank > LOCAL_RANK) goOn([first], 0);
  }
  return found;
}

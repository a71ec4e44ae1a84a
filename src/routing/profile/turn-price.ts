import type { Profile } from '../graph.ts';
import { LOCAL_RANK, MAIN_RANK } from './road-rank.ts';

/** One of the roads that meet at a junction. */
export interface Arm {
  readonly rank: number;
  /** Degrees clockwise from north, leaving the junction. */
  readonly bearing: number;
  readonly canArrive: boolean;
  readonly canLeave: boolean;
}

/** A turn from one arm to another. */
interface Turn {
  /** -180 to 180, positive to the right. */
  readonly degrees: number;
  /** The rank of the greatest other road there, if it exceeds the rank of the road turned from; else 0. */
  readonly givesWayTo: number;
  /** Whether it leaves a main road that has oncoming traffic. */
  readonly isAcrossOncoming: boolean;
}

const STRAIGHT_DEGREES = 45;

const isToLeft = ({ degrees }: Turn): boolean => degrees <= -STRAIGHT_DEGREES;
const isToRight = ({ degrees }: Turn): boolean => degrees >= STRAIGHT_DEGREES;
const isOn = (turn: Turn): boolean => !isToLeft(turn) && !isToRight(turn);

/** Seconds; a turn pays every row that fits it. Traffic drives on the right. */
const rows: readonly (readonly [fits: (turn: Turn) => boolean, seconds: number, why: string])[] = [
  [isToRight, 3, 'braking, and a narrow curve'],
  [isToLeft, 5, 'the same in a wider curve'],
  [(turn) => turn.givesWayTo > LOCAL_RANK && isToRight(turn), 2, 'a gap in one stream'],
  [(turn) => turn.givesWayTo >= MAIN_RANK && isOn(turn), 4, 'a gap in two streams, to cross them'],
  [(turn) => turn.givesWayTo > LOCAL_RANK && isToLeft(turn), 4, 'a gap in two streams'],
  [(turn) => turn.givesWayTo >= MAIN_RANK && isToLeft(turn), 4, 'a gap in two streams of much traffic'],
  [(turn) => turn.isAcrossOncoming && isToLeft(turn), 5, 'a gap in what comes towards one'],
];

/** A U-turn on the same road. */
const TURN_BACK_SECONDS = 20;
/** Crossing to the other carriageway, in addition to its two left turns. */
export const OVER_THE_MEDIAN_SECONDS = 12;

/** Turning is easier on a bicycle than in a car, and free on foot. */
const share: Readonly<Record<Profile, number>> = { car: 1, bike: 0.5, walk: 0 };

export const turnBackCentiseconds = (profile: Profile): number => TURN_BACK_SECONDS * share[profile] * 100;

/** The weight of a turn, which is not part of its time because road speeds include it; degrees as in Turn. */
export function turnCentiseconds(
  profile: Profile, arms: readonly Arm[], from: number, to: number, degreesOf: (from: Arm, to: Arm) => number,
  isLit: boolean,
): number {
  const { rank } = arms[from];
  const isMain = !isLit && rank >= MAIN_RANK;
  let [greatest, isAcrossOncoming] = [-Infinity, false];
  for (let at = 0; at < arms.length; at++) {
    if (at === from) continue;
    const arm = arms[at];
    if (arm.rank > greatest) greatest = arm.rank;
    isAcrossOncoming ||= isMain && arm.canArrive && Math.abs(degreesOf(arms[from], arm)) < STRAIGHT_DEGREES;
  }
  const turn: Turn = {
    degrees: degreesOf(arms[from], arms[to]), givesWayTo: isLit || greatest <= rank ? 0 : greatest, isAcrossOncoming,
  };
  let seconds = 0;
  for (const [fits, one] of rows) if (fits(turn)) seconds += one;
  return Math.round(seconds * share[profile] * 100);
}

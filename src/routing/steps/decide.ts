import { FREEWAY_RANK, SERVICE_RANK } from '../profile/road-rank.ts';
import { turnBetween } from './corners.ts';
import { turnNamed, type Maneuver } from './maneuver.ts';
import type { Stroke } from './stroke.ts';
import type { WayKind } from './way-kinds.ts';

/** Another way on from the junction, seen from the approach. */
export interface Other {
  readonly degrees: number;
  readonly kind: WayKind | undefined;
  readonly rank: number;
  readonly isLink: boolean;
}

/** `open`: ways that could be taken instead. `seen`: streets that are visible but closed from this approach. */
export interface Others {
  readonly open: readonly Other[];
  /** Computed only for turns, because it is slower. */
  seen(): readonly Other[];
}

const STRAIGHT_DEGREES = 45;
/** A road that bends by less counts as straight. */
const BEND_DEGREES = 15;
/** At a T even a drive is an arm, if both turn by about 90 degrees, and at a Y if both turn alike. */
const LEAST_ARM_DEGREES = 60;
const MOST_ARM_DEGREES = 120;
/** A road that leads back is not a way on, nor is the approach itself. */
export const BACK_DEGREES = 150;
/** The arms of a fork leave the line of the road by at least so much. */
const LEAST_FORK_DEGREES = 7;
/** Of two ways that differ by this much, "go on" means the straighter one. */
const CLEARLY_DEGREES = 25;

/** The maneuver between two strokes; undefined if going on needs no instruction. */
export function decide(before: Stroke, after: Stroke, { open, seen }: Others): Maneuver | undefined {
  const degrees = turnBetween(before, after);
  if (after.mode === 'ferry' && before.mode !== 'ferry') return 'ferry';
  if (after.mode !== before.mode) return turnNamed(degrees);
  const isSame = isSameRoad(before, after);
  if (Math.abs(degrees) >= STRAIGHT_DEGREES) {
    const others = [...open, ...seen()];
    const isBend = isSame
      ? isObvious(before, after, degrees, others) && !isArmOfT(after, degrees, others) && !isMissable(degrees, open)
      : after.name === '' && others.length === 0;
    return isBend ? undefined : turnInto(degrees, isSame);
  }
  if (open.length === 0) return isSame || after.name === '' ? undefined : 'continue';
  if (after.isLink && !before.isLink && open.some(isAhead)) return 'ramp';
  if (before.isLink && !after.isLink && after.rank >= FREEWAY_RANK) return 'merge';
  const fork = forkSide(after, degrees, open);
  if (fork) {
    const isPlain = isCalled(after) || isAloneInKind(before, after, open);
    return isSame && isPlain && isStraightest(after, degrees, open) ? undefined : fork;
  }
  if (isSame || after.name === '') return undefined;
  return turnNamed(degrees);
}

const isAhead = ({ degrees }: Other): boolean => Math.abs(degrees) < STRAIGHT_DEGREES;

/** Compares names, or numbers if neither has a name. */
export const isSameRoad = (a: Stroke, b: Stroke): boolean =>
  a.name === b.name && (a.name !== '' || (a.ref === b.ref && a.isLink === b.isLink));

const isCalled = ({ name, ref }: Stroke): boolean => name !== '' || ref !== '';

/** A path without a name continues as its kind if no other way there is of that kind: a cycle path among footways. */
const isAloneInKind = (before: Stroke, after: Stroke, open: readonly Other[]): boolean =>
  after.kind !== undefined && after.kind === before.kind && open.every(({ kind }) => kind !== after.kind);

/** A sharp turn back into another road, as where two meet at an acute angle, is not a U-turn. */
function turnInto(degrees: number, isSame: boolean): Maneuver {
  const turn = turnNamed(degrees);
  if (turn !== 'uturn' || isSame) return turn;
  return degrees < 0 ? 'sharp_left' : 'sharp_right';
}

/**
 * Whether the road itself bends, and every other way turns more sharply or is of lower rank than both its parts: from a
 * drive into a street it is a turn, however small the other ways are.
 */
const isObvious = (before: Stroke, after: Stroke, degrees: number, others: readonly Other[]): boolean =>
  others.every((other) => Math.abs(other.degrees) > Math.abs(degrees) + CLEARLY_DEGREES ||
    other.rank < Math.min(before.rank, after.rank));

/**
 * Whether the way is one arm of a T or Y: there is a left and a right, whatever their names are. Where one of them
 * leads nearly ahead or back, only if the other one is as much of a road.
 */
const isArmOfT = (after: Stroke, degrees: number, others: readonly Other[]): boolean =>
  others.some((other) => other.degrees * degrees < 0 && ((isArm(degrees) && isArm(other.degrees)) ||
    (isAsGood(other, after) && !isAhead(other) && Math.abs(other.degrees) < BACK_DEGREES)));

/**
 * Whether a road that bends may be missed: a street, of whatever rank, goes straight on, or any other way is the other
 * arm of a Y. A drive straight ahead of a bend is entered over a kerb, and misleads nobody.
 */
const isMissable = (degrees: number, open: readonly Other[]): boolean =>
  open.some((other) => (isAhead(other) ? other.rank > SERVICE_RANK : isOtherSide(other.degrees, degrees)));

const isOtherSide = (other: number, degrees: number): boolean =>
  other * degrees < 0 && Math.abs(other) <= Math.abs(degrees) + CLEARLY_DEGREES;

const isArm = (degrees: number): boolean =>
  Math.abs(degrees) >= LEAST_ARM_DEGREES && Math.abs(degrees) <= MOST_ARM_DEGREES;

const isAsGood = ({ rank }: Other, after: Stroke): boolean =>
  rank >= after.rank - 1 && (rank > SERVICE_RANK || after.rank <= SERVICE_RANK);

/** Whether no other way is straighter, nor the other arm of a fork, so that a traveller on the road stays on it. */
const isStraightest = (after: Stroke, degrees: number, open: readonly Other[]): boolean => open.every((other) =>
  (Math.abs(degrees) < BEND_DEGREES || Math.abs(other.degrees) > Math.abs(degrees)) &&
  !(isAsGood(other, after) && isOtherArm(other.degrees, degrees)));

/** Both leave the line of the road, to either side, and the other one is not clearly farther from it. */
const isOtherArm = (other: number, degrees: number): boolean =>
  other * degrees < 0 && Math.min(Math.abs(other), Math.abs(degrees)) >= LEAST_FORK_DEGREES &&
  Math.abs(other) < 2 * Math.abs(degrees);

/** Two roads of about the same rank that both lead ahead; the middle one of three is named by its angle. */
function forkSide(after: Stroke, degrees: number, others: readonly Other[]): Maneuver | undefined {
  const rivals = others.filter(
    (other) =>
      isAsGood(other, after) && Math.abs(other.degrees) < Math.abs(degrees) + CLEARLY_DEGREES,
  );
  if (rivals.length === 0) return undefined;
  if (rivals.every((other) => other.degrees < degrees)) return 'keep_right';
  return rivals.every((other) => other.degrees >= degrees) ? 'keep_left' : turnNamed(degrees);
}

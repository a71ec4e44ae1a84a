import { turnDegrees } from '../bearing.ts';
import { FREEWAY_RANK, SERVICE_RANK } from '../profile/road-rank.ts';
import { turnNamed, type Maneuver } from './maneuver.ts';
import type { Stroke } from './stroke.ts';
import type { WayKind } from './way-kinds.ts';

/** Another way on from the junction, seen from where one comes. */
export interface Other {
  readonly degrees: number;
  readonly kind: WayKind | undefined;
  readonly rank: number;
  readonly isLink: boolean;
}

/** `open`: where one may go instead. `seen`: streets there that are closed to who comes this way. */
export interface Others {
  readonly open: readonly Other[];
  /** Looked for where one turns only, for that takes longer. */
  seen(): readonly Other[];
}

const STRAIGHT_DEGREES = 45;
/** A road that goes on by less is straight. */
const BEND_DEGREES = 15;
/** Of two ways this much apart the straighter one is what "go on" means. */
const CLEARLY_DEGREES = 25;

/** What is to be said where one road is left for the next; undefined where going on says nothing. */
export function decide(before: Stroke, after: Stroke, { open, seen }: Others): Maneuver | undefined {
  const degrees = turnDegrees(before.bearingOut, after.bearingIn);
  if (after.mode === 'ferry' && before.mode !== 'ferry') return 'ferry';
  if (after.mode !== before.mode) return turnNamed(degrees);
  const isSame = isSameRoad(before, after);
  if (Math.abs(degrees) >= STRAIGHT_DEGREES) {
    const others = [...open, ...seen()];
    const isBend = isSame ? isObvious(before, after, degrees, others) : after.name === '' && others.length === 0;
    return isBend ? undefined : turnInto(degrees, isSame);
  }
  if (open.length === 0) return isSame || after.name === '' ? undefined : 'continue';
  if (after.isLink && !before.isLink && open.some(isAhead)) return 'ramp';
  if (before.isLink && !after.isLink && after.rank >= FREEWAY_RANK) return 'merge';
  const fork = forkSide(after, degrees, open);
  if (fork) {
    const isPlain = isCalled(after) || isAloneInKind(before, after, open);
    return isSame && isPlain && isStraightest(degrees, open) ? undefined : fork;
  }
  if (isSame || after.name === '') return undefined;
  return turnNamed(degrees);
}

const isAhead = ({ degrees }: Other): boolean => Math.abs(degrees) < STRAIGHT_DEGREES;

/** By name; by number where none has a name. */
export const isSameRoad = (a: Stroke, b: Stroke): boolean =>
  a.name === b.name && (a.name !== '' || (a.ref === b.ref && a.isLink === b.isLink));

const isCalled = ({ name, ref }: Stroke): boolean => name !== '' || ref !== '';

/** A path without a name goes on as what it is, and nothing else there is that: a cycle path among footways. */
const isAloneInKind = (before: Stroke, after: Stroke, open: readonly Other[]): boolean =>
  after.kind !== undefined && after.kind === before.kind && open.every(({ kind }) => kind !== after.kind);

/** Back into another road, as where two meet in a sharp angle, is a turn and no U-turn. */
function turnInto(degrees: number, isSame: boolean): Maneuver {
  const turn = turnNamed(degrees);
  if (turn !== 'uturn' || isSame) return turn;
  return degrees < 0 ? 'sharp_left' : 'sharp_right';
}

/**
 * The road itself bends, and what leaves it does so more sharply or is less of a road. Less than both parts of it: from
 * a drive into a street one turns, however small the other ways there are.
 */
const isObvious = (before: Stroke, after: Stroke, degrees: number, others: readonly Other[]): boolean =>
  others.every((other) => Math.abs(other.degrees) > Math.abs(degrees) + CLEARLY_DEGREES ||
    other.rank < Math.min(before.rank, after.rank));

/** Who is on a road stays on it where nothing else is straighter. */
const isStraightest = (degrees: number, open: readonly Other[]): boolean =>
  Math.abs(degrees) < BEND_DEGREES || open.every((other) => Math.abs(other.degrees) > Math.abs(degrees));

/** Two roads of about the same rank that both go on ahead; of three the middle one is told by its angle. */
function forkSide(after: Stroke, degrees: number, others: readonly Other[]): Maneuver | undefined {
  const rivals = others.filter(
    (other) =>
      isAhead(other) && other.rank >= after.rank - 1 && (other.rank > SERVICE_RANK || after.rank <= SERVICE_RANK) &&
      Math.abs(other.degrees) < Math.abs(degrees) + CLEARLY_DEGREES,
  );
  if (rivals.length === 0) return undefined;
  if (rivals.every((other) => other.degrees < degrees)) return 'keep_right';
  return rivals.every((other) => other.degrees >= degrees) ? 'keep_left' : turnNamed(degrees);
}

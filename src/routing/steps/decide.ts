import { turnDegrees } from '../bearing.ts';
import { FREEWAY_RANK, SERVICE_RANK } from '../profile/road-rank.ts';
import { turnNamed, type Maneuver } from './maneuver.ts';
import type { Stroke } from './stroke.ts';

/** Another way on from the junction, seen from where one comes. */
export interface Other {
  readonly degrees: number;
  readonly rank: number;
  readonly isLink: boolean;
}

const STRAIGHT_DEGREES = 45;
/** Of two ways this much apart the straighter one is what "go on" means. */
const CLEARLY_DEGREES = 25;

/** What is to be said where one road is left for the next; undefined where going on says nothing. */
export function decide(before: Stroke, after: Stroke, others: readonly Other[]): Maneuver | undefined {
  const degrees = turnDegrees(before.bearingOut, after.bearingIn);
  if (after.mode === 'ferry' && before.mode !== 'ferry') return 'ferry';
  if (after.mode !== before.mode) return turnNamed(degrees);
  const isSame = isSameRoad(before, after);
  if (others.length === 0) return isSame || after.name === '' ? undefined : turnNamed(smallTurn(degrees));
  if (Math.abs(degrees) >= STRAIGHT_DEGREES) {
    return isSame && isObvious(after, degrees, others) ? undefined : turnNamed(degrees);
  }
  if (after.isLink && !before.isLink && others.some(isAhead)) return 'ramp';
  if (before.isLink && !after.isLink && after.rank >= FREEWAY_RANK) return 'merge';
  const fork = forkSide(after, degrees, others);
  if (fork) return fork;
  if (isSame || after.name === '') return undefined;
  return turnNamed(degrees);
}

const isAhead = ({ degrees }: Other): boolean => Math.abs(degrees) < STRAIGHT_DEGREES;

/** Where nobody could go anywhere else, a bend of the road is no turn. */
const smallTurn = (degrees: number): number => (Math.abs(degrees) < STRAIGHT_DEGREES * 2 ? 0 : degrees);

/** By name; by number where none has a name. */
export const isSameRoad = (a: Stroke, b: Stroke): boolean =>
  a.name === b.name && (a.name !== '' || (a.ref === b.ref && a.isLink === b.isLink));

/** The road itself bends, and what leaves it does so more sharply or is less of a road. */
const isObvious = (after: Stroke, degrees: number, others: readonly Other[]): boolean =>
  others.every((other) => Math.abs(other.degrees) > Math.abs(degrees) + CLEARLY_DEGREES || other.rank < after.rank);

/** Two roads of about the same rank that both go on ahead. */
function forkSide(after: Stroke, degrees: number, others: readonly Other[]): Maneuver | undefined {
  const rivals = others.filter(
    (other) =>
      isAhead(other) && other.rank >= after.rank - 1 && (other.rank > SERVICE_RANK || after.rank <= SERVICE_RANK) &&
      Math.abs(other.degrees) < Math.abs(degrees) + CLEARLY_DEGREES,
  );
  if (rivals.length === 0) return undefined;
  return rivals.every((other) => other.degrees < degrees) ? 'keep_right' : 'keep_left';
}

import { turnDegrees } from '../bearing.ts';
import { isSameRoad } from './decide.ts';
import type { Stroke } from './stroke.ts';

/** The greatest distance between two carriageways of one street; across a wider park it is two turns. */
const WIDEST_DECIMETERS = 700;
/** The longest nameless link made only for turning. */
const LONGEST_LINK_DECIMETERS = 1000;
const AROUND_DEGREES = 150;
/** Carriageways that meet in one point form a V, so the turn between them is smaller. */
const AROUND_V_DEGREES = 120;
/** A smaller turn stays on the same carriageway. */
const LEAST_TURN_DEGREES = 45;

/**
 * The number of strokes between two parts of a U-turn before a stroke: none if it goes back on the same road, one or
 * two to the other carriageway. Undefined if it is not a U-turn.
 */
export function strokesToTurnBack(strokes: readonly Stroke[], at: number): number | undefined {
  const [before, next] = [strokes[at - 1], strokes[at]];
  if (next.run.edge === before.run.edge && next.run.isBackward !== before.run.isBackward) return 0;
  if (isOtherCarriageway(before, next, AROUND_V_DEGREES)) return 0;
  if (!before.isOneway || isSameCarriageway(before, next)) return undefined;
  let [decimeters, most] = [0, LONGEST_LINK_DECIMETERS];
  for (let after = at + 1; after < strokes.length; after++) {
    const { name, run, mode } = strokes[after - 1];
    if (mode !== before.mode) return undefined;
    decimeters += run.decimeters;
    if (name !== '') most = WIDEST_DECIMETERS;
    if (decimeters > most) return undefined;
    if (isOtherCarriageway(before, strokes[after])) return after - at;
  }
  return undefined;
}

const isSameCarriageway = (before: Stroke, after: Stroke): boolean =>
  isSameRoad(before, after) &&
  (after.name === '' || Math.abs(turnDegrees(before.bearingOut, after.bearingIn)) < LEAST_TURN_DEGREES);

const isOtherCarriageway = (before: Stroke, after: Stroke, leastDegrees = AROUND_DEGREES): boolean =>
  before.isOneway && after.isOneway && isSameRoad(before, after) &&
  before.mode === after.mode && before.rank === after.rank &&
  Math.abs(turnDegrees(before.bearingOut, after.bearingIn)) >= leastDegrees;

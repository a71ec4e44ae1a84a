import { turnDegrees } from '../bearing.ts';
import { isSameRoad } from './decide.ts';
import type { Stroke } from './stroke.ts';

/** Two carriageways of one street are at most so far apart; across a wider park one makes two turns. */
const WIDEST_DECIMETERS = 700;
/** As long is a link that is there for turning only, and has no name. */
const LONGEST_LINK_DECIMETERS = 1000;
const AROUND_DEGREES = 150;
/** Where the two meet in one point they lie in a V, and who turns from one into the other turns by less. */
const AROUND_V_DEGREES = 120;
/** Who turns by less stays on his carriageway. */
const LEAST_TURN_DEGREES = 45;

/**
 * Whether one turns back before a stroke, and how many strokes lie in between: none where one goes back on the same
 * road, one or two over to the other carriageway. Undefined where one goes on.
 */
export function strokesToTurnBack(strokes: readonly Stroke[], at: number): number | undefined {
  const [before, next] = [strokes[at - 1], strokes[at]];
  if (next.run.edge === before.run.edge && next.run.isBackward !== before.run.isBackward) return 0;
  if (isOtherCarriageway(before, next, AROUND_V_DEGREES)) return 0;
  if (!before.isOneway || isSameCarriageway(before, next)) return undefined;
  let [decimeters, most] = [0, LONGEST_LINK_DECIMETERS];
  for (let after = at + 1; after < strokes.length; after++) {
    const { name, run } = strokes[after - 1];
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

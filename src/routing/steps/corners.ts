import { turnDegrees } from '../bearing.ts';
import type { Stroke } from './stroke.ts';

/**
 * A shorter stroke has no direction of its own: a dip of the pavement before a crossing, a part of a rounded corner, a
 * jog where a way was not drawn to the middle of another one.
 */
const TINY_DECIMETERS = 50;
/** More than this together is a way, however many junctions it has. */
const LONGEST_CORNER_DECIMETERS = 150;
/** A walker does not go this far aside to come back beside the same line: a square's edge, a fence with a gap. */
const LONGEST_SPUR_DECIMETERS = 200;
const LEAST_ASIDE_DEGREES = 45;
const BACK_DEGREES = 150;
/** Straight on behind a jog of 4 m is 20 degrees aside over this distance. */
const JOG_DECIMETERS = 150;
/** A corner that turns by more is no jog. */
const MOST_JOG_DEGREES = 45;

/** Puts tiny strokes into the next one, which then turns from the one before them: they are its corner. */
export function withCorners(strokes: readonly Stroke[]): Stroke[] {
  const kept: Stroke[] = [];
  let corner: Stroke[] = [];
  let decimeters = 0;
  for (let at = 0; at < strokes.length; at++) {
    const stroke = strokes[at];
    if (isSpur(strokes, at)) {
      corner.push(stroke);
      continue;
    }
    const belongsToCorner = isTiny(strokes, at) && decimeters + stroke.run.decimeters <= LONGEST_CORNER_DECIMETERS;
    if (belongsToCorner) {
      corner.push(stroke);
      decimeters += stroke.run.decimeters;
      continue;
    }
    kept.push(corner.length === 0 ? stroke : { ...stroke, corner });
    [corner, decimeters] = [[], 0];
  }
  return kept;
}

/** Not at the beginning or the end, nor where it is something else than the ways around it. */
function isTiny(strokes: readonly Stroke[], at: number): boolean {
  const { run, mode, kind, isRoundabout } = strokes[at];
  if (run.decimeters >= TINY_DECIMETERS || kind === 'crossing' || kind === 'stairs' || isRoundabout) return false;
  return strokes[at - 1]?.mode === mode && strokes[at + 1]?.mode === mode;
}

/** Whether a walker turns off and back, in either order, so that altogether it is another turn. */
function isSpur(strokes: readonly Stroke[], at: number): boolean {
  const { run, mode, kind, name, bearingIn, bearingOut } = strokes[at];
  const before = strokes[at - 1];
  const isPassed = mode === 'walk' && name === '' && kind !== 'crossing' && run.decimeters < LONGEST_SPUR_DECIMETERS;
  if (!isPassed || before?.mode !== 'walk') return false;
  const off = Math.abs(turnDegrees(before.bearingOut, bearingIn));
  if (off < LEAST_ASIDE_DEGREES) return false;
  let behind = at + 1;
  while (behind < strokes.length && isTiny(strokes, behind)) behind++;
  const after = strokes[behind];
  if (after?.mode !== 'walk') return false;
  const back = Math.abs(turnDegrees(bearingOut, after.bearingIn));
  return Math.max(off, back) >= BACK_DEGREES && Math.min(off, back) >= LEAST_ASIDE_DEGREES &&
    Math.abs(turnDegrees(before.bearingOut, after.bearingIn)) < BACK_DEGREES;
}

/**
 * The turn from one stroke to the next, positive to the right. Behind a jog the way goes on in about the same direction
 * beside its old line: the side on which it lies is what matters.
 */
export function turnBetween(before: Stroke, { corner, bearingIn }: Stroke): number {
  const degrees = turnDegrees(before.bearingOut, bearingIn);
  if (corner.length === 0 || Math.abs(degrees) >= MOST_JOG_DEGREES) return degrees;
  let [ahead, aside, left] = [0, 0, JOG_DECIMETERS];
  const go = (bearing: number, decimeters: number): void => {
    const angle = ((bearing - before.bearingOut) * Math.PI) / 180;
    ahead += decimeters * Math.cos(angle);
    aside += decimeters * Math.sin(angle);
    left -= decimeters;
  };
  for (const one of corner) go(one.bearingIn, one.run.decimeters);
  go(bearingIn, Math.max(left, 0));
  return (Math.atan2(aside, ahead) * 180) / Math.PI;
}

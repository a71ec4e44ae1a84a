import { NONE } from '../../kernel/columns.ts';
import { turnDegrees } from '../bearing.ts';
import type { Graph } from '../graph.ts';
import type { RoadLines } from '../snap/spot.ts';
import type { Streets } from './beside.ts';
import type { ChoicesAt } from './choices.ts';
import { BACK_DEGREES, type Other, type Others } from './decide.ts';
import { openSeenArms, type SeenArm } from './seen-arms.ts';
import type { Road, Stroke } from './stroke.ts';

/** Bearings that differ by less belong to the same road. */
const SAME_DEGREES = 10;
/** The other carriageway leaves beside the same one. */
const BESIDE_DEGREES = 45;

/** Finds the other ways at the junction between two strokes. */
export function openOthers(
  lines: RoadLines, graph: Graph, streets: Streets, roadOf: (tags: number) => Road, choicesAt: ChoicesAt,
): (before: Stroke, after: Stroke) => Others {
  const armsAt = openSeenArms(lines, streets, roadOf);
  return (before, after) => {
    const { bearingOut } = before;
    const open: Other[] = [];
    eachJunction(before, after, (came, next) => {
      for (const choice of choicesAt(came.run.node)) {
        // Equal bearings: also a way mapped a second time on the same line.
        const isOther = choice.edge !== came.run.edge && choice.bearing !== next.bearingIn;
        if (isOther) open.push(seenFrom(bearingOut, choice));
      }
    });
    const seen = (): Other[] => {
      const arms: Other[] = [];
      if (after.mode !== 'drive' && after.mode !== 'ride') return arms;
      eachJunction(before, after, (came, next) => {
        for (const arm of armsAt(graph.nodes.at[came.run.node])) {
          if (isSeen(came, next, arm)) arms.push(seenFrom(bearingOut, arm));
        }
      });
      return arms;
    };
    return { open, seen };
  };
}

const seenFrom = (bearingOut: number, { road: { rank, isLink, kind }, bearing }: SeenArm): Other =>
  ({ degrees: turnDegrees(bearingOut, bearing), rank, isLink, kind });

function isSeen(came: Stroke, next: Stroke, { road: { name }, bearing }: SeenArm): boolean {
  const apart = Math.abs(turnDegrees(next.bearingIn, bearing));
  const isCarriageway = name !== '' && name === next.name && apart < BESIDE_DEGREES;
  return apart > SAME_DEGREES && !isCarriageway && Math.abs(turnDegrees(came.bearingOut, bearing)) < BACK_DEGREES;
}

/** Visits all junctions of a corner: each way into one, and the way on that was taken. */
function eachJunction(before: Stroke, after: Stroke, visit: (came: Stroke, next: Stroke) => void): void {
  let came = before;
  for (const next of after.corner) {
    if (came.run.node !== NONE) visit(came, next);
    came = next;
  }
  if (came.run.node !== NONE) visit(came, after);
}

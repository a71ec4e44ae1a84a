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
  const armsAt = openSeenArms(lines, streets);
  return (before, after) => {
    const other = ({ way, bearing }: SeenArm): Other => {
      const { rank, isLink, kind } = roadOf(lines.roadWays.tags[way]);
      return { degrees: turnDegrees(before.bearingOut, bearing), rank, isLink, kind };
    };
    const junctions = junctionsOf(before, after);
    if (junctions.length === 0) return none;
    // Also excludes a way mapped a second time on the same line.
    const open = junctions.flatMap(({ came, next }) => choicesAt(came.run.node, came.run.edge)
      .filter(({ bearing }) => bearing !== next.bearingIn).map(other));
    const isSeen = (came: Stroke, next: Stroke, { way, bearing }: SeenArm): boolean => {
      const apart = Math.abs(turnDegrees(next.bearingIn, bearing));
      const { name } = roadOf(lines.roadWays.tags[way]);
      const isCarriageway = name !== '' && name === next.name && apart < BESIDE_DEGREES;
      return apart > SAME_DEGREES && !isCarriageway &&
        Math.abs(turnDegrees(came.bearingOut, bearing)) < BACK_DEGREES;
    };
    const seen = (): Other[] => (after.mode === 'drive' || after.mode === 'ride'
      ? junctions.flatMap(({ came, next }) => armsAt(graph.nodes.at[came.run.node])
        .filter((arm) => isSeen(came, next, arm)).map(other)) : []);
    return { open, seen };
  };
}

/** All junctions of a corner: each way into one, and the way on that was taken. */
function junctionsOf(before: Stroke, after: Stroke): { came: Stroke; next: Stroke }[] {
  if (after.corner.length === 0) return before.run.node === NONE ? [] : [{ came: before, next: after }];
  const all = [before, ...after.corner, after];
  return all.slice(1).map((next, at) => ({ came: all[at], next })).filter(({ came }) => came.run.node !== NONE);
}

const none: Others = { open: [], seen: () => [] };

import { NONE } from '../../kernel/columns.ts';
import { turnDegrees } from '../bearing.ts';
import type { Graph } from '../graph.ts';
import type { RoadLines } from '../snap/spot.ts';
import type { Streets } from './beside.ts';
import type { ChoicesAt } from './choices.ts';
import type { Other, Others } from './decide.ts';
import { openSeenArms, type SeenArm } from './seen-arms.ts';
import type { Road, Stroke } from './stroke.ts';

/** Bearings that differ by less belong to the same road. */
const SAME_DEGREES = 10;
/** A road that leads back is not a way on, nor is the approach itself. */
const BACK_DEGREES = 150;
/** The other carriageway leaves beside the same one. */
const BESIDE_DEGREES = 45;

/** Finds the other ways at the junction between two strokes. */
export function openOthers(
  lines: RoadLines, graph: Graph, streets: Streets, roadOf: (tags: number) => Road, choicesAt: ChoicesAt,
): (before: Stroke, after: Stroke) => Others {
  const armsAt = openSeenArms(lines, streets);
  return (before, after) => {
    if (before.run.node === NONE) return none;
    const other = ({ way, bearing }: SeenArm): Other => {
      const { rank, isLink, kind } = roadOf(lines.roadWays.tags[way]);
      return { degrees: turnDegrees(before.bearingOut, bearing), rank, isLink, kind };
    };
    const choices = choicesAt(before.run.node, before.run.edge);
    // Also excludes a way mapped a second time on the same line.
    const open = choices.filter(({ bearing }) => bearing !== after.bearingIn).map(other);
    const isSeen = ({ way, bearing }: SeenArm): boolean => {
      const apart = Math.abs(turnDegrees(after.bearingIn, bearing));
      const { name } = roadOf(lines.roadWays.tags[way]);
      const isCarriageway = name !== '' && name === after.name && apart < BESIDE_DEGREES;
      return apart > SAME_DEGREES && !isCarriageway &&
        Math.abs(turnDegrees(before.bearingOut, bearing)) < BACK_DEGREES;
    };
    const seen = (): Other[] => (after.mode === 'drive' || after.mode === 'ride'
      ? armsAt(graph.nodes.at[before.run.node]).filter(isSeen).map(other) : []);
    return { open, seen };
  };
}

const none: Others = { open: [], seen: () => [] };

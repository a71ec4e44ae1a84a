import { openBoxes } from '../../kernel/boxes.ts';
import { rowsWithin, type Layer } from '../../kernel/nearest-search.ts';
import { bearingLeaving } from '../bearing.ts';
import { metersToStretch, type RoadLines } from '../snap/spot.ts';
import type { Streets } from './beside.ts';
import type { Road } from './stroke.ts';

/** A street as it leaves a junction, whether or not it may be entered: an opposing one-way street is seen too. */
export interface SeenArm {
  readonly road: Road;
  readonly bearing: number;
}

const AT_NODE_METERS = 0.2;
const MOST_REMEMBERED = 50_000;

/** The streets for cars that meet at a road node, each once. */
export function openSeenArms(
  lines: RoadLines, { graph: { edgePieces }, graph, stretches, stretchBoxes }: Streets, roadOf: (tags: number) => Road,
): (roadNode: number) => readonly SeenArm[] {
  const { roadNodes, roadWays, roadWayNodes } = lines;
  const layer: Layer = {
    index: openBoxes('stretchBoxes', stretchBoxes, stretches.rows),
    measure: (row, lat, lon) => metersToStretch(lines, graph, stretches, row, lat, lon),
  };
  const known = new Map<number, readonly SeenArm[]>();
  const find = (roadNode: number): SeenArm[] => {
    const arms: SeenArm[] = [];
    for (const row of rowsWithin(layer, roadNodes.lat[roadNode], roadNodes.lon[roadNode], AT_NODE_METERS)) {
      const piece = stretches.piece[row];
      const way = edgePieces.way[piece];
      const road = roadOf(roadWays.tags[way]);
      const [low, high] = [stretches.from[row], stretches.to[row]].sort((a, b) => a - b);
      for (let position = low; position <= high; position++) {
        if (roadWayNodes.node[roadWays.nodes[way] + position] !== roadNode) continue;
        for (const end of [edgePieces.from[piece], edgePieces.to[piece]]) {
          if (end === position) continue;
          const bearing = bearingLeaving(lines, way, position, end);
          const isKnown = arms.some((arm) => arm.road === road && arm.bearing === bearing);
          if (!isKnown) arms.push({ road, bearing });
        }
      }
    }
    return arms;
  };
  return (roadNode) => {
    const arms = known.get(roadNode) ?? find(roadNode);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(roadNode, arms);
    return arms;
  };
}

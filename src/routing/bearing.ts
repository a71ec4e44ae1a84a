import { METERS_PER_UNIT, metersPerLonUnit } from '../kernel/geo.ts';
import type { RoadLines } from './snap/spot.ts';

/** The first metres of a road at a junction often bend; drivers see where it leads. */
const LOOK_AHEAD_METERS = 15;
const LOOK_AHEAD_SQUARED = LOOK_AHEAD_METERS * LOOK_AHEAD_METERS;

/** The bearing of a way as it leaves one position towards another, in degrees clockwise from north. */
export function bearingLeaving(lines: RoadLines, way: number, from: number, to: number): number {
  const { roadNodes, roadWays, roadWayNodes } = lines;
  const step = from <= to ? 1 : -1;
  const first = roadWays.nodes[way];
  // Whole positions: a journey that begins between two nodes heads for the next one.
  const start = step > 0 ? Math.floor(from) : Math.ceil(from);
  const origin = roadWayNodes.node[first + start];
  const scale = metersPerLonUnit(roadNodes.lat[origin]);
  let x = 0;
  let y = 0;
  for (let position = start; (to - position) * step > 0; position += step) {
    const next = roadWayNodes.node[first + position + step];
    x = (roadNodes.lon[next] - roadNodes.lon[origin]) * scale;
    y = (roadNodes.lat[next] - roadNodes.lat[origin]) * METERS_PER_UNIT;
    if (x * x + y * y >= LOOK_AHEAD_SQUARED) break; // Math.hypot is many times slower
  }
  return ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360;
}

/** The bearing of a way as it arrives at `to`. */
export const bearingArriving = (lines: RoadLines, way: number, from: number, to: number): number =>
  (bearingLeaving(lines, way, to, from) + 180) % 360;

/** The turn from one bearing to another: -180 (exclusive) to 180, positive to the right. */
export function turnDegrees(before: number, after: number): number {
  const turn = (((after - before) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

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
  const degrees = (Math.atan2(x, y) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees; // the remainder of a division is many times slower
}

/** The bearing of a way as it arrives at `to`. */
export function bearingArriving(lines: RoadLines, way: number, from: number, to: number): number {
  const back = bearingLeaving(lines, way, to, from);
  return back < 180 ? back + 180 : back - 180;
}

/** The turn from one bearing to another, both from 0 to 360: -180 (exclusive) to 180, positive to the right. */
export function turnDegrees(before: number, after: number): number {
  const turn = after - before;
  if (turn > 180) return turn - 360;
  return turn > -180 ? turn : turn + 360;
}

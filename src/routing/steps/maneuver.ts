/** The action at the beginning of a step, as the contract names it. */
const maneuvers = [
  'depart', 'continue', 'slight_right', 'right', 'sharp_right', 'uturn', 'sharp_left', 'left', 'slight_left',
  'keep_right', 'keep_left', 'ramp', 'merge', 'roundabout', 'ferry', 'arrive',
] as const;
export type Maneuver = (typeof maneuvers)[number];

const bySharpness: readonly (readonly [number, Maneuver, Maneuver])[] = [
  [15, 'continue', 'continue'],
  [45, 'slight_left', 'slight_right'],
  [120, 'left', 'right'],
  [170, 'sharp_left', 'sharp_right'],
];

/** -180 to 180, positive to the right. */
export function turnNamed(degrees: number): Maneuver {
  const found = bySharpness.find(([most]) => Math.abs(degrees) < most);
  return found ? found[degrees < 0 ? 1 : 2] : 'uturn';
}

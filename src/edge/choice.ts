import type { Region } from '../config.ts';

/** The regions for a request, in the order in which they are tried. */
export interface Choice {
  readonly regions: readonly Region[];
  /** How many of them, counted from the first, look healthy. */
  readonly wellCount: number;
  /** How many of the healthy ones, counted from the first, are not slow with the operation. */
  readonly quickCount: number;
  /** How many regions may be sent the request. Regions that were not reached or fell silent do not count. */
  readonly mostSends: number;
  /** Most regions look dead, so it is more likely that the edge is wrong. */
  readonly isPanic: boolean;
}

const USUAL_SENDS = 2;

/**
 * Orders the regions that are up, nearest first, with those slow with the operation last; then the others, nearest
 * first, since the edge may be wrong about them. Once more than half look dead, a request is tried everywhere before it
 * is refused.
 */
export function choose(
  nearest: readonly Region[], isUp: (region: Region) => boolean, isSlow: (region: Region) => boolean = () => false,
): Choice {
  const well = nearest.filter(isUp);
  const quick = well.filter((region) => !isSlow(region));
  const up = quick.length === well.length ? well : [...quick, ...well.filter((region) => !quick.includes(region))];
  const isPanic = up.length * 2 < nearest.length;
  const isPlain = quick.length === nearest.length;
  const regions = isPlain ? nearest : [...up, ...nearest.filter((region) => !up.includes(region))];
  const mostSends = isPanic ? nearest.length : USUAL_SENDS;
  return { regions, wellCount: up.length, quickCount: quick.length, mostSends, isPanic };
}

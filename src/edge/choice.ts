import type { Region } from '../config.ts';

/** Where a request goes, in this order. */
export interface Choice {
  readonly regions: readonly Region[];
  /** How many of them, from the first on, look well. */
  readonly wellCount: number;
  /** How many of those, from the first on, are not slow with what is asked. */
  readonly quickCount: number;
  /** Regions that may be sent to before it is given up; those that were not reached or fell silent do not count. */
  readonly mostSends: number;
  /** Most regions look dead: more likely the edge sees badly than that all of them are. */
  readonly isPanic: boolean;
}

const USUAL_SENDS = 2;

/**
 * The nearest of those that are up, first those that are not slow with what is asked; behind them the others, nearest
 * first, for it may be the edge that is wrong. Once
 * more than half of all look dead, none is left out: a request is tried everywhere before it is refused.
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

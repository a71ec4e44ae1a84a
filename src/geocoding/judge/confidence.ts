import { interpolate, type Steps } from '../../kernel/steps.ts';
import type { Evidence } from '../query/found.ts';

/**
 * Confidence of houses, POI and corners by their cost, linear between the points. Fitted by `geokod calibrate` to three
 * maps, one of them of a made-up country.
 */
const spotSteps: Steps = [
  [0, 0.995], [0.195, 0.995], [0.301, 0.975], [0.449, 0.964], [0.713, 0.918], [1.088, 0.566], [1.737, 0.452],
  [2.5, 0.1],
];

/** Confidence of streets, places and areas by their cost. */
const coarseSteps: Steps = [[0, 0.995], [0.186, 0.995], [1.19, 0.987], [2, 0.125]];

/**
 * The share of that confidence that remains, by the lead over the next answer elsewhere. Of equals 40 in 100 were
 * right, and more than a half is never promised. Small leads did better on the maps than these points say, which
 * depends on how many towns of one name a map has.
 */
const leadSteps: Steps = [[0, 0.42], [0.002, 0.5], [0.02, 0.5], [0.05, 0.7], [0.113, 0.96], [0.315, 1]];

const fitted = { spots: spotSteps, coarse: coarseSteps, leads: leadSteps };

/** Computes confidence; other steps are passed only while they are being fitted. */
export const confidenceOf = ({ cost, lead, cap, isSpot }: Evidence, { spots, coarse, leads } = fitted): number =>
  Math.min(interpolate(isSpot ? spots : coarse, cost) * interpolate(leads, lead), cap);

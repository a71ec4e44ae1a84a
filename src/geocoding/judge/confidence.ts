import { interpolate, type Steps } from '../../kernel/steps.ts';
import type { Evidence } from '../query/found.ts';

/**
 * From what an answer cost to how likely it is what was meant, for houses and things; between the points the line is
 * straight. Fitted by `geokod calibrate` to three maps, one of them of a made-up country.
 */
export const spotSteps: Steps = [
  [0, 0.995], [0.195, 0.995], [0.301, 0.975], [0.449, 0.964], [0.713, 0.918], [1.088, 0.566], [1.737, 0.452],
  [2.5, 0.1],
];

/** The same of streets and grounds. */
export const groundSteps: Steps = [[0, 0.995], [0.186, 0.995], [1.19, 0.987], [2, 0.125]];

/**
 * What is left of that, by the lead over the next answer that lies elsewhere. Of equals 40 in 100 were right; more than
 * a half is never promised. Small leads did better on the maps than is stated here: that depends on how many towns of
 * one name a map has.
 */
export const leadSteps: Steps = [[0, 0.42], [0.002, 0.5], [0.02, 0.5], [0.05, 0.7], [0.113, 0.96], [0.315, 1]];

/**
 * What is at most to be believed where a house was asked for and another thing is the answer. Of hidden houses the
 * nearest one was within 50 m in 52 of 100, and so was another part of the house.
 */
export const precisionCaps = {
  interpolated: 0.8, nearest_house: 0.55, street: 0.6, house_part: 0.6, other: 0.5,
} as const;

/** Of a house in a street of another kind than the query says: that the map has no such street is no proof. */
export const OTHER_TYPE_CAP = 0.8;

/** Of an answer in another district of its city than the query says. */
export const OTHER_DISTRICT_CAP = 0.8;

/** Of 15/1 for 15 к1 where the town writes no blocks: likely the same, but its 15 к1 may be one that nobody mapped. */
export const OTHER_STYLE_CAP = 0.8;

/** Of an answer where a place is told besides that nobody knows: it may be there. */
export const UNKNOWN_PLACE_CAP = 0.8;

/** Of answers that fit alike and are told apart by nothing: the first is one of two at best. */
export const EQUALS_CAP = 0.5;

const fitted = { spots: spotSteps, grounds: groundSteps, leads: leadSteps };

/** Other steps only where those are being fitted. */
export const confidenceOf = ({ cost, lead, cap, isSpot }: Evidence, { spots, grounds, leads } = fitted): number =>
  Math.min(interpolate(isSpot ? spots : grounds, cost) * interpolate(leads, lead), cap);

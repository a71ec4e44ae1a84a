import { metersOf, tonnesOf, type Tags } from './tags.ts';

/** The car that routes are for: a common one, loaded. */
export const CAR = { heightMeters: 1.6, widthMeters: 1.8, lengthMeters: 4.6, tonnes: 1.8, ratedTonnes: 2 };

/** Keys whose conditional form limits a car. */
export const sizeKeys = ['maxheight', 'maxwidth', 'maxlength', 'maxweight', 'maxweightrating'] as const;

/** Whether a sign or a bridge is too low, narrow, short or weak for a car. */
export function isTooSmall(tags: Tags): boolean {
  const isUnder = (limit: number | undefined, own: number): boolean => limit !== undefined && limit < own;
  return isUnder(metersOf(tags['maxheight:physical'] ?? tags.maxheight), CAR.heightMeters) ||
    isUnder(metersOf(tags['maxwidth:physical'] ?? tags.maxwidth), CAR.widthMeters) ||
    isUnder(metersOf(tags.maxlength), CAR.lengthMeters) ||
    isUnder(tonnesOf(tags.maxweight), CAR.tonnes) || isUnder(tonnesOf(tags.maxweightrating), CAR.ratedTonnes);
}

import type { Point } from '../state/view.ts';

/** How far from its point an answer of a kind usually reaches. */
const metersAround: Readonly<Record<string, number>> = {
  country: 800_000, region: 120_000, district: 15_000, city: 6_000, postcode: 3_000, settlement: 1_500, place: 700,
  street: 500,
};
const METERS_OF_DEGREE = 111_195;

/** Points that the map must show so that all of an answer is seen: a city is more than the crossing in its centre. */
export function extentOf({ lat, lon, precision }: Point & { readonly precision: string }): readonly Point[] {
  const meters = Object.hasOwn(metersAround, precision) ? metersAround[precision] : 0;
  const up = meters / METERS_OF_DEGREE;
  const aside = up / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return [{ lat: Math.max(-85, lat - up), lon: lon - aside }, { lat: Math.min(85, lat + up), lon: lon + aside }];
}

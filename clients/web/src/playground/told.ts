import { number } from '../words/figures.ts';
import { language } from '../words/language.ts';
import { say } from '../words/playground.ts';

const KM = 1000;

/** "350 м", "2,4 км", "118 км". */
export function sayMeters(meters: number): string {
  if (meters < KM) return say('meters', { count: number(Math.round(meters)) });
  return say('kilometers', { count: number(meters / KM, { maximumFractionDigits: meters < 100 * KM ? 1 : 0 }) });
}

/** "40 с", "12 мин", "1 ч 05 мин". */
export function sayDuration(seconds: number): string {
  if (seconds < 60) return say('seconds', { count: number(Math.round(seconds)) });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return say('minutes', { count: number(minutes) });
  return say('hours', { hours: number(Math.floor(minutes / 60)), minutes: String(minutes % 60).padStart(2, '0') });
}

const precisions = {
  house: 'isHouse', house_part: 'isHousePart', interpolated: 'isInterpolated', nearest_house: 'isNearestHouse',
  intersection: 'isIntersection', street: 'isStreet', place: 'isPlace', settlement: 'isSettlement', city: 'isCity',
  district: 'isDistrict', region: 'isRegion', country: 'isCountry', postcode: 'isPostcode', poi: 'isPoi',
  metro: 'isMetro',
} as const;

/** A precision in words; one unknown to this version stays as the service wrote it. */
export const sayPrecision = (precision: string): string =>
  (Object.hasOwn(precisions, precision) ? say(precisions[precision as keyof typeof precisions]) : precision);

const meanings = {
  name: 'takenName', container: 'takenContainer', type_word: 'takenType', number: 'takenNumber',
  postcode: 'takenPostcode', title: 'takenTitle', remark: 'takenRemark', left_over: 'takenNothing',
} as const;

export const sayTaken = (taken: string): string =>
  (Object.hasOwn(meanings, taken) ? say(meanings[taken as keyof typeof meanings]) : taken);

export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** "A", "B", … "Z", "27": labels of points, as on the map. */
export const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1));

/** The name of a weekday (0 is Monday) in the page's language. */
export const dayName = (day: number, form: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language(), { weekday: form, timeZone: 'UTC' }).format(Date.UTC(2026, 0, 5 + day));

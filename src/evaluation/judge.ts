import { distanceMeters, toUnits } from '../kernel/geo.ts';
import type { Answer } from './engine.ts';
import { labelKey } from './house-label.ts';
import type { KnownHouse } from './known-house.ts';

const RIGHT_WITHIN_METERS = 50;

/** How far an answer is from the nearest house that is right. */
export function metersFromRight(answer: Answer, right: readonly KnownHouse[]): number {
  const [lat, lon] = [toUnits(answer.lat), toUnits(answer.lon)];
  return Math.min(...right.map((house) => distanceMeters(lat, lon, house.lat, house.lon)));
}

/** As near as a person needs it, whatever the answer calls itself. */
export const isRight = (answer: Answer, right: readonly KnownHouse[]): boolean =>
  metersFromRight(answer, right) <= RIGHT_WITHIN_METERS;

/**
 * Whether an answer that says "this is the house" tells another one: the neighbour is wrong even at 20 m. The same
 * object, or the same number near by (an address may be several objects of the map), is no other house.
 */
export function isWrongHouse(answer: Answer, right: readonly KnownHouse[]): boolean {
  if (answer.precision !== 'house') return false;
  if (answer.osm !== undefined && right.some(({ osm }) => osm === answer.osm)) return false;
  if (!isRight(answer, right)) return true;
  const { label } = answer;
  return label !== undefined && !right.some((house) => labelKey(house.label) === labelKey(label));
}

/** The place of the first right answer, from 1; 0 where none is. */
export const rankOfRight = (answers: readonly Answer[], right: readonly KnownHouse[]): number =>
  answers.findIndex((answer) => isRight(answer, right)) + 1;

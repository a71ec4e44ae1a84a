import { distanceMeters, toUnits } from '../kernel/geo.ts';
import type { Answer } from './engine.ts';
import { labelKey } from './house-label.ts';
import type { KnownHouse } from './known-house.ts';

const RIGHT_WITHIN_METERS = 50;

/** The distance from an answer to the nearest right house. */
export function metersFromRight(answer: Answer, right: readonly KnownHouse[]): number {
  const [lat, lon] = [toUnits(answer.lat), toUnits(answer.lon)];
  return Math.min(...right.map((house) => distanceMeters(lat, lon, house.lat, house.lon)));
}

/** Whether an answer is as near as a person needs, whatever its precision says. */
export const isRight = (answer: Answer, right: readonly KnownHouse[]): boolean =>
  metersFromRight(answer, right) <= RIGHT_WITHIN_METERS;

/**
 * Whether an answer claims the wrong house: a neighbour is wrong even at 20 m. The same object of the map is right, and
 * so is the same number nearby, since an address may be several objects.
 */
export function isWrongHouse(answer: Answer, right: readonly KnownHouse[]): boolean {
  if (answer.precision !== 'house') return false;
  if (answer.osm !== undefined && right.some(({ osm }) => osm === answer.osm)) return false;
  if (!isRight(answer, right)) return true;
  const { label } = answer;
  return label !== undefined && !right.some((house) => labelKey(house.label) === labelKey(label));
}

/** The rank of the first right answer, from 1; 0 where no answer is right. */
export const rankOfRight = (answers: readonly Answer[], right: readonly KnownHouse[]): number =>
  answers.findIndex((answer) => isRight(answer, right)) + 1;

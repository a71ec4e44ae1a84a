import { firstOf } from '../atoms/masks.ts';
import { areStationWords } from '../language/type-words.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { areRegionWords, areStreetWords } from './kinds-of-types.ts';

/**
 * Mask of the words that cannot name a street: regions, "Чуйская обл., …", and the parts before the containers, such as
 * "Пятёрочка" in "Пятёрочка, Бишкек, Восток-5, 7", unless those parts have a street type word.
 */
export function beforeContainers(
  { atoms, types }: QueryWords, { mask: name }: Hit, containerHits: readonly Hit[],
): number {
  let first = firstOf(name);
  for (const { mask } of containerHits) first = Math.min(first, firstOf(mask));
  let regions = 0;
  for (const [at, { isNumber, before }] of atoms.entries()) {
    const isBefore = atoms[at + 1]?.before !== ',' && areRegionWords(types[at + 1]);
    if (!isNumber && (isBefore || (before !== ',' && areRegionWords(types[at - 1])))) regions |= 1 << at;
  }
  if (first === firstOf(name)) return regions;
  while (first > 0 && atoms[first].before !== ',') first--;
  const aside = (1 << first) - 1;
  return types.some((typeWords, at) => at < first && areStreetWords(typeWords)) ? regions : regions | aside;
}

/** Adds type words beside explained words, and words without a meaning of their own. */
export function absorb({ atoms, types, weights, roomMask }: QueryWords, explained: number): number {
  let mask = explained;
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < atoms.length; at++) {
      if (roomMask & (1 << at)) continue;
      const isBeside = (mask & (1 << (at + 1))) !== 0 || (at > 0 && (mask & (1 << (at - 1))) !== 0);
      if (isBeside && types[at].length > 0 && weights[at] <= 0.1 && !areStationWords(types[at])) mask |= 1 << at;
      if (weights[at] <= 0.02) mask |= 1 << at;
    }
  }
  return mask;
}

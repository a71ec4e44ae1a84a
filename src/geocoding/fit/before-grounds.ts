import { firstOf } from '../atoms/masks.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { isOfRegions, isOfStreets } from './kinds-of-types.ts';

/**
 * "Пятёрочка, Бишкек, Восток-5, 7", "Чуйская обл., …": parts before the one that begins with what the place is in,
 * and regions. They speak of no street, unless they have its type word.
 */
export function beforeGrounds({ atoms, types }: QueryWords, { mask: own }: Hit, grounds: readonly Hit[]): number {
  let first = firstOf(own);
  for (const { mask } of grounds) first = Math.min(first, firstOf(mask));
  let regions = 0;
  for (const [at, { isNumber, before }] of atoms.entries()) {
    const isBefore = atoms[at + 1]?.before !== ',' && isOfRegions(types[at + 1]);
    if (!isNumber && (isBefore || (before !== ',' && isOfRegions(types[at - 1])))) regions |= 1 << at;
  }
  if (first === firstOf(own)) return regions;
  while (first > 0 && atoms[first].before !== ',') first--;
  const aside = (1 << first) - 1;
  return types.some((one, at) => at < first && isOfStreets(one)) ? regions : regions | aside;
}

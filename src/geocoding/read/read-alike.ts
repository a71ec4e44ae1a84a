import type { QueryWords } from '../query/words.ts';

/** Whether two readings of one text are equal, so that they have the same answer. */
export function isReadAlike(a: QueryWords, b: QueryWords): boolean {
  const isAlike = a.knownMask === b.knownMask && a.seeds.length === b.seeds.length
    && a.seeds.every((seed, at) => seed === b.seeds[at])
    && a.weights.every((weight, at) => weight === b.weights[at])
    && a.types.every((types, at) => types === b.types[at] || types.length + b.types[at].length === 0);
  if (!isAlike || a.readings.size !== b.readings.size) return false;
  for (const [term, readings] of a.readings) {
    const others = b.readings.get(term);
    const isSame = others?.length === readings.length && readings.every(({ mask, cost, isHalf }, at) =>
      mask === others[at].mask && cost === others[at].cost && isHalf === others[at].isHalf);
    if (!isSame) return false;
  }
  return true;
}

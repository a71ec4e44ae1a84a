import type { QueryWords } from '../query/words.ts';

/** Whether two readings of one text are the same, so that they have the same answer. */
export function isReadAlike(one: QueryWords, other: QueryWords): boolean {
  const isAlike = one.knownMask === other.knownMask && one.seeds.length === other.seeds.length
    && one.seeds.every((seed, at) => seed === other.seeds[at])
    && one.weights.every((weight, at) => weight === other.weights[at])
    && one.types.every((types, at) => types === other.types[at] || types.length + other.types[at].length === 0);
  if (!isAlike || one.readings.size !== other.readings.size) return false;
  for (const [term, readings] of one.readings) {
    const others = other.readings.get(term);
    const isSame = others?.length === readings.length && readings.every(({ mask, cost, isHalf }, at) =>
      mask === others[at].mask && cost === others[at].cost && isHalf === others[at].isHalf);
    if (!isSame) return false;
  }
  return true;
}

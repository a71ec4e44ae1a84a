import { firstOf, lastOf } from '../../atoms/masks.ts';
import { isPostcodeLike } from '../../atoms/postcode-like.ts';
import { isAcross } from '../../fit/numbers/numbers-of-others.ts';
import type { Candidate } from '../../query/candidate.ts';
import type { QueryWords } from '../../query/words.ts';

/** Whether the house is opposite the street, not in it: "11, напротив ул. Садовая". */
export function isAcrossStreet(
  { atoms, types, roomMask }: QueryWords, { house, hit: { mask, typeMask } }: Candidate,
): boolean {
  const last = lastOf(mask | typeMask);
  let first = firstOf(mask | typeMask);
  // The hit lacks the type word of another kind of street: "5, напротив пер. Речной" for the Речная улица.
  while (first > 1 && isTypeOfStreet(types[first - 1]) && atoms[first].before !== ',') first--;
  const at = atoms[first - 1]?.key.length === 1 ? first - 2 : first - 1;
  if (house === undefined || at <= 0 || atoms[at + 1].before !== ' ' || !isAcross(atoms[at].key)) return false;
  const isHouseLike = (number: number): boolean =>
    atoms[number].isNumber && !isPostcodeLike(atoms[number].key) && (roomMask & (1 << number)) === 0;
  return atoms.some((_, number) => number < at && isHouseLike(number))
    && !atoms.some((_, number) => number > last && isHouseLike(number));
}

const isTypeOfStreet = (types: QueryWords['types'][number]): boolean =>
  types.length > 0 && types.every(({ level }) => level === 'street');

import { firstOf, lastOf } from '../atoms/masks.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import { isNumberSign } from '../language/type-words.ts';
import type { QueryWords } from '../query/words.ts';
import { isOtherType } from './kinds-of-types.ts';
import { isOfWord, isOrdinal, isPlain } from './number-words.ts';

const ORDINAL_COST = 0.3;
const FIRST_COST = 0.03;
/** "Ветеран-2": the number is rather the name's. */
const TIED_COST = 0.15;
/** The number of a "Арсаки-3" that is not the thing's own name. */
const OTHERS_NUMBER_COST = 0.6;

/** Numbers of houses stand behind the street, as a rule. */
export function oddness(words: QueryWords, at: number, used: number): number {
  const { atoms, types } = words;
  const { before } = atoms[at];
  const taken = used | words.roomMask;
  const isOfType = [at - 1, at + 1].some((beside) => isOtherType(types[beside]) && !(taken & (1 << beside)));
  const isHyphened = before === '-' && at > 0 && !atoms[at - 1].isNumber;
  const isTied = isHyphened && (used & (1 << (at - 1))) !== 0;
  const isOfOther = isHyphened && !isTied && types[at - 1].length === 0 && atoms[at - 1].key.length > 2;
  const isFirst = (used & ((1 << at) - 1)) === 0;
  // "СНТ Энергетик-7, 2": where one more number follows, this one is of the name.
  const isOfName = isTied && atoms.some(({ isNumber, suffix }, one) =>
    one > at && isNumber && suffix === '' && atoms[one].before === ',' && (taken & (1 << one)) === 0);
  const odd = isOfOther || isOfName ? OTHERS_NUMBER_COST
    : isOrdinal(words, at) || isOfType ? ORDINAL_COST : isTied ? TIED_COST : 0;
  return odd + (isFirst ? FIRST_COST : 0);
}

/** "27. Ветроград, ул. Садовая, 101": of a list, where another number stands behind the name. */
export function isOfLine(words: QueryWords, at: number, used: number, own: number): boolean {
  const { atoms, types, roomMask } = words;
  const [first, last] = [firstOf(own), lastOf(own)];
  const isOther = (one: number): boolean =>
    !atoms[one].isNumber && types[one].length === 0 && atoms[one].key.length > 2 && (own & (1 << one)) === 0;
  return at < first && atoms.some((_, one) => one > at && one < first && isOther(one))
    && (at === 0 || isNumberSign(types[at - 1]))
    && atoms.some(({ key }, one) => one > last && isPlain(words, one) && !isPostcodeLike(key)
      && ((used | roomMask) & (1 << one)) === 0);
}

/** "41 Победы 267": which of the two is the house's? */
export function hasOneBehind(words: QueryWords, at: number, used: number, own: number): boolean {
  const { atoms, types, roomMask } = words;
  const next = lastOf(own) + 1;
  const isType = types[next]?.some(({ level }) => level === 'street') && atoms[next].before !== ',';
  const one = isType ? next + 1 : next;
  const isLast = !atoms[one + 1] || atoms[one + 1].before === ',';
  return at < firstOf(own) && !isNumberSign(types[at - 1]) && atoms[one] !== undefined && isLast && isPlain(words, one)
    && !isPostcodeLike(atoms[one].key) && ((used | roomMask) & (1 << one)) === 0;
}

/** Of two numbers behind the name the first is the house's: the second is that of a flat, a box, another house. */
export function isSecond(words: QueryWords, at: number, used: number, postcodeMask: number): boolean {
  const { atoms, types } = words;
  const others = words.roomMask | postcodeMask;
  // "28-й квартал, 409, 36": the word is another number's already.
  const isOfType = (beside: number): boolean => isOtherType(types[beside]) && !(used & (1 << beside));
  for (let before = at - 1; before > 0 && (used & (1 << before)) === 0; before--) {
    const { isNumber, suffix, key } = atoms[before];
    const isOther = !isNumber || suffix !== '' || isPostcodeLike(key) || (others & (1 << before)) !== 0
      || isOfType(before - 1) || isOfType(before + 1) || isOfWord(words, before, used);
    if (!isOther && (used & ((1 << before) - 1)) !== 0) return true;
  }
  return false;
}

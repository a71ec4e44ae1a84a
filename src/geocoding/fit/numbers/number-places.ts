import { firstOf, lastOf } from '../../atoms/masks.ts';
import { isPostcodeLike } from '../../atoms/postcode-like.ts';
import { isNumberSign } from '../../language/type-words.ts';
import type { QueryWords } from '../../query/words.ts';
import { areQuarterWords } from '../kinds-of-types.ts';
import { belongsToWord, isOrdinal, isPlain } from './number-words.ts';

const ORDINAL_COST = 0.3;
const FIRST_COST = 0.03;
/** For "Ветеран-2", where the number more likely belongs to the name. */
const TIED_COST = 0.15;
/** For "Арсаки-3" beside a feature of another name. */
const OTHERS_NUMBER_COST = 0.6;

/** The cost of an unusual position: house numbers mostly follow the street. */
export function oddness(words: QueryWords, at: number, used: number): number {
  const { atoms, types } = words;
  const { before } = atoms[at];
  const taken = used | words.roomMask;
  const isBesideQuarterWord = [at - 1, at + 1].some((beside) =>
    areQuarterWords(types[beside]) && !(taken & (1 << beside)));
  const isHyphened = before === '-' && at > 0 && !atoms[at - 1].isNumber;
  const isTied = isHyphened && (used & (1 << (at - 1))) !== 0;
  const belongsToOther = isHyphened && !isTied && types[at - 1].length === 0 && atoms[at - 1].key.length > 2;
  const isFirst = (used & ((1 << at) - 1)) === 0;
  // "СНТ Энергетик-7, 2": where another number follows, this one belongs to the name.
  const belongsToName = isTied && atoms.some(({ isNumber, suffix }, next) =>
    next > at && isNumber && suffix === '' && atoms[next].before === ',' && (taken & (1 << next)) === 0);
  const odd = belongsToOther || belongsToName ? OTHERS_NUMBER_COST
    : isOrdinal(words, at) || isBesideQuarterWord ? ORDINAL_COST : isTied ? TIED_COST : 0;
  return odd + (isFirst ? FIRST_COST : 0);
}

/** Whether a number counts the lines of a list, as another one is the house: "27. Ветроград, ул. Садовая, 101". */
export function belongsToLine(words: QueryWords, at: number, used: number, name: number): boolean {
  const { atoms, types, roomMask } = words;
  const [first, last] = [firstOf(name), lastOf(name)];
  const isWord = (next: number): boolean =>
    !atoms[next].isNumber && types[next].length === 0 && atoms[next].key.length > 2 && (name & (1 << next)) === 0;
  return at < first && atoms.some((_, next) => next > at && next < first && isWord(next))
    && (at === 0 || isNumberSign(types[at - 1]))
    && atoms.some(({ key }, next) => next > last && isPlain(words, next) && !isPostcodeLike(key)
      && ((used | roomMask) & (1 << next)) === 0);
}

/** Whether a second number follows the name, so that either could be the house: "41 Победы 267". */
export function hasNumberBehind(words: QueryWords, at: number, used: number, name: number): boolean {
  const { atoms, types, roomMask } = words;
  const next = lastOf(name) + 1;
  const isType = types[next]?.some(({ level }) => level === 'street') && atoms[next].before !== ',';
  const number = isType ? next + 1 : next;
  const isLast = !atoms[number + 1] || atoms[number + 1].before === ',';
  return at < firstOf(name) && !isNumberSign(types[at - 1]) && atoms[number] !== undefined && isLast
    && isPlain(words, number) && !isPostcodeLike(atoms[number].key) && ((used | roomMask) & (1 << number)) === 0;
}

/** Whether a number follows another one after the name: the first is the house, the second a flat or another house. */
export function isSecond(words: QueryWords, at: number, used: number, postcodeMask: number): boolean {
  const { atoms, types } = words;
  const otherMask = words.roomMask | postcodeMask;
  // "28-й квартал, 409, 36": the quarter's word already belongs to the 28.
  const isQuarterWord = (beside: number): boolean => areQuarterWords(types[beside]) && !(used & (1 << beside));
  for (let before = at - 1; before > 0 && (used & (1 << before)) === 0; before--) {
    const { isNumber, suffix, key } = atoms[before];
    const isOther = !isNumber || suffix !== '' || isPostcodeLike(key) || (otherMask & (1 << before)) !== 0
      || isQuarterWord(before - 1) || isQuarterWord(before + 1) || belongsToWord(words, before, used);
    if (!isOther && (used & ((1 << before) - 1)) !== 0) return true;
  }
  return false;
}

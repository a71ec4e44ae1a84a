import { orWords } from '../atoms/letter-role.ts';
import { atomsThat, firstOf, lastOf } from '../atoms/masks.ts';
import { isLetterSuffix } from '../houses/part-words.ts';
import { isNumberSign } from '../language/type-words.ts';
import type { QueryWords } from '../query/words.ts';

/** "10-й", but not the "10-е" of a house 10Е, nor "10-й дом". */
export function isOrdinal(words: QueryWords, at: number): boolean {
  const { suffix } = words.atoms[at];
  return suffix !== '' && !isLetterSuffix(suffix) && !isOfHouse(words, at);
}

/** But the "1-й дом Советов" is called so. */
function isOfHouse(words: QueryWords, at: number): boolean {
  const { atoms, types, roomMask } = words;
  const [next, other] = [atoms[at + 1], atoms[at + 2]];
  return next?.before === ' ' && types[at + 1].some(({ code }) => code === 'dom')
    && (!other || other.before === ',' || (roomMask & (4 << at)) !== 0);
}

/**
 * "10 Гвардейской Дивизии 7" is not number 10 of a 7-й Гвардейской Дивизии: which number stands right before the name
 * is of the name, and which stands behind it is the house's.
 */
export function isTurned(words: QueryWords, name: number, number: number): boolean {
  const { atoms } = words;
  const nameWords = name & atomsThat(atoms, ({ isNumber }) => !isNumber);
  if (nameWords === 0 || number === 0) return false;
  const [first, last, at] = [firstOf(nameWords), lastOf(nameWords), firstOf(number)];
  const isBehind = atoms.some((_, one) => one > last && (name & (1 << one)) !== 0 && isPlain(words, one));
  return isBehind && at <= first && atoms[at].isNumber && isTogether(words, at, first);
}

/** A number without a house behind a name that it is taken to be of: "Парковая 16", where only a 16-я Парковая is. */
export function mayBeHouse(words: QueryWords, name: number): boolean {
  const { atoms, types } = words;
  const at = atoms.findLastIndex((_, one) => (name & (1 << one)) !== 0);
  const isWord = (one: number): boolean => !atoms[one].isNumber && types[one].length === 0;
  const hasWord = atoms.some((_, one) => (name & (1 << one)) !== 0 && isWord(one));
  return hasWord && isPlain(words, at) && !types[at + 1]?.length;
}

export function isPlain(words: QueryWords, at: number): boolean {
  const { isNumber, suffix, before } = words.atoms[at];
  return isNumber && suffix === '' && before !== '-' && before !== '';
}

/** From one to the other without a comma, and only type words between. */
function isTogether(words: QueryWords, from: number, to: number): boolean {
  const { atoms, types } = words;
  for (let at = from + 1; at <= to; at++) {
    if (atoms[at].before === ',' || (at < to && types[at].length === 0)) return false;
  }
  return true;
}

/** "28e5": what is glued to a number is none of its own. */
export function isRest(words: QueryWords, at: number): boolean {
  const { atoms } = words;
  return at > 1 && atoms[at].before === '' && atoms[at - 1].before === '' && atoms[at - 2].isNumber;
}

/** "Шабдан Баатыр 5": the word for a flat is part of the street's name. */
export function isOfNamedRoom(words: QueryWords, at: number, used: number): boolean {
  const { atoms, types } = words;
  return at > 0 && atoms[at].isNumber && atoms[at].before === ' ' && (used & (1 << (at - 1))) !== 0
    && types[at - 1].some(({ level }) => level === 'room');
}

/** "школа №12": the number of what no part of the address is. */
export function isOfWord(words: QueryWords, at: number, used: number): boolean {
  const { atoms, types } = words;
  const isMarked = at > 1 && isNumberSign(types[at - 1]) && atoms[at - 1].before !== ',';
  if (!isMarked || atoms[at - 2].isNumber || (used & (1 << (at - 2))) !== 0) return false;
  return types[at - 2].every(({ level }) => level === 'room' || level === 'planning');
}

/** "10 и 12", "10; 12", "10 & 12", "10.5", "дома 10, 12". */
export function hasSecond(words: QueryWords, end: number, left: number): boolean {
  const { atoms } = words;
  const at = orWords.has(atoms[end]?.text) ? end + 1 : end;
  if (!(left & (1 << at)) || !atoms[at].isNumber) return false;
  if (at > end || ';&.'.includes(atoms[at].before || ' ')) return true;
  return atoms[at].before === ',' && atoms.some(({ text }) => text === 'дома');
}

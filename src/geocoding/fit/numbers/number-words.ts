import { orWords } from '../../atoms/letter-role.ts';
import { atomsThat, firstOf, lastOf } from '../../atoms/masks.ts';
import { isLetterSuffix } from '../../houses/part-words.ts';
import { isNumberSign } from '../../language/type-words.ts';
import type { QueryWords } from '../../query/words.ts';

/** Whether a number is an ordinal: "10-й", but neither the "10-е" of a house 10Е nor "10-й дом". */
export function isOrdinal(words: QueryWords, at: number): boolean {
  const { suffix } = words.atoms[at];
  return suffix !== '' && !isLetterSuffix(suffix) && !belongsToHouseWord(words, at);
}

/** Whether an ordinal belongs to the word дом: "10-й дом", but not "1-й дом Советов", which is a name. */
function belongsToHouseWord(words: QueryWords, at: number): boolean {
  const { atoms, types, roomMask } = words;
  const [next, afterNext] = [atoms[at + 1], atoms[at + 2]];
  return next?.before === ' ' && types[at + 1].some(({ code }) => code === 'dom')
    && (!afterNext || afterNext.before === ',' || (roomMask & (4 << at)) !== 0 || placeWords.has(afterNext.text));
}

/** Prepositions between "10-й дом" and its street. */
const placeWords: ReadonlySet<string> = new Set(['по', 'на']);

/**
 * Whether name and house have swapped their numbers: "10 Гвардейской Дивизии 7" is not house 10 of the 7-й Гвардейской
 * Дивизии. A number right before a name belongs to the name, one after it to the house.
 */
export function isTurned(words: QueryWords, name: number, number: number): boolean {
  const { atoms } = words;
  const nameWords = name & atomsThat(atoms, ({ isNumber }) => !isNumber);
  if (nameWords === 0 || number === 0) return false;
  const [first, last, at] = [firstOf(nameWords), lastOf(nameWords), firstOf(number)];
  const isBehind = atoms.some((_, next) => next > last && (name & (1 << next)) !== 0 && isPlain(words, next));
  return isBehind && at <= first && atoms[at].isNumber && isTogether(words, at, first);
}

/** Whether the last number of a name could be a house: "Парковая 16", where the map has only the 16-я Парковая. */
export function couldBeHouse(words: QueryWords, name: number): boolean {
  const { atoms, types } = words;
  const at = atoms.findLastIndex((_, i) => (name & (1 << i)) !== 0);
  const isWord = (i: number): boolean => !atoms[i].isNumber && types[i].length === 0;
  const hasWord = atoms.some((_, i) => (name & (1 << i)) !== 0 && isWord(i));
  return hasWord && isPlain(words, at) && !types[at + 1]?.length;
}

export function isPlain(words: QueryWords, at: number): boolean {
  const { isNumber, suffix, before } = words.atoms[at];
  return isNumber && suffix === '' && before !== '-' && before !== '';
}

/** Whether only type words, and no comma, stand between two atoms. */
function isTogether(words: QueryWords, from: number, to: number): boolean {
  const { atoms, types } = words;
  for (let at = from + 1; at <= to; at++) {
    if (atoms[at].before === ',' || (at < to && types[at].length === 0)) return false;
  }
  return true;
}

/** Whether a number is the rest of a glued text rather than one by itself: the 5 of "28e5". */
export function isRest(words: QueryWords, at: number): boolean {
  const { atoms } = words;
  return at > 1 && atoms[at].before === '' && atoms[at - 1].before === '' && atoms[at - 2].isNumber;
}

/** The most letters that are glued to a number by a slip rather than begin the next word. */
const MOST_GLUED = 3;

/** Whether letters or a bar are glued to a number that belong to neither it nor a name: "T3", "5ОА", "|9", "41шт". */
export function hasStrangeGlued(words: QueryWords, { start, end }: Span, used: number): boolean {
  const { atoms, types, roomMask, text } = words;
  const taken = used | roomMask;
  const [before, next] = [atoms[start - 1], atoms[end]];
  const isBefore = before !== undefined && !before.isNumber && atoms[start].before === '' && before.text.length === 1
    && (taken & (1 << (start - 1))) === 0;
  const isBehind = next !== undefined && !next.isNumber && next.before === '' && next.text.length <= MOST_GLUED
    && types[end].length === 0 && (taken & (1 << end)) === 0;
  return isBefore || isBehind || isBesideBar(text, atoms[start].start, atoms[end - 1].end);
}

interface Span {
  /** The first atom. */
  readonly start: number;
  /** The atom after the last one. */
  readonly end: number;
}

/** Whether the only bar of a text stands right at a number: several separate the columns of a table. */
const isBesideBar = (text: string, start: number, end: number): boolean =>
  (text[start - 1] === '|' || text[end] === '|') && text.indexOf('|') === text.lastIndexOf('|');

/** "Шабдан Баатыр 5": "Баатыр" resembles the word for a flat, but belongs to the street's name. */
export function belongsToNamedRoom(words: QueryWords, at: number, used: number): boolean {
  const { atoms, types } = words;
  return at > 0 && atoms[at].isNumber && atoms[at].before === ' ' && (used & (1 << (at - 1))) !== 0
    && types[at - 1].some(({ level }) => level === 'room');
}

/** Whether a number is that of something outside the address: "школа №12". */
export function belongsToWord(words: QueryWords, at: number, used: number): boolean {
  const { atoms, types } = words;
  const isMarked = at > 1 && isNumberSign(types[at - 1]) && atoms[at - 1].before !== ',';
  if (!isMarked || atoms[at - 2].isNumber || (used & (1 << (at - 2))) !== 0) return false;
  return types[at - 2].every(({ level }) => level === 'room' || level === 'planning');
}

/**
 * Whether the query has a second number: "10 и 12", "10, он же 12", "10; 12", "10 & 12", "10.5", "10? 12", "10 (12)",
 * "дома 10, 12".
 */
export function hasSecond(words: QueryWords, end: number, left: number): boolean {
  const { atoms, roomMask, text } = words;
  let at = end;
  while (at < end + MOST_OR_WORDS && (orWords.has(atoms[at]?.text) || pronouns.has(atoms[at]?.text))) at++;
  if (!(left & ~roomMask & (1 << at)) || !atoms[at].isNumber) return false;
  if (at > end || ';&.'.includes(atoms[at].before || ' ')) return true;
  if (betweenTwo.test(text.slice(atoms[at - 1].end, atoms[at].start))) return true;
  return atoms[at].before === ',' && atoms.some(({ text }) => text === 'дома');
}

const MOST_OR_WORDS = 2;
/** "10, он же 12" */
const pronouns: ReadonlySet<string> = new Set(['он', 'оно', 'она']);
/** Signs between the numbers of two houses, rather than before a flat. */
const betweenTwo = /[?=(→⇒➔➜►]|->|\|\|/u;

import type { Atom } from './atoms.ts';
import { wordsOfAll } from '../packs/list.ts';
import { typeReadings, type TypeWord } from '../language/type-words.ts';

/**
 * The role of a letter written apart after a number: the house letter ("10 Г кв 15"), a word of what follows ("10 г.
 * Тверь", "10 и 12"), or doubtful ("10 г Тверь"), which the existing houses decide.
 */
export type LetterRole = 'letter' | 'doubtful' | 'word';

/** Small words that can follow a number without being its letter: "5 в Твери", "8 и". */
const smallWords = new Set(['в', 'и', 'с', 'к', 'у', 'о', 'м', 'г', 'п', 'ш', 'д', 'х', 'на']);
/** Prepositions before a case that many words do not show: "5 у улицы", "5 к улице". */
const besides = new Set(['у', 'к', 'с', 'о']);

/** Words between the numbers of two houses. */
export const orWords: ReadonlySet<string> = new Set(wordsOfAll('orWords'));

const readingsOf = ({ typeKey }: Atom): readonly TypeWord[] =>
  (typeKey === undefined ? [] : typeReadings(typeKey) ?? []);

/** `beside`: the atom after the letter, whatever it is part of. */
export function letterRole(letter: Atom, beside: Atom | undefined): LetterRole {
  if (letter.before === '' || letter.before === '"') return letter.hasDot ? 'word' : 'letter';
  const isApart = letter.before === ',' || letter.before === ';';
  const isLast = beside === undefined || beside.before === ',' || beside.before === ';';
  const isRoomNext = beside !== undefined && isRoom(beside) && !(orWords.has(letter.text) && !isRoomOnly(beside));
  if (isApart) return !letter.hasDot && (isLast || isRoomNext) && !beside?.isNumber ? 'doubtful' : 'word';
  if (isLast && !beside?.isNumber) return 'letter';
  if (isRoomNext) return 'letter';
  if (letter.hasDot) return 'word';
  if (letter.before === '-' && beside.before !== '-') return 'letter';
  // "10 и 12" are two houses, "10 э5" gives a floor.
  if (beside.isNumber) {
    if (beside.before === ',' && orWords.has(letter.text)) return 'doubtful';
    return orWords.has(letter.text) || (beside.before === '' && letter.before === ' ') ? 'word' : 'letter';
  }
  if (!smallWords.has(letter.text)) return 'letter';
  const isStreet = isStreetType(beside);
  const isNominative = isStreet && !isInflected(beside) && !orWords.has(letter.text)
    && (!besides.has(letter.text) || isWhole(beside));
  return isNominative ? 'letter' : 'doubtful';
}

const isStreetType = (atom: Atom): boolean =>
  readingsOf(atom).length > 0 && readingsOf(atom).every(({ level }) => level === 'street');

/** "к ул." could be "к улице"; "к улица" could not. */
const isWhole = ({ text }: Atom): boolean => text.length >= 5;

/** Whether the letter is a preposition of the word after it: in "5 в Твери", but not in "5 в Тверь". */
export const isPreposition = (letter: Atom, beside: Atom): boolean =>
  (letter.text === 'в' && isInflected(beside))
  || (besides.has(letter.text) && !nominative.test(beside.text) && !(isStreetType(beside) && isWhole(beside)
    && !isInflected(beside)));

const nominative = /(?:ая|яя|ое|ее|ый|ий)$/u;

/** Whether the word has an ending that prepositions require. */
export const isInflected = ({ text }: Atom): boolean =>
  text.length > 2 && /(?:е|и|у|ой|ей|ом|ем|ых|ах|ях)$/u.test(text);

/** Whether a word only follows a house: "кв", "подъезд", "корпус". */
const isRoom = (atom: Atom): boolean => !atom.isNumber && atom.text.length > 1
  && readingsOf(atom).some(({ level }) => level === 'room' || level === 'building');
const isRoomOnly = (atom: Atom): boolean => readingsOf(atom).some(({ level }) => level === 'room');

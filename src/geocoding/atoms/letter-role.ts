import type { Atom } from './atoms.ts';
import { wordsOfAll } from '../packs/list.ts';
import { typeReadings, type TypeWord } from '../language/type-words.ts';

/**
 * What a letter that stands apart behind a number is: the number's own ("10 Г кв 15"), the beginning of what follows
 * ("10 г. Тверь", "10 и 12"), or either ("10 г Тверь"), which the houses that are there decide.
 */
export type LetterRole = 'letter' | 'doubtful' | 'word';

/** Words that begin what follows a number rather than being its letter: "5 в Твери", "8 и". */
const smallWords = new Set(['в', 'и', 'с', 'к', 'у', 'о', 'м', 'г', 'п', 'ш', 'д', 'х', 'на']);
/** "5 у улицы", "5 к улице": what follows is in a case of speech that many words have. */
const besides = new Set(['у', 'к', 'с', 'о']);

/** Between numbers of two houses. */
export const orWords: ReadonlySet<string> = new Set(wordsOfAll('orWords'));

const readingsOf = ({ typeKey }: Atom): readonly TypeWord[] =>
  (typeKey === undefined ? [] : typeReadings(typeKey) ?? []);

/** Of a letter and of the atom behind it, whatever that is part of. */
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
  // "10 и 12" are two houses, "10 э5" has a floor.
  if (beside.isNumber) {
    if (beside.before === ',' && orWords.has(letter.text)) return 'doubtful';
    return orWords.has(letter.text) || (beside.before === '' && letter.before === ' ') ? 'word' : 'letter';
  }
  if (!smallWords.has(letter.text)) return 'letter';
  const isStreet = isOfStreet(beside);
  const isNominative = isStreet && !isInCase(beside) && !orWords.has(letter.text)
    && (!besides.has(letter.text) || isWhole(beside));
  return isNominative ? 'letter' : 'doubtful';
}

const isOfStreet = (atom: Atom): boolean =>
  readingsOf(atom).length > 0 && readingsOf(atom).every(({ level }) => level === 'street');

/** "к ул." may be "к улице"; "к улица" is not. */
const isWhole = ({ text }: Atom): boolean => text.length >= 5;

/** "5 в Твери", but "5 в Тверь": whether the letter is a preposition of the word behind it. */
export const isPreposition = (letter: Atom, beside: Atom): boolean =>
  (letter.text === 'в' && isInCase(beside))
  || (besides.has(letter.text) && !nominative.test(beside.text) && !(isOfStreet(beside) && isWhole(beside)
    && !isInCase(beside)));

const nominative = /(?:ая|яя|ое|ее|ый|ий)$/u;

/** Has an ending that prepositions ask for. */
export const isInCase = ({ text }: Atom): boolean => text.length > 2 && /(?:е|и|у|ой|ей|ом|ем|ых|ах|ях)$/u.test(text);

/** "кв", "подъезд", "корпус": what may follow a house and nothing else. */
const isRoom = (atom: Atom): boolean => !atom.isNumber && atom.text.length > 1
  && readingsOf(atom).some(({ level }) => level === 'room' || level === 'building');
const isRoomOnly = (atom: Atom): boolean => readingsOf(atom).some(({ level }) => level === 'room');

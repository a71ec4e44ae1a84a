import type { Atom } from './atoms.ts';
import { numbersIn, packs } from '../packs/list.ts';
import { fold } from '../text/fold.ts';
import { typeWordInCase } from '../language/misspelt-types.ts';
import { typeReadings } from '../language/type-words.ts';

/** Ordinals by the key of their word: "тринадцатой", "второй", "сороковая". */
const ordinals = new Map(packs.flatMap(({ ordinals: words, ordinalEndings, spokenOrdinalEndings }) =>
  folded(numbersIn(words, `${ordinalEndings} ${spokenOrdinalEndings}`))));
const cardinalNumbers = packs.flatMap((pack) => folded(numbersIn(pack.cardinals)));
const teen = 10;
const FEWEST_LETTERS = 3;
/** Tens that begin an ordinal: "шестьдесят второй". */
const beginnings = new Map(cardinalNumbers.filter(([, number]) => number > teen && number < 100 && number % 10 === 0));
/** Thousands, hundreds, tens and units: a number has each once, in this order, "сто двадцать два". */
const cardinals: readonly ReadonlyMap<string, number>[] = [
  new Map(cardinalNumbers.filter(([, number]) => number >= 1000)),
  new Map(cardinalNumbers.filter(([, number]) => number >= 100 && number < 1000)),
  beginnings,
  new Map(cardinalNumbers.filter(([, number]) => number < 20)),
];

function folded(numbers: readonly (readonly [string, number])[]): [string, number][] {
  return numbers.map(([word, number]) => [fold(word), number]);
}

/** Roman numerals except V and X, which are house letters and words of names. */
const romans: ReadonlyMap<string, number> = new Map([
  ['ii', 2], ['iii', 3], ['iv', 4], ['vi', 6], ['vii', 7], ['viii', 8], ['ix', 9], ['xi', 11], ['xii', 12],
  ['xiii', 13], ['xiv', 14],
]);

const written: ReadonlySet<string> =
  new Set([...ordinals.keys(), ...beginnings.keys(), ...cardinals.flatMap((words) => [...words.keys()])]);

/**
 * Reads numbers in words: those of houses ("дом двенадцать") and the ordinals of street names ("пятнадцатая Парковая",
 * "шестьдесят второй Армии"). The words are kept in the atom, since the map has some names in words. `mayGoOn`: whether
 * the last word, by its key, could begin another word, as "первом" begins "Первомайская".
 */
export function withWrittenOrdinals(
  atoms: readonly Atom[], mayGoOn: (key: string) => boolean = () => false,
): readonly Atom[] {
  if (!atoms.some(mayBeWritten)) return atoms;
  const read: Atom[] = [];
  const hasDigits = atoms.some(({ isNumber, key, suffix, text }, at) =>
    isNumber && key.length < 5 && suffix !== text && !belongsToName(atoms, at));
  let hasHouse = false;
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    const next = atoms[at + 1];
    const ordinal = ordinalHouseFrom(atoms, at);
    if (ordinal) {
      hasHouse = true;
      read.push({ ...numbered(atoms.slice(at, ordinal.end), ordinal.number), suffix: '' });
      at = ordinal.end - 1;
      continue;
    }
    const years = yearsFrom(atoms, at);
    if (years) {
      read.push(numbered(atoms.slice(at, years.end), years.number));
      at = years.end - 1;
      continue;
    }
    const house = cardinalFrom(atoms, at, mayGoOn);
    // "2 корпус четыре": digits may come before.
    const belongsToPart = house?.isBehindPartWord && (hasHouse || (hasDigits && atoms[at - 1].text.length > 1));
    if (house && (house.isBehindHouseWord || belongsToPart || (!hasHouse && !hasDigits))) {
      hasHouse ||= !house.isBehindPartWord;
      read.push({ ...numbered(atoms.slice(at, house.end), house.number), suffix: '' });
      at = house.end - 1;
      const stroke = strokeFrom(atoms, house.end);
      if (stroke) {
        const spoken = numbered(atoms.slice(house.end + 1, stroke.end), stroke.number);
        read.push({ ...spoken, suffix: '', before: '/' });
        at = stroke.end - 1;
      }
      continue;
    }
    const second = secondFrom(atoms, at, read.at(-1));
    if (second) {
      const tens = continuesTens(read.at(-1)!, second.number) ? read.pop() : undefined;
      const spoken = { ...numbered(atoms.slice(at, second.end), second.number), suffix: '' };
      read.push(tens ? { ...tens, key: String(Number(tens.key) + second.number), end: spoken.end } : spoken);
      at = second.end - 1;
      continue;
    }
    const ten = atom.isNumber ? undefined : beginnings.get(atom.key);
    const unit = ten === undefined || !next || !' -'.includes(next.before) ? undefined : unitOf(next);
    if (unit !== undefined) {
      read.push(numbered([atom, next], ten! + unit));
      at++;
      continue;
    }
    const isUnfinished = next === undefined && !atom.isNumber && mayGoOn(atom.key);
    const number = atom.isNumber || isUnfinished ? undefined : (ordinals.get(atom.key) ?? romanOf(atoms, at));
    read.push(number === undefined ? atom : numbered([atom], number));
  }
  return read;
}

/** Suffixes of a number that could be the letter of a house: "9а". */
const mayBeLetter = /^[а-еa-e]$/u;

const isNumberedWord = (typeKey: string): boolean =>
  typeReadings(typeKey)?.some(({ level }) => level === 'street' || level === 'planning') === true;

/** Whether a number belongs to a name: the 3 of "3-я Ветровая", 26 of "26 Бакинских Комиссаров", 2 of "Ветеран-2". */
function belongsToName(atoms: readonly Atom[], at: number): boolean {
  const [{ suffix, before }, next] = [atoms[at], atoms[at + 1]];
  if (before === '-' && !atoms[at - 1].isNumber && atoms[at - 1].text.length >= FEWEST_LETTERS) return true;
  if (!next || next.isNumber || next.before === ',') return false;
  // "9-я линия, восемь", "4-я Набережная", "28-й квартал, два"
  if (next.typeKey !== undefined) return suffix !== '' && !mayBeLetter.test(suffix) && isNumberedWord(next.typeKey);
  const beginsName = at === 0 || before === ',' || atoms[at - 1].typeKey !== undefined;
  return next.text.length >= FEWEST_LETTERS && (suffix !== '' || beginsName);
}

interface Cardinal {
  readonly end: number;
  readonly number: number;
  /** After the word "дом". */
  readonly isBehindHouseWord: boolean;
  /** After a word for a room or a house part. */
  readonly isBehindPartWord: boolean;
}

/** Reads a number in words: "дом двенадцать, квартира пять", or "Ленина сто два" without other numbers. */
function cardinalFrom(
  atoms: readonly Atom[], at: number, mayGoOn: (key: string) => boolean,
): Cardinal | undefined {
  const { end, number } = numberFrom(atoms, at);
  const [before, next] = [atoms[at - 1], atoms[end]];
  if (end === at || !before || (!next && mayGoOn(atoms[end - 1].key))) return undefined;
  const isBehind = atoms[at].before !== ',';
  const isBehindHouseWord = isBehind && isPartWord(before, 'dom');
  const isBehindPartWord = isBehind && !isBehindHouseWord && isPartWord(before);
  // "магазин Пять, …, двадцать три": the house has the last number.
  const hasLater = atoms.some(({ key }, later) => later > end && isCardinal(key)
    && !isCardinal(atoms[later - 1].key) && !isPartWord(atoms[later - 1]));
  const isLast = !next || (next.before === ',' && !hasLater) || isPartWord(next) || isLetterOfHouse(atoms, end)
    || strokeFrom(atoms, end) !== undefined || isOrdinalPart(atoms, end);
  const isBehindNumber = before.isNumber && isBehind;
  const isHouseOrPart = isBehindHouseWord || isBehindPartWord || (isLast && !isBehindNumber);
  return isHouseOrPart ? { end, number, isBehindHouseWord, isBehindPartWord } : undefined;
}

/** Reads a number in words right behind another number: "40 один", "дом один один". */
function secondFrom(
  atoms: readonly Atom[], at: number, before: Atom | undefined,
): { readonly end: number; readonly number: number } | undefined {
  if (!before?.isNumber || atoms[at].isNumber || atoms[at].before !== ' ') return undefined;
  const behind = numberFrom(atoms, at);
  const isLast = !atoms[behind.end] || atoms[behind.end].before === ',';
  return behind.end > at && isLast ? behind : undefined;
}

/** Whether a unit in words belongs to tens in digits: "40 один" is forty-one, as speech is written down. */
const continuesTens = ({ key, words, suffix }: Atom, unit: number): boolean => words === undefined && suffix === ''
  && unit < teen && key.length <= MOST_DIGITS && Number(key) >= 2 * teen && Number(key) % teen === 0;
const MOST_DIGITS = 3;

interface NumberInWords {
  readonly end: number;
  readonly number: number;
}

/** Reads the words of one number from an atom on; `end` is `at` if there is none. */
function numberFrom(atoms: readonly Atom[], at: number): NumberInWords {
  const { end, number } = cardinalsFrom(atoms, at);
  const unit = end > at && number % 100 >= 20 && number % 10 === 0 ? lastOrdinal(atoms, end) : undefined;
  return unit === undefined ? { end, number } : { end: end + 1, number: number + unit };
}

/** Reads cardinals alone: "тысяча двести", "две тысячи девятнадцать". */
function cardinalsFrom(atoms: readonly Atom[], at: number): NumberInWords {
  const thousands = belowThousand(atoms, at, { end: at, number: 0 });
  const isCount = thousands.end > at && isJoined(atoms[thousands.end]) && cardinals[0].has(atoms[thousands.end].key);
  if (isCount) return belowThousand(atoms, at, { end: thousands.end + 1, number: thousands.number * 1000 });
  const isThousand = thousands.end === at && !atoms[at].isNumber && cardinals[0].has(atoms[at].key);
  return isThousand ? belowThousand(atoms, at, { end: at + 1, number: 1000 }) : thousands;
}

function belowThousand(atoms: readonly Atom[], at: number, begun: NumberInWords): NumberInWords {
  let { end, number } = begun;
  for (const words of cardinals.slice(1)) {
    const value = end === at ? wordAt(atoms, end, words) : isJoined(atoms[end]) ? wordAt(atoms, end, words) : undefined;
    if (value === undefined || (number % 100 !== 0 && value >= teen)) continue;
    number += value;
    end++;
  }
  return { end, number };
}

const wordAt = (atoms: readonly Atom[], at: number, words: ReadonlyMap<string, number>): number | undefined =>
  (atoms[at] && !atoms[at].isNumber ? words.get(atoms[at].key) : undefined);
const isJoined = (atom: Atom | undefined): boolean => atom !== undefined && ' -'.includes(atom.before);

const houseWords: ReadonlySet<string> = new Set(['дом', 'дома', 'дому', 'домом', 'доме'].map((word) => fold(word)));
const isHouseWord = (atom: Atom | undefined): boolean => atom !== undefined && houseWords.has(atom.key);
/** Endings that "дом" does not have beside it: "Парковая пятнадцатая дом пять". */
const feminine = /(?:ая|ья|ую|ью|ое|ье)$/u;

/** Reads an ordinal beside the word "дом": "двести двадцать шестой дом", "дом сто двенадцатый". */
function ordinalHouseFrom(atoms: readonly Atom[], at: number): NumberInWords | undefined {
  const begun = cardinalsFrom(atoms, at);
  const last = atoms[begun.end];
  if (!last || (begun.end > at && !isJoined(last)) || feminine.test(last.text)) return undefined;
  const number = ordinalOf(last);
  if (number === undefined || !continues(begun.number, number)) return undefined;
  const [next, behind] = [atoms[begun.end + 1], atoms[begun.end + 2]];
  const isBefore = isHouseWord(next) && next.before !== ','
    && (!behind || behind.before === ',' || !(behind.isNumber || isCardinal(behind.key)));
  const isBehind = isHouseWord(atoms[at - 1]) && atoms[at].before !== ','
    && (!next || next.before === ',' || isPartWord(next, 'kvartira'));
  return isBefore || isBehind ? { end: begun.end + 1, number: begun.number + number } : undefined;
}

/** Whether an ordinal can end a number: "двести" goes on with "шестой" or "двадцатый", "двадцать" with "шестой". */
const continues = (begun: number, number: number): boolean => [1000, 100, teen]
  .some((unit) => begun % unit === 0 && number < unit && !(unit === teen && begun % 100 === teen));

const yearWords: ReadonlySet<string> = new Set(['лет', 'летия', 'летие'].map((word) => fold(word)));

/** Reads the years of a name: "сорок лет Победы". */
function yearsFrom(atoms: readonly Atom[], at: number): NumberInWords | undefined {
  const begun = cardinalsFrom(atoms, at);
  const [year, name] = [atoms[begun.end], atoms[begun.end + 1]];
  const isName = begun.end > at && isJoined(year) && yearWords.has(year.key) && name !== undefined && !name.isNumber
    && name.before !== ',';
  return isName ? begun : undefined;
}

/** The unit that ends a number as an ordinal: "дом сорок первый", but not "дом сорок, первый подъезд". */
function lastOrdinal(atoms: readonly Atom[], at: number): number | undefined {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  const isLast = atom !== undefined && (!next || next.before === ',' || isPartWord(next, 'kvartira'));
  return isLast && ' -'.includes(atom.before) ? unitOf(atom) : undefined;
}

/** Whether an ordinal with the word of a part follows a number: "двадцать пять второй подъезд". */
function isOrdinalPart(atoms: readonly Atom[], at: number): boolean {
  const isTens = !atoms[at].isNumber && beginnings.has(atoms[at].key);
  const [ordinal, part] = isTens ? [atoms[at + 1], atoms[at + 2]] : [atoms[at], atoms[at + 1]];
  return part !== undefined && part.before === ' ' && unitOf(ordinal) !== undefined && isPartWord(part);
}

const stroke = fold('дробь');

/** Reads a number after a stroke: "двенадцать дробь три". */
function strokeFrom(atoms: readonly Atom[], at: number): { readonly end: number; readonly number: number } | undefined {
  if (atoms[at]?.key !== stroke || atoms[at].before === ',') return undefined;
  const behind = numberFrom(atoms, at + 1);
  return behind.end === at + 1 ? undefined : behind;
}

/** Whether a single letter ends the text, or stands before a comma or a part: "тридцать в", "семнадцать а кв. 5". */
const isLetterOfHouse = (atoms: readonly Atom[], at: number): boolean => !atoms[at].isNumber
  && atoms[at].text.length === 1
  && (!atoms[at + 1] || atoms[at + 1].before === ',' || (atoms[at + 1].text.length > 1 && isPartWord(atoms[at + 1])));

const isCardinal = (key: string): boolean => cardinals.some((words) => words.has(key));

/** Accepts inflected forms too: "семнадцать корпуса нет". */
const isPartWord = ({ typeKey, isNumber, key }: Atom, wanted?: string): boolean => !isNumber
  && (typeReadings(typeKey ?? typeWordInCase(key) ?? '') ?? []).some(({ level, code }) =>
    wanted === undefined ? level === 'building' || level === 'room' : code === wanted);

const mayBeWritten = ({ isNumber, key, text }: Atom): boolean =>
  !isNumber && (written.has(key) || (text.length < 5 && romans.has(inLatin(text))));

/** Reads a Roman numeral, which counts only beside another word: "II Садовая", "Садовая II". */
function romanOf(atoms: readonly Atom[], at: number): number | undefined {
  const [before, { text }, next] = [atoms[at - 1], atoms[at], atoms[at + 1]];
  const isBefore = next && !next.isNumber && ' -'.includes(next.before);
  const isBehind = before && !before.isNumber && ' -'.includes(atoms[at].before);
  return isBefore || isBehind ? romans.get(inLatin(text)) : undefined;
}

/** Replaces і and х, typed on a Cyrillic keyboard, by the Latin letters. */
export const inLatin = (text: string): string => text.replaceAll('і', 'i').replaceAll('х', 'x');

/** Reads "второй", either as the atom of a number or as a word in a case that no name has. */
function unitOf(atom: Atom): number | undefined {
  const unit = ordinalOf(atom);
  return unit !== undefined && unit < 10 ? unit : undefined;
}

function ordinalOf({ isNumber, key, text, suffix }: Atom): number | undefined {
  const number = !isNumber ? ordinals.get(key) : suffix === text ? Number(key) : undefined;
  return number !== undefined && number > 0 ? number : undefined;
}

function numbered(group: readonly Atom[], number: number): Atom {
  const [first, last] = [group[0], group[group.length - 1]];
  const text = group.map((atom) => atom.text).join(' ');
  return {
    isNumber: true, text, key: String(number), suffix: text, before: first.before, hasDot: last.hasDot,
    start: first.start, end: last.end, words: group.map(({ key }) => key),
  };
}

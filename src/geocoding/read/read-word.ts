import type { Atom } from '../atoms/atoms.ts';
import { firstOf } from '../atoms/masks.ts';
import { adjectivesOfPlace, derivedKeys } from '../language/derived-words.ts';
import { isSmallWord } from '../language/known-names.ts';
import { typeReadings } from '../language/type-words.ts';
import { fold } from '../text/fold.ts';
import { mayBeTypeLike, readMisspelt, readTypeCase } from './misspelt-words.ts';
import { INFLECTED_PRICE, type QueryReading } from './query-reading.ts';

const SHORT_STREET = 'str';
const DERIVED_PRICE = 0.35;
const JOINED_PRICE = 0.06;

export function readWord(reading: QueryReading, atom: Atom, at: number): void {
  const { dictionary } = reading;
  const isType = reading.types[at].length > 0;
  const exact = dictionary.find(atom.key);
  const bit = 1 << at;
  const isDoubtful = (reading.leniency.doubtMask & bit) !== 0;
  if (exact >= 0 && (isSmallWord(atom.key) || atom.key.length === 1)) reading.terms.add(exact, bit, 0);
  else if (exact >= 0) reading.terms.seed(exact, bit, readDeclined(reading, atom, at) ? INFLECTED_PRICE : 0);
  readOtherSpellings(reading, atom, at);
  const isOnMap = exact >= 0 && reading.dictionary.occursInAddresses(exact);
  if (!isType && mayBeTypeLike(reading, at)) readTypeCase(reading, atom, at);
  const isInflectedType = !isType && reading.types[at].length > 0;
  if (isType && !isOnMap && !isDoubtful) return;
  if (exact >= 0 && (isType || (!isDoubtful && !reading.isSpoken && isOnMap))) return;
  if (isSmallWord(atom.key) || atom.key.length < 2) return;
  let isKnown = exact >= 0 || (reading.terms.knownMask & bit) !== 0;
  for (const term of dictionary.inflected(atom.key)) {
    reading.terms.seed(term, bit, INFLECTED_PRICE);
    isKnown ||= reading.dictionary.occursInAddresses(term);
  }
  if (isInflectedType && !isDoubtful) return;
  if (!isKnown) isKnown = readGlued(reading, atom, bit);
  if (isKnown && !isDoubtful) return;
  readDerived(reading, atom, bit);
  readMisspelt(reading, atom, at);
}

const namePrepositions: ReadonlySet<string> = new Set(['на', 'по', 'в', 'во']);
const declined = /[ое]й$/u;

/**
 * Reads "на Посадской" as the Посадская, whose case it is, rather than a Посадской проезд, which is spelt so. Returns
 * whether the map has such a name.
 */
function readDeclined(reading: QueryReading, { text, key, before }: Atom, at: number): boolean {
  const isSpoken = at > 0 && before === ' ' && namePrepositions.has(reading.query.atoms[at - 1].text)
    && declined.test(text) && !reading.types[at + 1]?.some(({ level }) => level === 'street');
  const nominative = isSpoken ? reading.dictionary.find(`${key.slice(0, -2)}ay`) : -1;
  if (nominative >= 0) reading.terms.seed(nominative, 1 << at, 0);
  return nominative >= 0;
}

function readDerived(reading: QueryReading, { key }: Atom, bit: number): void {
  const at = firstOf(bit);
  const { atoms } = reading.query;
  // The type word after a comma is not the name's: "Москва, ул., 10" is not a Московская улица.
  const isStreet = [at - 1, at + 1].some((beside) => atoms[Math.max(at, beside)]?.before !== ','
    && reading.types[beside]?.some(({ level }) => level === 'street'));
  for (const derived of isStreet ? [...derivedKeys(key), ...adjectivesOfPlace(key)] : derivedKeys(key)) {
    const term = reading.dictionary.find(derived);
    if (term < 0) continue;
    reading.terms.add(term, bit, DERIVED_PRICE);
    reading.terms.seeds.add(term);
    reading.terms.likeMask |= bit;
  }
}

/** Reads the end of "Hauptstr.", and Latin letters by their less usual reading. */
function readOtherSpellings(reading: QueryReading, atom: Atom, at: number): void {
  if (atom.text.length > SHORT_STREET.length && atom.text.endsWith(SHORT_STREET)) {
    const street = reading.dictionary.find(fold(`${atom.text}asse`));
    if (street >= 0) reading.terms.seed(street, 1 << at, 0.02);
  }
  if (!/[xj]|ck/u.test(atom.text)) return;
  const key = fold(atom.text, true);
  const term = key === atom.key ? -1 : reading.dictionary.find(key);
  if (term >= 0) reading.terms.seed(term, 1 << at, 0.02);
}

/** Reads words written as one: "улленина", "новосадовая" for "Ново-Садовая". */
function readGlued(reading: QueryReading, atom: Atom, bit: number): boolean {
  const { key } = atom;
  for (let cut = 2; cut < Math.min(9, key.length - 3); cut++) {
    // "Подгорная" is not "под. Горная", nor "Кварта" "кв. Арта".
    const isType = typeReadings(key.slice(0, cut))?.every(({ level }) => level !== 'room') === true;
    const rest = isType ? reading.dictionary.find(key.slice(cut)) : -1;
    if (rest < 0) continue;
    reading.terms.seed(rest, bit, 0.12);
    return true;
  }
  for (let cut = Math.max(4, key.length - 8); cut < key.length - 1; cut++) {
    const rest = typeReadings(key.slice(cut)) ? reading.dictionary.find(key.slice(0, cut)) : -1;
    if (rest < 0) continue;
    reading.terms.seed(rest, bit, 0.12);
    return true;
  }
  const halves = key.length >= 7 ? reading.dictionary.split(key) : undefined;
  for (const half of halves ?? []) {
    reading.terms.add(half, bit, JOINED_PRICE, true);
    reading.terms.seeds.add(half);
    reading.terms.likeMask |= bit;
  }
  // It could still be a typo in a single word.
  return false;
}

/** Reads two words that the map writes as one: "Ново Садовая", "Санкт Петербург". */
export function readJoined(reading: QueryReading, at: number): void {
  const [first, second] = [reading.query.atoms[at], reading.query.atoms[at + 1]];
  if (first.isNumber || second.isNumber || second.before === ',' || first.key.length + second.key.length < 5) return;
  const isDouble = first.key.at(-1) === second.key[0];
  const term = reading.dictionary.find(first.key + (isDouble ? second.key.slice(1) : second.key));
  if (term >= 0) reading.terms.seed(term, 3 << at, JOINED_PRICE);
}

/** Reads "ж/д вокзал" as "вокзал", which every station is called too. */
export function readStation(reading: QueryReading, at: number): void {
  const term = reading.dictionary.find('vokzal');
  if (term >= 0) reading.terms.seed(term, 1 << at, 0);
}

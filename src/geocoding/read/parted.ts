import type { Atom } from '../atoms/atoms.ts';
import { centreOfRegion, findKnownCity, isCountry, keyOfWord } from '../language/known-cities.ts';
import { typeReadings, type TypeLevel } from '../language/type-words.ts';
import { isLabel } from './labels.ts';

/** The most words of a known name behind its first. */
const MOST_WORDS = 3;
const spacedDash = /\s[-–—]\s/u;

/**
 * Reads a colon or a dash behind the name of a place as a comma: "Новосибирск: Сальская улица, 34" and "Омск - пр.
 * Ленина 25" name their cities. The colon of a label, "Адрес: …", and of a type word, "Город: …", stays.
 */
export function withParts(text: string, atoms: readonly Atom[]): readonly Atom[] {
  if (!atoms.some(({ before }) => before === ':' || before === '-')) return atoms;
  return atoms.map((atom, at) => (endsPart(text, atoms, at) ? { ...atom, before: ',' } : atom));
}

function endsPart(text: string, atoms: readonly Atom[], at: number): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at]];
  if (!before) return false;
  if (atom.before === ':') return !before.isNumber && before.typeKey === undefined && !isLabel(atoms, at);
  if (atom.before !== '-' || atom.isNumber) return false;
  const isSpaced = spacedDash.test(text.slice(before.end, atom.start));
  const first = beginOfPart(atoms, at);
  if (isLevel(atom, 'street') && isWordOfStreet(atom)) {
    return (isSpaced || namesPlace(atoms, first, at))
      && !atoms.slice(first, at).some((word) => isLevel(word, 'street'));
  }
  if (!isSpaced) return false;
  const end = endOfPart(atoms, at);
  return namesPlace(atoms, at, end) ? before.isNumber && end === atoms.length
    : namesPlace(atoms, first, at) && !goesOn(atoms, first, at);
}

/** Whether a word can only begin the name of a street: "пр." of "пр. Ленина", unlike the "у" of "Ростов - у моря". */
const isWordOfStreet = ({ text, hasDot }: Atom): boolean => text.length > 1 || hasDot;

function beginOfPart(atoms: readonly Atom[], at: number): number {
  let first = at;
  while (first > 0 && !atoms[first - 1].isNumber && atoms[first - 1].before !== ',') first--;
  return first > 0 && !atoms[first - 1].isNumber ? first - 1 : first;
}

function endOfPart(atoms: readonly Atom[], at: number): number {
  let end = at + 1;
  while (end < atoms.length && atoms[end].before !== ',') end++;
  return end;
}

/** Whether words are a well-known city, region or country, with its type word or without: "г. Омск", "Омская обл." */
function namesPlace(atoms: readonly Atom[], first: number, end: number): boolean {
  const part = atoms.slice(first, end);
  if (part.some(({ isNumber }) => isNumber)) return false;
  const isTyped = part.some((atom) => isLevel(atom, 'area'));
  const key = keyOf(part.filter((atom) => !isLevel(atom, 'settlement') && !isLevel(atom, 'area')));
  return findKnownCity(key) !== undefined || isCountry(key) || (isTyped && centreOfRegion(key) !== undefined);
}

/** Whether the name goes on behind the dash: "Ростов - на - Дону". */
const goesOn = (atoms: readonly Atom[], first: number, at: number): boolean =>
  Array.from({ length: MOST_WORDS }, (_, more) => at + more + 1)
    .some((end) => end <= atoms.length && findKnownCity(keyOf(atoms.slice(first, end))) !== undefined);

const keyOf = (part: readonly Atom[]): string => part.map(({ text, key }) => keyOfWord(text, key)).join(' ');

const isLevel = ({ isNumber, typeKey }: Atom, level: TypeLevel): boolean => {
  const types = isNumber || typeKey === undefined ? [] : typeReadings(typeKey) ?? [];
  return types.length > 0 && types.every((type) => type.level === level);
};

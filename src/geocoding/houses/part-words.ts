import type { Atom } from '../atoms/atoms.ts';
import { houseWords } from '../language/house-words.ts';
import { typeReadings } from '../language/type-words.ts';

export const slots = new Map(houseWords.flatMap(({ code, slot }) => (slot ? [[code, slot] as const] : [])));

/** What the values of a slot begin with that are counted apart: "ск12" is a секция, "12" a корпус. */
export const apartMarks = new Map(houseWords.flatMap(({ code, mark = '', isApart }) =>
  (isApart ? [[code, mark] as const] : [])));

export const codesOf = (atom: Atom): readonly string[] =>
  atom.typeKey === undefined ? [] : (typeReadings(atom.typeKey) ?? []).map(({ code }) => code);

/** "корпус", "стр.": of what is told before it, as a rule. */
export const isPartWord = (atom: Atom): boolean => codesOf(atom).some((code) => slots.has(code));

/** The "е" of "10-е" is rather the letter of a house. */
export const isLetterSuffix = (suffix: string): boolean => /^[а-еa-e]$/u.test(suffix);

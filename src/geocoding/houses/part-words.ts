import type { Atom } from '../atoms/atoms.ts';
import { houseWords } from '../language/house-words.ts';
import { typeReadings } from '../language/type-words.ts';

export const slots = new Map(houseWords.flatMap(({ code, slot }) => (slot ? [[code, slot] as const] : [])));

/** Prefixes of values that share a slot but are counted apart: "ск12" is a секция, "12" a корпус. */
export const apartMarks = new Map(houseWords.flatMap(({ code, mark = '', isApart }) =>
  (isApart ? [[code, mark] as const] : [])));
export const marksApart: readonly string[] = [...apartMarks.values()];

export const codesOf = (atom: Atom): readonly string[] =>
  atom.typeKey === undefined ? [] : (typeReadings(atom.typeKey) ?? []).map(({ code }) => code);

/** Whether an atom is the word of a part, which usually belongs to the number before it: "корпус", "стр.". */
export const isPartWord = (atom: Atom): boolean => codesOf(atom).some((code) => slots.has(code));

/** Whether the ending is more likely a house letter than that of an ordinal: the "е" of "10-е". */
export const isLetterSuffix = (suffix: string): boolean => /^[а-еa-e]$/u.test(suffix);

/** Whether "ст" is a строение: "7 ст 1". Elsewhere it is a станция. */
export const isShortBuilding = (atoms: readonly Atom[], at: number): boolean => atoms[at].text === 'ст'
  && atoms[at - 1]?.isNumber && atoms[at + 1]?.isNumber && atoms[at + 1].before !== ',';

import { nominativesOf } from '../language/declensions.ts';
import { findShortenedCity } from '../language/known-cities.ts';
import { typeReadings } from '../language/type-words.ts';
import { fold } from '../text/fold.ts';
import type { Atom } from './atoms.ts';

const MOST_LETTERS = 4;
const joined = /[\s.-]/u;
/** Short names in pieces, whose letters would be read as type words or left out: "Р-н-Д" is no район. */
const inLetters = new Map([['r-n d', 'рнд'], ['n sk', 'нск'], ['e burg', 'ебург'], ['s pb', 'спб']]);

/**
 * Writes out the shortened first word of a well-known city: "Н. Новгород" and "Н-Тагил" are Нижний Новгород and Нижний
 * Тагил, where a person's initial could be left out, and the town with it.
 */
export function withWholeCities(atoms: readonly Atom[]): readonly Atom[] {
  for (let at = 0; at + 1 < atoms.length; at++) {
    const { isNumber, before, text, hasDot } = atoms[at];
    const next = atoms[at + 1];
    // Most words end here.
    if (text.length > MOST_LETTERS || isNumber || next.isNumber || !(hasDot || next.before === '-')) continue;
    if (at > 0 && before !== ',' && !isBeforeName(atoms[at - 1])) continue;
    const lettered = letteredAt(atoms, at);
    if (lettered) return [...atoms.slice(0, at), lettered, ...atoms.slice(at + 2)];
    const whole = wholeAt(atoms, at);
    if (whole) return [...atoms.slice(0, at), ...whole, ...atoms.slice(at + 2)];
  }
  return atoms;
}

/** Whether the name of a town can follow: behind a house or postcode, "г." or "в". */
const isBeforeName = ({ isNumber, typeKey, key }: Atom): boolean => isNumber || key === 'v' || key === 'vo'
  || (typeKey !== undefined && typeReadings(typeKey)?.every(({ level }) => level === 'settlement') === true);

function letteredAt(atoms: readonly Atom[], at: number): Atom | undefined {
  const next = atoms[at + 1];
  const name = '-.'.includes(next.before) ? inLetters.get(`${atoms[at].key} ${next.key}`) : undefined;
  return name === undefined ? undefined
    : { ...atoms[at], text: name, key: fold(name), typeKey: undefined, end: next.end, hasDot: next.hasDot };
}

/** The whole first word and the one behind it, in the nominative: "в Н. Новгороде". */
function wholeAt(atoms: readonly Atom[], at: number): readonly [Atom, Atom] | undefined {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  if (!joined.test(next.before)) return undefined;
  // "с. Пышма" is a village, "С-Петербург" none.
  const isVillage = typeReadings(atom.typeKey ?? '')?.some(({ level }) => level === 'settlement') === true;
  if (next.before === '-' ? atom.text.length > 1 : !atom.hasDot || isVillage) return undefined;
  const isBehindWord = at > 0 && !atoms[at - 1].isNumber && atom.before !== ',';
  for (const key of isBehindWord ? [next.key, ...nominativesOf(next.key)] : [next.key]) {
    const behind = next.text === 'на' ? atoms[at + 2]?.key : undefined;
    const word = findShortenedCity(atom.key, behind === undefined ? key : `${key} ${behind}`);
    if (word === undefined) continue;
    const whole = { text: word.toLowerCase(), key: fold(word), typeKey: undefined, hasDot: false };
    return [{ ...atom, ...whole }, { ...next, key, before: ' ' }];
  }
  return undefined;
}

import type { Atom } from '../atoms/atoms.ts';
import { findKnownCity } from '../language/known-cities.ts';
import { nearestTypeWord, typeWordInCase } from '../language/misspelt-types.ts';
import { halfNames, typeReadings } from '../language/type-words.ts';
import { mostTypoCost } from '../names/dictionary.ts';
import { fold, foldUnmelted } from '../text/fold.ts';
import { EDIT } from '../text/typo-costs.ts';
import { isAlone } from './atom-weights.ts';
import type { QueryReading } from './query-reading.ts';

/** The most words of a query that are checked for typos, and the most letters of such a word. */
const MOST_MISSPELT = 8;
const MOST_LETTERS = 24;
const TYPO_PRICE = 0.3;

export function readMisspelt(reading: QueryReading, atom: Atom, at: number): void {
  const letters = Math.max(atom.key.length, [...atom.text].length);
  const isFour = letters === 4 && reading.leniency.more;
  const most = isFour ? 2 * EDIT : mostTypoCost(letters, reading.leniency.more);
  if (most === 0 || atom.key.length > MOST_LETTERS || reading.terms.misspelt++ >= MOST_MISSPELT) return;
  // "Питер" is not a misspelt "литер".
  const mayBeType = atom.key.length >= 5 && !(reading.leniency.doubtMask & (1 << at)) && !findKnownCity(atom.key);
  if (mayBeType && mayBeTypeLike(reading, at) && readMisspeltType(reading, atom.key, at)) return;
  const { effort } = reading.leniency;
  const found = foldUnmelted(atom.text).flatMap((key) => reading.dictionary.like(key, most, effort));
  for (const { term, cost } of found) {
    // In a word of four letters only the first can be as wrong as that.
    if (isFour && cost > EDIT && !isOtherBeginning(atom.key, reading.dictionary.text(term))) continue;
    reading.terms.add(term, 1 << at, (cost / EDIT) * TYPO_PRICE);
    reading.terms.seeds.add(term);
    reading.terms.likeMask |= 1 << at;
  }
}

function readMisspeltType(reading: QueryReading, key: string, at: number): boolean {
  // Compares both the letters as written and the folded key.
  const most = key.length >= 8 ? 1.6 * EDIT : EDIT;
  const asWritten = nearestTypeWord(reading.query.atoms[at].text, 'written', most);
  const asFolded = nearestTypeWord(key, 'folded', most);
  const { word, cost } = asWritten.cost < asFolded.cost ? asWritten : asFolded;
  if (word === undefined) return false;
  reading.types[at] = typeReadings(fold(word)) ?? [];
  // "Набережая" could be the name too.
  return cost <= EDIT / 2 && !reading.types[at].some(({ code }) => halfNames.has(code));
}

export function readTypeCase(reading: QueryReading, { key }: Atom, at: number): void {
  const word = typeWordInCase(key);
  if (word !== undefined) reading.types[at] = typeReadings(word) ?? [];
}

/** Whether a word may be a misspelt type word. A settlement's name is not, though it resembles one: "пгт Городище". */
export function mayBeTypeLike(reading: QueryReading, at: number): boolean {
  const before = reading.query.atoms[at].before === ',' ? [] : (reading.types[at - 1] ?? []);
  const isBehindSettlementWord = before.length > 0 && before.every(({ level }) => level === 'settlement');
  return !isBehindSettlementWord && !isAlone(reading.query.atoms, at);
}

/** Whether the words differ only in the first letter, which is wrong or missing. */
const isOtherBeginning = (key: string, word: string): boolean =>
  key === word.slice(1) || (key.slice(1) === word.slice(1) && key.length > 3);

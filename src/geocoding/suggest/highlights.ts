import { atomsOf, type Atom } from '../atoms/atoms.ts';
import { fold } from '../text/fold.ts';
import type { SuggestWords, Token } from './words.ts';
import { typeReadings } from '../language/type-words.ts';
import { EDIT, insertCost, substituteCost } from '../text/typo-costs.ts';

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, readonly Atom[]>();

/** Atoms of a text, remembered because the next letter shows most texts again. */
function atomsIn(text: string): readonly Atom[] {
  let atoms = remembered.get(text);
  if (!atoms) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, (atoms = atomsOf(text)));
  }
  return atoms;
}

/** The parts of a text that the user typed, in whatever alphabet, spelling and order. */
export function highlightsOf(text: string, { tokens }: SuggestWords): readonly (readonly [number, number])[] {
  const atoms = atomsIn(text);
  const taken = new Set<Atom>();
  const found: (readonly [number, number])[] = [];
  const claim = (token: Token, measure: (token: Token, atom: Atom) => number): boolean => {
    for (const atom of atoms) {
      const length = taken.has(atom) ? 0 : measure(token, atom);
      if (length === 0) continue;
      taken.add(atom);
      found.push([atom.start, wholeLetters(text, atom.start + length)]);
      return true;
    }
    return false;
  };
  let left = tokens.filter(({ isRoom }) => !isRoom);
  // The best ways to match go first.
  for (const measure of [sameWord, beginning, sameType, likeBeginning]) {
    left = left.filter((token) => !claim(token, measure));
  }
  return joined(found);
}

const sameWord = ({ atom }: Token, shown: Atom): number => (atom.key === shown.key ? lengthOf(atom, shown) : 0);

/** The length of a word's beginning that gives the typed key: "Щед" of "Щедрая" for "shched". */
function beginning({ atom, isOpen, runs }: Token, shown: Atom): number {
  if (runs.length === 0 && !atom.isNumber) return 0;
  if (!shown.key.startsWith(atom.key) || atom.isNumber !== shown.isNumber) return 0;
  if (atom.isNumber && !isOpen) return 0;
  return lengthOf(atom, shown);
}

/** The length typed letter by letter, else the length that sounds alike. */
const lengthOf = ({ text, key, suffix }: Atom, shown: Atom): number =>
  (suffix !== '' && suffix === shown.suffix ? shown.end - shown.start
  : shown.text.startsWith(text) ? Math.min(text.length, shown.end - shown.start) : lengthOfKey(shown, key));

function lengthOfKey({ isNumber, text, end, start }: Atom, key: string): number {
  if (isNumber) return Math.min(key.length, end - start);
  for (let length = 1; length < text.length; length++) {
    const beginning = fold(text.slice(0, length));
    if (beginning.startsWith(key) || beginning.length > key.length) return length;
  }
  return end - start;
}

function sameType({ types }: Token, shown: Atom): number {
  if (types.length === 0 || shown.typeKey === undefined) return 0;
  const readings = typeReadings(shown.typeKey) ?? [];
  return readings.some(({ code }) => types.some((type) => type.code === code)) ? shown.end - shown.start : 0;
}

/** A word that begins like the token, misspelt in one letter of three at most. */
function likeBeginning({ atom, isDoubted }: Token, shown: Atom): number {
  if (!isDoubted || shown.isNumber) return 0;
  const { cost, length } = nearestBeginning(atom.key, shown.key);
  return cost <= Math.max(1, atom.key.length / 3) * EDIT ? lengthOfKey(shown, shown.key.slice(0, length)) : 0;
}

/** The beginning of a word that is most similar to a key. */
function nearestBeginning(key: string, word: string): { cost: number; length: number } {
  let above = Array.from({ length: key.length + 1 }, (_, i) => i * EDIT);
  let [cost, length] = [Infinity, 0];
  for (let i = 1; i <= word.length; i++) {
    const row = [i * EDIT];
    const code = word.charCodeAt(i - 1);
    for (let j = 1; j <= key.length; j++) {
      const typed = key.charCodeAt(j - 1);
      const same = above[j - 1] + (typed === code ? 0 : substituteCost(typed, code));
      row.push(Math.min(same, above[j] + insertCost(code), row[j - 1] + insertCost(typed)));
    }
    if (row[key.length] < cost) [cost, length] = [row[key.length], i];
    above = row;
  }
  return { cost, length };
}

/** Moves an end past the second half of a surrogate pair and past combining marks. */
function wholeLetters(text: string, end: number): number {
  let to = end;
  while (to < text.length && (/[\uDC00-\uDFFF]/u.test(text[to]) || /\p{M}/u.test(text[to]))) to++;
  return Math.min(to, text.length);
}

function joined(parts: (readonly [number, number])[]): (readonly [number, number])[] {
  parts.sort((a, b) => a[0] - b[0]);
  const found: (readonly [number, number])[] = [];
  for (const [from, to] of parts) {
    const last = found.at(-1);
    if (last && from <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], to)];
    else found.push([from, to]);
  }
  return found;
}

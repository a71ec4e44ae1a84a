import { atomsOf, type Atom } from '../atoms/atoms.ts';
import { fold } from '../text/fold.ts';
import type { SuggestWords, Token } from './words.ts';
import { typeReadings } from '../language/type-words.ts';
import { EDIT, insertCost, substituteCost } from '../text/typo-costs.ts';

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, readonly Atom[]>();

/** A text is cut alike each time, and the next letter shows most of them again. */
function atomsIn(text: string): readonly Atom[] {
  let atoms = remembered.get(text);
  if (!atoms) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, (atoms = atomsOf(text)));
  }
  return atoms;
}

/** Which parts of a text were typed, whatever the alphabet, the spelling and the order. */
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
  // What fits best chooses first.
  for (const measure of [sameWord, beginning, sameType, likeBeginning]) {
    left = left.filter((token) => !claim(token, measure));
  }
  return joined(found);
}

const sameWord = ({ atom }: Token, own: Atom): number => (atom.key === own.key ? lengthOf(atom, own) : 0);

/** How much of a word its first letters are that make the key: "Щед" of "Щедрая" for "shched". */
function beginning({ atom, isOpen, runs }: Token, own: Atom): number {
  if (runs.length === 0 && !atom.isNumber) return 0;
  if (!own.key.startsWith(atom.key) || atom.isNumber !== own.isNumber) return 0;
  if (atom.isNumber && !isOpen) return 0;
  return lengthOf(atom, own);
}

/** What was typed letter by letter, else as much as sounds alike. */
const lengthOf = ({ text, key, suffix }: Atom, own: Atom): number =>
  (suffix !== '' && suffix === own.suffix ? own.end - own.start
  : own.text.startsWith(text) ? Math.min(text.length, own.end - own.start) : lengthOfKey(own, key));

function lengthOfKey({ isNumber, text, end, start }: Atom, key: string): number {
  if (isNumber) return Math.min(key.length, end - start);
  for (let length = 1; length < text.length; length++) {
    const own = fold(text.slice(0, length));
    if (own.startsWith(key) || own.length > key.length) return length;
  }
  return end - start;
}

function sameType({ types }: Token, own: Atom): number {
  if (types.length === 0 || own.typeKey === undefined) return 0;
  const readings = typeReadings(own.typeKey) ?? [];
  return readings.some(({ code }) => types.some((type) => type.code === code)) ? own.end - own.start : 0;
}

/** A word that begins as the token does but for a slip in two or three letters. */
function likeBeginning({ atom, isDoubted }: Token, own: Atom): number {
  if (!isDoubted || own.isNumber) return 0;
  const { cost, length } = nearestBeginning(atom.key, own.key);
  return cost <= Math.max(1, atom.key.length / 3) * EDIT ? lengthOfKey(own, own.key.slice(0, length)) : 0;
}

/** The beginning of a word that is least unlike a key. */
function nearestBeginning(key: string, word: string): { cost: number; length: number } {
  let above = Array.from({ length: key.length + 1 }, (_, i) => i * EDIT);
  let [cost, length] = [Infinity, 0];
  for (let i = 1; i <= word.length; i++) {
    const row = [i * EDIT];
    const code = word.charCodeAt(i - 1);
    for (let j = 1; j <= key.length; j++) {
      const own = key.charCodeAt(j - 1);
      const same = above[j - 1] + (own === code ? 0 : substituteCost(own, code));
      row.push(Math.min(same, above[j] + insertCost(code), row[j - 1] + insertCost(own)));
    }
    if (row[key.length] < cost) [cost, length] = [row[key.length], i];
    above = row;
  }
  return { cost, length };
}

/** Never between the halves of a pair, nor before a sign that sits on the letter. */
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

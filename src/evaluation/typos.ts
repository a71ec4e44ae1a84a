import type { Chance } from './chance.ts';
import { editDistance } from './edit-distance.ts';
import { keysAround } from './keyboard.ts';
import { fold } from './street-name.ts';

/** A shorter word, misspelt, would be as close to others as to itself. */
const LEAST_LETTERS = 5;
const LEAST_LETTERS_FOR_TWO = 9;
/** The first letter is rarely wrong: people look at it while typing. */
const FIRST_LETTER_SHARE = 0.04;
const TRIES = 40;

const soundAlikes: Readonly<Record<string, string>> = {
  а: 'о', о: 'а', е: 'и', и: 'е', я: 'е', э: 'е', ы: 'и', т: 'д', д: 'т', з: 'с', с: 'з', б: 'п', п: 'б', в: 'ф',
  ш: 'щ', щ: 'ш', г: 'к', ц: 'с', a: 'o', e: 'i', i: 'e', o: 'a', k: 'q', q: 'k', x: 'h', h: 'x', ə: 'e', ı: 'i',
};

type Slip = (letters: readonly string[], at: number, chance: Chance) => readonly string[] | undefined;

const replace = (letters: readonly string[], at: number, count: number, ...by: string[]): string[] =>
  letters.toSpliced(at, count, ...by);

/** Kinds of typos; repetition makes a kind more likely. */
const slips: readonly Slip[] = [
  (letters, at, chance) => neighbour(letters, at, chance),
  (letters, at, chance) => neighbour(letters, at, chance),
  (letters, at) => swapped(letters, at),
  (letters, at) => swapped(letters, at),
  (letters, at) => replace(letters, at, 1, letters[at], letters[at].toLowerCase()),
  (letters, at) => replace(letters, at, 1),
  (letters, at) => replace(letters, at, 1),
  (letters, at) => soundAlike(letters, at),
  (letters, at) => soundAlike(letters, at),
  (letters, at) => (/[ьъ]/u.test(letters[at]) ? replace(letters, at, 1) : undefined),
];

function neighbour(letters: readonly string[], at: number, chance: Chance): string[] | undefined {
  const keys = keysAround(letters[at].toLowerCase());
  return keys.length > 0 ? replace(letters, at, 1, sameCase(letters[at], chance.pick(keys))) : undefined;
}

function swapped(letters: readonly string[], at: number): string[] | undefined {
  const [first, second] = [letters[at], letters[at + 1]];
  return second === undefined ? undefined : replace(letters, at, 2, sameCase(first, second), sameCase(second, first));
}

function soundAlike(letters: readonly string[], at: number): string[] | undefined {
  const alike = soundAlikes[letters[at].toLowerCase()];
  return alike === undefined ? undefined : replace(letters, at, 1, sameCase(letters[at], alike));
}

const sameCase = (like: string, letter: string): string =>
  like === like.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase();

/** A word with one typo, exactly one edit away. */
function misspellWord(word: string, chance: Chance): string | undefined {
  const letters = [...word];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const first = chance.often(FIRST_LETTER_SHARE);
    const at = first ? 0 : 1 + chance.below(letters.length - 1);
    const changed = chance.pick(slips)(letters, at, chance)?.join('');
    if (changed !== undefined && editDistance(fold(changed), fold(word)) === 1) return changed;
  }
  return undefined;
}

/**
 * Makes this many typos in a text, never in numbers, and two in one word only if it is long. The result stays nearer to
 * the text than to any of `rivals`, the folded names that it could be confused with, so that its meaning is the same.
 * Undefined where the text has too few letters.
 */
export function misspell(text: string, typos: number, chance: Chance, rivals: readonly string[]): string | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const changed = slipInWords(text, typos, chance);
    if (changed === undefined) return undefined;
    const distance = editDistance(fold(changed), fold(text));
    if (distance === typos && !rivals.some((rival) => isAsNear(fold(changed), rival, distance))) return changed;
  }
  return undefined;
}

const isAsNear = (text: string, rival: string, distance: number): boolean =>
  Math.abs(text.length - rival.length) <= distance && editDistance(text, rival) <= distance;

function slipInWords(text: string, typos: number, chance: Chance): string | undefined {
  const pieces = text.split(/([^\p{L}\p{M}]+)/u);
  const used = new Map<number, number>();
  for (let typo = 0; typo < typos; typo++) {
    const open = pieces.flatMap((piece, at) => {
      const letters = /^\p{L}/u.test(piece) ? [...piece].length : 0;
      return letters >= ((used.get(at) ?? 0) > 0 ? LEAST_LETTERS_FOR_TWO : LEAST_LETTERS) ? [at] : [];
    });
    if (open.length === 0) return undefined;
    const at = chance.pick(open);
    const changed = misspellWord(pieces[at], chance);
    if (changed === undefined) return undefined;
    pieces[at] = changed;
    used.set(at, (used.get(at) ?? 0) + 1);
  }
  return pieces.join('');
}

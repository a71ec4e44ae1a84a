import { recordOfAll, wordsOfAll, type WordList } from '../packs/list.ts';
import { decimalOf } from './digits.ts';

/**
 * Keys spell the words of all alphabets of the region in one way, so that Тверская, Tverskaya, Tverskaja and Tverskaia
 * are equal: lower-case Latin letters, where j is ж, q ч, w ш and щ, h х, y я, x ю, ts ц, and i any of и, й, ы and j.
 * Hard and soft signs are dropped, doubled letters are one. A key is for comparing, not for reading.
 *
 * The letters of each language are in its pack; here are the Latin ones, which vary with the transliteration scheme.
 */
const latin: Readonly<Record<string, string>> = {
  š: 'w', ŝ: 'w', č: 'q', ž: 'j', c: 'ts', û: 'iu', ł: 'l', đ: 'd', æ: 'e', ø: 'o',
  w: 'v', y: 'i', j: 'i', q: 'k', x: 'ks',
};

/** Latin letters that together spell one sound, the longest first. */
const latinRuns: readonly (readonly [string, string])[] = [
  ['shch', 'w'], ['tsch', 'q'], ['šč', 'w'], ['sch', 'w'], ['shh', 'w'], ['tch', 'q'], ['dzh', 'j'],
  ['dž', 'j'], ['sh', 'w'], ['ch', 'q'], ['zh', 'j'], ['kh', 'h'], ['gh', 'g'], ['ph', 'f'], ['cz', 'ts'],
  ['tc', 'ts'], ['ts', 'ts'], ['tz', 'ts'],
  ['ck', 'k'], ['yo', 'e'], ['jo', 'e'], ['ye', 'e'], ['je', 'e'], ['dj', 'j'],
];
const letters = new Map(Object.entries({ ...latin, ...recordOfAll('keys') }));
for (const letter of 'abdefghiklmnoprstuvz') letters.set(letter, letters.get(letter) ?? letter);

const runsByFirst = new Map<string, (readonly [string, string])[]>();
for (const run of [...latinRuns, ...Object.entries(recordOfAll('keysOfRuns'))]) {
  const list = runsByFirst.get(run[0][0]);
  if (list) list.push(run);
  else runsByFirst.set(run[0][0], [run]);
}

/** Less usual readings of Latin letters: x is х in one scheme; j is ж in Turkic words. */
const otherLatin = new Map([['x', 'h'], ['j', 'j']]);

/** Caches keys: a few thousand words make up most queries. Longer strings are not words. */
const cache = new Map<string, string>();
const MOST_CACHED = 4096;
const MOST_CACHED_LETTERS = 32;

/** Returns the key of a word, without signs. `lessUsual`: by other readings of x, j and ck (scholarly цк). */
export function fold(word: string, lessUsual = false): string {
  if (lessUsual || word.length > MOST_CACHED_LETTERS) return settle(foldLetters(word, lessUsual));
  let key = cache.get(word);
  if (key === undefined) {
    key = settle(foldLetters(word, false));
    if (cache.size >= MOST_CACHED) cache.clear();
    cache.set(word, key);
  }
  return key;
}

/** Returns the keys of a word list of all languages. */
export const keysOfAll = (list: WordList): ReadonlySet<string> =>
  new Set(wordsOfAll(list).map((word) => fold(word)));

/** Returns keys of a misspelt word with fewer letters merged, since the slip may have brought them together. */
export function foldUnmelted(word: string): string[] {
  const plain = foldLetters(word, false);
  return [...new Set([settle(plain), settle(plain, true), plain])];
}

/** Keys of letters that do not depend on their neighbours, by code: a fast path for most of any text. */
const plainKeys: (string | undefined)[] = Array.from({ length: 0x460 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return runsByFirst.has(letter) || otherLatin.has(letter) ? undefined : letters.get(letter);
});

/** Folds letter by letter. */
function foldLetters(word: string, lessUsual: boolean): string {
  const text = word.normalize('NFC').toLowerCase();
  let key = '';
  for (let at = 0; at < text.length;) {
    const plain = plainKeys[text.charCodeAt(at)];
    if (plain !== undefined) {
      key += plain;
      at++;
      continue;
    }
    const run = runsByFirst.get(text[at])?.find(([from]) => text.startsWith(from, at) && !(lessUsual && from === 'ck'));
    if (run && !(lessUsual && otherLatin.has(text[at]) && !isGlide(text, at))) {
      key += run[1];
      at += run[0].length;
      continue;
    }
    const rare = lessUsual && !isGlide(text, at) ? otherLatin.get(text[at]) : undefined;
    key += rare ?? letters.get(text[at]) ?? foldRare(text[at]);
    at++;
  }
  return key;
}

/** The j of "-aja" and "-ij", which is й in every scheme. */
const isGlide = (text: string, at: number): boolean =>
  text[at] === 'j' && 'aeiouy'.includes(text[at - 1] ?? '-') && 'au'.includes(text[at + 1] ?? 'a');

function foldRare(letter: string): string {
  if (letter >= '0' && letter <= '9') return letter;
  if (letter.charCodeAt(0) < 128) return '';
  const digit = decimalOf(letter);
  if (digit !== undefined) return digit;
  let key = '';
  for (const plain of letter.normalize('NFKD').toLowerCase()) {
    key += plain >= '0' && plain <= '9' ? plain : (letters.get(plain) ?? '');
  }
  return key;
}

/** Merges what sounds alike in any alphabet: ie to e, ia and iia to я, doubled letters to one. */
function settle(key: string, keepsDoubles = false): string {
  let settled = '';
  let before = '';
  for (let at = 0; at < key.length; at++) {
    const letter = key[at];
    if (letter === before && letter > '9' && !keepsDoubles) continue;
    const glided = before === 'i' ? afterI[letter] : undefined;
    if (glided) settled = settled.slice(0, -1) + glided;
    else if (letter !== 'q' || before !== 'w') settled += letter;
    else continue;
    before = glided ?? letter;
  }
  return keepsDoubles || settled.length === key.length ? settled : withoutDoubles(settled);
}

const afterI: Readonly<Record<string, string>> = { e: 'e', a: 'y', u: 'x' };

/** Merging can bring equal letters together. */
const withoutDoubles = (key: string): string => key.replaceAll(/([a-z])\1+/g, '$1');

const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const toRussian = new Map([...english].map((letter, at) => [letter, russian[at]]));
const toEnglish = new Map([...russian].map((letter, at) => [letter, english[at]]));
for (const [shifted, plain] of [['~', '`'], ['{', '['], ['}', ']'], [':', ';'], ['"', "'"], ['<', ','], ['>', '.']]) {
  toRussian.set(shifted, toRussian.get(plain)!);
}
// The key of the stroke: "41|3" is 41/3. Without shift it is a backslash in both layouts.
toRussian.set('|', '/');

/** When a comma or dot at the end of a word is the letter on its key (б or ю) rather than a sign. */
type LetterEnds = 'never' | 'behind numbers' | 'always';

/**
 * Returns what the text could be in the other keyboard layout, the likelier first: "7," is 7Б, or 7 and a comma. The
 * Russian key for a comma gives a question mark in the English layout; with one in the text, every comma is a letter.
 */
export function otherLayouts(text: string): string[] {
  if (/[а-яё]/iu.test(text) || !text.includes(',')) return [otherLayout(text)];
  if (text.includes('?')) return [otherLayout(text.replaceAll('?', ' ? '), 'always').replaceAll('?', ',')];
  const texts = [otherLayout(text)];
  if (!/\d,(?![\p{L}[\];'.`])/u.test(text)) return texts;
  // Another comma can only be a sign, so this one is likelier a sign too.
  const hasSigns = /[a-z],(?![\p{L}[\];'.`])/iu.test(text);
  return hasSigns ? [...texts, otherLayout(text, 'behind numbers')] : [otherLayout(text, 'behind numbers'), ...texts];
}

/** Retypes the text in the other layout: Russian for mostly Latin letters, else English. */
export function otherLayout(text: string, letterEnds: LetterEnds = 'never'): string {
  const lower = text.toLowerCase();
  let latinLetters = 0;
  for (const letter of lower) {
    if (letter >= 'a' && letter <= 'z') latinLetters++;
    else if (letter >= 'а' && letter <= 'ё') latinLetters--;
  }
  const layout = latinLetters > 0 ? toRussian : toEnglish;
  let retyped = '';
  for (let at = 0; at < lower.length; at++) {
    // A comma or dot is a letter if a letter follows; before a space it is punctuation.
    const isSign = lower[at] === ',' || lower[at] === '.';
    const isLetter = letterEnds === 'always' || (letterEnds !== 'never' && /\d/u.test(lower[at - 1] ?? ''));
    const isEnd = isSign && !isLetter && !/[\p{L}[\];',.`]/u.test(lower[at + 1] ?? 'x');
    // The dot of the Russian layout, but not the slash of "1А/7".
    const isDot = lower[at] === '/' && layout === toRussian && /(?<!\d)[\p{L}[\];',.`]$/u.test(lower.slice(0, at));
    retyped += isDot ? '.' : isEnd ? lower[at] : (layout.get(lower[at]) ?? lower[at]);
  }
  return retyped;
}

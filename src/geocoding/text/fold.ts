import { recordOfAll, wordsOfAll, type WordList } from '../packs/list.ts';

/**
 * One spelling for the words of all alphabets of the region, so that Тверская, Tverskaya, Tverskaja and Tverskaia
 * meet: small Latin letters, where j is ж, q ч, w ш and щ, h х, y я, x ю, ts ц, i every kind of и, й, ы and j. Signs
 * that only colour the sound are dropped, doubled letters are one. A key is for comparing, not for reading.
 *
 * The letters of each language stand in its pack; here are the Latin ones, which several schemes read differently.
 */
const latin: Readonly<Record<string, string>> = {
  š: 'w', ŝ: 'w', č: 'q', ž: 'j', c: 'ts', û: 'iu', ł: 'l', đ: 'd', æ: 'e', ø: 'o',
  w: 'v', y: 'i', j: 'i', q: 'k', x: 'ks',
};

/** Latin letters that stand together for one sound; the longest first. */
const together: readonly (readonly [string, string])[] = [
  ['shch', 'w'], ['tsch', 'q'], ['šč', 'w'], ['sch', 'w'], ['shh', 'w'], ['tch', 'q'], ['dzh', 'j'],
  ['dž', 'j'], ['sh', 'w'], ['ch', 'q'], ['zh', 'j'], ['kh', 'h'], ['gh', 'g'], ['ph', 'f'], ['cz', 'ts'],
  ['tc', 'ts'], ['ts', 'ts'], ['tz', 'ts'],
  ['ck', 'k'], ['yo', 'e'], ['jo', 'e'], ['ye', 'e'], ['je', 'e'], ['dj', 'j'],
];
const letters = new Map(Object.entries({ ...latin, ...recordOfAll('keys') }));
for (const letter of 'abdefghiklmnoprstuvz') letters.set(letter, letters.get(letter) ?? letter);

const runsByFirst = new Map<string, (readonly [string, string])[]>();
for (const run of [...together, ...Object.entries(recordOfAll('keysOfRuns'))]) {
  const list = runsByFirst.get(run[0][0]);
  if (list) list.push(run);
  else runsByFirst.set(run[0][0], [run]);
}

/**
 * Other readings of Latin letters: x is х in one scheme; j is ж in Turkic words and дж in English ones; ck is цк in
 * scholarly writing.
 */
const otherLatin = new Map([['x', 'h'], ['j', 'j']]);

/** Words that were folded lately: a few thousand are most of what is asked. Longer ones are no words. */
const remembered = new Map<string, string>();
const MOST_REMEMBERED = 4096;
const MOST_REMEMBERED_LETTERS = 32;

/** The key of one word; what is no letter or digit is left out. `other`: the less usual reading of x, j and ck. */
export function fold(word: string, other = false): string {
  if (other || word.length > MOST_REMEMBERED_LETTERS) return settle(foldLetters(word, other));
  let key = remembered.get(word);
  if (key === undefined) {
    key = settle(foldLetters(word, false));
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, key);
  }
  return key;
}

/** Keys of the words of a list, in all languages. */
export const keysOfAll = (list: WordList): ReadonlySet<string> =>
  new Set(wordsOfAll(list).map((word) => fold(word)));

/** Keys of a word with a slip in it, which may have brought letters together that are not to be melted. */
export function foldUnmelted(word: string): string[] {
  const plain = foldLetters(word, false);
  return [...new Set([settle(plain), settle(plain, true), plain])];
}

/** Keys of letters that mean the same whatever is beside them, by code: those that are most of all texts. */
const plainKeys: (string | undefined)[] = Array.from({ length: 0x460 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return runsByFirst.has(letter) || otherLatin.has(letter) ? undefined : letters.get(letter);
});

/** Letter by letter. */
function foldLetters(word: string, other: boolean): string {
  const text = word.normalize('NFC').toLowerCase();
  let key = '';
  for (let at = 0; at < text.length;) {
    const plain = plainKeys[text.charCodeAt(at)];
    if (plain !== undefined) {
      key += plain;
      at++;
      continue;
    }
    const run = runsByFirst.get(text[at])?.find(([from]) => text.startsWith(from, at) && !(other && from === 'ck'));
    if (run && !(other && otherLatin.has(text[at]) && !isGlide(text, at))) {
      key += run[1];
      at += run[0].length;
      continue;
    }
    const rare = other && !isGlide(text, at) ? otherLatin.get(text[at]) : undefined;
    key += rare ?? letters.get(text[at]) ?? foldRare(text[at]);
    at++;
  }
  return key;
}

/** The j of "-aja" and "-ij" is й in every scheme. */
const isGlide = (text: string, at: number): boolean =>
  text[at] === 'j' && 'aeiouy'.includes(text[at - 1] ?? '-') && 'au'.includes(text[at + 1] ?? 'a');

function foldRare(letter: string): string {
  if (letter >= '0' && letter <= '9') return letter;
  if (letter.charCodeAt(0) < 128) return '';
  let key = '';
  for (const plain of letter.normalize('NFKD').toLowerCase()) {
    key += plain >= '0' && plain <= '9' ? plain : (letters.get(plain) ?? '');
  }
  return key;
}

/** What sounds alike in any alphabet: ie as e, ia and iia as я; doubled letters as one. */
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
  return keepsDoubles || settled.length === key.length ? settled : once(settled);
}

const afterI: Readonly<Record<string, string>> = { e: 'e', a: 'y', u: 'x' };

/** Joining may have brought equal letters together. */
const once = (key: string): string => key.replaceAll(/([a-z])\1+/g, '$1');

const english = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const toRussian = new Map([...english].map((letter, at) => [letter, russian[at]]));
const toEnglish = new Map([...russian].map((letter, at) => [letter, english[at]]));
for (const [shifted, plain] of [['~', '`'], ['{', '['], ['}', ']'], [':', ';'], ['"', "'"], ['<', ','], ['>', '.']]) {
  toRussian.set(shifted, toRussian.get(plain)!);
}

/** Where a comma or dot at the end of a word is the letter of its key, and not a sign. */
type LetterEnds = 'never' | 'behind numbers' | 'always';

/**
 * The texts that it may be in the other layout, the likelier first: "7," is 7Б or 7 and a comma. Who typed the comma
 * of the Russian layout on the English one sees a question mark; then no comma was meant as one.
 */
export function otherLayouts(text: string): string[] {
  if (/[а-яё]/iu.test(text) || !text.includes(',')) return [otherLayout(text)];
  if (text.includes('?')) return [otherLayout(text.replaceAll('?', ' ? '), 'always').replaceAll('?', ',')];
  const texts = [otherLayout(text)];
  if (!/\d,(?![\p{L}[\];'.`])/u.test(text)) return texts;
  // Another comma that can only be a sign: so this one is likelier a sign too.
  const hasSigns = /[a-z],(?![\p{L}[\];'.`])/iu.test(text);
  return hasSigns ? [...texts, otherLayout(text, 'behind numbers')] : [otherLayout(text, 'behind numbers'), ...texts];
}

/** The text as it would be, had the keyboard been in the other layout; by the letters that are most of it. */
export function otherLayout(text: string, letterEnds: LetterEnds = 'never'): string {
  const lower = text.toLowerCase();
  let latinLetters = 0;
  for (const letter of lower) {
    if (letter >= 'a' && letter <= 'z') latinLetters++;
    else if (letter >= 'а' && letter <= 'ё') latinLetters--;
  }
  const layout = latinLetters > 0 ? toRussian : toEnglish;
  let other = '';
  for (let at = 0; at < lower.length; at++) {
    // A comma or dot that stands for a letter has a letter behind it; before a space it is punctuation.
    const isSign = lower[at] === ',' || lower[at] === '.';
    const isLetter = letterEnds === 'always' || (letterEnds !== 'never' && /\d/u.test(lower[at - 1] ?? ''));
    const isEnd = isSign && !isLetter && !/[\p{L}[\];',.`]/u.test(lower[at + 1] ?? 'x');
    // The dot of the Russian layout, but not the stroke of "1А/7".
    const isDot = lower[at] === '/' && layout === toRussian && /(?<!\d)[\p{L}[\];',.`]$/u.test(lower.slice(0, at));
    other += isDot ? '.' : isEnd ? lower[at] : (layout.get(lower[at]) ?? lower[at]);
  }
  return other;
}

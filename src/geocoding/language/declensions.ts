import { fold } from '../text/fold.ts';

/** Endings of names in all cases, the nominative first; "-" is an empty ending. */
const declensions = `
  - а у ом ем е ы и
  ь и ю я е ью ем
  й я ю е ем
  о а у ом е і
  е я ю ем а у ом
  а ы и е у ой ою
  я и е ю ей ею
  ы ов ам ами ах
  и ов ей ам ям ами ями ах ях
  ка ки ке ку кой кою
  ки ок кам ками ках
  ый ого ому ым ом
  ий его ого ему ому им ем ом
  ой ого ому ым им ом
  ая ой ую ою
  яя ей юю ею
  ое ого ому ым им ом
  ее его ему им ем
  ые ых ым ыми
  ие их им ими
  ский ского скому ским ском
  ская ской скую
  ское ского скому ским ском`.trim().split('\n')
  .map((line) => line.trim().split(' ').map((end) => end.replace('-', '')));

/** The endings of the other cases, by that of the nominative. */
export const casesOf: ReadonlyMap<string, ReadonlySet<string>> =
  new Map(declensions.map((ends) => [ends[0], new Set(ends)]));
export const allEnds: ReadonlySet<string> = new Set(declensions.flat());

const FEWEST_LETTERS = 2;
const MOST_END = 4;
/** An ending is folded behind a consonant, since vowels melt into the letter before them. */
const keyOfEnd = (end: string): string => fold(`т${end}`).slice(1);
/** Keys of the endings that a nominative can have, by the key of its ending in another case. */
const nominatives = new Map<string, Set<string>>();
for (const [nominative, ...others] of declensions) {
  for (const end of others.map(keyOfEnd)) {
    nominatives.set(end, (nominatives.get(end) ?? new Set()).add(keyOfEnd(nominative)));
  }
}
// The genitive of a plural can lack an ending: "г. Шахт". "Ключ" is not Ключи for all that, so it is no row above.
nominatives.set('', (nominatives.get('') ?? new Set()).add(keyOfEnd('и')));
/** A vowel that only the nominative has: Елец, but "в Ельце"; Торжок, but "в Торжке"; Орёл, but "в Орле". */
const lostVowels = [[/(?<=[^aeiou])ts$/u, 'ets'], [/(?<=[^aeiou])k$/u, 'ok'], [/(?<=[^aeiou])l$/u, 'el']] as const;

/** Keys of the words in the nominative that a key could be a case of. Most of them do not exist. */
export function nominativesOf(key: string): readonly string[] {
  const found = new Set<string>();
  for (let length = Math.min(MOST_END, key.length - FEWEST_LETTERS); length >= 0; length--) {
    const stem = key.slice(0, key.length - length);
    for (const end of nominatives.get(key.slice(key.length - length)) ?? []) {
      found.add(stem + end);
      for (const [lost, whole] of end === '' ? lostVowels : []) {
        if (lost.test(stem)) found.add(stem.replace(lost, whole));
      }
    }
  }
  return [...found];
}

/** Case endings of the Turkic languages, which need no preposition: "Алматыда", "Toshkentdan". */
const turkic = /(?<=.{4})(?:[dt][aeo]n?|[gk][aeo]|n[iu]n(?:g|k)?)$/u;

/** The key without a case ending of the Turkic languages; undefined if it has none. */
export const withoutTurkicEnding = (key: string): string | undefined =>
  turkic.test(key) ? key.replace(turkic, '') : undefined;

/**
 * The first name that `find` knows among those in the nominative that a key of several words could be a case of.
 * `begins`: whether a known name begins with a word, which rules most keys out.
 */
export function findInCase<Known>(
  key: string, find: (name: string) => Known | undefined, begins: (word: string) => boolean,
): Known | undefined {
  const direct = find(key);
  if (direct !== undefined) return direct;
  const [first, ...others] = key.split(' ');
  let names = [first, ...nominativesOf(first)].filter(begins);
  for (const word of others) {
    if (names.length === 0) return undefined;
    const forms = [word, ...nominativesOf(word)];
    names = names.flatMap((name) => forms.map((form) => `${name} ${form}`));
    if (names.length > MOST_NAMES) return undefined;
  }
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

const MOST_NAMES = 4000;

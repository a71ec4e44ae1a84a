import type { QueryWords } from './query-words.ts';

/** The ends of a name in all cases of speech, the one on the map first. */
const cases: readonly (readonly [own: string, cases: string])[] = [
  ['', ' а у ом ем е ы и'], ['ь', 'ь и ю я е ью ем'], ['й', 'й я ю е ем'],
  ['о', 'о а у ом е'], ['е', 'е я ю ем а у ом'],
  ['а', 'а ы и е у ой ою'], ['я', 'я и е ю ей ею'], ['ы', 'ы ов ам ами ах'], ['и', 'и ов ей ам ям ами ями ах ях'],
  ['ка', 'ка ки ке ку кой кою'], ['ки', 'ки ок кам ками ках'],
  ['ый', 'ый ого ому ым ом'], ['ий', 'ий его ого ему ому им ем ом'], ['ой', 'ой ого ому ым им ом'],
  ['ая', 'ая ой ую ою'], ['яя', 'яя ей юю ею'], ['ое', 'ое ого ому ым им ом'], ['ее', 'ее его ему им ем'],
  ['ые', 'ые ых ым ыми'], ['ие', 'ие их им ими'],
  ['ский', 'ский ского скому ским ском'], ['ская', 'ская ской скую'], ['ское', 'ское ского скому ским ском'],
];
const casesOf = new Map(cases.map(([own, all]) => [own, new Set([...all.split(' '), own])]));
const allEnds = new Set(cases.flatMap(([own, all]) => [own, ...all.split(' ')]));
const FEWEST_LETTERS = 4;
const MOST_END = 4;
const cyrillic = /^[а-яё]+$/u;

/**
 * Whether words of the query that stand for a town are another one's: "Советское", "Советский" for Советск, "Берёзово"
 * for Берёзовка. Those in a case of it, and slips, are its own. `names`: of the town, in all languages.
 */
export function isOtherTown({ atoms, types }: QueryWords, mask: number, names: readonly string[]): boolean {
  const own = names.flatMap((name) => plain(name).split(/[^\p{L}]+/u));
  return atoms.some(({ isNumber, text }, at) => {
    if (isNumber || (mask & (1 << at)) === 0 || !cyrillic.test(text)) return false;
    // "Тверская область" is that of Тверь.
    if ([at - 1, at + 1].some((beside) => types[beside]?.some(({ level }) => level === 'area'))) return false;
    const asked = plain(text);
    const kinships = own.map((word) => kinshipOf(asked, word));
    return kinships.includes('other') && !kinships.includes('same');
  });
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Of a word of the query to one of the name: with its stem and an end that this has in no case, or has in one. */
function kinshipOf(asked: string, own: string): 'same' | 'other' | undefined {
  if (asked === own) return 'same';
  let common = 0;
  while (common < asked.length && asked[common] === own[common]) common++;
  let found: 'other' | undefined;
  for (let stem = common; stem >= Math.max(FEWEST_LETTERS, common - MOST_END); stem--) {
    const [end, ownEnd] = [asked.slice(stem), own.slice(stem)];
    if (casesOf.get(ownEnd)?.has(end)) return 'same';
    if (casesOf.has(ownEnd) && allEnds.has(end)) found = 'other';
  }
  return found;
}

import { bareTypes, placeWords, streetWords } from '../../geocoding/packs/map-words.ts';

const splitter = /[\s,.;:"'«»„“”’ʻ`()]+/u;

/** `3-я` and `3я` equal `3`; `50-летия` does not. */
const ordinal = /^(\d+)-?(?:[ыои]?й|[ая]?я|[ое]?е|го|му|ти|ші|шы|і)$/u;

/** The folded words of a name, with type words in full: `б-р` and `а/д` are looked up before they would be split. */
function wordsOf(name: string): string[] {
  const folded = name.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  return folded.split(splitter).filter(Boolean).flatMap((word) =>
    streetWords.get(word) ?? ordinal.exec(word)?.[1] ?? word.split(/[-/–—]/u).filter(Boolean));
}

/**
 * The key under which two spellings of one name meet: case, ё, quotes, punctuation, the order of words and short type
 * words do not count. For joining map objects, where mappers wrote both sides; `src/geocoding` forgives far more.
 */
export const nameKey = (name: string): string => wordsOf(name).sort().join(' ');

/** The key without type words: "улица Ленина" and "Ленина" meet here. Empty for a name of type words only. */
export const bareNameKey = (name: string): string =>
  wordsOf(name).filter((word) => !bareTypes.has(word)).sort().join(' ');

/** The key of a place without its type word: "посёлок Мирный" and "Мирный" meet here. */
export const barePlaceKey = (name: string): string =>
  wordsOf(name).filter((word) => !placeWords.has(word)).sort().join(' ');

/** The type words of a name, in full. */
export const typeWordsOf = (name: string): string[] => wordsOf(name).filter((word) => bareTypes.has(word));

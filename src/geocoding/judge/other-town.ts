import { allEnds, casesOf } from '../language/declensions.ts';
import { derivedKeys } from '../language/derived-words.ts';
import { fold } from '../text/fold.ts';
import { isSmallWord } from '../language/known-names.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import type { QueryWords } from '../query/words.ts';

/** Prefixes of derived names: "Нововолгоград". */
const prefixes = ['ново', 'старо', 'верхне', 'нижне', 'средне', 'мало', 'больше'];
const FEWEST_LETTERS = 4;
const MOST_END = 4;
const cyrillic = /^[а-яё]+$/u;

/**
 * Whether the words that match a town name another town: "Советское" or "Советский" for Советск, "Берёзово" for
 * Берёзовка, "Нововолгоград" for Волгоград. Case forms and misspellings still name the town. `names`: all names of the
 * town, in all languages.
 */
export function isTownOfOtherForm(
  { atoms, types }: Pick<QueryWords, 'atoms' | 'types'>, mask: number, names: readonly string[],
): boolean {
  const nameWords = names.flatMap((name) => plain(name).split(/[^\p{L}]+/u));
  return atoms.some(({ isNumber, text, key }, at) => {
    if (isNumber || (mask & (1 << at)) === 0 || !cyrillic.test(text)) return false;
    // "Тверская область" is the region of Тверь.
    if ([at - 1, at + 1].some((beside) => types[beside]?.some(({ level }) => level === 'area'))) return false;
    const asked = plain(text);
    const kinships = nameWords.map((word) => kinshipOf(asked, word));
    if (kinships.includes('same')) return false;
    // "Московское" is derived from Москва, which has the foreign name Moskova.
    const derived = derivedKeys(key);
    return kinships.includes('other') || nameWords.some((word) => derived.includes(fold(word)));
  });
}

/**
 * Whether the name continues in the query and so names a town that the map lacks: "Майма-2", "Ростов-на-Дону",
 * "Ветроград Первый". After a city a number is that of a post office: "Новосибирск-90". `explained`: atoms that have a
 * meaning.
 */
export function isTownOfMore({ atoms, types }: QueryWords, mask: number, explained: number, isCity: boolean): boolean {
  const isLeft = (at: number): boolean => at >= 0 && at < atoms.length && (explained & (1 << at)) === 0;
  // An ordinal before a type word is not the town's: "Ветроград 2-й микрорайон".
  const isOrdinal = (at: number): boolean =>
    isLeft(at) && atoms[at].isNumber && atoms[at].suffix !== '' && !types[at + 1]?.length;
  const [first, behind] = [firstOf(mask), lastOf(mask) + 1];
  if (isOrdinal(first - 1) && atoms[first].before === ' ') return true;
  if (isOrdinal(behind) && atoms[behind].before === ' ') return true;
  const isTied = atoms[behind]?.before === '-' && atoms[behind].start === atoms[behind - 1].end + 1;
  if (!isTied || (isCity && atoms[behind].isNumber)) return false;
  const isBetween = isSmallWord(atoms[behind].key) && atoms[behind + 1]?.before === '-';
  return isLeft(isBetween ? behind + 1 : behind);
}

/** Lower case without Ukrainian and Belarusian і: Мінск is Минск. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('і', 'и');

/** `same`: a case form of the word in the name. `other`: its stem with an ending of other words. */
function kinshipOf(asked: string, named: string): 'same' | 'other' | undefined {
  if (asked === named) return 'same';
  if (prefixes.some((prefix) => asked === prefix + named)) return 'other';
  let common = 0;
  while (common < asked.length && asked[common] === named[common]) common++;
  let found: 'other' | undefined;
  for (let stem = common; stem >= Math.max(FEWEST_LETTERS, common - MOST_END); stem--) {
    const [end, namedEnd] = [asked.slice(stem), named.slice(stem)];
    if (casesOf.get(namedEnd)?.has(end)) return 'same';
    if (casesOf.has(namedEnd) && allEnds.has(end)) found = 'other';
  }
  return found;
}

import { derivedKeys } from '../language/derived-words.ts';
import { fold } from '../text/fold.ts';
import { isSmallWord } from '../language/known-names.ts';
import { firstOf, lastOf } from '../atoms/masks.ts';
import type { QueryWords } from '../query/words.ts';

/** The ends of a name in all cases of speech, the one on the map first; "-" is for none. */
const declensions = `
  - а у ом ем е ы и
  ь и ю я е ью ем
  й я ю е ем
  о а у ом е
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
  ское ского скому ским ском`.trim().split('\n').map((line) => line.trim().replace('-', '').split(' '));
const casesOf = new Map(declensions.map((ends) => [ends[0], new Set(ends)]));
const allEnds = new Set(declensions.flat());
/** "Нововолгоград" */
const prefixes = ['ново', 'старо', 'верхне', 'нижне', 'средне', 'мало', 'больше'];
const FEWEST_LETTERS = 4;
const MOST_END = 4;
const cyrillic = /^[а-яё]+$/u;

/**
 * Whether words of the query that stand for a town are another one's: "Советское", "Советский" for Советск, "Берёзово"
 * for Берёзовка, "Нововолгоград". Those in a case of it, and slips, are its own. `names`: of the town, of all
 * languages.
 */
export function isTownOfOtherForm(
  { atoms, types }: Pick<QueryWords, 'atoms' | 'types'>, mask: number, names: readonly string[],
): boolean {
  const own = names.flatMap((name) => plain(name).split(/[^\p{L}]+/u));
  return atoms.some(({ isNumber, text, key }, at) => {
    if (isNumber || (mask & (1 << at)) === 0 || !cyrillic.test(text)) return false;
    // "Тверская область" is that of Тверь.
    if ([at - 1, at + 1].some((beside) => types[beside]?.some(({ level }) => level === 'area'))) return false;
    const asked = plain(text);
    const kinships = own.map((word) => kinshipOf(asked, word));
    if (kinships.includes('same')) return false;
    // "Московское": of Москва, which some call Moskova.
    const derived = derivedKeys(key);
    return kinships.includes('other') || own.some((word) => derived.includes(fold(word)));
  });
}

/**
 * Whether the name goes on and the map has not that town: "Майма-2", "Ростов-на-Дону", "Ветроград Первый". Of a city
 * the number is that of a post office: "Новосибирск-90". `explained`: words of the query that have a meaning.
 */
export function isTownOfMore({ atoms, types }: QueryWords, mask: number, explained: number, isCity: boolean): boolean {
  const isLeft = (at: number): boolean => at >= 0 && at < atoms.length && (explained & (1 << at)) === 0;
  // "Ветроград 2-й микрорайон"
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

/** Мінск is Минск. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('і', 'и');

/** Of a word of the query to one of the name: with its stem and an end that this has in no case or has in one. */
function kinshipOf(asked: string, own: string): 'same' | 'other' | undefined {
  if (asked === own) return 'same';
  if (prefixes.some((prefix) => asked === prefix + own)) return 'other';
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

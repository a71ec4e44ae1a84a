import { lastOf } from '../atoms/masks.ts';
import { isSettlement } from '../fit/district-centres.ts';
import { isStreet } from '../gazetteer/features.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import type { Hit } from '../query/hit.ts';
import { weigh, type QueryWords } from '../query/words.ts';
import { fold } from '../text/fold.ts';
import type { Answer } from './answer.ts';

/** The most that a name may differ from the words in brackets, and what may be left over there: "(угол ул. Мира)". */
const [NEAR_COST, MOST_LEFT] = [0.1, 0.3];
const bracketed = /[([][^()[\]]*[)\]]?/gu;
/** The present name of a street behind its former one. */
const present = /(?<=[\s,([])(?:ныне|теперь|сейчас|нынешняя|нынешний)\s[^,()[\]]*[)\]]?/iu;
const presentWords: ReadonlySet<string> =
  new Set(['ныне', 'теперь', 'сейчас', 'нынешняя', 'нынешний'].map((word) => fold(word)));

/**
 * Mask of the words beside an address, a landmark, a street in brackets or the same name before it, if the answer took
 * its street from them or is no house: "мкр. Звёздный, 49 (Невский проспект)" is not house 49 of the Невский. 0 for
 * most answers.
 */
export function asideOf(search: AtlasSearch, answer: Answer): number {
  const { words, candidates: [best] } = answer;
  const mask = words.landmarkMask | streetsInBrackets(search, answer) | repeatedPart(words);
  const used = best === undefined ? 0 : best.hit.mask | best.hit.typeMask;
  return isHouse(best) && (used & mask) === 0 ? 0 : mask;
}

/**
 * Masks of the former name of a street, and of the present one behind it: "Соборная улица (ныне улица 1 Мая), 46" is a
 * house of the latter, or of the former where the map has no such house. Empty for most texts.
 */
export function renamedParts({ words, candidates: [best] }: Answer): number[] {
  const found = words.atoms.some(({ key }) => presentWords.has(key)) ? present.exec(words.text) : null;
  if (!found) return [];
  const { index, 0: { length } } = found;
  const start = words.text.lastIndexOf(',', words.text.slice(0, index).search(/[,([\s]*$/u) - 1) + 1;
  const containers = best?.containerHits.reduce((mask, hit) => mask | hit.mask | hit.typeMask, 0) ?? 0;
  const [former, now] = [maskBetween(words, start, index) & ~containers, maskBetween(words, index, index + length)];
  const lead = now & -now;
  return former === 0 || (now & ~lead) === 0 ? [] : [former | lead, now];
}

/**
 * Mask of a part between commas that the next part repeats: "Проспект Вернадского, проспект Вернадского, 76" names the
 * district, then the street. 0 for most texts.
 */
function repeatedPart({ atoms }: QueryWords): number {
  const begin = atoms.findIndex(({ before, isNumber, key }, at) => at > 0 && before === ',' && !isNumber
    && atoms.findIndex((atom) => atom.key === key) < at);
  if (begin < 0) return 0;
  let first = begin - 1;
  while (first > 0 && atoms[first].before !== ',') first--;
  const length = begin - first;
  const isSame = atoms.slice(first, begin).every(({ key }, at) => key === atoms[begin + at]?.key)
    && (atoms[begin + length] === undefined || atoms[begin + length].before === ',');
  return isSame ? ((1 << length) - 1) << first : 0;
}

/** Whether the answer without the words beside the address is the address: a house of a street or quarter. */
export const isWithoutAside = (search: AtlasSearch, found: Candidate | undefined): boolean =>
  isHouse(found) && !found!.isElsewhere && !isSettlement(search, found!.feature);

const isHouse = (candidate: Candidate | undefined): boolean => candidate?.house?.precision === 'house';

/** Mask of the parts in brackets that name a street, and neither a place nor a district. */
function streetsInBrackets(search: AtlasSearch, answer: Answer): number {
  const { words, candidates: [best], subjectHits, containerHits } = answer;
  if (!words.text.includes('(') && !words.text.includes('[')) return 0;
  const maskOf = (hits: readonly Hit[]): number => hits.reduce((mask, hit) => mask | hit.mask | hit.typeMask, 0);
  const ofContainers = best?.containerHits.reduce((mask, hit) => mask | hit.mask, 0) ?? 0;
  const ofTowns = maskOf(best?.containerHits.filter(({ feature }) => isSettlement(search, feature)) ?? []);
  const all = maskBetween(words, 0, words.text.length);
  let found = 0;
  for (const { index, 0: { length } } of words.text.matchAll(bracketed)) {
    const part = maskBetween(words, index, index + length);
    if (part === 0 || (part & ofContainers) !== 0 || isNumberedBehind(words, part)) continue;
    // beside a town alone the street stands in brackets: "Московский (Яблоневая улица) 14"
    if (weigh(words, all & ~(part | ofTowns | numbersOf(words))) < MOST_LEFT) continue;
    const isWithin = ({ mask, typeMask, cost }: Hit): boolean =>
      cost < NEAR_COST && ((mask | typeMask) & ~part) === 0 && weigh(words, part & ~(mask | typeMask)) < MOST_LEFT;
    const street = subjectHits.find((hit) => isStreet(search.starts, hit.feature) && isWithin(hit));
    const isPlace = street?.typeMask === 0 && containerHits.values().some(isWithin);
    if (street && !isPlace) found |= part;
  }
  return found;
}

/** Whether the first number stands right behind the brackets: that of their street, "Юбилейный (Лесная улица), 12". */
const isNumberedBehind = (words: QueryWords, part: number): boolean =>
  (numbersOf(words) & -numbersOf(words)) === 2 << lastOf(part);

const numbersOf = ({ atoms }: QueryWords): number =>
  atoms.reduce((mask, { isNumber }, at) => (isNumber ? mask | (1 << at) : mask), 0);

function maskBetween({ atoms }: QueryWords, start: number, end: number): number {
  let mask = 0;
  for (const [at, atom] of atoms.entries()) if (atom.start >= start && atom.end <= end) mask |= 1 << at;
  return mask;
}

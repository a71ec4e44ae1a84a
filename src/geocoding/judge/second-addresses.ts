import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { atomsThat, firstOf } from '../atoms/masks.ts';
import { allOf, type QueryWords } from '../query/words.ts';

/** The most digits of a house number; longer numbers are postcodes. */
const MOST_DIGITS = 3;
const STRANGE_WEIGHT = 0.45;

/**
 * Looks for a second street or house number beside the house that was found. Returns the mask of its words, which may
 * be 0; undefined for a query with one address. "Улан улица 2 — улица Чехова 4" has two, even if the town has no улица
 * Улан but a quarter Улан-2.
 */
export function secondAddress(words: QueryWords, candidate: Candidate): number | undefined {
  const { house, hit, containerHits, explained } = candidate;
  if (!house || hit.typeMask === 0) return undefined;
  const { atoms } = words;
  let ofContainers = 0;
  for (const { mask, typeMask } of containerHits) ofContainers |= mask | typeMask;
  const ofAnswer = hit.mask | hit.typeMask | ofContainers;
  // Most queries have one street type word and no number left over.
  const types = words.isCorner ? 0 : typesOfStreets(words) & ~(hit.mask | ofContainers | words.roomMask);
  if ((types & (types - 1)) !== 0) {
    for (let at = 0; at < atoms.length; at++) {
      if (!(types & (1 << at)) || isBeside(words, at, hit.mask | hit.typeMask)) continue;
      const container = containerHits.find(({ mask }) => isBeside(words, at, mask));
      if (container) return container.mask | (1 << at);
      // "8, вход с улицы Калинина" is a remark: it follows the house and has no number.
      const isBeforeNumber = (numbersOf(words) & ~(hit.mask | ofContainers | words.roomMask)) >>> (at + 1) !== 0;
      const strange = (numbersOf(words) | (isBeforeNumber ? strangersOf(words) : 0)) & ~explained;
      if (isBeside(words, at, strange)) return 1 << at;
    }
  }
  const left = numbersOf(words) & ~(explained | words.roomMask);
  if (left === 0) return undefined;
  if (words.isCorner && isAtOtherStreet(words, left, explained)) return left;
  const before = (1 << firstOf(hit.mask)) - 1;
  // "микрорайон, 6; Майкопский переулок, 4": whichever number is left over, the first could be that of the quarter.
  const numbers = numbersOf(words) & ~(ofAnswer | words.roomMask) & before & (left & ~before ? -1 : left);
  const isBehindType = (at: number): boolean => (explained & (1 << (at - 1))) !== 0
    && words.types[at - 1].some(({ level }) => level === 'planning' || level === 'settlement');
  const isBehindContainer = atoms.some(({ key, suffix }, at) => at > 0 && (numbers & (1 << at)) !== 0 && suffix === ''
    && key.length <= MOST_DIGITS && isBehindType(at));
  return isBehindContainer ? 0 : undefined;
}

/** The greatest difference between the numbers of two houses that are asked for together. */
const MOST_APART = 6;

/**
 * The mask of a number behind the house, which is mostly a flat, but could be a house beside it or the right number:
 * "Канская, 43, 41", where the street has a 41. 0 for none.
 */
export function neighbourBehind(
  { houses, tables: { houses: { street }, streets } }: AtlasSearch, { atoms, roomMask }: QueryWords,
  { house, asked, explained }: Candidate,
): number {
  if (house?.precision !== 'house' || !asked || street[house.row] === NONE) return 0;
  const isHouse = (at: number): boolean => atoms[at].isNumber && (explained & (1 << at)) !== 0
    && Number(atoms[at].key) === asked.number;
  const at = atoms.findIndex(({ isNumber, suffix, before, key }, index) => index > 0 && isNumber && suffix === ''
    && before === ',' && isHouse(index - 1) && ((explained | roomMask) & (1 << index)) === 0
    && (atoms[index + 1]?.before ?? ',') === ',' && Math.abs(Number(key) - asked.number) <= MOST_APART);
  if (at < 0 || Number(atoms[at].key) === asked.number) return 0;
  const row = street[house.row];
  const beside = houses.numbered(streets.houses[row], streets.houses[row + 1], Number(atoms[at].key));
  return beside.length === 0 ? 0 : 1 << at;
}

/** Whether a number left over stands right behind a word left over: "Садовая улица, 4 и улица Чехова, 6". */
const isAtOtherStreet = ({ atoms }: QueryWords, left: number, explained: number): boolean =>
  atoms.some(({ suffix, key }, at) => at > 0 && (left & (1 << at)) !== 0 && suffix === '' && key.length <= MOST_DIGITS
    && !atoms[at - 1].isNumber && atoms[at - 1].text.length > 1 && (explained & (1 << (at - 1))) === 0);

/** Words that can only be street types, without single letters: in "Бишкек ш." the letter is not a шоссе. */
const typesOfStreets = ({ atoms, types }: QueryWords): number =>
  atomsThat(atoms, ({ text }, at) =>
    types[at].length > 0 && text.length > 1 && types[at].every(({ level }) => level === 'street'));

const numbersOf = (words: QueryWords): number =>
  atomsThat(words.atoms, ({ isNumber }) => isNumber) & allOf(words);

/** Weighty words outside rooms. */
const strangersOf = ({ atoms, types, weights, roomMask }: QueryWords): number => ~roomMask
  & atomsThat(atoms, ({ isNumber }, at) => !isNumber && types[at].length === 0 && weights[at] >= STRANGE_WEIGHT);

/** Whether an atom stands next to an atom of the mask, with no comma between. */
const isBeside = ({ atoms }: QueryWords, at: number, mask: number): boolean =>
  (at > 0 && atoms[at].before !== ',' && (mask & (1 << (at - 1))) !== 0)
  || (atoms[at + 1] !== undefined && atoms[at + 1].before !== ',' && (mask & (2 << at)) !== 0);

import type { Gazetteer } from './gazetteer.ts';
import { labelKey, readHouse, type HouseKey } from './house-key.ts';
import { POSTCODE_DIGITS, type Token } from './suggest-words.ts';

export interface SuggestedHouse {
  readonly row: number;
  readonly cost: number;
}

export interface SuggestedHouses {
  /** Tokens that are the number, its marker included. */
  readonly mask: number;
  readonly houses: readonly SuggestedHouse[];
}

export interface HouseSuggester {
  /** Of the houses from `first` up to `end`, sorted by number, those that begin as the free tokens say. */
  find(first: number, end: number, tokens: readonly Token[], free: number, limit: number): SuggestedHouses | undefined;
  /** In natural order from the first. */
  first(first: number, end: number, limit: number): SuggestedHouse[];
}

const MOST_LABELS = 20_000;
const MOST_SAME_NUMBER = 300;
const LONGER_COST = 0.05;
const STEP_COST = 0.002;
const MOST_NUMBER = 1_000_000;

export function openHouseSuggester({ houses }: Gazetteer, stringOf: (number: number) => string): HouseSuggester {
  const labels = new Map<number, string>();
  const spelt = (row: number): string => {
    const label = houses.label[row];
    let text = labels.get(label);
    if (text === undefined) {
      const key = labelKey(stringOf(label));
      text = key ? spell(key) : '';
      if (labels.size >= MOST_LABELS) labels.clear();
      labels.set(label, text);
    }
    return text;
  };
  const order = (rows: readonly number[], limit: number): SuggestedHouse[] => rows
    .map((row) => ({ row, spelt: spelt(row) }))
    .sort((a, b) => houses.number[a.row] - houses.number[b.row] || compare(a.spelt, b.spelt) || a.row - b.row)
    .slice(0, limit)
    .map(({ row }, at) => ({ row, cost: at * STEP_COST }));

  const rowsBetween = (first: number, end: number, low: number, high: number, most: number): number[] => {
    const rows: number[] = [];
    for (let row = firstAtLeast(houses.number, first, end, low); row < end && rows.length < most; row++) {
      if (houses.number[row] >= high) break;
      rows.push(row);
    }
    return rows;
  };
  /** "1" is 1, 10 to 19, 100 to 199 … */
  const begin = (first: number, end: number, number: number, limit: number): number[] => {
    const rows = rowsBetween(first, end, number, number + 1, MOST_SAME_NUMBER);
    for (let tens = 10; number > 0 && number * tens < MOST_NUMBER && rows.length < limit; tens *= 10) {
      rows.push(...rowsBetween(first, end, number * tens, (number + 1) * tens, limit * 4));
    }
    return rows;
  };
  const match = (first: number, end: number, key: HouseKey, isOpen: boolean, limit: number): SuggestedHouse[] => {
    const asked = spell(key);
    if (isOpen && asked === String(key.number)) return order(begin(first, end, key.number, limit), limit);
    const rows = rowsBetween(first, end, key.number, key.number + 1, MOST_SAME_NUMBER);
    for (const [text, cost] of [[`${asked}-${key.dash}`, 0], [asked, 0], [asked.replace('/', 'k'), 2 * LONGER_COST]] as const) {
      const begun = rows.filter((row) => spelt(row).startsWith(text) && (isOpen || isPart(spelt(row), text)));
      const found = order(begun, limit);
      if (found.length === 0) continue;
      return found.map(({ row, cost: own }) => ({ row, cost: cost + own + (spelt(row) === text ? 0 : LONGER_COST) }));
    }
    return [];
  };
  return {
    find: (first, end, tokens, free, limit) => {
      if (first >= end) return undefined;
      const atoms = tokens.map(({ atom }) => atom);
      const isFree = (at: number): boolean => (free & (1 << at)) !== 0
        && !(atoms[at].isNumber && atoms[at].key.length === POSTCODE_DIGITS);
      for (let at = 0; at < atoms.length; at++) {
        if (!atoms[at].isNumber || !isFree(at)) continue;
        const start = [at - 2, at - 1].find((from) => from >= 0 && !atoms[from].isNumber && isFree(from)
          && (readHouse(atoms, from, isFree)?.end ?? 0) > at) ?? at;
        const read = readHouse(atoms, start, isFree);
        if (!read) continue;
        const found = match(first, end, read.key, tokens[read.end - 1].isOpen, limit);
        if (found.length > 0) return { mask: ((1 << (read.end - start)) - 1) << start, houses: found };
      }
      return undefined;
    },
    first: (first, end, limit) => order(rowsBetween(first, end, 0, Infinity, limit * 4), limit),
  };
}

/** One spelling of all ways to write a number, in which to begin alike is to be the beginning. */
const spell = ({ number, letter, liter, fraction, block, building }: HouseKey): string =>
  `${number}${letter}${/^\d/u.test(liter) ? `l${liter}` : liter}${fraction}${block && `k${block}`}${building && `s${building}`}`;

/** "28" is a part of "28/21", "1" is none of "10". */
const isPart = (whole: string, part: string): boolean =>
  !(/\d$/u.test(part) && /\d/u.test(whole[part.length] ?? ''));

const pieces = (text: string): string[] => text.match(/\d+|\D/gu) ?? [];

function compare(a: string, b: string): number {
  const [first, second] = [pieces(a), pieces(b)];
  for (let at = 0; at < Math.min(first.length, second.length); at++) {
    if (first[at] === second[at]) continue;
    const difference = Number(first[at]) - Number(second[at]);
    if (difference) return difference;
    return first[at] < second[at] ? -1 : 1;
  }
  return first.length - second.length;
}

function firstAtLeast(numbers: Uint32Array, from: number, end: number, wanted: number): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

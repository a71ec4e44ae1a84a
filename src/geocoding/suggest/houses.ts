import { firstAtLeast } from '../../kernel/sorted.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { labelKey, readHouse, type HouseKey } from '../houses/key.ts';
import { likenessOf } from '../houses/letters.ts';
import { POSTCODE_DIGITS, type SuggestWords } from './words.ts';

export interface SuggestedHouse {
  readonly row: number;
  readonly cost: number;
}

export interface SuggestedHouses {
  /** Tokens of the number, including its marker. */
  readonly mask: number;
  readonly houses: readonly SuggestedHouse[];
}

/** A house number as typed so far. */
export interface TypedNumber {
  readonly key: HouseKey;
  /** The user may type more of it. */
  readonly isOpen: boolean;
  /** The slash or hyphen at the end of the text. */
  readonly sign: string;
  /** Its tokens, including the marker. */
  readonly mask: number;
}

export interface HouseSuggester {
  /** The houses from `first` up to `end`, sorted by number, that begin with the first of `numbers` that has any. */
  find(first: number, end: number, numbers: readonly TypedNumber[], limit: number): SuggestedHouses | undefined;
  /** The first houses in natural order. */
  first(first: number, end: number, limit: number): SuggestedHouse[];
}

const MOST_LABELS = 20_000;
const MOST_SAME_NUMBER = 300;
const LONGER_COST = 0.05;
const STEP_COST = 0.002;
/** For a house without the letter, block or building that was typed after its number. */
const OTHER_PART_COST = 0.2;
const MOST_NUMBER = 1_000_000;

export function openHouseSuggester(gazetteer: Gazetteer, stringOf: (number: number) => string): HouseSuggester {
  const houses = new HouseRows(gazetteer, stringOf);
  return {
    find: (first, end, numbers, limit) => {
      for (const number of first < end ? numbers : []) {
        const found = houses.match(first, end, number, limit);
        if (found.length > 0) return { mask: number.mask, houses: found };
      }
      return undefined;
    },
    first: (first, end, limit) => houses.order(houses.between(first, end, 0, Infinity, limit * 4), limit),
  };
}

/** The free tokens that could be a house number: the same for all streets that leave these tokens. */
export function typedNumbers({ text, tokens }: SuggestWords, free: number): TypedNumber[] {
  const ending = /[/-]$/u.exec(text)?.[0] ?? '';
  const atoms = tokens.map(({ atom }) => atom);
  const isFree = (at: number): boolean => (free & (1 << at)) !== 0
    && !(atoms[at].isNumber && atoms[at].key.length === POSTCODE_DIGITS);
  return atoms.flatMap(({ isNumber }, at) => {
    if (!isNumber || !isFree(at)) return [];
    const start = [at - 2, at - 1].find((from) => from >= 0 && !atoms[from].isNumber && isFree(from)
      && (readHouse(atoms, from, isFree)?.end ?? 0) > at) ?? at;
    const read = readHouse(atoms, start, isFree);
    if (!read) return [];
    const mask = ((1 << (read.end - start)) - 1) << start;
    const sign = read.end === tokens.length ? ending : '';
    return { key: read.key, isOpen: tokens[read.end - 1].isOpen, sign, mask };
  });
}

/** Finds rows of houses by number; caches the labels it read recently. */
class HouseRows {
  private readonly houses: Gazetteer['houses'];
  private readonly stringOf: (number: number) => string;
  private readonly labels = new Map<number, string>();

  constructor({ houses }: Gazetteer, stringOf: (number: number) => string) {
    this.houses = houses;
    this.stringOf = stringOf;
  }

  /** Houses that begin with the typed number, the number itself first. */
  match(first: number, end: number, asked: TypedNumber, limit: number): SuggestedHouse[] {
    const { key: { number }, isOpen, sign } = asked;
    if (isOpen && spell(asked.key) === String(number) && asked.key.dash === '') {
      return this.order(this.begin(first, end, number, limit), limit)
        .map(({ row, cost }) => ({ row, cost: cost + (this.houses.number[row] === number ? 0 : LONGER_COST) }));
    }
    const rows = this.between(first, end, number, number + 1, MOST_SAME_NUMBER);
    for (const [text, part, cost] of waysOf(asked)) {
      const begun = rows.filter((row) => {
        const spelt = part(this.spelt(row));
        const isWhole = isOpen || sign !== '' || isPart(spelt, text);
        return isWhole && likenessOf(spelt.slice(0, text.length), text) !== 'other';
      });
      if (begun.length === 0) continue;
      return this.order(begun, limit).map(({ row, cost: ofOrder }) =>
        ({ row, cost: cost + ofOrder + (likenessOf(part(this.spelt(row)), text) === 'same' ? 0 : LONGER_COST) }));
    }
    return [];
  }

  /** Sorts houses as people count them: 1, 1/3, 1А, 1 к2, 1 к10, 2. */
  order(rows: readonly number[], limit: number): SuggestedHouse[] {
    const { number } = this.houses;
    return rows.map((row) => ({ row, spelt: this.spelt(row) }))
      .sort((a, b) => number[a.row] - number[b.row] || compare(a.spelt, b.spelt) || a.row - b.row)
      .slice(0, limit)
      .map(({ row }, at) => ({ row, cost: at * STEP_COST }));
  }

  /** Rows of the numbers from `low`, below `high`. */
  between(first: number, end: number, low: number, high: number, most: number): number[] {
    const { number } = this.houses;
    const rows: number[] = [];
    for (let row = firstAtLeast(number, low, first, end); row < end && rows.length < most; row++) {
      if (number[row] >= high) break;
      rows.push(row);
    }
    return rows;
  }

  /** Rows whose number begins with the typed one: "1" begins 1, 10 to 19, 100 to 199 … */
  private begin(first: number, end: number, number: number, limit: number): number[] {
    const rows = this.between(first, end, number, number + 1, MOST_SAME_NUMBER);
    for (let tens = 10; number > 0 && number * tens < MOST_NUMBER && rows.length < limit; tens *= 10) {
      rows.push(...this.between(first, end, number * tens, (number + 1) * tens, limit * 4));
    }
    return rows;
  }

  private spelt(row: number): string {
    const label = this.houses.label[row];
    let text = this.labels.get(label);
    if (text === undefined) {
      const key = labelKey(this.stringOf(label));
      text = key ? spell(key) : '';
      if (this.labels.size >= MOST_LABELS) this.labels.clear();
      this.labels.set(label, text);
    }
    return text;
  }
}

/** One spelling for all ways to write a number, so that comparing beginnings is comparing texts. */
function spell({ number, letter, liter, fraction, block, building, structure }: HouseKey): string {
  const ofLiter = /^\d/u.test(liter) ? `л${liter}` : liter;
  const parts = [block && `к${block}`, building && `с${building}`, structure && `соор${structure}`];
  return `${number}${letter}${ofLiter}${fraction}${parts.join('')}`;
}

/** The texts that a label could begin with, whole or by one side of a corner, each with its cost. */
function waysOf({ key, sign }: TypedNumber): (readonly [text: string, part: typeof whole, cost: number])[] {
  const asked = spell(key);
  const { fraction, dash } = key;
  const ranges = dash === '' ? [] : [`-${dash}${fraction}`, `${fraction}-${dash}`];
  const texts = [...ranges.map((range) => spell({ ...key, fraction: range })), asked];
  return [
    ...(sign === '' ? [] : texts.map((text) => [text + sign, whole, 0] as const)),
    ...texts.map((text) => [text, whole, 0] as const),
    [asked.replace('/', 'к'), whole, 2 * LONGER_COST], [asked, oneSide, 2 * LONGER_COST],
    [String(key.number), whole, OTHER_PART_COST],
  ];
}

const whole = (spelt: string): string => spelt;

/** A corner house as people call it on one of its streets: "24/7с2" is "24с2" too. */
const oneSide = (spelt: string): string => spelt.replace(/(?:[/-]\d+(?:\p{L}(?!\d))?)+/u, '');

/** Whether a text is a whole part of another: "28" is a part of "28/21", but "1" is not a part of "10". */
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

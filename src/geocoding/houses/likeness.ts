import { EITHER_MARK, houseSlots } from '../packs/house-parts.ts';
import type { HouseKey } from './key.ts';
import { likenessOf } from './letters.ts';

export type HouseGrade = 'exact' | 'weak' | 'part';

export interface HouseLikeness {
  readonly grade: HouseGrade;
  /** 0 for the same house, more for less similar ones. */
  readonly cost: number;
  /** The number after the dash is a flat's, not part of the house's. */
  readonly dashIsFlat: boolean;
  /** The query lacks the label's number after a slash: that of a corner's side street, or of a part. */
  readonly isOneSide: boolean;
  /** The query has a block as a slash or the reverse: "12/3" for "12 к3". */
  readonly isOtherStyle: boolean;
}

/** Holdings and plots share the numbers of houses; wings and structures do so less often. */
const plainFlags: ReadonlySet<string> = new Set(['', 'vl', 'uch']);
const MAYBE_COST = 0.05;
/** For a part that could be a block or a building: with both on the map neither is certain. */
const EITHER_COST = 0.02;
/** For a block that the query writes as a slash or after a dash, or the reverse. */
const STYLE_COST = 0.1;
const FLAT_COST = 0.03;
/** In addition to the part's own cost, if both have it with different values. */
const OTHER_VALUE_COST = 0.4;
/** For a label like a corner house's, where the query has only the first number. */
const ONE_SIDE_COST = 0.12;

type Lettered = Pick<HouseKey, 'letter' | 'fraction'>;

/** Whether `slashed` writes as a fraction what `lettered` has as its letter: "10/Г" and "10Г". */
const isLetterOf = (slashed: Lettered, lettered: Lettered): boolean =>
  slashed.fraction.length === 2 && slashed.letter === '' && lettered.letter !== '' && lettered.fraction === ''
  && /^\/\D$/u.test(slashed.fraction);

/** Shared by most of the houses found. */
const sameHouse: HouseLikeness = {
  grade: 'exact', cost: 0, dashIsFlat: false, isOneSide: false, isOtherStyle: false,
};

const isSameHouse = (asked: HouseKey, label: HouseKey): boolean =>
  asked.dash === '' && asked.letter === label.letter && asked.fraction === label.fraction
  && asked.block === label.block && asked.building === label.building && asked.structure === label.structure
  && asked.liter === label.liter
  && asked.flag === label.flag;

type Parted = Pick<HouseKey, 'block' | 'building'>;

/** Whether the number is a range of parts: "10 с5-7", which could also be flat 7 of a 10 с5. */
const isRangeOfParts = (asked: HouseKey, label: HouseKey): boolean =>
  isSameHouse({ ...asked, dash: '', building: `${asked.building}-${asked.dash}` }, label)
  || isSameHouse({ ...asked, dash: '', block: `${asked.block}-${asked.dash}` }, label);

/** Takes a part that could be either kind as the kind that the label has. Returns the cost. */
function takeEither(asked: { -readonly [Key in keyof Parted]: Parted[Key] }, label: Parted): number {
  asked.building = asked.building.slice(EITHER_MARK.length);
  const isBlock = label.building !== asked.building && label.block === asked.building && asked.block === '';
  if (isBlock) [asked.block, asked.building] = [asked.building, ''];
  return EITHER_COST;
}

/** Compares a label with the number asked for; `number` is the same in both. */
export function compareHouses(asked: HouseKey, label: HouseKey): HouseLikeness {
  if (isSameHouse(asked, label)) return sameHouse;
  const pair = beginPair(asked, label);
  if (!pair) return sameHouse;
  joinLetters(pair);
  joinBlocks(pair);
  const { a, b } = pair;
  differ(pair, a.letter, b.letter, 0.35);
  differ(pair, a.block, b.block, houseSlots.block.lackCost);
  differ(pair, a.building, b.building, houseSlots.building.lackCost);
  differ(pair, a.structure, b.structure, houseSlots.structure.lackCost);
  differ(pair, a.liter, b.liter, houseSlots.liter.lackCost);
  const fractions = compareFractions(a.fraction, b.fraction);
  pair.missing += fractions.missing;
  pair.extra += fractions.extra;
  pair.weak += fractions.weak;
  if (asked.flag !== label.flag) {
    pair.weak += asked.flag !== '' && label.flag !== '' ? 0.3 : plainFlags.has(label.flag) ? 0.05 : 0.08;
  }
  const { missing, extra, weak, dashIsFlat, isOtherStyle } = pair;
  const isOneSide = fractions.missing === 0
    && (slashPartsOf(b.fraction) > slashPartsOf(a.fraction) || (a.fraction === '' && isFalling(label)));
  const grade = missing + extra > 0 ? 'part' : weak > 0 ? 'weak' : 'exact';
  return { grade, cost: missing + extra + weak, dashIsFlat, isOneSide, isOtherStyle };
}

type EditableKey = { -readonly [Key in keyof HouseKey]: HouseKey[Key] };

/** A comparison in progress: `a` is the number asked for, `b` the label's, both rewritten where they mean the same. */
interface Pair {
  readonly a: EditableKey;
  readonly b: EditableKey;
  dashIsFlat: boolean;
  isOtherStyle: boolean;
  /** Cost of parts that the label lacks. */
  missing: number;
  /** Cost of parts that the query lacks. */
  extra: number;
  /** Cost of doubtful matches. */
  weak: number;
}

/** Reads the number after the dash: part of the fraction, a flat, or (undefined) the end of a range of parts. */
function beginPair(asked: HouseKey, label: HouseKey): Pair | undefined {
  const { fraction, dash, range } = asked;
  const whole = label.fraction;
  if (dash === '') return newPair(asked, label, fraction, false, 0);
  if (`${fraction}-${dash}` === whole || range === whole) return newPair(asked, label, whole, false, 0);
  if (`${fraction}/${dash}` === whole) return newPair(asked, label, whole, false, MAYBE_COST);
  return isRangeOfParts(asked, label) ? undefined : newPair(asked, label, fraction, true, 0);
}

const newPair = (asked: HouseKey, label: HouseKey, fraction: string, dashIsFlat: boolean, weak: number): Pair =>
  ({ a: { ...asked, fraction }, b: { ...label }, dashIsFlat, isOtherStyle: false, missing: 0, extra: 0, weak });

/** Joins letters written in different places: "5 литера Б", "8 корп. А" and "10/Г" are 5Б, 8А and 10Г. */
function joinLetters(pair: Pair): void {
  const { a, b } = pair;
  if (a.building.startsWith(EITHER_MARK)) pair.weak += takeEither(a, b);
  if (likenessOf(a.liter, b.liter) === 'other') {
    if (b.liter + a.letter === '') [a.liter, a.letter, pair.weak] = ['', a.liter, MAYBE_COST];
    else if (a.liter + b.letter === '') [a.liter, a.letter, pair.weak] = [a.letter, '', MAYBE_COST];
  }
  for (const part of ['block', 'building'] as const) {
    const isLetter = /^\D$/u.test(a[part]) && a[part] === b.letter && b[part] + a.letter === '';
    if (isLetter) [a[part], a.letter, pair.weak] = ['', a[part], pair.weak + MAYBE_COST];
  }
  if (isLetterOf(a, b)) [a.letter, a.fraction, pair.weak] = [a.fraction.slice(1), '', pair.weak + MAYBE_COST];
  else if (isLetterOf(b, a)) [b.letter, b.fraction, pair.weak] = [b.fraction.slice(1), '', pair.weak + MAYBE_COST];
}

/** Joins blocks written as slashes or after a dash: "12/3" and "12-3" are 12 к3. */
function joinBlocks(pair: Pair): void {
  const { a, b } = pair;
  if (a.fraction !== b.fraction && a.block !== b.block) {
    const isAskedSo = a.fraction === `/${b.block}` && b.fraction + a.block === '';
    const isMappedSo = b.fraction === `/${a.block}` && a.fraction + b.block === '';
    pair.isOtherStyle = isAskedSo || isMappedSo;
    if (pair.isOtherStyle) [a.fraction, a.block, pair.weak] = [b.fraction, b.block, STYLE_COST];
  }
  if (pair.dashIsFlat && b.block === a.dash && a.block === '') {
    [a.block, pair.dashIsFlat, pair.weak] = [b.block, false, STYLE_COST];
  }
  if (pair.dashIsFlat) pair.weak += FLAT_COST;
}

/** Charges the difference between two values of a part. */
function differ(pair: Pair, asked: string, onLabel: string, weight: number): void {
  const likeness = likenessOf(asked, onLabel);
  if (likeness === 'maybe') pair.weak += MAYBE_COST;
  if (likeness !== 'other') return;
  if (onLabel === '') pair.missing += weight;
  else if (asked === '') pair.extra += weight;
  else pair.missing += weight + OTHER_VALUE_COST;
}

/** Whether the end is not above the first number: "12-18" is a range that includes 12, "15-13" and "500-1" are not. */
const isFalling = ({ number, fraction }: HouseKey): boolean =>
  Number(/^-(\d+)/u.exec(fraction)?.[1] ?? Infinity) <= number;

const slashPartsOf = (fraction: string): number => (fraction === '' ? 1 : fraction.split('/').length);

/** Compares "/3", "/17А", "/3/5", "-33" number by number, so that "/1" does not begin "/17". */
function compareFractions(asked: string, label: string): { missing: number; extra: number; weak: number } {
  const same = { missing: 0, extra: 0, weak: 0 };
  if (asked === label) return same;
  const [ask, have] = [asked, label].map((text) => text.match(/[/-][^/-]+/gu) ?? []);
  let { weak, extra } = same;
  for (let at = 0; at < ask.length; at++) {
    // Costs more than a missing building number.
    if (at >= have.length) return { ...same, missing: 0.27 };
    const likeness = likenessOf(ask[at], have[at]);
    if (likeness === 'maybe') weak += MAYBE_COST;
    else if (likeness === 'other' && /^\D$/u.test(withoutStart(have[at], ask[at]))) extra += 0.35;
    else if (likeness === 'other') return { ...same, missing: 0.7 };
  }
  // The label has the side street's number of a corner house.
  if (have.length > ask.length) weak += ask.length === 0 ? ONE_SIDE_COST : 0.08;
  return { missing: 0, extra, weak };
}

const withoutStart = (text: string, start: string): string => (text.startsWith(start) ? text.slice(start.length) : '');

import { EITHER_MARK } from '../packs/house-parts.ts';
import type { HouseKey } from './key.ts';
import { likenessOf } from './letters.ts';

export type HouseGrade = 'exact' | 'weak' | 'part';

export interface HouseLikeness {
  readonly grade: HouseGrade;
  /** 0 for the same house, more for less similar ones. */
  readonly cost: number;
  /** The number behind the dash is a flat's, not part of the house's. */
  readonly dashIsFlat: boolean;
  /** The query lacks the label's number behind a slash: that of a corner's side street, or of a part. */
  readonly isOneSide: boolean;
  /** The query has a block as a slash or the reverse: "12/3" for "12 к3". */
  readonly isOtherStyle: boolean;
}

/** Holdings and plots share the numbers of houses; wings and structures do so less often. */
const plainFlags: ReadonlySet<string> = new Set(['', 'vl', 'uch']);
const MAYBE_COST = 0.05;
/** For a part that could be a block or a building: with both on the map neither is certain. */
const EITHER_COST = 0.02;
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

/** "10 с5-7", which could also be flat 7 of a 10 с5. */
const isRangeOfParts = (asked: HouseKey, label: HouseKey): boolean =>
  isSameHouse({ ...asked, dash: '', building: `${asked.building}-${asked.dash}` }, label)
  || isSameHouse({ ...asked, dash: '', block: `${asked.block}-${asked.dash}` }, label);

/** Takes a part that could be either as what the label has. Returns the cost. */
function takeEither(asked: { -readonly [Key in keyof Parted]: Parted[Key] }, label: Parted): number {
  asked.building = asked.building.slice(EITHER_MARK.length);
  const isBlock = label.building !== asked.building && label.block === asked.building && asked.block === '';
  if (isBlock) [asked.block, asked.building] = [asked.building, ''];
  return EITHER_COST;
}

/** Compares a label with the number asked for; `number` is the same in both. */
export function compareHouses(asked: HouseKey, label: HouseKey): HouseLikeness {
  if (isSameHouse(asked, label)) return sameHouse;
  let { fraction } = asked;
  let dashIsFlat = asked.dash !== '';
  let missing = 0; // asked for and not there
  let extra = 0; // there and not asked for
  let weak = 0;
  if (dashIsFlat && (`${fraction}-${asked.dash}` === label.fraction || asked.range === label.fraction)) {
    fraction = label.fraction;
    dashIsFlat = false;
  } else if (dashIsFlat && `${fraction}/${asked.dash}` === label.fraction) {
    [fraction, dashIsFlat, weak] = [label.fraction, false, MAYBE_COST];
  } else if (dashIsFlat && isRangeOfParts(asked, label)) return sameHouse;
  const differ = (ask: string, have: string, weight: number): void => {
    const likeness = likenessOf(ask, have);
    if (likeness === 'maybe') weak += MAYBE_COST;
    if (likeness !== 'other') return;
    if (have === '') missing += weight;
    else if (ask === '') extra += weight;
    else missing += weight + 0.4;
  };
  const [a, b] = [{ ...asked, fraction }, { ...label }];
  if (a.building.startsWith(EITHER_MARK)) weak += takeEither(a, b);
  if (likenessOf(a.liter, b.liter) === 'other') {
    // "5 литера Б" and "5Б" are the same house.
    if (b.liter + a.letter === '') [a.liter, a.letter, weak] = ['', a.liter, MAYBE_COST];
    else if (a.liter + b.letter === '') [a.liter, a.letter, weak] = [a.letter, '', MAYBE_COST];
  }
  // "8 корп. А" is 8А.
  for (const part of ['block', 'building'] as const) {
    const isLetter = /^\D$/u.test(a[part]) && a[part] === b.letter && b[part] + a.letter === '';
    if (isLetter) [a[part], a.letter, weak] = ['', a[part], weak + MAYBE_COST];
  }
  // "10/Г" is 10Г.
  if (isLetterOf(a, b)) [a.letter, a.fraction, weak] = [a.fraction.slice(1), '', weak + MAYBE_COST];
  else if (isLetterOf(b, a)) [b.letter, b.fraction, weak] = [b.fraction.slice(1), '', weak + MAYBE_COST];
  let isOtherStyle = false;
  if (a.fraction !== b.fraction && a.block !== b.block) {
    // "12/3" and "12 к3" are the same house.
    const isAskedSo = a.fraction === `/${b.block}` && b.fraction + a.block === '';
    const isMappedSo = b.fraction === `/${a.block}` && a.fraction + b.block === '';
    isOtherStyle = isAskedSo || isMappedSo;
    if (isOtherStyle) [a.fraction, a.block, weak] = [b.fraction, b.block, 0.1];
  }
  if (dashIsFlat && b.block === asked.dash && a.block === '') [a.block, dashIsFlat, weak] = [b.block, false, 0.1];
  if (asked.dash !== '' && dashIsFlat) weak += 0.03;
  differ(a.letter, b.letter, 0.35);
  differ(a.block, b.block, 0.3);
  differ(a.building, b.building, 0.25);
  differ(asked.structure, b.structure, 0.25);
  differ(a.liter, b.liter, 0.2);
  const fractions = compareFractions(a.fraction, b.fraction);
  missing += fractions.missing;
  extra += fractions.extra;
  weak += fractions.weak;
  if (asked.flag !== label.flag) {
    weak += asked.flag !== '' && label.flag !== '' ? 0.3 : plainFlags.has(label.flag) ? 0.05 : 0.08;
  }
  const cost = missing + extra + weak;
  const isOneSide = fractions.missing === 0
    && (slashPartsOf(b.fraction) > slashPartsOf(a.fraction) || (a.fraction === '' && isFalling(label)));
  const grade = missing + extra > 0 ? 'part' : weak > 0 ? 'weak' : 'exact';
  return { grade, cost, dashIsFlat, isOneSide, isOtherStyle };
}

/** "12-18" is a range, which 12 is part of, but "15-13" and "500-1" are none. */
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

import { atomsOf, type Atom } from './atoms.ts';
import { houseLetter, likenessOf } from './house-letters.ts';
import { typeReadings } from './type-words.ts';

/**
 * A house number taken apart. Letters are as `houseLetter` gives them, '' stands for none: "42А/3 к2 с1 литБ" is number
 * 42, letter а, fraction /3, block 2, building 1, liter б. A flag says that the number is that of a holding (`vl`), a
 * plot (`uch`), a structure (`soor`), or of a block or building without a house ("Зеленоград, к2019").
 */
export interface HouseKey {
  readonly number: number;
  readonly flag: string;
  readonly letter: string;
  readonly fraction: string;
  readonly block: string;
  readonly building: string;
  readonly liter: string;
  /** Behind a hyphen: a flat, or the rest of a range; the houses that are there decide. */
  readonly dash: string;
}

export interface ReadHouse {
  readonly key: HouseKey;
  /** The atom behind the last that was read. */
  readonly end: number;
  /** False where digits go on behind the last letter: "28e5" is neither 28Е nor 5. */
  readonly isWhole: boolean;
  /** The first atom, its marker included. */
  readonly start: number;
}

type Part = 'block' | 'building' | 'liter';

const parts = new Map<string, Part>([
  ['korpus', 'block'], ['stroenie', 'building'], ['litera', 'liter'], ['blok', 'block'], ['sekciya', 'block'],
  ['fligel', 'building'], ['pavilon', 'building'], ['sooruzhenie', 'building'], ['garazh', 'building'],
]);
const flags = new Map<string, string>([
  ['dom', ''], ['zdanie', ''], ['nomer', ''], ['vladenie', 'vl'], ['domovladenie', 'vl'], ['uchastok', 'uch'],
  ['korpus', 'k'], ['stroenie', 's'], ['sooruzhenie', 'soor'], ['litera', 'l'], ['fligel', 'fl'], ['pavilon', 'pav'],
  ['garazh', 'gar'], ['blok', 'k'], ['sekciya', 'k'],
]);

/** Words that begin what follows a number rather than being its letter: "5 в Твери", "8 и". */
const prepositions = new Set(['в', 'и', 'с', 'к', 'у', 'о', 'м', 'г', 'п', 'ш', 'на']);

/** Between numbers of two houses. */
export const orWords: ReadonlySet<string> = new Set(['и', 'или', 'i', 'and', 'or', 'та', 'және']);

export const codesOf = (atom: Atom): readonly string[] =>
  atom.typeKey === undefined ? [] : (typeReadings(atom.typeKey) ?? []).map(({ code }) => code);

const everything = (): boolean => true;

/** The key of a label of the map; undefined where it holds no number. */
export function labelKey(label: string): HouseKey | undefined {
  const atoms = atomsOf(label);
  for (let at = 0; at < atoms.length; at++) {
    const read = readHouse(atoms, at, everything, true);
    if (read) return read.key;
  }
  return undefined;
}

/**
 * Reads a house number from an atom on; `isFree` says which atoms may be read. A marker ("д.", "вл") may stand
 * first. On a label everything belongs to the number; in a query a letter may begin the next word.
 */
export function readHouse(
  atoms: readonly Atom[], from: number, isFree: (at: number) => boolean, isLabel = false,
): ReadHouse | undefined {
  let at = from;
  let flag = '';
  while (at < atoms.length && isFree(at) && !atoms[at].isNumber) {
    const code = codesOf(atoms[at]).find((one) => flags.has(one));
    if (code === undefined || at - from > 1) return undefined;
    flag ||= flags.get(code)!;
    at++;
  }
  const first = atoms[at];
  if (!first?.isNumber || !isFree(at) || first.key.length > 6) return undefined;
  const reading = new Reading(atoms, at + 1, isFree, isLabel);
  const suffix = first.suffix.length === 1 && /[а-еa-e]/u.test(first.suffix) ? first.suffix : '';
  reading.parts.letter = suffix === '' ? reading.letter() : houseLetter(suffix);
  reading.rest();
  const isWhole = isLabel || !(atoms[reading.at]?.isNumber && atoms[reading.at].before === '');
  return { key: { number: Number(first.key), flag, ...reading.parts }, end: reading.at, start: from, isWhole };
}

/** Walks over the parts behind a number. */
class Reading {
  readonly parts = { letter: '', fraction: '', block: '', building: '', liter: '', dash: '' };
  at: number;
  private readonly atoms: readonly Atom[];
  private readonly isFree: (at: number) => boolean;
  private readonly isLabel: boolean;

  constructor(atoms: readonly Atom[], at: number, isFree: (at: number) => boolean, isLabel: boolean) {
    this.atoms = atoms;
    this.at = at;
    this.isFree = isFree;
    this.isLabel = isLabel;
  }

  /** The letter of the number before, if there is one here. */
  letter(): string {
    const atom = this.peek();
    if (!atom || atom.isNumber || atom.before === '/') return '';
    // "2Zh" is one letter in another alphabet.
    if (atom.text.length !== 1 && (houseLetter(atom.text) === '' || atom.before !== '')) return '';
    const next = this.peek(1);
    const isPart = codesOf(atom).some((code) => parts.has(code));
    const isValue = next && (next.isNumber ? next.before !== ',' : next.before.trim() === '' && next.text.length === 1);
    if (isPart && isValue) return '';
    if (!this.isLabel && atom.before !== '' && atom.before !== '"') {
      if (atom.hasDot || atom.before === ',' || atom.before === ';') return '';
      // Whatever it is part of.
      const beside = this.atoms[this.at + 1];
      const isWord = beside && !beside.isNumber && beside.text.length > 1 && beside.before === ' ';
      if (isWord && prepositions.has(atom.text)) return '';
      // "10 и 12" are two houses, "10 э5" has a floor.
      if (next?.isNumber && (orWords.has(atom.text) || (next.before === '' && atom.before === ' '))) return '';
    }
    return this.take();
  }

  rest(): void {
    const { parts: found } = this;
    for (let guard = 0; guard < 8; guard++) {
      const atom = this.peek();
      if (!atom) return;
      if (atom.isNumber) {
        if (atom.before === '/' && atom.key.length <= 5) found.fraction += `/${this.take()}${this.letter()}`;
        else if (atom.before === '-' && atom.key.length <= 5 && found.dash === '') {
          if (this.isLabel) found.fraction += `-${this.take()}${this.letter()}`;
          else this.takeDash();
        } else return;
      } else if (atom.before === '/' && atom.text.length === 1) found.fraction += `/${this.take()}`;
      else if (!this.part(atom)) return;
    }
  }

  /** "41-1,2,3": behind a hyphen a list is one of flats. */
  private takeDash(): void {
    this.parts.dash = this.take() + this.letter();
    while (this.peek()?.isNumber && this.peek()!.before === ',' && this.peek()!.key.length <= 4) this.at++;
  }

  /** "корп. 2", "с1", "лит А". */
  private part(atom: Atom): boolean {
    const part = codesOf(atom).map((code) => parts.get(code)).find((one) => one !== undefined);
    const next = this.peek(1);
    if (part === undefined || !next || this.parts[part] !== '') return false;
    if (!next.isNumber && (next.text.length > 1 || next.before === ',')) return false;
    if (!next.isNumber && !this.isLabel && atom.text.length === 1 && part !== 'block') return false;
    if (next.isNumber && next.key.length > 5) return false;
    this.at++;
    let value = this.take();
    if (next.isNumber) value += this.letter();
    for (let more = this.peek(); more; more = this.peek()) {
      const isMore = more.isNumber ? more.before === '-' || more.before === '/' : false;
      if (!isMore) break;
      value += more.before + this.take() + this.letter();
    }
    this.parts[part] = value;
    return true;
  }

  private peek(ahead = 0): Atom | undefined {
    const at = this.at + ahead;
    return at < this.atoms.length && this.isFree(at) ? this.atoms[at] : undefined;
  }

  private take(): string {
    const { isNumber, key, text } = this.atoms[this.at++];
    if (isNumber) return key;
    return houseLetter(text, !this.isLabel && this.atoms.some((atom) => /[а-яё]/u.test(atom.text)));
  }
}

/** For people. Which letter of ours a Latin B was is not known, so it stays. */
export function describeHouse({ number, flag, letter, fraction, dash, block, building, liter }: HouseKey): string {
  const marks: Record<string, string> = { vl: 'вл', uch: 'уч', k: 'к', s: 'с', l: 'лит', soor: 'соор' };
  const head = `${marks[flag] ?? flag}${number}${shown(letter)}${shown(fraction)}${dash && `-${shown(dash)}`}`;
  const tail = [block && `к${shown(block)}`, building && `с${shown(building)}`, liter && `лит${shown(liter)}`];
  return [head, ...tail.filter(Boolean)].join(' ');
}

const shown = (text: string): string => text.toUpperCase();

export type HouseGrade = 'exact' | 'weak' | 'part';

export interface HouseLikeness {
  readonly grade: HouseGrade;
  /** 0 for the same, more for less alike. */
  readonly cost: number;
  /** The dash was a flat's number, not a part of the house's. */
  readonly dashIsFlat: boolean;
}

/** A holding or a plot is numbered as houses are; a wing or a structure is so less often. */
const plainFlags: ReadonlySet<string> = new Set(['', 'vl', 'uch']);
const MAYBE_COST = 0.05;
/** Of a number as of a corner house, of which one side is told. */
const ONE_SIDE_COST = 0.12;

/** How a label answers what was asked; both have the same number. */
export function compareHouses(asked: HouseKey, label: HouseKey): HouseLikeness {
  let { fraction } = asked;
  let dashIsFlat = asked.dash !== '';
  let missing = 0; // asked for and not there
  let extra = 0; // there and not asked for
  let weak = 0;
  if (dashIsFlat && `${fraction}-${asked.dash}` === label.fraction) {
    fraction = label.fraction;
    dashIsFlat = false;
  } else if (dashIsFlat && `${fraction}/${asked.dash}` === label.fraction) {
    [fraction, dashIsFlat, weak] = [label.fraction, false, MAYBE_COST];
  }
  const differ = (ask: string, have: string, weight: number): void => {
    const likeness = likenessOf(ask, have);
    if (likeness === 'maybe') weak += MAYBE_COST;
    if (likeness !== 'other') return;
    if (have === '') missing += weight;
    else if (ask === '') extra += weight;
    else missing += weight + 0.4;
  };
  const a = { letter: asked.letter, fraction, block: asked.block, building: asked.building, liter: asked.liter };
  const b = { ...label };
  if (likenessOf(a.liter, b.liter) === 'other') {
    // "5 литера Б" and "5Б" are one house to people.
    if (b.liter + a.letter === '') [a.liter, a.letter, weak] = ['', a.liter, MAYBE_COST];
    else if (a.liter + b.letter === '') [a.liter, a.letter, weak] = [a.letter, '', MAYBE_COST];
  }
  if (a.fraction !== b.fraction && a.block !== b.block) {
    // "12/3" and "12 к3" too.
    const isAskedSo = a.fraction === `/${b.block}` && b.fraction + a.block === '';
    const isMappedSo = b.fraction === `/${a.block}` && a.fraction + b.block === '';
    if (isAskedSo || isMappedSo) [a.fraction, a.block, weak] = [b.fraction, b.block, 0.1];
  }
  if (dashIsFlat && b.block === asked.dash && a.block === '') [a.block, dashIsFlat, weak] = [b.block, false, 0.1];
  if (asked.dash !== '' && dashIsFlat) weak += 0.03;
  differ(a.letter, b.letter, 0.35);
  differ(a.block, b.block, 0.3);
  differ(a.building, b.building, 0.25);
  differ(a.liter, b.liter, 0.2);
  const ofFraction = compareFractions(a.fraction, b.fraction);
  missing += ofFraction.missing;
  extra += ofFraction.extra;
  weak += ofFraction.weak;
  if (asked.flag !== label.flag) {
    weak += asked.flag !== '' && label.flag !== '' ? 0.3 : plainFlags.has(label.flag) ? 0.05 : 0.08;
  }
  const cost = missing + extra + weak;
  return { grade: missing + extra > 0 ? 'part' : weak > 0 ? 'weak' : 'exact', cost, dashIsFlat };
}

/** Of "/3", "/17А", "/3/5", "-33": number by number, so that "/1" is no beginning of "/17". */
function compareFractions(asked: string, label: string): { missing: number; extra: number; weak: number } {
  const same = { missing: 0, extra: 0, weak: 0 };
  const [ask, have] = [asked, label].map((text) => text.match(/[/-][^/-]+/gu) ?? []);
  let { weak, extra } = same;
  for (let at = 0; at < ask.length; at++) {
    if (at >= have.length) return { ...same, missing: 0.25 };
    const likeness = likenessOf(ask[at], have[at]);
    if (likeness === 'maybe') weak += MAYBE_COST;
    else if (likeness === 'other' && /^\D$/u.test(withoutStart(have[at], ask[at]))) extra += 0.35;
    else if (likeness === 'other') return { ...same, missing: 0.7 };
  }
  // The other street's number of a corner house.
  if (have.length > ask.length) weak += ask.length === 0 ? ONE_SIDE_COST : 0.08;
  return { missing: 0, extra, weak };
}

const withoutStart = (text: string, start: string): string => (text.startsWith(start) ? text.slice(start.length) : '');

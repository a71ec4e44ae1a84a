import { atomsOf, type Atom } from '../atoms/atoms.ts';
import { letterRole } from '../atoms/letter-role.ts';
import { houseWords, markOfFlag } from '../language/house-words.ts';
import { EITHER_MARK, houseSlots } from '../packs/house-parts.ts';
import { HouseCursor, type HouseText, type TextSpan } from './cursor.ts';
import { houseLetter } from './letters.ts';
import { apartMarks, codesOf, isLetterSuffix, isPartWord, marksApart, slots } from './part-words.ts';

/**
 * A house number taken apart. Letters are as `houseLetter` returns them, '' if missing: "42А/3 к2 с1 литБ" is number
 * 42, letter а, fraction /3, block 2, building 1, liter б. A flag marks the number of a holding (`vl`), a plot (`uch`),
 * a structure (`soor`), or a block or building without a house ("Зеленоград, к2019"). `packs/house-parts.ts` has the
 * words.
 */
export interface HouseKey {
  readonly number: number;
  readonly flag: string;
  readonly letter: string;
  readonly fraction: string;
  readonly block: string;
  readonly building: string;
  readonly structure: string;
  readonly liter: string;
  /** The number after a hyphen: a flat, or the end of a range; the existing houses decide. */
  readonly dash: string;
  /** For a number with a hyphen: slashes and hyphens in order, as in a label's fraction: "-23/25". */
  readonly range: string;
}

export interface ReadHouse {
  readonly key: HouseKey;
  /** The atom after the last one read. */
  readonly end: number;
  /** False where digits follow the last letter: "28e5" is neither 28Е nor 5. */
  readonly isWhole: boolean;
  /** The first atom, a marker included. */
  readonly start: number;
  /** The first atom that could be either a letter of the number or the beginning of what follows. */
  readonly doubtful?: number;
  /** The span of the flat numbers after the hyphen in the text. */
  readonly flats?: TextSpan;
}

const flags = new Map(houseWords.flatMap(({ code, flag }) => (flag === undefined ? [] : [[code, flag] as const])));

const everything = (): boolean => true;

/** Reads a label of the map; undefined if it has no number. */
export function labelKey(label: string): HouseKey | undefined {
  const atoms = atomsOf(label);
  for (let at = 0; at < atoms.length; at++) {
    const read = readHouse(atoms, at, everything, 'label');
    if (read) return read.key;
  }
  return undefined;
}

/** Reads a house number from atom `from` on, with the marker ("д.", "вл") before it. `isFree`: atoms to be read. */
export function readHouse(
  atoms: readonly Atom[], from: number, isFree: (at: number) => boolean, text: HouseText = 'query',
): ReadHouse | undefined {
  let at = from;
  let flag = '';
  while (at < atoms.length && isFree(at) && !atoms[at].isNumber) {
    const code = codesOf(atoms[at]).find((word) => flags.has(word));
    if (code === undefined || at - from > 1) return undefined;
    flag ||= flags.get(code)!;
    at++;
  }
  const first = atoms[at];
  if (!first?.isNumber || !isFree(at) || first.key.length > 6) return undefined;
  const cursor = new HouseCursor(atoms, at + 1, isFree, text);
  const reading = new Reading(cursor);
  const mayBeLetter = /^(?:.|ya|ja|ia)$/u.test(first.suffix) && first.text !== first.suffix;
  const isLetter = mayBeLetter && (isLetterSuffix(first.suffix) || text !== 'query' || at > from);
  reading.parts.letter = isLetter ? houseLetter(first.suffix) : cursor.letter();
  // "10-я" could be 10Я.
  if (mayBeLetter && !isLetter) cursor.doubtful = at;
  reading.readParts();
  const isWhole = text === 'label' || !(atoms[cursor.at]?.isNumber && atoms[cursor.at].before === '');
  const key = { number: Number(first.key), flag, ...reading.parts };
  return { key, end: cursor.at, start: from, isWhole, doubtful: cursor.doubtful, flats: reading.flats };
}

/** Reads the parts after a number. */
class Reading {
  readonly parts = { letter: '', fraction: '', block: '', building: '', structure: '', liter: '', dash: '', range: '' };
  private readonly cursor: HouseCursor;
  flats: TextSpan | undefined;

  constructor(cursor: HouseCursor) {
    this.cursor = cursor;
  }

  readParts(): void {
    const { parts } = this;
    for (let guard = 0; guard < 8; guard++) {
      const atom = this.cursor.peek();
      if (!atom) return;
      if (atom.isNumber) {
        if (atom.before === '/' && atom.key.length <= 5) this.takeSlash();
        else if (atom.before === '-' && atom.key.length <= 5 && parts.dash === '') {
          if (this.cursor.isLabel) parts.fraction += `-${this.cursor.takeNumber()}`;
          else this.takeDash();
        } else if (!this.takePartBehind()) return;
      } else if (atom.before === '/' && atom.text.length === 1 && !this.isGluedPart(atom)) {
        parts.fraction += `/${this.cursor.take()}`;
      } else if (!this.takePart(atom)) return;
    }
  }

  private takeSlash(): void {
    const { parts } = this;
    const fraction = `/${this.cursor.takeNumber()}`;
    parts.fraction += fraction;
    if (parts.dash !== '') parts.range += fraction;
  }

  /** Whether a part is glued to its number, so that the slash before it belongs to no number: "20Г/к2". */
  private isGluedPart(atom: Atom): boolean {
    const next = this.cursor.peek(1);
    return next?.isNumber === true && next.before === '' && isPartWord(atom);
  }

  /** "41-1,2,3": a list after a hyphen is a list of flats. "41-2-3" is flat 3 of 41 к2. */
  private takeDash(): void {
    const next = this.cursor.peek(1);
    const isBlock = next?.isNumber && next.before === '-' && next.key.length <= 4 && this.parts.block === '';
    if (isBlock) this.parts.block = this.cursor.take();
    const first = this.cursor.at;
    this.parts.dash = this.cursor.takeNumber();
    this.parts.range = `${this.parts.fraction}-${this.parts.dash}`;
    for (let next = this.cursor.peek(); next?.isNumber && next.before === ',' && next.key.length <= 4;) {
      this.cursor.at++;
      next = this.cursor.peek();
    }
    this.flats = this.cursor.spanFrom(first);
  }

  /** Takes a part with its value: "корп. 2", "с1", "лит А", "корпус № 2". */
  private takePart(atom: Atom): boolean {
    if (this.isEmptyPart(atom)) {
      this.cursor.at++;
      return this.takePart(this.cursor.peek()!);
    }
    // "12 корп. 1 / ст 2", "7А ст 1": without a number after it ст is a станция.
    const isShort = atom.text === 'ст' && this.isValueBehind();
    const code = isShort ? 'stroenie' : codesOf(atom).find((word) => slots.has(word));
    const part = code === undefined ? undefined : slots.get(code);
    const isNumbered = this.isNumberSign(1) && this.cursor.peek(2)?.isNumber === true;
    const next = this.cursor.peek(isNumbered ? 2 : 1);
    if (part === undefined || !next || this.parts[part] !== '') return false;
    if (!next.isNumber && (next.text.length > 1 || next.before === ',')) return false;
    // "50 сЕ" and "50 с Е" have a building Е, "5 с Е. Петровой" has not.
    const isLetterApart = !next.isNumber && next.before !== '' && !this.cursor.isLabel;
    if (isLetterApart && atom.text.length === 1 && part !== 'block') {
      if (letterRole(next, this.cursor.beside(1)) !== 'letter') return false;
    }
    if (next.isNumber && next.key.length > 5) return false;
    this.cursor.at += isNumbered ? 2 : 1;
    let value = (apartMarks.get(code!) ?? '') + (next.isNumber ? this.cursor.takeNumber() : this.cursor.take());
    for (let more = this.cursor.peek(); more; more = this.cursor.peek()) {
      // "1 лит. А/6": the slash is the house's. "45к4-105": after the hyphen comes a flat, or the end of a range.
      const isRange = more.before === '-' && (this.cursor.isLabel || part === 'liter');
      const isMore = more.isNumber && next.isNumber && (isRange || more.before === '/');
      if (!isMore) break;
      value += more.before + this.cursor.takeNumber();
    }
    this.parts[part] = value;
    return true;
  }

  /** Takes a part whose word is after its value: "129, 2 корпус", "129, 2-й корпус". */
  private takePartBehind(): boolean {
    const [number, word, next] = [this.cursor.peek(), this.cursor.peek(1), this.cursor.peek(2)];
    if (this.cursor.isLabel || !number?.isNumber || number.key.length > 3 || !word || word.before === ',') return false;
    const part = codesOf(word).map((code) => slots.get(code)).find((slot) => slot === 'block' || slot === 'building');
    const isValueNext = next?.isNumber && next.before !== ',';
    if (word.text.length < 2 || part === undefined || this.parts[part] !== '' || isValueNext) return false;
    this.parts[part] = number.key;
    this.cursor.at += 2;
    return true;
  }

  /** Whether the word of a part has no value and another part follows: "8 корп. / ст 1", "8, корп., стр. 1". */
  private isEmptyPart(atom: Atom): boolean {
    const [next, value] = [this.cursor.peek(1), this.cursor.peek(2)];
    if (!isPartWord(atom) || atom.text.length < 2 || !next || next.text.length < 2) return false;
    return (isPartWord(next) || next.text === 'ст') && value?.isNumber === true && value.before !== ',';
  }

  private isValueBehind(): boolean {
    const next = this.cursor.peek(1);
    return next?.isNumber === true && next.before !== ',';
  }

  private isNumberSign(ahead: number): boolean {
    const atom = this.cursor.peek(ahead);
    return atom !== undefined && !atom.isNumber && codesOf(atom).includes('nomer');
  }
}

/** Writes a key for people. A Latin B stays, since it is unknown which Cyrillic letter it meant. */
export function describeHouse(key: HouseKey): string {
  const { number, flag, letter, fraction, dash, block, building, structure, liter } = key;
  const house = `${markOfFlag(flag)}${number}${shown(letter)}${shown(fraction)}`;
  const parts = [
    partShown(houseSlots.block.mark, block), partShown(houseSlots.building.mark, building.replace(EITHER_MARK, '')),
    partShown(houseSlots.structure.mark, structure), partShown(houseSlots.liter.mark, liter),
  ];
  return [house, ...parts.filter(Boolean)].join(' ') + (dash && `-${shown(dash)}`);
}

function partShown(mark: string, value: string): string {
  if (value === '') return '';
  const apart = marksApart.find((start) => value.length > start.length && value.startsWith(start));
  if (apart !== undefined) return apart + shown(value.slice(apart.length));
  return mark + shown(value);
}

const shown = (text: string): string => text.toUpperCase();

export const hasParts = ({ letter, block, building, structure, liter }: HouseKey): boolean =>
  letter + block + building + structure + liter !== '';

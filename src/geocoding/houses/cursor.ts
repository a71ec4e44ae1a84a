import type { Atom } from '../atoms/atoms.ts';
import { letterRole } from '../atoms/letter-role.ts';
import { houseLetter } from './letters.ts';
import { codesOf, isLetterSuffix, slots } from './part-words.ts';

export type TextSpan = readonly [start: number, end: number];

/** On a label everything belongs to the number; in a query a letter can begin the next word, unless `lettered`. */
export type HouseText = 'label' | 'query' | 'lettered';

/** Walks over the free atoms of a house number. */
export class HouseCursor {
  at: number;
  /** The first atom that could be either a letter of the number or the beginning of what follows. */
  doubtful: number | undefined;
  readonly isLabel: boolean;
  private readonly atoms: readonly Atom[];
  private readonly isFree: (at: number) => boolean;
  private readonly isLettered: boolean;

  constructor(atoms: readonly Atom[], at: number, isFree: (at: number) => boolean, text: HouseText) {
    this.atoms = atoms;
    this.at = at;
    this.isFree = isFree;
    this.isLabel = text === 'label';
    this.isLettered = text === 'lettered';
  }

  peek(ahead = 0): Atom | undefined {
    const at = this.at + ahead;
    return at < this.atoms.length && this.isFree(at) ? this.atoms[at] : undefined;
  }

  /** The atom after a free one, even if it is not free. */
  beside(ahead: number): Atom | undefined {
    return this.atoms[this.at + ahead + 1];
  }

  /** The span of the text from atom `first` to the last one taken. */
  spanFrom(first: number): TextSpan {
    return [this.atoms[first].start, this.atoms[this.at - 1].end];
  }

  take(): string {
    const { isNumber, key, text } = this.atoms[this.at++];
    if (isNumber) return key;
    return houseLetter(text, !this.isLabel && this.atoms.some((atom) => /[а-яё]/u.test(atom.text)));
  }

  /** Takes a number with its letter: "2А", "2-а". */
  takeNumber({ suffix } = this.atoms[this.at]): string {
    return this.take() + (isLetterSuffix(suffix) ? houseLetter(suffix) : this.letter());
  }

  /** Takes the letter of the number before; '' if the next atom is not one. */
  letter(): string {
    const atom = this.peek();
    if (!atom || atom.isNumber || atom.before === '/') return '';
    // "2Zh": two Latin letters for one Cyrillic letter.
    if (atom.text.length !== 1 && (houseLetter(atom.text) === '' || atom.before !== '')) return '';
    const next = this.peek(1);
    if (this.isLetterWord(atom, next)) {
      this.at++;
      return this.take();
    }
    const isPart = codesOf(atom).some((code) => slots.has(code));
    const isValue = next && (next.isNumber ? next.before !== ',' : next.before.trim() === '' && next.text.length === 1);
    if (isPart && isValue) return '';
    if (!this.isLabel && atom.before !== '' && atom.before !== '"') {
      const role = letterRole(atom, this.beside(0));
      if (role === 'doubtful') this.doubtful ??= this.at;
      if (role === 'word' || (role === 'doubtful' && !this.isLettered)) return '';
    }
    return this.take();
  }

  /** Whether "б." is short for буква: "11 б. А". */
  private isLetterWord({ text, hasDot }: Atom, next: Atom | undefined): boolean {
    if (this.isLabel || text !== 'б' || !hasDot || !next || next.isNumber || next.hasDot) return false;
    return next.text.length === 1 && next.before !== ',';
  }
}

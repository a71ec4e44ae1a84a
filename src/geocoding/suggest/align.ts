import type { SearchTables } from '../names/search-index.ts';
import { NameComparison, type Alignment } from './name-comparison.ts';
import { TermStands } from './term-stands.ts';
import type { SuggestWords } from './words.ts';

/** Compares names with what was typed, one after another. */
export class SuggestAligner {
  /** Nothing but numbers was typed. */
  readonly isOfNumbers: boolean;
  readonly stands: TermStands;
  private readonly comparison: NameComparison;
  private readonly known = new Map<number, Alignment | null>();
  private readonly knownBare = new Map<number, Alignment | null>();

  constructor(tables: SearchTables, { tokens }: SuggestWords) {
    this.stands = new TermStands(tables, tokens);
    this.comparison = new NameComparison(tables, tokens, this.stands);
    this.isOfNumbers = this.comparison.isOfNumbers;
  }

  /** Undefined where no token stands for the name. Numbers of the name may be left to the house. */
  align(name: number, withNumbers = true): Alignment | undefined {
    // Many things have the same name.
    const known = withNumbers ? this.known : this.knownBare;
    let alignment = known.get(name);
    if (alignment === undefined) known.set(name, (alignment = this.comparison.compare(name, withNumbers) ?? null));
    return alignment ?? undefined;
  }
}

import type { SearchTables } from '../names/search-index.ts';
import { NameComparison, type Alignment } from './name-comparison.ts';
import { TermMatches } from './term-matches.ts';
import type { SuggestWords } from './words.ts';

/** Aligns names with the typed tokens, and remembers the results. */
export class SuggestAligner {
  /** The text has only numbers. */
  readonly hasNumbersOnly: boolean;
  readonly matches: TermMatches;
  private readonly comparison: NameComparison;
  private readonly known = new Map<number, Alignment | null>();
  private readonly knownBare = new Map<number, Alignment | null>();

  constructor(tables: SearchTables, { tokens }: SuggestWords) {
    this.matches = new TermMatches(tables, tokens);
    this.comparison = new NameComparison(tables, tokens, this.matches);
    this.hasNumbersOnly = this.comparison.hasNumbersOnly;
  }

  /** Undefined where no token matches the name. `withNumbers`: false leaves numbers to the house. */
  align(name: number, withNumbers = true): Alignment | undefined {
    // Many features share a name.
    const known = withNumbers ? this.known : this.knownBare;
    let alignment = known.get(name);
    if (alignment === undefined) known.set(name, (alignment = this.comparison.compare(name, withNumbers) ?? null));
    return alignment ?? undefined;
  }
}

import type { SearchTables } from '../names/search-index.ts';
import { weights } from '../names/terms.ts';
import type { QueryWords } from '../query/words.ts';

/** The heaviest word that can come between those of a name. */
export const HEAVIEST_BETWEEN = 0.25;

/** A name that is being compared with a query: the atoms matched so far, and at what cost. Reused for every name. */
export class NameMatch {
  readonly tables: SearchTables;
  readonly words: QueryWords;
  /** Atoms that could be type words. */
  readonly typeWordMask: number;
  /** The terms of the name, a range of `nameTerms`. */
  from = 0;
  end = 0;
  mask = 0;
  typeMask = 0;
  /** Atoms that join two words, with one of them matched: "новосадовая" for "Ново-Садовая". */
  halfMask = 0;
  cost = 0;
  isFuzzy = false;
  /** The number matched to the name is more likely the first of a house number: "Прибойная улица 3-2-7". */
  isChained = false;

  constructor(tables: SearchTables, words: QueryWords) {
    this.tables = tables;
    this.words = words;
    let mask = 0;
    for (const [at, types] of words.types.entries()) if (types.length > 0) mask |= 1 << at;
    this.typeWordMask = mask;
  }

  begin(name: number): void {
    const { terms } = this.tables.searchNames;
    this.from = terms[name];
    this.end = terms[name + 1];
    this.mask = this.typeMask = this.halfMask = 0;
    this.cost = 0;
    this.isFuzzy = this.isChained = false;
  }

  /** Whether a matched atom is at most `reach` steps away. */
  isBeside(at: number, reach: number): boolean {
    const matched = this.mask | this.typeMask;
    for (let step = 1; step <= reach; step++) {
      if (matched & (1 << (at + step)) || (at >= step && matched & (1 << (at - step)))) return true;
    }
    return false;
  }
}

/** The cost of a word of the name that the query lacks, by its weight. */
export function missingCost(weight: number): number {
  if (weight >= weights.word) return 0.5;
  if (weight >= weights.number) return 0.42;
  if (weight === weights.light) return 0.07;
  if (weight === weights.half) return 0.06;
  return weight === weights.initial ? 0.05 : 0.015;
}

import type { SearchTables } from '../names/search-index.ts';
import { weights } from '../names/terms.ts';
import { isPlainType, type Token } from './words.ts';

/** A token that matches a term; `cost` is Infinity if it does so only as a type word. */
export interface TermMatch {
  readonly token: Token;
  readonly cost: number;
}

/** Finds the tokens that match terms of names. */
export class TermMatches {
  private readonly tables: SearchTables;
  private readonly tokens: readonly Token[];
  private readonly typed: readonly Token[];
  /** Matches by term, because names share their words. */
  private readonly matches = new Map<number, readonly TermMatch[]>();

  constructor(tables: SearchTables, tokens: readonly Token[]) {
    this.tables = tables;
    this.tokens = tokens;
    const typed = tokens.filter(isPlainType);
    this.typed = typed.some(({ isOpen }) => !isOpen) ? typed.filter(({ isOpen }) => !isOpen) : typed;
  }

  of(term: number): readonly TermMatch[] {
    let found = this.matches.get(term);
    if (!found) {
      const list: TermMatch[] = [];
      for (const token of this.tokens) {
        const cost = costIn(token, term);
        if (cost < Infinity || token.typeTerms.includes(term)) list.push({ token, cost });
      }
      this.matches.set(term, (found = list));
    }
    return found;
  }

  /** Whether any of these terms has a match; most names that are compared have none. */
  hasAny(from: number, end: number): boolean {
    const { term } = this.tables.nameTerms;
    for (let i = from; i < end; i++) if (this.of(term[i]).length > 0) return true;
    return false;
  }

  /** Whether at least two tokens match words, numbers or type words of a name. */
  hasTwo(name: number): boolean {
    const { searchNames, nameTerms } = this.tables;
    let mask = 0;
    for (let i = searchNames.terms[name]; i < searchNames.terms[name + 1]; i++) {
      const term = nameTerms.term[i];
      const found = this.of(term).find(({ token }) => (mask & token.bit) === 0);
      if (!found) continue;
      if (mask !== 0) return true;
      mask |= found.token.bit;
    }
    return false;
  }

  /** Whether a name has a typed type word; an unfinished one counts only if there is no other. */
  hasTypedType(name: number): boolean {
    const { searchNames, nameTerms } = this.tables;
    for (let i = searchNames.terms[name]; i < searchNames.terms[name + 1]; i++) {
      for (const { typeTerms } of this.typed) if (typeTerms.includes(nameTerms.term[i])) return true;
    }
    return false;
  }

  isMissing(term: number): boolean {
    return this.tables.terms.weight[term] >= weights.word && this.of(term).length === 0;
  }
}

/** The cost of taking a token for a term, Infinity if it does not match. */
function costIn({ runs }: Token, term: number): number {
  let least = Infinity;
  for (const { first, end, cost } of runs) if (cost < least && first <= term && term < end) least = cost;
  return least;
}

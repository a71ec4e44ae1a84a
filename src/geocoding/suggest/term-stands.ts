import type { SearchTables } from '../names/search-index.ts';
import { weights } from '../names/terms.ts';
import { isPlainType, type Token } from './words.ts';

/** `cost` is Infinity for a type word that is no word of the name. */
export interface Stand {
  readonly token: Token;
  readonly cost: number;
}

/** Tokens that may stand for the terms of names. */
export class TermStands {
  private readonly tables: SearchTables;
  private readonly tokens: readonly Token[];
  private readonly typed: readonly Token[];
  /** By term: names share their words. */
  private readonly stands = new Map<number, readonly Stand[]>();

  constructor(tables: SearchTables, tokens: readonly Token[]) {
    this.tables = tables;
    this.tokens = tokens;
    const typed = tokens.filter(isPlainType);
    this.typed = typed.some(({ isOpen }) => !isOpen) ? typed.filter(({ isOpen }) => !isOpen) : typed;
  }

  of(term: number): readonly Stand[] {
    let found = this.stands.get(term);
    if (!found) {
      const list: Stand[] = [];
      for (const token of this.tokens) {
        const cost = costIn(token, term);
        if (cost < Infinity || token.typeTerms.includes(term)) list.push({ token, cost });
      }
      this.stands.set(term, (found = list));
    }
    return found;
  }

  /** Most names that are compared have no term that anything typed stands for. */
  hasAny(from: number, end: number): boolean {
    const { term } = this.tables.nameTerms;
    for (let i = from; i < end; i++) if (this.of(term[i]).length > 0) return true;
    return false;
  }

  /** Whether two tokens, at least, stand for words, numbers or types of it. */
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

  /** Whether a type word that was typed is in it; one that is still being typed only where there is no other. */
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

/** What it costs to take a token for a term, Infinity where it is none. */
function costIn({ runs }: Token, term: number): number {
  let least = Infinity;
  for (const { first, end, cost } of runs) if (cost < least && first <= term && term < end) least = cost;
  return least;
}

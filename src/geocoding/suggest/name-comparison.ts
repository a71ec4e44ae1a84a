import type { SearchTables } from '../names/search-index.ts';
import { isTypeWeight, weights } from '../names/terms.ts';
import { MISSING_LIGHT, MISSING_NUMBER, MISSING_WORD, termPenalty } from './importance.ts';
import type { TermMatches } from './term-matches.ts';
import { isOrdinal, type Token } from './words.ts';

/** How tokens match a name, whichever features bear it. Bit i of a mask is token i. */
export interface Alignment {
  /** Tokens that match its words and numbers, and its type words. */
  readonly mask: number;
  readonly typeMask: number;
  /** The cost of misspelt, shortened and missing words. */
  readonly cost: number;
  /** All words and numbers of the name are typed to their ends. */
  readonly isWhole: boolean;
  readonly hasType: boolean;
  /** Matched by a type word whose first letter also begins the name. */
  readonly isInitial: boolean;
}

const BEHIND_COST = 0.1;
const GAP_COST = 0.05;
const NO_WORDS = 0.25;

/** Compares names with the tokens of a text, one after another. */
export class NameComparison {
  private readonly tables: SearchTables;
  private readonly tokens: readonly Token[];
  private readonly matches: TermMatches;
  /** The text has only numbers. */
  readonly hasNumbersOnly: boolean;
  private mask = 0;
  private typeMask = 0;
  private cost = 0;
  private penalty = 0;
  private isWhole = true;

  constructor(tables: SearchTables, tokens: readonly Token[], matches: TermMatches) {
    this.tables = tables;
    this.tokens = tokens;
    this.matches = matches;
    this.hasNumbersOnly = tokens.every(({ atom }) => atom.isNumber);
  }

  compare(name: number, withNumbers: boolean): Alignment | undefined {
    const { searchNames, nameTerms, terms } = this.tables;
    const [from, end] = [searchNames.terms[name], searchNames.terms[name + 1]];
    if (!this.matches.hasAny(from, end)) return undefined;
    this.mask = this.typeMask = this.cost = 0;
    this.penalty = NO_WORDS;
    this.isWhole = true;
    let [numbers, words, hasType] = [0, 0, false];
    for (let i = from; i < end; i++) {
      const weight = terms.weight[nameTerms.term[i]];
      if (isTypeWeight(weight)) hasType = true;
      else if (weight === weights.number) numbers++;
      else this.takeWord(nameTerms.term[i], weight, weight < weights.word || words++ === 0);
    }
    if (hasType) this.takeTypes(from, end);
    if (numbers > 0) this.takeNumbers(from, end, withNumbers, numbers + (hasType ? 1 : 0) >= end - from);
    if ((this.mask | this.typeMask) === 0) return undefined;
    const { mask, typeMask, isWhole } = this;
    const initial = mask === 0 ? initialPenalty(this.tables, this.tokens, typeMask, from, end) : Infinity;
    const isInitial = initial < this.penalty;
    const cost = isInitial ? initial : this.cost + this.penalty + this.gaps();
    return { mask, typeMask, isWhole: isWhole && mask !== 0, hasType, isInitial, cost };
  }

  private takeWord(term: number, weight: number, isFirst: boolean): void {
    let best: Token | undefined;
    let least = Infinity;
    for (const { token, cost } of this.matches.of(term)) {
      const { bit, atom: { isNumber, words }, isRoom } = token;
      if (cost >= least || (this.mask & bit && !words) || (isNumber && !words) || isRoom) continue;
      best = token;
      least = cost;
    }
    if (!best) {
      if (weight >= weights.word) this.cost += MISSING_WORD;
      else if (weight === weights.light) this.cost += MISSING_LIGHT;
      if (weight >= weights.word) this.isWhole = false;
      return;
    }
    this.mask |= best.bit;
    this.cost += least;
    this.penalty = Math.min(this.penalty, termPenalty(weight, isFirst));
    // "Набережная" could be the улица of that name, or any набережная.
    if (best.exact !== term || best.initials.length > 0) this.isWhole = false;
  }

  private takeTypes(from: number, end: number): void {
    const { nameTerms, terms } = this.tables;
    for (let i = from; i < end; i++) {
      const term = nameTerms.term[i];
      if (!isTypeWeight(terms.weight[term])) continue;
      const token = this.tokens.find(({ bit, typeTerms }) =>
        ((this.mask | this.typeMask) & bit) === 0 && typeTerms.includes(term));
      if (token) this.typeMask |= token.bit;
    }
  }

  /** Takes numbers for those of the name; in a text with words, only numbers beside the words of the name. */
  private takeNumbers(from: number, end: number, isAllowed: boolean, isBare: boolean): void {
    const { nameTerms, terms } = this.tables;
    let isFirst = true;
    for (let i = from; i < end; i++) {
      const term = nameTerms.term[i];
      if (terms.weight[term] !== weights.number) {
        if (!isTypeWeight(terms.weight[term])) isFirst = false;
        continue;
      }
      // A number alone begins a name; it is not the number of a school.
      const isEnough = isBare || (this.hasNumbersOnly && isFirst);
      // "1-я Тверская" is not "Тверская, выход 1".
      const belongsToOther = i > from && this.matches.isMissing(nameTerms.term[i - 1]);
      const matched = this.mask | this.typeMask;
      const fits = (token: Token): boolean =>
        couldBeNumber(token, term, this.mask, matched, isEnough) && !(belongsToOther && isOrdinal(token));
      const token = isAllowed ? this.tokens.find(fits) : undefined;
      if (!token) {
        this.cost += MISSING_NUMBER;
        this.isWhole = false;
        continue;
      }
      const isBehind = this.mask !== 0 && (this.mask >>> 1) < token.bit && token.atom.suffix === '';
      this.mask |= token.bit;
      this.penalty = Math.min(this.penalty, termPenalty(weights.number, false));
      // "Парковая 16" more likely asks for a house than for the 16-я Парковая.
      if (isBehind) this.cost += BEHIND_COST;
      if (token.exact !== term) this.isWhole = false;
    }
  }

  /** The cost of words that stand between those of the name and do not belong to it. */
  private gaps(): number {
    const matched = this.mask | this.typeMask;
    let gaps = 0;
    for (const { bit, weight } of this.tokens) {
      if (matched & bit || weight < 0.2 || bit < (this.mask & -this.mask) || bit > this.mask) continue;
      gaps += GAP_COST;
    }
    return gaps;
  }
}

/** "ул" keeps the улица Учёных, which the first letter found before it became a type word. */
function initialPenalty(
  { nameTerms, terms }: SearchTables, tokens: readonly Token[], typeMask: number, from: number, end: number,
): number {
  const { initials, initialTypes, bit } = tokens[tokens.length - 1];
  if (initials.length === 0 || (typeMask & bit) === 0) return Infinity;
  let [least, isFirst, hasType] = [Infinity, true, false];
  for (let i = from; i < end; i++) {
    const term = nameTerms.term[i];
    const weight = terms.weight[term];
    if (initialTypes.includes(term)) hasType = true;
    if (isTypeWeight(weight) || weight === weights.number) continue;
    const isBegun = initials.some(({ first, end: last }) => first <= term && term < last);
    if (isBegun) least = Math.min(least, termPenalty(weight, isFirst));
    if (weight >= weights.word) isFirst = false;
  }
  return hasType ? least : Infinity;
}

/** `taken`: tokens that match words and numbers of the name; `matched`: those that match any part of it. */
function couldBeNumber(
  { atom, bit, runs, isRoom }: Token, term: number, taken: number, matched: number, isEnough: boolean,
): boolean {
  const isTaken = (taken & bit) !== 0 && !atom.words;
  const isTerm = runs.some(({ first, end }) => first <= term && term < end);
  if (!atom.isNumber || isRoom || isTaken || !isTerm) return false;
  return isEnough || (matched & ((bit << 1) | (bit << 2) | (bit >> 1) | (bit >> 2))) !== 0;
}

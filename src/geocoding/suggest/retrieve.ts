import type { SuggestCandidate } from './assemble.ts';
import { bearersOf, MOST_OF_CONTAINER } from './bearers.ts';
import { initialsOf, runsOf, type SoughtLists } from './entry-runs.ts';
import { FoundFeatures } from './found-features.ts';
import { rootOf, type ListType } from './importance.ts';
import { bestContainers, insideOf } from './named-containers.ts';
import { numberedNames, pairedNames, type AskedNames } from './paired-names.ts';
import { pivotsOf } from './pivots.ts';
import type { SuggestScope } from './scope.ts';
import type { EntryRun } from './top.ts';
import { isOrdinal, isPlainType, weightOf, type Token } from './words.ts';

const containerTypes: readonly ListType[] = ['city', 'place', 'region', 'district', 'country'];
const MOST_WIDE = 40;
const MOST_WIDE_OF_SEVERAL = 12;
const MOST_NEAR_FEATURES = 24;
const MOST_SAME_CONTAINER = 12;
/** Entries visited to find those in a region. */
const MOST_IN_AREA = 300;
/** Entries visited to find those of the typed type. */
const MOST_TYPED = 150;
/** Where a candidate costs no more, names need not be looked up by pairs of words. */
const FOUND_COST = 0.1;

/** The lists and names to search, and where. */
export interface Sought extends SoughtLists, AskedNames {
  readonly scope: SuggestScope;
}

/** Finds candidates by each word in whole countries, in settlements nearby and in named containers. */
export class SuggestRetrieval {
  private readonly sought: Sought;
  private readonly found: FoundFeatures;

  constructor(sought: Sought) {
    this.sought = sought;
    this.found = new FoundFeatures(sought.search, sought.assembler);
  }

  /** The candidates, the best for each feature and set of tokens, unordered. */
  run(): SuggestCandidate[] {
    const { search, tables, words } = this.sought;
    const pivots = pivotsOf(words.tokens);
    const meant = words.tokens.filter(({ isRoom, weight }) => !isRoom && weight > 0.1);
    const isTyped = words.tokens.some(isPlainType);
    const isAlone = meant.length < 2 && !isTyped;
    for (const token of pivots) this.takeByWord(token, isAlone);
    if (isAlone) return this.found.list();
    const containers = bestContainers(search, words, this.found.list());
    for (const container of containers) this.takeInside(container, pivots, isTyped);
    const plain = pivots.reduce((count, { atom }) => count + (atom.isNumber ? 0 : 1), 0);
    const isOne = plain - Math.min(1, containers.length) < 2;
    const names = isOne && this.isFound() ? numberedNames(this.sought) : pairedNames(this.sought, pivots);
    for (const { feature, name, status } of bearersOf(search, tables, names, containers)) {
      this.found.add(feature, name, status);
    }
    return this.found.list();
  }

  /** Looks up a word in whole countries, then in the settlements nearby. */
  private takeByWord(token: Token, isAlone: boolean): void {
    const { sought, sought: { scope, assembler: { aligner } } } = this;
    if (isAlone) this.take(runsOf(sought, scope.wide(scope.subjectTypes), token), MOST_WIDE);
    else {
      const others = scope.wide(scope.subjectTypes.filter((type) => !containerTypes.includes(type)));
      this.take(runsOf(sought, scope.wide(containerTypes), token), MOST_SAME_CONTAINER);
      this.take(runsOf(sought, others, token), MOST_WIDE_OF_SEVERAL);
      const isAllowed = (_: number, name: number): boolean => aligner.matches.hasTypedType(name);
      this.take(initialsOf(sought, others, token), MOST_WIDE, { visits: MOST_TYPED, isAllowed });
    }
    const near = scope.near.flatMap(({ place, nearness }) =>
      runsOf(sought, scope.home(place, scope.subjectTypes), token, -nearness));
    if (near.length > 0) this.take(near, MOST_NEAR_FEATURES);
  }

  /** Whether a candidate explains everything except a possible house number; "3-я" belongs to a street. */
  private isFound(): boolean {
    const last = this.sought.words.tokens[this.sought.words.tokens.length - 1];
    if (last.isOpen && last.runs.length > 0 && isPlainType(last)) return false;
    const numbers = this.sought.words.tokens.reduce((mask, token) =>
      (token.atom.isNumber && !isOrdinal(token) ? mask | token.bit : mask), 0);
    for (const { mask, cost } of this.found.list()) {
      if (cost - weightOf(this.sought.words, numbers & ~mask) <= FOUND_COST) return true;
    }
    return false;
  }

  private take(
    runs: readonly EntryRun[], most: number,
    filter?: { readonly visits: number; isAllowed(feature: number, name: number): boolean },
  ): void {
    let [left, steps] = [most, filter?.visits ?? most * 3];
    const { feature, name, status } = this.sought.tables.suggestEntries;
    this.sought.top.visit(runs, (entry) => {
      if (filter && !filter.isAllowed(feature[entry], name[entry])) return --steps > 0;
      if (this.found.add(feature[entry], name[entry], status[entry])) left--;
      return left > 0 && --steps > 0;
    });
  }

  private takeInside(container: SuggestCandidate, pivots: readonly Token[], isTyped: boolean): void {
    const { search: { starts, tables: { places } }, scope, words } = this.sought;
    // In "Росстань, Академика В" the last letter could begin Вавилова as well as Ветроградская область.
    const mayNameSubject = ({ bit, isOpen }: Token): boolean =>
      (bit & container.mask) === 0 || (isOpen && container.mask !== bit);
    const plain = pivots.filter(mayNameSubject);
    // "Ветроград, улица" has no word of the subject but its type word.
    const subjectTokens = plain.length > 0 ? plain
      : words.tokens.filter((token) => mayNameSubject(token) && isPlainType(token));
    if (container.feature >= starts.areas) return this.takeInArea(container.feature, subjectTokens);
    const lists = scope.home(rootOf(places, container.feature), scope.subjectTypes);
    for (const token of subjectTokens) this.takeInLists(lists, token, isTyped);
  }

  /** Looks up a word in the lists of a settlement. */
  private takeInLists(lists: readonly number[], token: Token, isTyped: boolean): void {
    const { sought } = this;
    const isAllowed = (_: number, name: number): boolean => sought.assembler.aligner.matches.hasTypedType(name);
    const typed = { visits: MOST_TYPED, isAllowed };
    const runs = runsOf(sought, lists, token);
    this.take(runs, MOST_OF_CONTAINER);
    if (isTyped) this.take(runs, MOST_OF_CONTAINER, typed);
    this.take(initialsOf(sought, lists, token), MOST_OF_CONTAINER, typed);
  }

  /** Looks up words in an area through the lists of whole countries, since areas have no lists. */
  private takeInArea(area: number, tokens: readonly Token[]): void {
    const { sought, sought: { assembler: { aligner }, scope, search } } = this;
    const lists = scope.wide(scope.subjectTypes);
    const isInside = insideOf(search, area);
    const isTypedInside = (feature: number, name: number): boolean =>
      aligner.matches.hasTypedType(name) && isInside(feature);
    for (const token of tokens) {
      const visits = MOST_IN_AREA;
      this.take(runsOf(sought, lists, token), MOST_OF_CONTAINER, { visits, isAllowed: isInside });
      this.take(initialsOf(sought, lists, token), MOST_OF_CONTAINER, { visits, isAllowed: isTypedInside });
    }
  }
}

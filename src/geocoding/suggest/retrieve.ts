import type { SuggestCandidate } from './assemble.ts';
import { bearersOf, MOST_OF_GROUND } from './bearers.ts';
import { initialsOf, runsOf, type SoughtLists } from './entry-runs.ts';
import { FoundThings } from './found-things.ts';
import { rootOf, type ListType } from './importance.ts';
import { bestGrounds, insideOf } from './named-grounds.ts';
import { numberedNames, pairedNames, type AskedNames } from './paired-names.ts';
import { pivotsOf } from './pivots.ts';
import type { SuggestScope } from './scope.ts';
import type { EntryRun } from './top.ts';
import { isOrdinal, isPlainType, weightOf, type Token } from './words.ts';

const groundTypes: readonly ListType[] = ['city', 'place', 'region', 'district', 'country'];
const MOST_WIDE = 40;
const MOST_WIDE_OF_SEVERAL = 12;
const MOST_NEAR_THINGS = 24;
const MOST_SAME_GROUND = 12;
/** Entries looked at to find those in a region. */
const MOST_IN_AREA = 300;
/** Entries looked at to find those of the type that was typed. */
const MOST_TYPED = 150;
/** What explains all but this need not be looked for by pairs of words. */
const FOUND_COST = 0.1;

/** What is sought, and in what. */
export interface Sought extends SoughtLists, AskedNames {
  readonly scope: SuggestScope;
}

/** Finds what may be meant: by each word in whole countries, in the settlements near by and in those that are named. */
export class SuggestRetrieval {
  private readonly sought: Sought;
  private readonly found: FoundThings;

  constructor(sought: Sought) {
    this.sought = sought;
    this.found = new FoundThings(sought.search, sought.assembler);
  }

  /** Each thing by each set of words, in no order. */
  run(): SuggestCandidate[] {
    const { search, tables, words } = this.sought;
    const pivots = pivotsOf(words.tokens);
    const meant = words.tokens.filter(({ isRoom, weight }) => !isRoom && weight > 0.1);
    const isTyped = words.tokens.some(isPlainType);
    const isAlone = meant.length < 2 && !isTyped;
    for (const token of pivots) this.takeByWord(token, isAlone);
    if (isAlone) return this.found.list();
    const grounds = bestGrounds(search, words, this.found.list());
    for (const ground of grounds) this.takeInside(ground, pivots, isTyped);
    const plain = pivots.reduce((count, { atom }) => count + (atom.isNumber ? 0 : 1), 0);
    const isOne = plain - Math.min(1, grounds.length) < 2;
    const names = isOne && this.isFound() ? numberedNames(this.sought) : pairedNames(this.sought, pivots);
    for (const { thing, name, standing } of bearersOf(search, tables, names, grounds)) {
      this.found.add(thing, name, standing);
    }
    return this.found.list();
  }

  /** In whole countries, then in the settlements near by. */
  private takeByWord(token: Token, isAlone: boolean): void {
    const { sought, sought: { scope, assembler: { aligner } } } = this;
    if (isAlone) this.take(runsOf(sought, scope.wide(scope.heads), token), MOST_WIDE);
    else {
      const others = scope.wide(scope.heads.filter((type) => !groundTypes.includes(type)));
      this.take(runsOf(sought, scope.wide(groundTypes), token), MOST_SAME_GROUND);
      this.take(runsOf(sought, others, token), MOST_WIDE_OF_SEVERAL);
      const isAllowed = (_: number, name: number): boolean => aligner.stands.hasTypedType(name);
      this.take(initialsOf(sought, others, token), MOST_WIDE, { visits: MOST_TYPED, isAllowed });
    }
    const near = scope.near.flatMap(({ place, nearness }) =>
      runsOf(sought, scope.home(place, scope.heads), token, -nearness));
    if (near.length > 0) this.take(near, MOST_NEAR_THINGS);
  }

  /** Whether something explains all but a number that may be a house's: "3-я" is a street's. */
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
    filter?: { readonly visits: number; isAllowed(thing: number, name: number): boolean },
  ): void {
    let [left, steps] = [most, filter?.visits ?? most * 3];
    const { thing, name, standing } = this.sought.tables.suggestEntries;
    this.sought.top.visit(runs, (entry) => {
      if (filter && !filter.isAllowed(thing[entry], name[entry])) return --steps > 0;
      if (this.found.add(thing[entry], name[entry], standing[entry])) left--;
      return left > 0 && --steps > 0;
    });
  }

  private takeInside(ground: SuggestCandidate, pivots: readonly Token[], isTyped: boolean): void {
    const { search: { starts, tables: { places } }, scope, words } = this.sought;
    // "Росстань, Академика В" is in the Ветроградская область, and may go on as Вавилова.
    const isOther = ({ bit, isOpen }: Token): boolean =>
      (bit & ground.mask) === 0 || (isOpen && ground.mask !== bit);
    const plain = pivots.filter(isOther);
    // "Ветроград, улица" is not about Ветроград any more.
    const others = plain.length > 0 ? plain : words.tokens.filter((token) => isOther(token) && isPlainType(token));
    if (ground.thing >= starts.areas) return this.takeInArea(ground.thing, others);
    const lists = scope.home(rootOf(places, ground.thing), scope.heads);
    for (const token of others) this.takeInLists(lists, token, isTyped);
  }

  /** Whatever is in a settlement is found in its own lists. */
  private takeInLists(lists: readonly number[], token: Token, isTyped: boolean): void {
    const { sought } = this;
    const isAllowed = (_: number, name: number): boolean => sought.assembler.aligner.stands.hasTypedType(name);
    const typed = { visits: MOST_TYPED, isAllowed };
    const runs = runsOf(sought, lists, token);
    this.take(runs, MOST_OF_GROUND);
    if (isTyped) this.take(runs, MOST_OF_GROUND, typed);
    this.take(initialsOf(sought, lists, token), MOST_OF_GROUND, typed);
  }

  /** Areas have no lists: those of whole countries are gone through. */
  private takeInArea(area: number, tokens: readonly Token[]): void {
    const { sought, sought: { assembler: { aligner }, scope, search } } = this;
    const lists = scope.wide(scope.heads);
    const isInside = insideOf(search, area);
    const isTypedInside = (thing: number, name: number): boolean =>
      aligner.stands.hasTypedType(name) && isInside(thing);
    for (const token of tokens) {
      const visits = MOST_IN_AREA;
      this.take(runsOf(sought, lists, token), MOST_OF_GROUND, { visits, isAllowed: isInside });
      this.take(initialsOf(sought, lists, token), MOST_OF_GROUND, { visits, isAllowed: isTypedInside });
    }
  }
}

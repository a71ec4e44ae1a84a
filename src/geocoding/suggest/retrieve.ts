import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { MOST_AROUND } from '../gazetteer/containers.ts';
import type { SuggestAssembler, SuggestCandidate } from './assemble.ts';
import { MOST_NEAR, WHOLE_BONUS } from './assemble.ts';
import { RANK_STEPS, rootOf, type ListType } from './importance.ts';
import type { SuggestTables } from './lists.ts';
import { numberedTerm } from '../names/terms.ts';
import type { SuggestScope } from './scope.ts';
import type { EntryRun, TopEntries } from './top.ts';
import { isOrdinal, isPlainType, type SuggestWords, type Token } from './words.ts';

const groundTypes: readonly ListType[] = ['city', 'place', 'region', 'district', 'country'];

const MOST_PIVOTS = 4;
const MOST_RUNS = 10;
const MOST_WIDE = 40;
const MOST_WIDE_OF_SEVERAL = 12;
const MOST_NEAR_THINGS = 24;
const MOST_GROUNDS = 8;
/** Of longer texts, which are no addresses as a rule. */
const MANY_TOKENS = 14;
const MOST_GROUNDS_OF_MANY = 2;
const MOST_AREAS = 2;
const HOPELESS_COST = 0.5;
const MOST_OF_GROUND = 12;
const MOST_SAME_GROUND = 12;
/** Entries looked at to find those in a region. */
const MOST_IN_AREA = 300;
/** Entries looked at to find those of the type that was typed. */
const MOST_TYPED = 150;
const MOST_NAMES = 1500;
const MOST_PAIRED_NAMES = 10;
const MOST_BEARERS = 1500;
/** What explains all but this need not be looked for by pairs of words. */
const FOUND_COST = 0.1;

/** Finds what may be meant: by each word in whole countries, in the settlements near by and in those that are named. */
export class SuggestRetrieval {
  private readonly search: AtlasSearch;
  private readonly tables: SuggestTables;
  private readonly top: TopEntries;
  private readonly scope: SuggestScope;
  private readonly words: SuggestWords;
  private readonly assembler: SuggestAssembler;
  private readonly found = new Map<number, SuggestCandidate>();
  private readonly seen = new Set<number>();

  constructor(
    search: AtlasSearch, tables: SuggestTables, top: TopEntries, scope: SuggestScope, words: SuggestWords,
    assembler: SuggestAssembler,
  ) {
    this.search = search;
    this.tables = tables;
    this.top = top;
    this.scope = scope;
    this.words = words;
    this.assembler = assembler;
  }

  /** Each thing by each set of words, in no order. */
  run(): SuggestCandidate[] {
    const { heads } = this.scope;
    const pivots = pivotsOf(this.words.tokens);
    const meant = this.words.tokens.filter(({ isRoom, weight }) => !isRoom && weight > 0.1);
    const isTyped = this.words.tokens.some(isPlainType);
    const isAlone = meant.length < 2 && !isTyped;
    const others = heads.filter((type) => !groundTypes.includes(type));
    for (const token of pivots) {
      if (isAlone) this.take(this.runsOf(this.scope.wide(heads), token), MOST_WIDE);
      else {
        this.take(this.runsOf(this.scope.wide(groundTypes), token), MOST_SAME_GROUND);
        this.take(this.runsOf(this.scope.wide(others), token), MOST_WIDE_OF_SEVERAL);
        const isAllowed = (_: number, name: number): boolean => this.assembler.aligner.hasTypedType(name);
        this.take(this.initialsOf(this.scope.wide(others), token), MOST_WIDE, { visits: MOST_TYPED, isAllowed });
      }
      const near = this.scope.near.flatMap(({ place, nearness }) =>
        this.runsOf(this.scope.home(place, heads), token, -nearness));
      if (near.length > 0) this.take(near, MOST_NEAR_THINGS);
    }
    if (isAlone) return [...this.found.values()];
    const grounds = this.bestGrounds();
    for (const ground of grounds) this.takeInside(ground, pivots, isTyped);
    const words = pivots.reduce((count, { atom }) => count + (atom.isNumber ? 0 : 1), 0);
    const isOne = words - Math.min(1, grounds.length) < 2;
    this.takeBearers(isOne && this.isFound() ? this.numberedNames() : this.pairedNames(pivots), grounds);
    return [...this.found.values()];
  }

  /** Whether something explains all but a number that may be a house's: "3-я" is a street's. */
  private isFound(): boolean {
    const last = this.words.tokens[this.words.tokens.length - 1];
    if (last.isOpen && last.runs.length > 0 && isPlainType(last)) return false;
    const numbers = this.words.tokens.reduce((mask, token) =>
      (token.atom.isNumber && !isOrdinal(token) ? mask | token.bit : mask), 0);
    for (const { mask, cost } of this.found.values()) {
      if (cost - this.assembler.weightOf(numbers & ~mask) <= FOUND_COST) return true;
    }
    return false;
  }

  /** Of words; of a type word too where it is the last. */
  private runsOf(lists: readonly number[], token: Token, more = 0): EntryRun[] {
    const withTypes = isPlainType(token) && token === this.words.tokens[this.words.tokens.length - 1];
    const found: EntryRun[] = [];
    const add = (list: number, first: number, end: number, cost: number): void => {
      const run = this.top.runOf(list, first, end, Math.round((cost + more) * RANK_STEPS));
      if (run) found.push(run);
    };
    for (const list of lists) {
      for (const { first, end, cost } of token.runs.slice(0, MOST_RUNS)) add(list, first, end, cost);
      if (token.exact >= 0) add(list, token.exact, token.exact + 1, -WHOLE_BONUS);
      if (token.runs.length === 0 || withTypes) {
        for (const term of token.typeTerms) add(list, term, term + 1, 0);
      }
    }
    return found;
  }

  /** By the first letter of a type word at the end: what it found before it was one. */
  private initialsOf(lists: readonly number[], { initials }: Token): EntryRun[] {
    return lists.flatMap((list) => initials.flatMap(({ first, end }) => this.top.runOf(list, first, end, 0) ?? []));
  }

  private take(
    runs: readonly EntryRun[], most: number,
    filter?: { readonly visits: number; isAllowed(thing: number, name: number): boolean },
  ): void {
    let [left, steps] = [most, filter?.visits ?? most * 3];
    const { thing, name, standing } = this.tables.suggestEntries;
    this.top.visit(runs, (entry) => {
      if (filter && !filter.isAllowed(thing[entry], name[entry])) return --steps > 0;
      if (this.add(thing[entry], name[entry], standing[entry])) left--;
      return left > 0 && --steps > 0;
    });
  }

  /** False for what was there before. */
  private add(thing: number, name: number, standing: number): boolean {
    // Ground that is only spoken of has no point.
    if (thing >= this.search.starts.areas && thing < this.search.starts.streets && this.isNowhere(thing)) return false;
    const identity = thing * 2 ** 26 + name;
    if (this.seen.has(identity)) return false;
    this.seen.add(identity);
    for (const candidate of this.assembler.assemble(thing, name, standing)) {
      const key = thing * 2 ** 25 + candidate.mask;
      const known = this.found.get(key);
      if (!known || known.score < candidate.score) this.found.set(key, candidate);
    }
    return true;
  }

  private isNowhere(thing: number): boolean {
    const { lat, lon } = this.search.containers.point(thing);
    return lat === 0 && lon === 0;
  }

  /** Places and areas that some of the words name, those that explain most first. */
  private bestGrounds(): SuggestCandidate[] {
    const best = new Map<number, SuggestCandidate>();
    for (const candidate of this.found.values()) {
      if (candidate.thing >= this.search.starts.streets) continue;
      const known = best.get(candidate.thing);
      if (!known || known.cost > candidate.cost) best.set(candidate.thing, candidate);
    }
    const sorted = [...best.values()].sort((a, b) => a.cost - b.cost || b.score - a.score || a.thing - b.thing);
    const { starts } = this.search;
    const most = this.words.tokens.length > MANY_TOKENS ? MOST_GROUNDS_OF_MANY : MOST_GROUNDS;
    let areas = 0;
    return sorted.filter(({ thing: own, mask, cost }, at) => {
      if (at >= most || cost > sorted[0].cost + HOPELESS_COST) return false;
      // Whatever is in a settlement is found in its own lists.
      return own < starts.areas || (areas++ < MOST_AREAS
        && !sorted.some((other) => other.thing < starts.areas && (mask & ~other.mask) === 0 && other.cost <= cost));
    });
  }

  private takeInside(ground: SuggestCandidate, pivots: readonly Token[], isTyped: boolean): void {
    const { starts, tables: { places } } = this.search;
    // "Росстань, Академика В" is in the Ветроградская область, and may go on as Вавилова.
    const isOther = ({ bit, isOpen }: Token): boolean =>
      (bit & ground.mask) === 0 || (isOpen && ground.mask !== bit);
    const words = pivots.filter(isOther);
    // "Ветроград, улица" is not about Ветроград any more.
    const others = words.length > 0 ? words : this.words.tokens.filter((token) => isOther(token) && isPlainType(token));
    if (ground.thing < starts.areas) {
      const isAllowed = (_: number, name: number): boolean => this.assembler.aligner.hasTypedType(name);
      const typed = { visits: MOST_TYPED, isAllowed };
      const lists = this.scope.home(rootOf(places, ground.thing), this.scope.heads);
      for (const token of others) {
        const runs = this.runsOf(lists, token);
        this.take(runs, MOST_OF_GROUND);
        if (isTyped) this.take(runs, MOST_OF_GROUND, typed);
        this.take(this.initialsOf(lists, token), MOST_OF_GROUND, typed);
      }
      return;
    }
    const isInside = this.insideOf(ground.thing);
    for (const token of others) {
      const lists = this.scope.wide(this.scope.heads);
      this.take(this.runsOf(lists, token), MOST_OF_GROUND, { visits: MOST_IN_AREA, isAllowed: isInside });
      this.take(this.initialsOf(lists, token), MOST_OF_GROUND, {
        visits: MOST_IN_AREA,
        isAllowed: (thing, name) => this.assembler.aligner.hasTypedType(name) && isInside(thing),
      });
    }
  }

  private insideOf(area: number): (thing: number) => boolean {
    const { containers, starts } = this.search;
    const around = new Uint32Array(MOST_AROUND);
    const known = new Map<number, boolean>();
    return (thing) => {
      const isShared = thing >= starts.streets && thing < starts.postcodes;
      const key = isShared ? containers.surroundings(thing) : -1 - thing;
      let isInside = known.get(key);
      if (isInside === undefined) {
        const count = containers.around(thing, around);
        isInside = false;
        for (let i = 0; i < count && !isInside; i++) isInside = around[i] === area;
        known.set(key, isInside);
      }
      return isInside;
    };
  }

  /** The most important bearers of names; those in the settlements named go first. */
  private takeBearers(names: readonly number[], grounds: readonly SuggestCandidate[]): void {
    const { tables: { searchNames, nameThings }, starts } = this.search;
    const homes = new Set(grounds.flatMap(({ thing }) =>
      (thing < starts.areas ? [rootOf(this.search.tables.places, thing)] : [])));
    const { rank } = this.tables.suggestThings;
    const ofHome = homes.size > 0 ? 2 * MOST_NEAR * RANK_STEPS : 0;
    let left = MOST_BEARERS;
    for (const name of names) {
      let least = -Infinity;
      const bearers: { thing: number; standing: number; worth: number }[] = [];
      for (let at = searchNames.things[name]; at < searchNames.things[name + 1] && left > 0; at++, left--) {
        const [thing, standing] = [nameThings.thing[at], nameThings.standing[at]];
        if (rank[thing] + ofHome <= least) continue;
        const isHome = homes.size > 0 && homes.has(this.homeOf(thing));
        const worth = rank[thing] + (isHome ? ofHome : 0);
        if (worth <= least) continue;
        bearers.push({ thing, standing, worth });
        if (bearers.length < 2 * MOST_OF_GROUND) continue;
        bearers.sort((a, b) => b.worth - a.worth || a.thing - b.thing).length = MOST_OF_GROUND;
        least = bearers[MOST_OF_GROUND - 1].worth;
      }
      bearers.sort((a, b) => b.worth - a.worth || a.thing - b.thing);
      for (const { thing, standing } of bearers.slice(0, MOST_OF_GROUND)) this.add(thing, name, standing);
    }
  }

  /** Names that are found by a number and a type at once. */
  private numberedNames(): number[] {
    const { terms, termNames } = this.search.tables;
    const numbered = new Set(this.words.tokens.flatMap((token) => this.numberedTerms(token)));
    return [...numbered].flatMap((term) => [...termNames.name.subarray(terms.names[term], terms.names[term + 1])])
      .slice(0, MOST_PAIRED_NAMES);
  }

  /** Names of which two words were typed, wherever they are: "николая остров", "4 мкр". */
  private pairedNames(pivots: readonly Token[]): number[] {
    const { terms, termNames, searchNames } = this.search.tables;
    const counted = pivots.map((token) => ({
      token,
      count: token.runs.reduce((sum, { first, end }) => sum + terms.names[end] - terms.names[first], 0),
    })).sort((a, b) => a.count - b.count);
    const names = new Set(this.numberedNames());
    let left = MOST_NAMES;
    for (const { token } of counted) {
      for (const { first, end } of token.runs) {
        for (let at = terms.names[first]; at < terms.names[end] && left > 0; at++, left--) {
          const name = termNames.name[at];
          const isShort = searchNames.terms[name + 1] - searchNames.terms[name] < 2;
          if (!isShort && this.assembler.aligner.hasTwo(name)) names.add(name);
        }
      }
    }
    return [...names].flatMap((name) => {
      const alignment = this.assembler.aligner.align(name);
      if (!alignment) return [];
      const weight = this.assembler.weightOf(alignment.mask | alignment.typeMask);
      return [{ name, gain: weight - alignment.cost + this.tables.suggestNames.rank[name] / RANK_STEPS }];
    }).sort((a, b) => b.gain - a.gain || a.name - b.name).slice(0, MOST_PAIRED_NAMES).map(({ name }) => name);
  }

  /** "4 микрорайон", "линия 7": names that are found by the number and the type at once. */
  private numberedTerms({ atom, bit }: Token): number[] {
    if (!atom.isNumber && atom.key.length > 1) return [];
    return this.words.tokens.flatMap((other) => {
      if (other.bit >> 1 !== bit && other.bit !== bit >> 1) return [];
      return other.types.map(({ code }) => this.search.dictionary.find(numberedTerm(atom.key, `~${code}`)));
    }).filter((term) => term >= 0);
  }

  private homeOf(thing: number): number {
    const { starts, tables: { places, streets, pois } } = this.search;
    const place = thing < starts.areas ? thing : thing < starts.streets ? NONE
      : thing < starts.pois ? streets.place[thing - starts.streets]
      : thing < starts.postcodes ? pois.place[thing - starts.pois] : NONE;
    return place === NONE ? NONE : rootOf(places, place);
  }
}

/** The words to look by: those that say most, and always the one that is being typed. */
function pivotsOf(tokens: readonly Token[]): Token[] {
  const isNumbered = ({ bit, isOpen, atom }: Token): boolean => atom.suffix !== '' || (isOpen && atom.before === ',')
    || tokens.some((other) => (other.bit << 1 === bit || other.bit === bit << 1)
      && other.types.some(({ level }) => level === 'planning' || level === 'street'));
  const usable = tokens.filter(({ isRoom, runs, typeTerms }) => !isRoom && (runs.length > 0 || typeTerms.length > 0));
  const isWord = ({ atom, runs, weight }: Token): boolean => !atom.isNumber && runs.length > 0 && weight > 0.1;
  const words = usable.filter((token) => isWord(token)
    || (token.isOpen && !token.atom.isNumber && (token.runs.length > 0 || isPlainType(token))));
  const numbers = usable.filter((token) => token.atom.isNumber && (words.length === 0 || isNumbered(token)));
  const best = [...words, ...numbers].sort((a, b) =>
    Number(b.isOpen) - Number(a.isOpen) || b.weight - a.weight || b.atom.key.length - a.atom.key.length);
  return best.length > 0 ? best.slice(0, MOST_PIVOTS) : usable.slice(-1);
}

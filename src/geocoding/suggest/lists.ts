import { finishTables, maybe, newBuilders, NONE, ref, runs, u16, u32, u8, type Tables } from '../../kernel/columns.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { soleCountry } from '../gazetteer/country-of.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { isTypeWeight, weights } from '../names/terms.ts';
import { featureStarts, type FeatureStarts, isPoi, isStreet } from '../gazetteer/features.ts';
import type { SearchTables } from '../names/search-index.ts';
import {
  importanceOf, listTypeOf, listTypes, loneTermPenalty, RANK_STEPS, rootOf, statusPenalty,
} from './importance.ts';

/**
 * The tables in which suggestions are looked up. A list holds all features of one type in one settlement (its home) or
 * in one country, under each word of their names. It is sorted by word, so that whatever is typed is a run of entries.
 * The best of a run are found without a scan: `suggestPeaks` has the highest rank of each 16 entries, of each 256 and
 * so on. So one letter costs no more than ten.
 */
export const suggestSchema = {
  /** The lists of each settlement, by its row in `places`; the last row has those of whole countries. */
  suggestHomes: { lists: runs('suggestLists') },
  suggestLists: { type: u8, country: maybe('strings'), entries: runs('suggestEntries') },
  suggestEntries: { term: ref('terms'), name: ref('searchNames'), feature: u32, status: u8, rank: u16 },
  suggestPeaks: { rank: u16 },
  /** The importance of each feature, and of the best bearer of each name. */
  suggestFeatures: { rank: u16 },
  suggestNames: { rank: u16 },
  /** The names of places and areas, by feature: those by which a text can name a container. */
  containers: { names: runs('containerNames') },
  containerNames: { name: ref('searchNames'), status: u8 },
} as const;

export type SuggestTables = Tables<typeof suggestSchema>;

/** The number of entries below one peak, as a power of two. */
export const PEAK_BITS = 4;

type Sources = Gazetteer & TextTables & SearchTables;

/** Builds the tables. Their size grows with names and features, not with houses. */
export function buildSuggest(tables: Sources): SuggestTables {
  const starts = featureStarts(tables);
  const lists = new Lists(tables, starts);
  const walk = new TermWalk(tables, starts);
  const counts = new Uint32Array(lists.count);
  const each = (take: (list: number, found: FoundTerm) => void): void => walk.each((found) => {
    for (const list of [lists.wide[found.feature], lists.home[found.feature]]) if (list !== NONE) take(list, found);
  });
  each((list) => void counts[list]++);
  const next = new Uint32Array(lists.count + 1);
  for (let list = 0; list < lists.count; list++) next[list + 1] = next[list] + counts[list];
  const entries = next.slice();
  const rows = next[lists.count];
  const [term, name, feature] = [new Uint32Array(rows), new Uint32Array(rows), new Uint32Array(rows)];
  const [status, rank] = [new Uint8Array(rows), new Uint16Array(rows)];
  each((list, found) => {
    const at = next[list]++;
    [term[at], name[at], feature[at], status[at]] = [found.term, found.name, found.feature, found.status];
    rank[at] = Math.max(0, lists.ranks[found.feature] - Math.round(found.penalty * RANK_STEPS));
  });
  const peaks = peaksOf(rank);
  return {
    ...lists.finish(entries),
    suggestEntries: { rows, term, name, feature, status, rank },
    suggestPeaks: { rows: peaks.length, rank: peaks },
    suggestFeatures: { rows: lists.ranks.length, rank: lists.ranks },
    suggestNames: { rows: tables.searchNames.rows, rank: bestOfNames(tables, lists.ranks) },
    ...containerNames(tables, starts),
  };
}

/** The highest of each 16, then of each 16 of these, up to one. */
export function peaksOf(rank: Uint16Array): Uint16Array<ArrayBuffer> {
  const levels: Uint16Array[] = [];
  for (let below = rank; below.length > 1;) {
    const level = new Uint16Array(Math.ceil(below.length / 2 ** PEAK_BITS));
    for (let i = 0; i < below.length; i++) level[i >> PEAK_BITS] = Math.max(level[i >> PEAK_BITS], below[i]);
    levels.push((below = level));
  }
  const peaks = new Uint16Array(levels.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const level of levels) {
    peaks.set(level, at);
    at += level.length;
  }
  return peaks;
}

function bestOfNames({ searchNames, nameFeatures }: SearchTables, ranks: Uint16Array): Uint16Array<ArrayBuffer> {
  const best = new Uint16Array(searchNames.rows);
  for (let name = 0; name < searchNames.rows; name++) {
    for (let at = searchNames.features[name]; at < searchNames.features[name + 1]; at++) {
      best[name] = Math.max(best[name], ranks[nameFeatures.feature[at]]);
    }
  }
  return best;
}

/** The lists of each feature: one of its country, and one of its settlement where it has one. */
class Lists {
  readonly wide: Uint32Array;
  readonly home: Uint32Array;
  readonly ranks: Uint16Array<ArrayBuffer>;
  readonly count: number;
  private readonly keys: readonly (readonly [home: number, type: number, country: number])[];
  private readonly homes: number;

  constructor(tables: Sources, starts: FeatureStarts) {
    const text = new TextReader(tables);
    const kinds = new Map<number, string>();
    const kind = (string: number): string => {
      let found = kinds.get(string);
      if (found === undefined) kinds.set(string, (found = text.string(string)));
      return found;
    };
    const features = starts.postcodes + tables.postcodes.rows;
    this.homes = tables.places.rows;
    this.wide = new Uint32Array(features).fill(NONE);
    this.home = new Uint32Array(features).fill(NONE);
    this.ranks = new Uint16Array(features);
    const countryOf = openCountries(tables, starts);
    const numbers = new Map<string, number>();
    const keys: [number, number, number][] = [];
    const numberOf = (home: number, type: number, country: number): number => {
      const identity = `${home} ${type} ${country}`;
      let number = numbers.get(identity);
      if (number === undefined) numbers.set(identity, (number = keys.push([home, type, country]) - 1));
      return number;
    };
    for (let feature = 0; feature < features; feature++) {
      const type = listTypeOf(tables, starts, kind, feature);
      if (type === undefined) continue;
      this.ranks[feature] = Math.round(importanceOf(tables, starts, kind, feature) * RANK_STEPS);
      const code = listTypes.indexOf(type);
      this.wide[feature] = numberOf(this.homes, code, countryOf(feature));
      const home = homeOf(tables, starts, feature);
      if (home !== NONE) this.home[feature] = numberOf(home, code, NONE);
    }
    const order = keys.map((_, number) => number).sort((a, b) =>
      keys[a][0] - keys[b][0] || keys[a][1] - keys[b][1] || keys[a][2] - keys[b][2]);
    const places = new Uint32Array(order.length);
    for (const [place, number] of order.entries()) places[number] = place;
    for (const lists of [this.wide, this.home]) {
      for (let feature = 0; feature < features; feature++) {
        if (lists[feature] !== NONE) lists[feature] = places[lists[feature]];
      }
    }
    this.keys = order.map((number) => keys[number]);
    this.count = keys.length;
  }

  finish(entries: Uint32Array): Pick<SuggestTables, 'suggestHomes' | 'suggestLists'> {
    const schema = { suggestHomes: suggestSchema.suggestHomes, suggestLists: suggestSchema.suggestLists };
    const builders = newBuilders(schema);
    let home = 0;
    for (const [list, [homeOfList, type, country]] of this.keys.entries()) {
      for (; home <= homeOfList; home++) builders.suggestHomes.add({ lists: builders.suggestLists.rows });
      builders.suggestLists.add({ type, country, entries: entries[list] });
    }
    for (; home <= this.homes; home++) builders.suggestHomes.add({ lists: builders.suggestLists.rows });
    builders.suggestLists.columns.entries.push(entries[this.count]);
    return finishTables(schema, builders);
  }
}

function homeOf({ places, streets, pois }: Gazetteer, starts: FeatureStarts, feature: number): number {
  const place = feature < starts.areas ? feature
    : isStreet(starts, feature) ? streets.place[feature - starts.streets]
    : isPoi(starts, feature) ? pois.place[feature - starts.pois] : NONE;
  return place === NONE ? NONE : rootOf(places, place);
}

/** Country codes as numbers of strings, NONE if unknown. An area lies in the country of the chains it belongs to. */
function openCountries(tables: Gazetteer, starts: FeatureStarts): (feature: number) => number {
  const { areas, chains, chainAreas, places, streets, pois } = tables;
  const sole = soleCountry(tables);
  const whole = sole === NONE ? NONE : areas.country[sole];
  const ofAreas = areas.country.slice();
  const ofChains = new Uint32Array(chains.rows).fill(whole);
  for (let chain = 0; chain < chains.rows; chain++) {
    const inside = chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1]);
    const country = inside.find((area) => areas.country[area] !== NONE);
    if (country === undefined) continue;
    ofChains[chain] = areas.country[country];
    for (const area of inside) if (ofAreas[area] === NONE) ofAreas[area] = areas.country[country];
  }
  return (feature) => {
    if (feature < starts.areas) return ofChains[places.chain[feature]];
    if (feature < starts.streets) {
      const country = ofAreas[feature - starts.areas];
      return country === NONE ? whole : country;
    }
    if (feature < starts.pois) return ofChains[streets.chain[feature - starts.streets]];
    return feature < starts.postcodes ? ofChains[pois.chain[feature - starts.pois]] : NONE;
  };
}

interface FoundTerm {
  readonly term: number;
  readonly name: number;
  readonly feature: number;
  readonly status: number;
  readonly penalty: number;
}

/** Visits the terms of all names in order, and for each the features that bear it, once each by their best name. */
class TermWalk {
  private readonly tables: Sources;
  private readonly features: FeatureStarts;
  private readonly starts: Uint32Array;
  private readonly names: Uint32Array;
  /** The last term that each feature was visited under, and its position among those of the term. */
  private readonly visited: Uint32Array;
  private readonly places: Uint32Array;

  constructor(tables: Sources, starts: FeatureStarts) {
    this.tables = tables;
    this.features = starts;
    const features = starts.postcodes + tables.postcodes.rows;
    this.visited = new Uint32Array(features);
    this.places = new Uint32Array(features);
    const { terms, searchNames, nameTerms } = tables;
    // Small words find a name only if it has no others.
    const isSmall = (at: number): boolean => terms.weight[nameTerms.term[at]] === weights.small;
    const isKept = (at: number, from: number, end: number): boolean => {
      if (!isSmall(at)) return true;
      for (let i = from; i < end; i++) if (!isSmall(i) && !isTypeWeight(terms.weight[nameTerms.term[i]])) return false;
      return true;
    };
    const each = (visit: (at: number, name: number) => void): void => {
      for (let name = 0; name < searchNames.rows; name++) {
        const [from, end] = [searchNames.terms[name], searchNames.terms[name + 1]];
        for (let at = from; at < end; at++) if (isKept(at, from, end)) visit(at, name);
      }
    };
    this.starts = new Uint32Array(terms.rows + 1);
    each((at) => void this.starts[nameTerms.term[at] + 1]++);
    for (let term = 0; term < terms.rows; term++) this.starts[term + 1] += this.starts[term];
    const next = this.starts.slice();
    this.names = new Uint32Array(this.starts[terms.rows]);
    each((at, name) => void (this.names[next[nameTerms.term[at]]++] = name));
  }

  each(visit: (found: FoundTerm) => void): void {
    this.visited.fill(NONE);
    for (let term = 0; term < this.tables.terms.rows; term++) this.gather(term).forEach(visit);
  }

  private gather(term: number): FoundTerm[] {
    const { searchNames, nameFeatures } = this.tables;
    const found: FoundTerm[] = [];
    for (let i = this.starts[term]; i < this.starts[term + 1]; i++) {
      const name = this.names[i];
      if (i > this.starts[term] && this.names[i - 1] === name) continue;
      const ofName = loneTermPenalty(this.tables, name, term);
      for (let at = searchNames.features[name]; at < searchNames.features[name + 1]; at++) {
        const feature = nameFeatures.feature[at];
        const status = nameFeatures.status[at];
        const penalty = ofName + statusPenalty(this.tables, this.features, feature, status);
        const foundTerm = { term, name, feature, status, penalty };
        if (this.visited[feature] !== term) {
          this.visited[feature] = term;
          this.places[feature] = found.push(foundTerm) - 1;
        } else if (found[this.places[feature]].penalty > penalty) found[this.places[feature]] = foundTerm;
      }
    }
    return found;
  }
}

function containerNames({ searchNames, nameFeatures }: Sources, starts: FeatureStarts): Pick<
  SuggestTables, 'containers' | 'containerNames'
> {
  const from = new Uint32Array(starts.streets + 1);
  const each = (visit: (feature: number, name: number, status: number) => void): void => {
    for (let name = 0; name < searchNames.rows; name++) {
      for (let at = searchNames.features[name]; at < searchNames.features[name + 1]; at++) {
        if (nameFeatures.feature[at] < starts.streets) visit(nameFeatures.feature[at], name, nameFeatures.status[at]);
      }
    }
  };
  each((feature) => void from[feature + 1]++);
  for (let feature = 0; feature < starts.streets; feature++) from[feature + 1] += from[feature];
  const next = from.slice();
  const rows = from[starts.streets];
  const [names, status] = [new Uint32Array(rows), new Uint8Array(rows)];
  each((feature, name, ofName) => {
    names[next[feature]] = name;
    status[next[feature]++] = ofName;
  });
  return { containers: { rows: starts.streets, names: from }, containerNames: { rows, name: names, status } };
}

import { f64, finishTables, i32, NONE, newBuilders, ref, runs, u32, u8, type Tables } from '../../kernel/columns.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { buildCorners, cornerSchema } from '../houses/corners.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { namesOf, typesOfPois, type PoiType } from './feature-names.ts';
import { termsOfName, termsOfReference, weightOf, type NameKind, type NameTerms } from './terms.ts';
import { nameStatuses, featureStarts } from '../gazetteer/features.ts';
import { buildTrie, trieSchema } from '../text/trie.ts';

/**
 * The index of features by name. A name is a run of terms, stored once with a run of all features that bear it, in
 * ascending order (`featureStarts`); a term has a run of the names it finds. So ten thousand streets of one name are
 * one name.
 */
export const searchSchema = {
  ...trieSchema,
  ...cornerSchema,
  terms: { bytes: runs('termBytes'), names: runs('termNames'), weight: u8, occursInAddresses: u8 },
  termBytes: { byte: u8 },
  termNames: { name: ref('searchNames') },
  searchNames: { terms: runs('nameTerms'), features: runs('nameFeatures') },
  nameFeatures: { feature: u32, status: u8 },
  nameTerms: { term: ref('terms') },
  postcodes: { code: ref('strings'), lat: i32, lon: i32, houses: u32, spread: f64 },
} as const;

export type SearchTables = Tables<typeof searchSchema>;
type Builders = ReturnType<typeof newBuilders<typeof searchSchema>>;

/** A mask of a name's terms fits in 31 bits. */
const MOST_TERMS = 30;
const COUNTRY_LEVEL = 2;

/** Builds the index, whose size depends on names and words, not on houses. */
export function buildSearch(gazetteer: Gazetteer & TextTables): SearchTables {
  const builders = newBuilders(searchSchema);
  const text = new TextReader(gazetteer);
  const starts = featureStarts(gazetteer);
  const names = new Names(builders);
  const { places, areas, streets, pois } = gazetteer;
  addNames(names, text, { table: places, start: 0, kind: 'place' });
  addNames(names, text, {
    table: areas, start: starts.areas, kind: 'area', isCountry: (row) => areas.level[row] === COUNTRY_LEVEL,
  });
  addNames(names, text, {
    table: streets, start: starts.streets, kind: 'street', isRoad: (row) => streets.road[row] !== NONE,
  });
  addNames(names, text, { table: pois, start: starts.pois, kind: 'poi', typeOf: typesOfPois(gazetteer, text) });
  addPostcodes(gazetteer, builders, (code, row) =>
    names.add(starts.postcodes + row, termsOfName(code, 'poi'), nameStatuses.own, new Set()), text);
  addFeatures(builders, names.features);
  const { words } = names;
  const order = words.order();
  const occursInAddresses = (name: number): boolean => names.features[name][0] < starts.pois * 4;
  const tables = finishTables(searchSchema, builders);
  const sorted = order.map((number) => words.list[number]);
  return {
    ...tables,
    ...packTerms(sorted, order, words, occursInAddresses),
    ...buildTrie(sorted),
    ...buildCorners(gazetteer, (string) => text.string(string)),
    nameTerms: { rows: tables.nameTerms.rows, term: renumber(tables.nameTerms.term, order) },
  };
}

interface NamedTable {
  readonly table: { readonly rows: number; readonly names: Uint32Array };
  /** The feature of its first row. */
  readonly start: number;
  readonly kind: NameKind;
  readonly isCountry?: (row: number) => boolean;
  /** Whether a street is part of a road with kilometre marks, which is found by its number too. */
  readonly isRoad?: (row: number) => boolean;
  readonly typeOf?: (row: number) => PoiType;
}

/** Adds the names of all rows of a table. */
function addNames(names: Names, text: TextReader, { table, start, kind, isCountry, isRoad, typeOf }: NamedTable): void {
  for (let row = 0; row < table.rows; row++) {
    const feature = start + row;
    const added = new Set<string>();
    const tags = text.tags(table.names[row]);
    const { type, isMain = false } = typeOf?.(row) ?? {};
    for (const [name, status] of namesOf(tags, kind, { type, isMain, isCountry: isCountry?.(row) ?? false })) {
      names.add(feature, termsOfName(name, kind, type), status, added);
    }
    for (const reference of tags.ref && isRoad?.(row) ? tags.ref.split(';') : []) {
      names.add(feature, termsOfReference(reference), nameStatuses.own, added);
      if (tags.name) names.add(feature, termsOfName(`${reference.trim()} ${tags.name}`, kind), nameStatuses.own, added);
    }
  }
}

/** Collects names, each stored once, with their words and the features that bear them. */
class Names {
  readonly words = new Words();
  /** The features of each name, each as `feature * 4 + status`. */
  readonly features: number[][] = [];
  private readonly rows = new Map<string, number>();
  private readonly builders: Builders;

  constructor(builders: Builders) {
    this.builders = builders;
  }

  /** Adds a name to a feature once; `added`: the names that the feature has already. */
  add(feature: number, name: NameTerms | undefined, status: number, added: Set<string>): void {
    if (!name || name.terms.length > MOST_TERMS) return;
    const identity = name.terms.join(' ');
    if (added.has(identity)) return;
    added.add(identity);
    const row = this.rows.get(identity) ?? this.addRow(identity, name);
    this.features[row].push(feature * 4 + status);
  }

  private addRow(identity: string, { terms, findable }: NameTerms): number {
    const { builders: { searchNames, nameTerms }, words } = this;
    const row = searchNames.add({ terms: nameTerms.rows, features: 0 });
    this.rows.set(identity, row);
    this.features.push([]);
    for (const term of terms) nameTerms.add({ term: words.number(term) });
    for (const term of new Set(findable)) words.finds(words.number(term), row);
    return row;
  }
}

/** Collects terms, numbered as they come, each with the names it finds in ascending order. */
class Words {
  readonly list: string[] = [];
  readonly names: number[][] = [];
  private readonly numbers = new Map<string, number>();

  number(term: string): number {
    let number = this.numbers.get(term);
    if (number === undefined) {
      number = this.list.push(term) - 1;
      this.names.push([]);
      this.numbers.set(term, number);
    }
    return number;
  }

  finds(term: number, name: number): void {
    this.names[term].push(name);
  }

  order(): number[] {
    return this.list.map((_, number) => number).sort((a, b) => (this.list[a] < this.list[b] ? -1 : 1));
  }
}

function packTerms(
  sorted: readonly string[], order: readonly number[], words: Words, occursInAddresses: (name: number) => boolean,
) {
  const builders = newBuilders({
    terms: searchSchema.terms, termBytes: searchSchema.termBytes, termNames: searchSchema.termNames,
  });
  for (const [at, term] of sorted.entries()) {
    builders.terms.add({
      bytes: builders.termBytes.rows, names: builders.termNames.rows, weight: weightOf(term),
      occursInAddresses: words.names[order[at]].some(occursInAddresses) ? 1 : 0,
    });
    for (let i = 0; i < term.length; i++) builders.termBytes.add({ byte: term.charCodeAt(i) });
    for (const name of words.names[order[at]]) builders.termNames.add({ name });
  }
  return finishTables({
    terms: searchSchema.terms, termBytes: searchSchema.termBytes, termNames: searchSchema.termNames,
  }, builders);
}

function renumber(terms: Uint32Array, order: readonly number[]): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(order.length);
  for (const [place, number] of order.entries()) places[number] = place;
  return Uint32Array.from(terms, (term) => places[term]);
}

/** Adds the features of each name, given as `feature * 4 + status`. */
function addFeatures({ searchNames, nameFeatures }: Builders, ofNames: readonly (readonly number[])[]): void {
  for (const [row, features] of ofNames.entries()) {
    searchNames.columns.features.set(row, nameFeatures.rows);
    for (const feature of features) nameFeatures.add({ feature: Math.floor(feature / 4), status: feature % 4 });
  }
}

/** Puts each postcode in the middle of its houses; `spread` is their root mean square distance from there. */
function addPostcodes(
  { houses, areas }: Gazetteer, { postcodes }: Builders, add: (code: string, row: number) => void, text: TextReader,
): void {
  const sums = new Map<number, { count: number; lat: number; lon: number; squares: number }>();
  const count = (code: number, lat: number, lon: number): void => {
    let sum = sums.get(code);
    if (!sum) sums.set(code, (sum = { count: 0, lat: 0, lon: 0, squares: 0 }));
    sum.count++;
    // Running means: exact enough, without a second pass.
    const [dLat, dLon] = [lat - sum.lat, lon - sum.lon];
    sum.lat += dLat / sum.count;
    sum.lon += dLon / sum.count;
    if (sum.count > 1) sum.squares += dLat * (lat - sum.lat) + dLon * (lon - sum.lon);
  };
  for (let row = 0; row < houses.rows; row++) {
    if (houses.postcode[row] !== NONE) count(houses.postcode[row], houses.lat[row], houses.lon[row]);
  }
  for (let row = 0; row < areas.rows; row++) {
    const code = areas.postcode[row];
    if (code !== NONE && !sums.has(code)) count(code, areas.lat[row], areas.lon[row]);
  }
  for (const [code, sum] of sums) {
    const row = postcodes.add({
      code, lat: Math.round(sum.lat), lon: Math.round(sum.lon), houses: sum.count,
      spread: Math.sqrt(sum.squares / sum.count),
    });
    add(text.string(code), row);
  }
}

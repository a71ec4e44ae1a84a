import { f64, finishTables, i32, NONE, newBuilders, ref, runs, u32, u8, type Tables } from '../../kernel/columns.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { buildCorners, cornerSchema } from '../houses/corners.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { otherNamesOfArea, otherNamesOfPlace } from '../language/known-names.ts';
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
  terms: { bytes: runs('termBytes'), names: runs('termNames'), weight: u8, isOfAddress: u8 },
  termBytes: { byte: u8 },
  termNames: { name: ref('searchNames') },
  searchNames: { terms: runs('nameTerms'), features: runs('nameFeatures') },
  nameFeatures: { feature: u32, status: u8 },
  nameTerms: { term: ref('terms') },
  postcodes: { code: ref('strings'), lat: i32, lon: i32, houses: u32, spread: f64 },
} as const;

export type SearchTables = Tables<typeof searchSchema>;

/** Builds the index, whose size depends on names and words, not on houses. */
export function buildSearch(gazetteer: Gazetteer & TextTables): SearchTables {
  const builders = newBuilders(searchSchema);
  const text = new TextReader(gazetteer);
  const words = new Words();
  const names = { rows: new Map<string, number>(), features: [] as number[][] };
  const starts = featureStarts(gazetteer);
  const add = (
    feature: number, name: string, kind: NameKind, status: number, added: Set<string>, type: string | undefined,
  ): void => addTerms(feature, termsOfName(name, kind, type), status, added);
  const addTerms = (feature: number, found: NameTerms | undefined, status: number, added: Set<string>): void => {
    if (!found || found.terms.length > 30) return;
    const identity = found.terms.join(' ');
    if (added.has(identity)) return;
    added.add(identity);
    let row = names.rows.get(identity);
    if (row === undefined) {
      row = builders.searchNames.add({ terms: builders.nameTerms.rows, features: 0 });
      names.rows.set(identity, row);
      names.features.push([]);
      for (const term of found.terms) builders.nameTerms.add({ term: words.number(term) });
      for (const term of new Set(found.findable)) words.finds(words.number(term), row);
    }
    names.features[row].push(feature * 4 + status);
  };
  const addAll = (
    table: { rows: number; names: Uint32Array }, start: number, kind: NameKind, typeOf?: (row: number) => PoiType,
  ): void => {
    for (let row = 0; row < table.rows; row++) {
      const added = new Set<string>();
      const tags = text.tags(table.names[row]);
      const { type, isMain = false } = typeOf?.(row) ?? {};
      const isCountry = kind === 'area' && gazetteer.areas.level[row] === 2;
      const names = namesOf(tags, kind, { type, isMain, isCountry });
      for (const [name, status] of names) add(start + row, name, kind, status, added, type);
      const isRoad = kind === 'street' && gazetteer.streets.road[row] !== NONE;
      for (const reference of isRoad && tags.ref ? tags.ref.split(';') : []) {
        // A road with kilometre marks is found by its number too.
        addTerms(start + row, termsOfReference(reference), nameStatuses.own, added);
        if (tags.name) add(start + row, `${reference.trim()} ${tags.name}`, kind, nameStatuses.own, added, undefined);
      }
    }
  };
  addAll(gazetteer.places, 0, 'place');
  addAll(gazetteer.areas, starts.areas, 'area');
  addAll(gazetteer.streets, starts.streets, 'street');
  addAll(gazetteer.pois, starts.pois, 'poi', typesOfPois(gazetteer, text));
  addPostcodes(gazetteer, builders, (code, row) =>
    add(starts.postcodes + row, code, 'poi', 0, new Set(), undefined), text);
  addFeatures(builders, names.features);
  const order = words.order();
  const isOfAddress = (name: number): boolean => names.features[name][0] < starts.pois * 4;
  const tables = finishTables(searchSchema, builders);
  const sorted = order.map((number) => words.list[number]);
  return {
    ...tables,
    ...packTerms(sorted, order, words, isOfAddress),
    ...buildTrie(sorted),
    ...buildCorners(gazetteer, (string) => text.string(string)),
    nameTerms: { rows: tables.nameTerms.rows, term: renumber(tables.nameTerms.term, order) },
  };
}

/** Lists all names of a feature, its current one first. */
function namesOf(
  tags: Readonly<Record<string, string>>, kind: NameKind,
  { type, isMain, isCountry }: Partial<PoiType> & { isCountry: boolean },
): [name: string, status: number][] {
  return [
    ...(isCountry ? namesOfCountry(tags) : type ? namesOfStation(tags, type, isMain) : []),
    ...namesIn(tags).flatMap(([name, status]) =>
      variantsOf(name).map((variant): [string, number] => [variant, status])),
    ...otherNames(tags, kind).map(({ text, isOld }): [string, number] =>
      [text, isOld ? nameStatuses.old : nameStatuses.other]),
  ];
}

/** Countries have their English name as well: people use it as often as the Russian one. */
const namesOfCountry = (tags: Readonly<Record<string, string>>): [name: string, status: number][] =>
  (tags['name:en'] ? [[tags['name:en'], nameStatuses.own]] : []);

/**
 * Further names of stations: "вокзал" in any town; "Волгоград 1" for "Волгоград I"; the town alone for its main
 * station.
 */
function namesOfStation(
  { name = '' }: Readonly<Record<string, string>>, type: string, isMain = false,
): [string, number][] {
  if (!stations.has(type)) return [];
  const latin = romanEnd.exec(name);
  const numbered = latin ? [`${name.slice(0, latin.index)} ${latin[1].length}`] : [];
  const town = name.replace(mainEnd, '');
  // A "Пригородный вокзал" is not the вокзал.
  const isPlain = isMain && !/вокзал$/iu.test(name);
  return [
    ...[...numbered, ...(isPlain ? ['Вокзал'] : [])].map((also): [string, number] => [also, nameStatuses.own]),
    ...(town === name ? [] : [[town, nameStatuses.other] satisfies [string, number]]),
  ];
}

function otherNames(tags: Readonly<Record<string, string>>, kind: NameKind) {
  const names = new Set([tags.name, tags['name:ru'], tags['name:en']].filter((name) => name !== undefined));
  const list = kind === 'place' ? otherNamesOfPlace : kind === 'area' ? otherNamesOfArea : undefined;
  return list ? [...names].flatMap((name) => list(name)) : [];
}

interface PoiType {
  /** The type word that the POI is known by beside its name; empty for most. */
  readonly type: string;
  /** A full station rather than a halt. */
  readonly isMain: boolean;
}

/** Type words by the index of `poiGroups`. */
const groupTypes = ['', 'metro', 'stanciya', 'aeroport'];
const typesOfPois = ({ pois: { group, kind } }: Gazetteer, text: TextReader) => (row: number): PoiType => {
  const tag = text.string(kind[row]);
  const type = groupTypes[group[row]] || (tag === 'building=train_station' ? 'vokzal' : '');
  return { type, isMain: tag !== 'railway=halt' };
};

const stations: ReadonlySet<string> = new Set(['stanciya', 'vokzal']);
const romanEnd = /[\s-](I{1,3})$/u;
const mainEnd = /(?:[\s-](?:I|1|Главн(?:ый|ая|ое)|Пассажирск(?:ий|ая|ое)|Центральн(?:ый|ая|ое)))$/u;

/** Abbreviations at the end of names: "7-я линия В.О." */
const shortEnds: readonly (readonly [RegExp, string])[] = [
  [/\s+В\.\s?О\.$/u, 'Васильевского острова'], [/\s+П\.\s?С\.$/u, 'Петроградской стороны'],
];

function variantsOf(name: string): string[] {
  for (const [end, words] of shortEnds) {
    const match = end.exec(name);
    if (!match) continue;
    const start = name.slice(0, match.index);
    return [name, `${start} ${match[0].replaceAll(/[\s.]/gu, '')}`, `${start} ${words}`, start];
  }
  return [name];
}

const nameKeys = /^(?:(alt|old|short|official|loc|int|reg|nat)_)?name(?::(.+))?$/u;
const notLanguages = /word_stress|etymology|prefix|suffix|pronunciation|signed/u;

/** Lists the names in tags, the current one first. */
function namesIn(tags: Readonly<Record<string, string>>): [name: string, status: number][] {
  const found: [string, number][] = [];
  for (const [key, value] of Object.entries(tags)) {
    const match = nameKeys.exec(key);
    if (!match || (match[2] && notLanguages.test(match[2]))) continue;
    const status = match[1] === 'old' ? nameStatuses.old : match[1] ? nameStatuses.other
      : match[2] && match[2] !== 'ru' ? nameStatuses.translated : nameStatuses.own;
    for (const name of value.split(';')) found.push([name.trim(), status]);
  }
  return found.sort((a, b) => a[1] - b[1]);
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
  sorted: readonly string[], order: readonly number[], words: Words, isOfAddress: (name: number) => boolean,
) {
  const builders = newBuilders({
    terms: searchSchema.terms, termBytes: searchSchema.termBytes, termNames: searchSchema.termNames,
  });
  for (const [at, term] of sorted.entries()) {
    builders.terms.add({
      bytes: builders.termBytes.rows, names: builders.termNames.rows, weight: weightOf(term),
      isOfAddress: words.names[order[at]].some(isOfAddress) ? 1 : 0,
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

type Writing = ReturnType<typeof newBuilders<typeof searchSchema>>;

/** Adds the features of each name, given as `feature * 4 + status`. */
function addFeatures({ searchNames, nameFeatures }: Writing, ofNames: readonly (readonly number[])[]): void {
  for (const [row, features] of ofNames.entries()) {
    searchNames.columns.features.set(row, nameFeatures.rows);
    for (const feature of features) nameFeatures.add({ feature: Math.floor(feature / 4), status: feature % 4 });
  }
}

/** Puts each postcode in the middle of its houses; `spread` is their root mean square distance from there. */
function addPostcodes(
  { houses, areas }: Gazetteer, { postcodes }: Writing, add: (code: string, row: number) => void, text: TextReader,
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

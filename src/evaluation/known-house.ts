import { fromOsmReference, houseSources, poiGroups, type Gazetteer } from '../geocoding/gazetteer/schema.ts';
import { NONE } from '../kernel/columns.ts';
import { TextReader, type TextTables } from '../kernel/text.ts';
import { labelKey } from './house-label.ts';
import { bareKey, bareName, fold, toStreetName, type StreetName } from './street-name.ts';

/** A house of the map: queries are made from it, and answers are judged by it. */
export interface KnownHouse {
  readonly row: number;
  readonly osm: string;
  /** The street, or the quarter where houses are numbered by quarter; absent in villages without streets. */
  readonly street?: StreetName;
  readonly settlement?: string;
  /** The kind of place on the map: city, town, village … */
  readonly settlementKind?: string;
  readonly label: string;
  readonly postcode?: string;
  /** Units of 1e-7 degree. */
  readonly lat: number;
  readonly lon: number;
  /** The same names in other languages, by code: `{ ru: { street, settlement } }`. */
  readonly abroad: Readonly<Record<string, { readonly street?: StreetName; readonly settlement?: string }>>;
}

/** Which parts of the address a query states; the others are open. */
export interface Stated {
  readonly settlement: boolean;
  /** The type words that the street could have; undefined means any. */
  readonly types: readonly string[] | undefined;
  readonly postcode: boolean;
}

export interface KnownHouses {
  /** Rows of houses with an address, in the order of the table. */
  readonly rows: Uint32Array;
  get(row: number): KnownHouse;
  /** All houses that fit the stated parts equally well, including the house itself. */
  fitting(house: KnownHouse, stated: Stated): KnownHouse[];
  /** Names of other streets (without type words, folded) that could be confused with the street of this house. */
  rivals(house: KnownHouse): readonly string[];
  /** Houses of the settlements of a name, at most a few hundred of them. */
  inSettlement(name: string): readonly KnownHouse[];
  /** The name, and the folded local names of settlements that have it in another language. */
  namesOfTown(name: string): readonly string[];
  /** Names of streets without type words, folded. */
  readonly streets: ReadonlySet<string>;
  /** Names of all settlements, folded. */
  readonly settlements: readonly string[];
  /** Those of cities, towns and villages, without partnerships and the like. */
  readonly towns: readonly string[];
  readonly postcodes: readonly string[];
  /** Metro stations and named firms of the map, which people mention beside an address. */
  readonly stations: readonly string[];
  readonly firms: readonly string[];
}

const INTERPOLATED = houseSources.indexOf('interpolated');
const languages = ['ru', 'en'] as const;
const mostParents = 8;
const townKinds: ReadonlySet<string> = new Set(['city', 'town', 'village', 'hamlet']);
const MOST_OF_SETTLEMENT = 300;

export function openKnownHouses(tables: Gazetteer & TextTables): KnownHouses {
  const { houses } = tables;
  const words = openWords(tables);
  const rows = Uint32Array.from({ length: houses.rows }, (_, row) => row)
    .filter((row) => isAskable(tables, row, words.text));
  const get = (row: number): KnownHouse => describe(tables, words, row);
  const byAddress = new Map<string, number[]>();
  const byPlace = new Map<string, Set<string>>();
  const rowsOfPlace = new Map<string, number[]>();
  const towns = new Set<string>();
  const translated = new Map<string, Set<string>>();
  const postcodes = new Set<string>();
  for (const row of rows) {
    const house = get(row);
    append(byAddress, addressKey(house), row);
    const place = settlementKey(house);
    append(rowsOfPlace, place, row);
    if (place !== '' && townKinds.has(house.settlementKind ?? '')) towns.add(place);
    for (const { settlement = '' } of Object.values(house.abroad)) {
      const key = fold(settlement);
      translated.set(key, (translated.get(key) ?? new Set()).add(place));
    }
    const streets = byPlace.get(place) ?? new Set();
    byPlace.set(place, streets.add(house.street ? fold(bareName(house.street)) : ''));
    if (house.postcode !== undefined) postcodes.add(house.postcode);
  }
  return {
    rows,
    get,
    fitting: (house, stated) => {
      const same = (byAddress.get(addressKey(house)) ?? []).map(get);
      return same.filter((candidate) => fits(candidate, house, stated));
    },
    rivals: (house) => [...(byPlace.get(settlementKey(house)) ?? [])].filter(
      (name) => name !== '' && name !== (house.street ? fold(bareName(house.street)) : ''),
    ),
    inSettlement: (name) => {
      const ofPlace = rowsOfPlace.get(fold(name)) ?? [];
      const step = Math.ceil(ofPlace.length / MOST_OF_SETTLEMENT);
      return ofPlace.filter((_, at) => at % step === 0).map(get);
    },
    namesOfTown: (name) => [name, ...(translated.get(fold(name)) ?? [])],
    towns: [...towns],
    settlements: [...byPlace.keys()].filter((name) => name !== ''),
    postcodes: [...postcodes],
    ...remarksOf(tables, words),
  };
}

const firmName = /^[А-ЯЁ][А-ЯЁа-яё-]{3,}(?: [А-ЯЁа-яё-]{3,})?$/u;
/** Stops are named after their station. */
const stopName = /^метро «(.+)»$/iu;
const firmKind = /^(?:shop|office|craft|amenity)=/u;

/** Names of streets, and Russian names of stations and firms, without firms named like a street. */
function remarksOf({ pois, streets }: Gazetteer, { names, text, street }: Words) {
  const [stations, firms] = [new Set<string>(), new Set<string>()];
  const ofStreets = new Set(Array.from(streets.names, (set) =>
    (names(set).name ? fold(bareName(street(names(set).name))) : '')));
  for (let row = 0; row < pois.rows; row++) {
    const { name } = names(pois.names[row]);
    const station = stopName.exec(name ?? '');
    if (station) stations.add(station[1]);
    if (name === undefined || !firmName.test(name)) continue;
    if (poiGroups[pois.group[row]] === 'metro') stations.add(name);
    else if (firmKind.test(text.string(pois.kind[row])) && !ofStreets.has(fold(name))) firms.add(name);
  }
  return { stations: [...stations], firms: [...firms], streets: ofStreets };
}

function append<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Whether a house can be queried: not an interpolated one, nor one without a number, street or place. */
function isAskable({ houses }: Gazetteer, row: number, text: TextReader): boolean {
  if (houses.source[row] === INTERPOLATED) return false;
  if (houses.street[row] === NONE && houses.place[row] === NONE) return false;
  return /\d/u.test(text.string(houses.label[row])) && !/[;,]/u.test(text.string(houses.label[row]));
}

interface Words {
  /** The name tags of a set. */
  names(set: number): Readonly<Record<string, string>>;
  /** Parses a name, once for all houses of the street. */
  street(name: string): StreetName;
  readonly text: TextReader;
}

function openWords(tables: TextTables): Words {
  const text = new TextReader(tables);
  const sets = new Map<number, Readonly<Record<string, string>>>();
  const streets = new Map<string, StreetName>();
  return {
    text,
    names: (set) => getOrMake(sets, set, () => text.tags(set)),
    street: (name) => getOrMake(streets, name, () => toStreetName(name)),
  };
}

function getOrMake<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const old = known.get(key);
  if (old !== undefined) return old;
  const made = make();
  known.set(key, made);
  return made;
}

function describe(tables: Gazetteer, { names, street: parse, text }: Words, row: number): KnownHouse {
  const { houses, streets, places } = tables;
  const street = houses.street[row];
  const place = houses.place[row];
  const top = topPlace(tables, place === NONE && street !== NONE ? streets.place[street] : place);
  const placeNames = top === NONE ? {} : names(places.names[top]);
  const quarterNames = place === NONE || place === top ? {} : names(places.names[place]);
  // A place with the village's name is its polygon, not a quarter.
  const isQuarter = quarterNames.name !== placeNames.name;
  const streetNames = street !== NONE ? names(streets.names[street]) : isQuarter ? quarterNames : {};
  const { kind, id } = fromOsmReference(houses.osm[row]);
  const abroad = languages.flatMap((code) => {
    const translated = { street: streetNames[`name:${code}`], settlement: placeNames[`name:${code}`] };
    const isNamed = (streetNames.name === undefined ? translated.settlement : translated.street) !== undefined;
    const isOther = translated.street !== streetNames.name || translated.settlement !== placeNames.name;
    if (!isNamed || !isOther) return [];
    const { street: name, settlement } = translated;
    return [[code, { street: name ? parse(name) : undefined, settlement }]];
  });
  return {
    row,
    osm: `${kind}/${id}`,
    street: streetNames.name ? parse(streetNames.name) : undefined,
    settlement: placeNames.name,
    settlementKind: top === NONE ? undefined : text.string(places.kind[top]),
    label: text.string(houses.label[row]),
    postcode: text.maybeString(houses.postcode[row]),
    lat: houses.lat[row],
    lon: houses.lon[row],
    abroad: Object.fromEntries(abroad),
  };
}

function topPlace({ places }: Gazetteer, place: number): number {
  let top = place;
  for (let step = 0; step < mostParents && top !== NONE && places.parent[top] !== NONE; step++) {
    top = places.parent[top];
  }
  return top;
}

const settlementKey = ({ settlement = '' }: KnownHouse): string => fold(settlement);

/** The key of houses with the same number in streets of the same name, anywhere. */
const addressKey = ({ street, settlement = '', label }: KnownHouse): string =>
  `${street ? bareKey(street) : fold(settlement)}|${labelKey(label)}`;

function fits(candidate: KnownHouse, house: KnownHouse, { settlement, types, postcode }: Stated): boolean {
  if (settlement && settlementKey(candidate) !== settlementKey(house)) return false;
  if (types && candidate.street?.type !== undefined && !types.includes(candidate.street.type)) return false;
  return !postcode || candidate.postcode === house.postcode;
}

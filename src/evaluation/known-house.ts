import { fromOsmReference, houseSources, poiGroups, type Gazetteer } from '../geocoding/gazetteer/schema.ts';
import { NONE } from '../kernel/columns.ts';
import { TextReader, type TextTables } from '../kernel/text.ts';
import { labelKey } from './house-label.ts';
import { bareKey, bareName, fold, toStreetName, type StreetName } from './street-name.ts';

/** A house as the map knows it: the truth that queries are made from, and answers are judged by. */
export interface KnownHouse {
  readonly row: number;
  readonly osm: string;
  /** The street, or the quarter where houses are numbered by quarter; absent in villages without streets. */
  readonly street?: StreetName;
  readonly settlement?: string;
  /** A place kind of the map: city, town, village … */
  readonly settlementKind?: string;
  readonly label: string;
  readonly postcode?: string;
  /** Units of 1e-7 degree. */
  readonly lat: number;
  readonly lon: number;
  /** The same names in other languages, by code: `{ ru: { street, settlement } }`. */
  readonly abroad: Readonly<Record<string, { readonly street?: StreetName; readonly settlement?: string }>>;
}

/** What a query says of its house; what it does not say, it leaves open. */
export interface Stated {
  readonly settlement: boolean;
  /** The type words that the street's may be; undefined: any. */
  readonly types: readonly string[] | undefined;
  readonly postcode: boolean;
}

export interface KnownHouses {
  /** Rows that one can ask for by an address, in the order of the table. */
  readonly rows: Uint32Array;
  get(row: number): KnownHouse;
  /** Every house that fits what is said of this one equally well, itself among them. */
  fitting(house: KnownHouse, stated: Stated): KnownHouse[];
  /** Other streets' names (without type words, folded) that could stand in the place of this house's. */
  rivals(house: KnownHouse): readonly string[];
  /** Names of all settlements, folded. */
  readonly settlements: readonly string[];
  readonly postcodes: readonly string[];
  /** Stations of the metro and named things of the map: what people tell beside an address. */
  readonly stations: readonly string[];
  readonly firms: readonly string[];
}

const INTERPOLATED = houseSources.indexOf('interpolated');
const languages = ['ru', 'en'] as const;
const mostParents = 8;

export function openKnownHouses(tables: Gazetteer & TextTables): KnownHouses {
  const { houses } = tables;
  const words = openWords(tables);
  const rows = Uint32Array.from({ length: houses.rows }, (_, row) => row)
    .filter((row) => isAskable(tables, row, words.text));
  const get = (row: number): KnownHouse => describe(tables, words, row);
  const byAddress = new Map<string, number[]>();
  const byPlace = new Map<string, Set<string>>();
  const postcodes = new Set<string>();
  for (const row of rows) {
    const house = get(row);
    append(byAddress, addressKey(house), row);
    const place = settlementKey(house);
    const streets = byPlace.get(place) ?? new Set();
    byPlace.set(place, streets.add(house.street ? fold(bareName(house.street)) : ''));
    if (house.postcode !== undefined) postcodes.add(house.postcode);
  }
  return {
    rows,
    get,
    fitting: (house, stated) => {
      const same = (byAddress.get(addressKey(house)) ?? []).map(get);
      return same.filter((other) => fits(other, house, stated));
    },
    rivals: (house) => [...(byPlace.get(settlementKey(house)) ?? [])].filter(
      (name) => name !== '' && name !== (house.street ? fold(bareName(house.street)) : ''),
    ),
    settlements: [...byPlace.keys()].filter((name) => name !== ''),
    postcodes: [...postcodes],
    ...thingsOf(tables, words),
  };
}

const firmName = /^[А-ЯЁ][А-ЯЁа-яё-]{3,}(?: [А-ЯЁа-яё-]{3,})?$/u;
/** Stops are called after the station they are at. */
const stopName = /^метро «(.+)»$/iu;
const firmKind = /^(?:shop|office|craft|amenity)=/u;

/** Of Russian names, each once. A firm that is called as a street is would be an address. */
function thingsOf({ pois, streets }: Gazetteer, { names, text, street }: Words) {
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
  return { stations: [...stations], firms: [...firms] };
}

function append<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Made-up numbers between two houses are no truth, and a house without number or name cannot be asked for. */
function isAskable({ houses }: Gazetteer, row: number, text: TextReader): boolean {
  if (houses.source[row] === INTERPOLATED) return false;
  if (houses.street[row] === NONE && houses.place[row] === NONE) return false;
  return /\d/u.test(text.string(houses.label[row])) && !/[;,]/u.test(text.string(houses.label[row]));
}

interface Words {
  /** The name tags of a set. */
  names(set: number): Readonly<Record<string, string>>;
  /** Taken apart once, however many houses stand there. */
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
  // A village's ground has the village's name: that is no quarter of it.
  const isQuarter = quarterNames.name !== placeNames.name;
  const streetNames = street !== NONE ? names(streets.names[street]) : isQuarter ? quarterNames : {};
  const { kind, id } = fromOsmReference(houses.osm[row]);
  const abroad = languages.flatMap((code) => {
    const other = { street: streetNames[`name:${code}`], settlement: placeNames[`name:${code}`] };
    const isTold = streetNames.name === undefined ? other.settlement !== undefined : other.street !== undefined;
    const isOther = other.street !== streetNames.name || other.settlement !== placeNames.name;
    if (!isTold || !isOther) return [];
    return [[code, { street: other.street ? parse(other.street) : undefined, settlement: other.settlement }]];
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

/** Houses of one number in streets of one name, wherever those are. */
const addressKey = ({ street, settlement = '', label }: KnownHouse): string =>
  `${street ? bareKey(street) : fold(settlement)}|${labelKey(label)}`;

function fits(other: KnownHouse, house: KnownHouse, { settlement, types, postcode }: Stated): boolean {
  if (settlement && settlementKey(other) !== settlementKey(house)) return false;
  if (types && other.street?.type !== undefined && !types.includes(other.street.type)) return false;
  return !postcode || other.postcode === house.postcode;
}

import { NONE } from '../../kernel/columns.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { openContainers, type Containers } from '../gazetteer/containers.ts';
import { openOnCorner } from '../houses/corners.ts';
import { openCountries, type Countries } from '../gazetteer/country-of.ts';
import { openDictionary, type Dictionary } from './dictionary.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { openHouses, type HouseLookup } from '../houses/lookup.ts';
import { openNameRows, type NameRows } from './rows.ts';
import { thingStarts, type ThingStarts } from '../gazetteer/things.ts';
import type { SearchTables } from './search-index.ts';
import { openTownStreets } from '../gazetteer/town-streets.ts';

export type SearchableTables = Gazetteer & TextTables & SearchTables;

/** The tables of an atlas with all that a query is answered by. Opened once for each thread. */
export interface AtlasSearch {
  readonly tables: SearchableTables;
  readonly starts: ThingStarts;
  readonly dictionary: Dictionary;
  readonly containers: Containers;
  readonly countries: Countries;
  readonly houses: HouseLookup;
  readonly nameRows: NameRows;
  text(string: number): string;
  tags(set: number): Readonly<Record<string, string>>;
  /** "city", "suburb" …, by string number. */
  kind(string: number): string;
  /** Whether a place has streets, itself or in a part of it. */
  hasStreets(place: number): boolean;
  /** How much a thing is asked for on its own account, 0 to about 0.1. */
  standing(thing: number): number;
}

export function openAtlasSearch(tables: SearchableTables): AtlasSearch {
  const starts = thingStarts(tables);
  const reader = new TextReader(tables);
  const kinds = new Map<number, string>();
  const kind = (string: number): string => {
    let text = kinds.get(string);
    if (text === undefined) kinds.set(string, (text = reader.string(string)));
    return text;
  };
  const containers = openContainers(tables, starts, kind);
  const standing = (thing: number): number => standingOf(tables, starts, kind, thing);
  return {
    tables,
    starts,
    dictionary: openDictionary(tables),
    containers,
    countries: openCountries(tables),
    houses: openHouses(tables, (string) => reader.string(string), openOnCorner(tables)),
    nameRows: openNameRows(tables, containers, standing),
    text: (string) => reader.string(string),
    tags: (set) => reader.tags(set),
    kind,
    hasStreets: openTownStreets(tables),
    standing,
  };
}

const kindStandings: Readonly<Record<string, number>> = {
  city: 0.06, town: 0.045, village: 0.025, suburb: 0.02, borough: 0.02, hamlet: 0.015, quarter: 0.015,
  neighbourhood: 0.015,
};

function standingOf(
  { places, streets, areas, pois }: Gazetteer, starts: ThingStarts, kind: (string: number) => string, thing: number,
): number {
  if (thing < starts.areas) {
    return (kindStandings[kind(places.kind[thing])] ?? 0.01) + Math.log10(1 + places.population[thing]) / 200;
  }
  if (thing < starts.streets) {
    const level = areas.level[thing - starts.areas];
    // A place with ground of its own is told as the place.
    return areas.place[thing - starts.areas] !== NONE ? 0 : level === 0 ? 0.005 : 0.02;
  }
  if (thing < starts.pois) {
    const row = thing - starts.streets;
    const houses = Math.min(100, streets.houses[row + 1] - streets.houses[row]);
    const place = streets.place[row];
    return houses / 5000 + (place === NONE ? 0 : Math.log10(1 + places.population[place]) / 250);
  }
  if (thing < starts.postcodes) return pois.group[thing - starts.pois] > 0 ? 0.01 : -0.05;
  return 0;
}

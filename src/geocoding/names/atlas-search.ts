import { NONE } from '../../kernel/columns.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { openContainers, type Containers } from '../gazetteer/containers.ts';
import { openOnCorner } from '../houses/corners.ts';
import { openCountries, type Countries } from '../gazetteer/country-of.ts';
import { openDictionary, type Dictionary } from './dictionary.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import { openHouses, type HouseLookup } from '../houses/lookup.ts';
import { openNameRows, type NameRows } from './rows.ts';
import { featureStarts, type FeatureStarts } from '../gazetteer/features.ts';
import type { SearchTables } from './search-index.ts';
import { openSoleChains } from '../gazetteer/street-chains.ts';
import { openTownStreets } from '../gazetteer/town-streets.ts';

export type SearchableTables = Gazetteer & TextTables & SearchTables;

/** The tables of an atlas with everything that answers queries. Opened once for each thread. */
export interface AtlasSearch {
  readonly tables: SearchableTables;
  readonly starts: FeatureStarts;
  readonly dictionary: Dictionary;
  readonly containers: Containers;
  readonly countries: Countries;
  readonly houses: HouseLookup;
  readonly nameRows: NameRows;
  text(string: number): string;
  tags(set: number): Readonly<Record<string, string>>;
  /** Returns the kind of a place, "city", "suburb" …, by string number. */
  kind(string: number): string;
  /** Whether a place has streets, itself or in a part of it. */
  hasStreets(place: number): boolean;
  /** The chain of areas that all houses of a street lie in; NONE if there are several chains, or no houses. */
  soleChain(street: number): number;
  /** How often a feature is asked for by its name alone, about -0.05 to 0.1. */
  prominence(feature: number): number;
}

export function openAtlasSearch(tables: SearchableTables): AtlasSearch {
  const starts = featureStarts(tables);
  const reader = new TextReader(tables);
  const kinds = new Map<number, string>();
  const kind = (string: number): string => {
    let text = kinds.get(string);
    if (text === undefined) kinds.set(string, (text = reader.string(string)));
    return text;
  };
  const containers = openContainers(tables, starts, kind);
  const prominence = (feature: number): number => prominenceOf(tables, starts, kind, feature);
  return {
    tables,
    starts,
    dictionary: openDictionary(tables),
    containers,
    countries: openCountries(tables),
    houses: openHouses(tables, (string) => reader.string(string), openOnCorner(tables)),
    nameRows: openNameRows(tables, containers, prominence),
    text: (string) => reader.string(string),
    tags: (set) => reader.tags(set),
    kind,
    hasStreets: openTownStreets(tables),
    soleChain: openSoleChains(tables),
    prominence,
  };
}

const kindProminence: Readonly<Record<string, number>> = {
  city: 0.06, town: 0.045, village: 0.025, suburb: 0.02, borough: 0.02, hamlet: 0.015, quarter: 0.015,
  neighbourhood: 0.015,
};

function prominenceOf(
  { places, streets, areas, pois }: Gazetteer, starts: FeatureStarts, kind: (string: number) => string, feature: number,
): number {
  if (feature < starts.areas) {
    return (kindProminence[kind(places.kind[feature])] ?? 0.01) + Math.log10(1 + places.population[feature]) / 200;
  }
  if (feature < starts.streets) {
    const level = areas.level[feature - starts.areas];
    // The polygon of a place is answered as the place.
    return areas.place[feature - starts.areas] !== NONE ? 0 : level === 0 ? 0.005 : 0.02;
  }
  if (feature < starts.pois) {
    const row = feature - starts.streets;
    const houses = Math.min(100, streets.houses[row + 1] - streets.houses[row]);
    const place = streets.place[row];
    return houses / 5000 + (place === NONE ? 0 : Math.log10(1 + places.population[place]) / 250);
  }
  if (feature < starts.postcodes) return pois.group[feature - starts.pois] > 0 ? 0.01 : -0.05;
  return 0;
}

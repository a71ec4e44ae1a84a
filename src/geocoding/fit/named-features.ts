import { isPoi } from '../gazetteer/features.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import { bearsTitle } from '../language/bearers.ts';
import { namedHouseKind } from '../gazetteer/schema.ts';
import type { Hit, Retrieved } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { streetName } from '../language/street-name.ts';

/** Finds other features that the query names beside the answer: the street of a POI, the name of a house, a title. */
export class NamedFeatures {
  private readonly search: AtlasSearch;
  private readonly subjectHits: readonly Hit[];
  /** Hits that are houses with a name; computed on demand. */
  private namedHouses: readonly Hit[] | undefined;

  constructor(search: AtlasSearch, { subjectHits }: Retrieved) {
    this.search = search;
    this.subjectHits = subjectHits;
  }

  /** The street of a POI, by unused words: "улица Жукова, Дом с мезонином". */
  streetOf(feature: number, used: number): Hit | undefined {
    const { starts, tables: { pois } } = this.search;
    if (feature < starts.pois || feature >= starts.postcodes) return undefined;
    const street = starts.streets + pois.street[feature - starts.pois];
    return this.subjectHits.find((hit) => hit.feature === street && (hit.mask & used) === 0);
  }

  /** The mask of unexplained words that are the house's name: "улица Жукова, 21, Дом с мезонином". */
  nameOf(house: number, left: number): number {
    if (left === 0) return 0;
    const { starts, tables: { pois } } = this.search;
    this.namedHouses ??= this.subjectHits.filter(({ feature }) => this.isNamedHouse(feature));
    const hit = this.namedHouses.find(({ feature, mask }) =>
      pois.house[feature - starts.pois] === house && (mask & left) !== 0);
    return hit ? (hit.mask | hit.typeMask) & left : 0;
  }

  /** Whether a street could be named after somebody with this title, though its name on the map lacks the title. */
  bearsTitle({ feature, mask }: Hit, { atoms }: QueryWords, title: string, isNamedAfter: boolean): boolean {
    const { starts, tags, tables: { streets } } = this.search;
    if (feature < starts.streets || feature >= starts.pois) return true;
    const names = Object.values(tags(streets.names[feature - starts.streets])).map(streetName);
    return bearsTitle(names, atoms.flatMap(({ key }, at) => (mask & (1 << at) ? key : [])), title, isNamedAfter);
  }

  private isNamedHouse(feature: number): boolean {
    const { starts, kind, tables: { pois } } = this.search;
    return isPoi(starts, feature) && kind(pois.kind[feature - starts.pois]) === namedHouseKind;
  }
}

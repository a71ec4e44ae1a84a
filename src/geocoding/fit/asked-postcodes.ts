import { isStreet } from '../gazetteer/features.ts';
import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import { atomsThat } from '../atoms/masks.ts';
import type { QueryWords } from '../query/words.ts';
import type { Retrieved } from '../query/hit.ts';
import { doubtTable } from '../query/doubts.ts';

const NEAR_POSTCODE_METERS = 20_000;
/** Postcodes that share their first digits belong to one town or district. */
const OFFICE_AREA_DIGITS = 3;
const HOUSES_BESIDE = 300;
const BESIDE_METERS = 5_000;

/** Compares the postcodes of a query with those of the features that it could mean. */
export class AskedPostcodes {
  private readonly search: AtlasSearch;
  private readonly words: QueryWords;
  private readonly retrieved: Retrieved;
  /** Mask of the numbers as long as postcodes. */
  private readonly typed: number;

  constructor(search: AtlasSearch, words: QueryWords, retrieved: Retrieved) {
    this.search = search;
    this.words = words;
    this.retrieved = retrieved;
    this.typed = atomsThat(words.atoms, ({ isNumber, key }) => isNumber && isPostcodeLike(key));
  }

  /** Compares the postcodes with those of a feature and its house. `used`: atoms that mean something else. */
  of(
    feature: number, house: number | undefined, used: number,
  ): { agreement: 'exact' | 'wrong' | 'absent'; mask: number } {
    const { tables: { houses, streets, places, postcodes }, starts } = this.search;
    const code = house !== undefined ? houses.postcode[house]
      : feature < starts.areas ? places.postcode[feature]
      : isStreet(starts, feature) ? streets.postcode[feature - starts.streets] : NONE;
    let wrong = 0;
    for (const hit of this.retrieved.postcodes) {
      if (hit.mask & used) continue;
      const isExact = code !== NONE && postcodes.code[hit.feature - starts.postcodes] === code;
      if (isExact) return { agreement: 'exact', mask: hit.mask };
      wrong |= hit.mask;
    }
    const typed = this.typed & ~used;
    wrong |= typed;
    const isUndecided = code === NONE && !(typed !== 0 && this.isUsedElsewhere(typed, feature, house));
    return { agreement: wrong === 0 || isUndecided ? 'absent' : 'wrong', mask: wrong };
  }

  /** Whether the query has a postcode of another town or district than the postcodes around the feature. */
  private isUsedElsewhere(typed: number, feature: number, house: number | undefined): boolean {
    const around = this.around(feature, house).slice(0, OFFICE_AREA_DIGITS);
    return around !== '' && this.words.atoms.some(({ key }, at) =>
      (typed & (1 << at)) !== 0 && key.slice(0, OFFICE_AREA_DIGITS) !== around);
  }

  /** A postcode near a feature that has none: of its place, else of a house nearby; empty if there is none. */
  private around(feature: number, house: number | undefined): string {
    const { tables: { houses, streets, places }, starts, text } = this.search;
    const street = isStreet(starts, feature) ? feature - starts.streets : NONE;
    let place = feature < starts.areas ? feature : house !== undefined ? houses.place[house]
      : street !== NONE ? streets.place[street] : NONE;
    for (let steps = 0; place !== NONE && steps < 5; steps++, place = places.parent[place]) {
      if (places.postcode[place] !== NONE) return text(places.postcode[place]);
    }
    const from = house ?? (street === NONE ? NONE : streets.houses[street]);
    if (from >= houses.rows) return '';
    // Streets of one town are neighbours in the table.
    const { lat, lon } = this.search.containers.point(feature);
    for (let step = 1; step <= HOUSES_BESIDE; step++) {
      for (const row of [from - step, from + step]) {
        if (row < 0 || row >= houses.rows || houses.postcode[row] === NONE) continue;
        const meters = distanceMeters(lat, lon, houses.lat[row], houses.lon[row]);
        if (meters < BESIDE_METERS) return text(houses.postcode[row]);
      }
    }
    return '';
  }

  /** Returns the cost of a wrong postcode: less if it is used nearby. */
  wrongCost({ lat, lon }: { lat: number; lon: number }): number {
    const isNear = this.retrieved.postcodes.some(({ feature }) => {
      const point = this.search.containers.point(feature);
      return distanceMeters(lat, lon, point.lat, point.lon) < NEAR_POSTCODE_METERS;
    });
    return isNear ? doubtTable.wrongPostcode.cost / 3 : doubtTable.wrongPostcode.cost;
  }
}

/** The first digits of Moscow's postcodes; those of another region and its cities share two digits. */
const ofMoscow = /^1[0-2]/u;
const regionOf = (code: string): string => (ofMoscow.test(code) ? '1' : code.slice(0, 2));

/** Whether the query names no town and has a postcode of another region than the house's. */
export function hasPostcodeOfElsewhere(
  { tables: { houses }, text }: AtlasSearch, { atoms }: QueryWords, { postcode, containerHits, house }: Candidate,
): boolean {
  if (postcode !== 'wrong' || containerHits.length > 0 || !house) return false;
  // For a house without a postcode it counts as wrong only if those around begin differently.
  if (houses.postcode[house.row] === NONE) return true;
  const region = regionOf(text(houses.postcode[house.row]));
  return atoms.every(({ isNumber, key }) => !isNumber || !isPostcodeLike(key) || regionOf(key) !== region);
}

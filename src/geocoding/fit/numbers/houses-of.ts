import { isStreet } from '../../gazetteer/features.ts';
import { findCorners } from '../../houses/corners.ts';
import type { FoundHouse } from '../../houses/found-house.ts';
import { hasParts, labelKey, type HouseKey } from '../../houses/key.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { Retrieved } from '../../query/hit.ts';
import { isTownOfStreets } from '../../query/precision-of.ts';
import type { DistrictHouses } from '../district-houses.ts';
import { findTurned } from './turned-numbers.ts';

export interface HouseRun {
  readonly first: number;
  readonly end: number;
}

/** The next house on the same side of a street has a number this much higher. */
const NEXT_HOUSE = 2;

/** Finds houses of features by the numbers asked for. */
export class HousesOf {
  private readonly search: AtlasSearch;
  private readonly speaksFor: (house: number) => number;

  constructor(search: AtlasSearch, retrieved: Retrieved, districts: DistrictHouses) {
    this.search = search;
    const { starts, tables: { postcodes, houses } } = search;
    const asked = new Set(retrieved.postcodes.map(({ feature }) => postcodes.code[feature - starts.postcodes]));
    this.speaksFor = (house) => (asked.has(houses.postcode[house]) ? 1 : 0) + districts.countAround(house);
  }

  runOf(feature: number): HouseRun {
    const { starts, tables: { streets, places } } = this.search;
    if (feature < starts.areas) return { first: places.houses[feature], end: places.houses[feature + 1] };
    if (feature < starts.streets || feature >= starts.pois) return { first: 0, end: 0 };
    const row = feature - starts.streets;
    return { first: streets.houses[row], end: streets.houses[row + 1] };
  }

  /** A house of the feature itself, else a corner house numbered by another street. */
  find(feature: number, run: HouseRun, key: HouseKey): FoundHouse | undefined {
    const { houses, starts, tables } = this.search;
    const direct = houses.find(run.first, run.end, key, this.speaksFor);
    // Numbers without a street lie anywhere in a town, so that nothing can be estimated from them.
    const isEstimated = direct?.precision === 'interpolated' || direct?.precision === 'nearest_house';
    if (isEstimated && isTownOfStreets(this.search, feature)) return undefined;
    if (direct?.precision === 'house' || !isStreet(starts, feature)) return direct;
    if (!isPlainKey(key)) return findTurned(this.search, feature - starts.streets, run, key) ?? direct;
    const corners = findCorners(tables, feature - starts.streets, key.number);
    if (corners.length === 0) return direct;
    const corner = houses.corner(corners[0], corners.length > 1);
    return direct?.precision === 'house_part' && corner.precision === 'house_part' ? direct : corner;
  }

  /** Whether two numbers with a blank between could be one house number. */
  isJoined(run: HouseRun, key: HouseKey, second: string): boolean {
    return isPlainKey(key) && joinedLabels(key.number, second).some((label) => {
      const joined = labelKey(label);
      const found = joined && this.search.houses.find(run.first, run.end, joined);
      return found?.precision === 'house' && found.isExact;
    });
  }

  /** Whether a house has a plain number: where the map has a 5, "корпус 5" could be a part of any house. */
  isPlainHouse(house: FoundHouse | undefined): boolean {
    return house !== undefined && this.search.houses.keyOf(house.row)?.flag === '';
  }

  /** Whether "6-8" is both houses rather than flat 8 of house 6: then house 8 is on the map too. */
  isRange(feature: number, run: HouseRun, { number, dash }: HouseKey, house: FoundHouse | undefined): boolean {
    if (dash === '' || !house?.dashIsFlat) return false;
    if (Number(dash) - number !== NEXT_HOUSE) return false;
    const next = labelKey(dash);
    return next !== undefined && this.find(feature, run, next)?.precision === 'house';
  }
}

/** Labels of "7 7" as one number; it is house 7 with a flat, unless the street has a 77, 7/7 or 7 к7. */
const joinedLabels = (number: number, second: string): string[] =>
  [`${number}${second}`, `${number}/${second}`, `${number} к${second}`];

const isPlainKey = (key: HouseKey): boolean => !hasParts(key) && key.fraction === '' && key.flag === '';

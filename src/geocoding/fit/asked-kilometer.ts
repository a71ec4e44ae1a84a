import { distanceMeters } from '../../kernel/geo.ts';
import { findKilometer, type FoundKilometer } from '../houses/kilometers.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { QueryWords } from '../query/words.ts';

/** Where the road is so far along, unless the words are part of a name. */
export function kilometerOf(
  { starts, tables }: AtlasSearch, { kilometer }: QueryWords, feature: number, used: number,
): FoundKilometer | undefined {
  if (!kilometer || kilometer.mask & used || feature < starts.streets || feature >= starts.pois) return undefined;
  return findKilometer(tables, feature - starts.streets, kilometer.meters);
}

/** Of the streets that a road is made of, the one that is nearest; in hundredths of a typo. */
export function kilometersFrom(
  { containers }: AtlasSearch, feature: number, kilometer: FoundKilometer | undefined,
): number {
  if (!kilometer) return 0;
  const { lat, lon } = containers.point(feature);
  return Math.min(0.01, distanceMeters(lat, lon, kilometer.lat, kilometer.lon) / 1e7);
}

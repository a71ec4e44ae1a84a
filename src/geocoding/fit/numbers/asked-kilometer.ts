import { distanceMeters } from '../../../kernel/geo.ts';
import { findKilometer, type FoundKilometer } from '../../houses/kilometers.ts';
import type { AtlasSearch } from '../../names/atlas-search.ts';
import type { QueryWords } from '../../query/words.ts';

/** The point of a road at the kilometre asked for, unless those words are part of a name. */
export function kilometerOf(
  { starts, tables }: AtlasSearch, { kilometer }: QueryWords, feature: number, used: number,
): FoundKilometer | undefined {
  if (!kilometer || kilometer.mask & used || feature < starts.streets || feature >= starts.pois) return undefined;
  return findKilometer(tables, feature - starts.streets, kilometer.meters);
}

/** A tiny cost by distance, so that among the streets of one road the nearest to the kilometre wins. */
export function kilometersFrom(
  { containers }: AtlasSearch, feature: number, kilometer: FoundKilometer | undefined,
): number {
  if (!kilometer) return 0;
  const { lat, lon } = containers.point(feature);
  return Math.min(0.01, distanceMeters(lat, lon, kilometer.lat, kilometer.lon) / 1e7);
}

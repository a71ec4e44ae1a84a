import { distanceMeters, toUnits } from '../kernel/geo.ts';
import type { SearchableTables } from './atlas-search.ts';
import { openComposer, openMaterials, type Materials } from './compose.ts';
import type { NearestTables } from './nearest.ts';
import { openSearch } from './search.ts';
import type { SuggestOptions, Suggestion } from './suggestion.ts';

export type { SuggestOptions, Suggestion, SuggestType } from './suggestion.ts';

export interface Suggest {
  /** Best first. Never throws, whatever the text; nothing understood is an empty list. */
  suggest(text: string, options?: SuggestOptions): Suggestion[];
}

export function openSuggest(
  tables: NearestTables & SearchableTables, materials: Materials = openMaterials(tables),
): Suggest {
  const { geocode } = openSearch(tables);
  const { compose } = openComposer(materials);
  return {
    suggest: (text, { limit = 7, near, countries, language = 'local' } = {}) =>
      geocode(text, { limit, bias: near, countries }).map((found) => {
        const { address, id, lat, lon, type, postalCode } = compose(found, language);
        const meters = near && distanceMeters(toUnits(near.lat), toUnits(near.lon), toUnits(lat), toUnits(lon));
        return {
          text: address, highlights: [], address, id, lat, lon, type, precision: found.precision, postalCode,
          ...(meters !== undefined && { distanceMeters: meters }),
        };
      }),
  };
}

import { NONE } from '../../kernel/columns.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Precision } from './found.ts';

export function placePrecision(kind: string): Precision {
  if (kind === 'city' || kind === 'town') return 'city';
  if (['village', 'hamlet', 'isolated_dwelling', 'farm'].includes(kind)) return 'settlement';
  return kind === 'suburb' || kind === 'borough' ? 'district' : 'place';
}

/** Whether a town has streets, so that a house number needs one. */
export const isTownOfStreets = (
  { starts, kind, hasStreets, tables: { places } }: AtlasSearch, feature: number,
): boolean => feature < starts.areas && placePrecision(kind(places.kind[feature])) === 'city' && hasStreets(feature);

export function areaPrecision(areas: AtlasSearch['tables']['areas'], row: number): Precision {
  const level = areas.level[row];
  if (level === 0) return areas.postcode[row] === NONE ? 'place' : 'postcode';
  return level <= 2 ? 'country' : level <= 4 ? 'region' : 'district';
}

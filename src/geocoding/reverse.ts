import type { NearestTables } from './near/nearest.ts';
import { openCoarse, type Hit, type Reached } from './reverse/coarse.ts';
import { confidenceOf } from './reverse/confidence.ts';
import { hitsAt } from './reverse/hits-at.ts';
import { openHousesNear } from './reverse/houses.ts';
import { openComposer, openMaterials, type Composed, type Materials } from './tell/compose.ts';
import type { Language } from './tell/names-in.ts';

export interface ReverseOptions {
  /** Limits houses, streets, POI and places without a polygon; a polygon that holds the point is always an answer. */
  readonly radiusMeters?: number;
  readonly limit?: number;
  readonly language?: Language;
}

export interface Reversed extends Composed {
  readonly precision: Reached;
  /** The probability that the point means this, 0 to 1. */
  readonly confidence: number;
  /** The distance from the point asked to the house's footprint, the street's line or the POI; 0 within an area. */
  readonly distanceMeters: number;
}

export interface Reverse {
  /**
   * Distinct addresses, best first. Empty if nothing is known within the radius, not even the border of a country.
   * Throws `bad_argument` for coordinates that are not a point.
   */
  reverse(lat: number, lon: number, options?: ReverseOptions): Reversed[];
}

const DEFAULT_RADIUS_METERS = 1_000;

/** Opens the tables of an atlas for points; `materials` may be shared with other engines. */
export function openReverse(tables: NearestTables, materials: Materials = openMaterials(tables)): Reverse {
  const { divisions, rows, text } = materials;
  const composer = openComposer(materials);
  const houses = openHousesNear(tables, divisions, rows);
  const coarse = openCoarse(tables, text, divisions, rows);
  return {
    reverse: (lat, lon, { radiusMeters = DEFAULT_RADIUS_METERS, limit = 1, language = 'ru' } = {}) => {
      const here = divisions.of(rows.areasAround(lat, lon));
      const reversed: Reversed[] = [];
      const ids = new Set<string>();
      for (const hit of hitsAt({ materials, houses, coarse }, { lat, lon, here, radiusMeters, limit })) {
        const composed = composer.compose(hit.subject, language, isBorder(hit) ? undefined : here);
        if (ids.has(composed.id)) continue;
        ids.add(composed.id);
        const { precision, distanceMeters } = hit;
        reversed.push({ ...composed, precision, confidence: confidenceOf(hit), distanceMeters });
        if (reversed.length === limit) break;
      }
      return reversed;
    },
  };
}

/** A border that is near is described by the country beyond it; every other hit by the areas that hold the point. */
const isBorder = ({ isBeyond, subject }: Hit): boolean => isBeyond === true && subject.kind === 'area';

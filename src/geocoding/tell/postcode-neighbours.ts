import { NONE } from '../../kernel/columns.ts';
import { toDegrees } from '../../kernel/geo.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { RowFinder } from '../near/rows.ts';

/** A village without a postcode shares the post office of another village within this distance. */
const NEIGHBOURS_METERS = 60_000;
const MOST_NEIGHBOURS = 60;
const COUNTRY_LEVEL = 2;
const REGION_LEVEL = 4;

/** Rows of the country and the region; NONE where they are unknown. */
export interface Land {
  readonly country: number;
  readonly region: number;
}

export function landOf({ areas }: Gazetteer, list: ArrayLike<number>): Land {
  let [country, region] = [NONE, NONE];
  for (let i = 0; i < list.length; i++) {
    if (areas.level[list[i]] === COUNTRY_LEVEL) country = list[i];
    else if (areas.level[list[i]] === REGION_LEVEL) region = list[i];
  }
  return { country, region };
}

export function landOfPlace(gazetteer: Gazetteer, place: number): Land {
  const { places, chains, chainAreas } = gazetteer;
  const chain = places.chain[place];
  return landOf(gazetteer, chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1]));
}

/**
 * Finds the postcode of the nearest place that has one in the same region, else in the same country, because one post
 * office serves many villages. Never takes it from another country. Units of 1e-7 degree.
 */
export function openNeighbours(
  gazetteer: Gazetteer, nearestPlaces: RowFinder['nearestPlaces'], postcodeOf: (place: number) => number,
): (lat: number, lon: number, land: Land) => number {
  const reach = { radiusMeters: NEIGHBOURS_METERS, limit: MOST_NEIGHBOURS };
  return (lat, lon, land) => {
    if (land.country === NONE && land.region === NONE) return NONE;
    let ofCountry = NONE;
    for (const { row } of nearestPlaces(toDegrees(lat), toDegrees(lon), reach)) {
      const { country, region } = landOfPlace(gazetteer, row);
      if (country !== land.country || (region !== land.region && ofCountry !== NONE)) continue;
      const code = postcodeOf(row);
      if (code === NONE) continue;
      if (region === land.region) return code;
      ofCountry = code;
    }
    return ofCountry;
  };
}

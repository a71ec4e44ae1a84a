import type { Region } from '../config.ts';
import { distanceMeters, toUnits } from '../kernel/geo.ts';

/** A place on the globe, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Where the regions are. */
export const REGION_PLACES: Readonly<Record<Region, Position>> = {
  'msk-1': { lat: 55.75, lon: 37.62 },
  'spb-1': { lat: 59.94, lon: 30.31 },
  'fra-1': { lat: 50.11, lon: 8.68 },
  'ala-1': { lat: 43.24, lon: 76.95 },
};

export const toRegionMeters = (from: Position, region: Region): number => {
  const { lat, lon } = REGION_PLACES[region];
  return distanceMeters(toUnits(from.lat), toUnits(from.lon), toUnits(lat), toUnits(lon));
};

/** Sorts regions by great-circle distance; equally distant ones keep their order. */
export function nearestFirst(from: Position, regions: readonly Region[]): Region[] {
  const meters = new Map(regions.map((region) => [region, toRegionMeters(from, region)]));
  return regions.toSorted((one, other) => meters.get(one)! - meters.get(other)!);
}

import { houseSources, poiGroups } from '../gazetteer/schema.ts';
import type { Divisions } from '../gazetteer/divisions.ts';
import type { Materials } from '../tell/compose.ts';
import type { Coarse, Hit } from './coarse.ts';
import { isNowhere, type HouseNear, type HousesNear } from './houses.ts';

/** A point farther than this from every house is not at a house: its street or the area around it is the answer. */
const AT_HOUSE_METERS = 100;
/** On a motorway a house counts only this near: its door is on another road. */
const AT_MOTORWAY_HOUSE_METERS = 25;
const AT_POI_METERS = 15;

export interface Finders {
  readonly materials: Materials;
  readonly houses: HousesNear;
  readonly coarse: Coarse;
}

export interface AskedPoint {
  readonly lat: number;
  readonly lon: number;
  /** The areas that hold the point. */
  readonly here: Divisions;
  readonly radiusMeters: number;
  readonly limit: number;
}

/** Yields what the point is at, a POI, a house, a street or an area; then the houses around, nearest first. */
export function* hitsAt(finders: Finders, point: AskedPoint): Generator<Hit> {
  const { materials, houses, coarse } = finders;
  const { lat, lon, here, radiusMeters, limit } = point;
  const housesNear = houses.near(lat, lon, here, { radiusMeters, limit });
  const nearest: HouseNear | undefined = housesNear[0];
  const poi = nearest?.distanceMeters === 0 ? undefined : findPoi(materials, point, nearest);
  if (poi) yield poi;
  else if (!nearest || !isAtHouse(nearest, coarse, point)) {
    const hit = findCoarse(coarse, point, nearest);
    if (hit) yield hit;
  }
  const isAbroad = isNowhere(here);
  for (const house of housesNear) {
    yield { ...houseHit(materials, house), isBeyond: isAbroad && house.effectiveMeters > house.distanceMeters };
  }
}

function isAtHouse(
  { distanceMeters, effectiveMeters }: HouseNear, coarse: Coarse, { lat, lon }: AskedPoint,
): boolean {
  if (distanceMeters <= AT_MOTORWAY_HOUSE_METERS) return true;
  return effectiveMeters <= AT_HOUSE_METERS && !coarse.isOnMotorway(lat, lon);
}

/** The street at the point, else the area around it; outside every area a border, else the settlement of the house. */
const findCoarse = (
  coarse: Coarse, { lat, lon, here, radiusMeters }: AskedPoint, nearest: HouseNear | undefined,
): Hit | undefined =>
  coarse.findStreet(lat, lon, here, radiusMeters)
  ?? coarse.findArea(lat, lon, here, radiusMeters)
  ?? (isNowhere(here) ? coarse.findBorder(lat, lon, radiusMeters) : undefined)
  ?? (nearest && coarse.findHome(nearest));

function houseHit({ tables: { houses } }: Materials, { row, distanceMeters }: HouseNear): Hit {
  const isInterpolated = houseSources[houses.source[row]] === 'interpolated';
  return {
    subject: { kind: 'house', house: row, lat: houses.lat[row] / 1e7, lon: houses.lon[row] / 1e7 },
    precision: isInterpolated ? 'interpolated' : 'house',
    distanceMeters,
  };
}

/** The station or airport that the point is at, or a POI within a few metres, where no house is nearer. */
function findPoi(
  materials: Materials, { lat, lon, radiusMeters }: AskedPoint, nearest: HouseNear | undefined,
): Hit | undefined {
  const { tables: { pois }, stations, rows } = materials;
  const houseMeters = nearest?.effectiveMeters ?? Infinity;
  const station = stations.findAt(lat * 1e7, lon * 1e7);
  const isAirport = station !== undefined && poiGroups[pois.group[station.row]] === 'airport';
  const near = station && (station.distanceMeters < houseMeters || (isAirport && houseMeters > AT_HOUSE_METERS))
    ? station : houseMeters > 2 * AT_POI_METERS
      ? rows.nearestPois(lat, lon, { radiusMeters: Math.min(radiusMeters, AT_POI_METERS), limit: 1 })[0] : undefined;
  if (!near || near.distanceMeters > radiusMeters) return undefined;
  const { row, distanceMeters } = near;
  return {
    subject: { kind: 'poi', poi: row, lat: pois.lat[row] / 1e7, lon: pois.lon[row] / 1e7 },
    precision: poiGroups[pois.group[row]] === 'metro' ? 'metro' : 'poi',
    distanceMeters,
  };
}

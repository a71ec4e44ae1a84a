import { interpolate, type Steps } from '../kernel/steps.ts';
import { openComposer, openMaterials, type Composed, type Materials } from './tell/compose.ts';
import { houseSources, poiGroups } from './gazetteer/schema.ts';
import type { Divisions } from './gazetteer/divisions.ts';
import type { Language } from './tell/names-in.ts';
import type { NearestTables } from './near/nearest.ts';
import { openCoarse, type Coarse, type Hit, type Reached } from './reverse/coarse.ts';
import { isNowhere, openHousesNear, type HouseNear, type HousesNear } from './reverse/houses.ts';

export interface ReverseOptions {
  /** Of houses, streets, places without ground and things; polygons that hold the point are always told. */
  readonly radiusMeters?: number;
  readonly limit?: number;
  readonly language?: Language;
}

export interface Reversed extends Composed {
  readonly precision: Reached;
  /** The probability that this is what was meant by the point, 0 to 1. */
  readonly confidence: number;
  /** From the point asked: to the footprint, the line or the point of the thing; 0 within ground. */
  readonly distanceMeters: number;
}

export interface Reverse {
  /**
   * Best first: distinct addresses; none where nothing is known so near, be it the border of a country. Throws
   * `bad_argument` for no point.
   */
  reverse(lat: number, lon: number, options?: ReverseOptions): Reversed[];
}

const DEFAULT_RADIUS_METERS = 1_000;
/** Farther from a house one is not at it: the street, or the ground, is the honest answer. */
const AT_HOUSE_METERS = 100;
/** On a motorway a house counts only this near: its door is on another road. */
const AT_MOTORWAY_HOUSE_METERS = 25;
const AT_POI_METERS = 15;

export function openReverse(tables: NearestTables, materials: Materials = openMaterials(tables)): Reverse {
  const { divisions, rows, text } = materials;
  const composer = openComposer(materials);
  const houses = openHousesNear(tables, divisions, rows);
  const coarse = openCoarse(tables, text, divisions, rows);
  return {
    reverse: (lat, lon, { radiusMeters = DEFAULT_RADIUS_METERS, limit = 1, language = 'ru' } = {}) => {
      const here = divisions.of(rows.areasAround(lat, lon));
      const found: Reversed[] = [];
      const known = new Set<string>();
      for (const hit of listHits({ materials, houses, coarse }, { lat, lon, here, radiusMeters, limit })) {
        // A border that is near is told as what is beyond it; all else as what holds the point.
        const isBorder = hit.isBeyond && hit.subject.kind === 'area';
        const composed = composer.compose(hit.subject, language, isBorder ? undefined : here);
        if (known.has(composed.id)) continue;
        known.add(composed.id);
        found.push({
          ...composed, precision: hit.precision, confidence: confidenceOf(hit), distanceMeters: hit.distanceMeters,
        });
        if (found.length === limit) break;
      }
      return found;
    },
  };
}

interface Finders {
  readonly materials: Materials;
  readonly houses: HousesNear;
  readonly coarse: Coarse;
}

interface Asked {
  readonly lat: number;
  readonly lon: number;
  readonly here: Divisions;
  readonly radiusMeters: number;
  readonly limit: number;
}

/** The one that the point is at comes first; then the houses around, nearest first. */
function* listHits({ materials, houses, coarse }: Finders, asked: Asked): Generator<Hit> {
  const { lat, lon, here, radiusMeters, limit } = asked;
  const near = houses.near(lat, lon, here, { radiusMeters, limit });
  const house: HouseNear | undefined = near[0];
  const poi = house?.distanceMeters === 0 ? undefined : findPoi(materials, asked, house);
  if (poi) yield poi;
  else if (!house || !isAt(house, coarse, asked)) {
    const hit = coarse.findStreet(lat, lon, here, radiusMeters) ?? coarse.findGround(lat, lon, here, radiusMeters)
      ?? (isNowhere(here) ? coarse.findBorder(lat, lon, radiusMeters) : undefined) ?? (house && coarse.findHome(house));
    if (hit) yield hit;
  }
  const isAbroad = isNowhere(here);
  for (const one of near) {
    yield { ...houseHit(materials, one), isBeyond: isAbroad && one.effectiveMeters > one.distanceMeters };
  }
}

function isAt({ distanceMeters, effectiveMeters }: HouseNear, coarse: Coarse, { lat, lon }: Asked): boolean {
  if (distanceMeters <= AT_MOTORWAY_HOUSE_METERS) return true;
  return effectiveMeters <= AT_HOUSE_METERS && !coarse.isOnMotorway(lat, lon);
}

function houseHit({ tables: { houses } }: Materials, { row, distanceMeters }: HouseNear): Hit {
  const isPromised = houseSources[houses.source[row]] === 'interpolated';
  return {
    subject: { kind: 'house', house: row, lat: houses.lat[row] / 1e7, lon: houses.lon[row] / 1e7 },
    precision: isPromised ? 'interpolated' : 'house',
    distanceMeters,
  };
}

/** A station or airport that the point is at, or a thing under its very feet, if nearer than any house. */
function findPoi(
  { tables: { pois }, stations, rows }: Materials, { lat, lon, radiusMeters }: Asked, house: HouseNear | undefined,
): Hit | undefined {
  const houseMeters = house?.effectiveMeters ?? Infinity;
  const station = stations.findAt(lat * 1e7, lon * 1e7);
  const isAirport = station !== undefined && poiGroups[pois.group[station.row]] === 'airport';
  const near = station && (station.distanceMeters < houseMeters || (isAirport && houseMeters > AT_HOUSE_METERS))
    ? station : houseMeters > 2 * AT_POI_METERS
      ? rows.nearestPois(lat, lon, { radiusMeters: Math.min(radiusMeters, AT_POI_METERS), limit: 1 })[0] : undefined;
  if (!near || near.distanceMeters > radiusMeters) return undefined;
  const { row, distanceMeters } = near;
  const group = poiGroups[pois.group[row]];
  return {
    subject: { kind: 'poi', poi: row, lat: pois.lat[row] / 1e7, lon: pois.lon[row] / 1e7 },
    precision: group === 'metro' ? 'metro' : 'poi',
    distanceMeters,
  };
}

const PENALTY_PER_METER = 0.004;
/** Of what is on the other side of the border of all that is known. */
const BEYOND = 0.4;

/**
 * By the metres to a house. Of 11,000 points of three maps, one of a made-up country, all but one of those within 40 m
 * got their own house, then ever fewer; on three other maps all 7,300 of those within 40 m did.
 */
const houseSteps: Steps = [[0, 0.998], [20, 0.998], [40, 0.97], [60, 0.75], [100, 0.6], [500, 0.2]];

/** Next door is a mistake made the more easily the farther off the point is; ground is certain, and says little. */
function confidenceOf({ precision, distanceMeters, isBeyond }: Hit): number {
  if (isBeyond) return Math.round(Math.max(BEYOND / 2, BEYOND - PENALTY_PER_METER * distanceMeters) * 100) / 100;
  if (precision === 'house') return Math.round(interpolate(houseSteps, distanceMeters) * 1000) / 1000;
  const sure = precision === 'interpolated' ? 0.8 : precision === 'street' ? 0.6
    : precision === 'poi' || precision === 'metro' ? 0.9 : 0.5;
  return Math.round(Math.max(sure / 2, sure - PENALTY_PER_METER * distanceMeters) * 100) / 100;
}

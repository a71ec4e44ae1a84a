import type { Gazetteer } from '../geocoding/gazetteer/schema.ts';
import { NONE } from '../kernel/columns.ts';
import { METERS_PER_UNIT, metersPerLonUnit, nearestOnSegment, toDegrees } from '../kernel/geo.ts';
import type { Chance } from './chance.ts';
import type { KnownHouse, KnownHouses } from './known-house.ts';

export const reverseCategories = ['at-the-door', '15-m-away', 'across-the-street'] as const;
export type ReverseCategory = (typeof reverseCategories)[number];

interface LabelledPoint {
  readonly lat: number;
  readonly lon: number;
  readonly right: readonly KnownHouse[];
}

export interface Points {
  /** Undefined for a house without a street. */
  find(category: ReverseCategory, house: KnownHouse, chance: Chance): LabelledPoint | undefined;
}

/** A house that is farther by this much is equally right: maps are not more precise. */
const TOLERANCE_METERS = 1;
const AROUND_METERS = 400;
const BEHIND_STREET_METERS = 6;
/** The units of outlines are ten times coarser than those of points. */
const OUTLINE_UNITS = 10;

type Point = readonly [lat: number, lon: number];

/**
 * Points to query, with the right houses: those with the nearest outlines, measured one by one. At 15 m from a
 * house, its neighbour may be nearer and thus right.
 */
export function openPoints(tables: Gazetteer, known: KnownHouses): Points {
  const near = rowsAround(tables);
  return {
    find: (category, house, chance) => {
      const point = pointOf(tables, category, house, chance);
      if (!point) return undefined;
      const right = nearestRows(tables, near(point), point).map(known.get);
      return { lat: toDegrees(point[0]), lon: toDegrees(point[1]), right: right.length > 0 ? right : [house] };
    },
  };
}

function pointOf(tables: Gazetteer, category: ReverseCategory, house: KnownHouse, chance: Chance): Point | undefined {
  const door: Point = [house.lat, house.lon];
  if (category === 'at-the-door') return door;
  const foot = streetFoot(tables, house);
  if (category === '15-m-away') {
    const angle = chance.below(360) * (Math.PI / 180);
    const aim: Point = foot ?? move(door, Math.cos(angle) * 100, Math.sin(angle) * 100);
    const wall = meters(door, aim) - outlineMeters(tables, house.row, aim);
    return towards(door, aim, Math.max(0, wall) + 15);
  }
  return foot && meters(door, foot) < AROUND_METERS / 2
    ? towards(door, foot, meters(door, foot) + BEHIND_STREET_METERS) : undefined;
}

const move = ([lat, lon]: Point, north: number, east: number): Point =>
  [Math.round(lat + north / METERS_PER_UNIT), Math.round(lon + east / metersPerLonUnit(lat))];

function meters([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  return Math.hypot((lat2 - lat1) * METERS_PER_UNIT, (lon2 - lon1) * metersPerLonUnit(lat1));
}

function towards(from: Point, to: Point, distance: number): Point {
  const part = distance / Math.max(meters(from, to), 0.01);
  return [Math.round(from[0] + (to[0] - from[0]) * part), Math.round(from[1] + (to[1] - from[1]) * part)];
}

/** The point of the house's street that is nearest to the house. */
function streetFoot(tables: Gazetteer, { row, lat, lon }: KnownHouse): Point | undefined {
  const { houses, streets, lines, linePoints } = tables;
  const street = houses.street[row];
  if (street === NONE) return undefined;
  let best: Point | undefined;
  let bestMeters = Infinity;
  for (let line = streets.lines[street]; line < streets.lines[street + 1]; line++) {
    for (let i = lines.points[line]; i + 1 < lines.points[line + 1]; i++) {
      const from: Point = [linePoints.lat[i], linePoints.lon[i]];
      const to: Point = [linePoints.lat[i + 1], linePoints.lon[i + 1]];
      const { distanceMeters, along } = nearestOnSegment(lat, lon, ...from, ...to);
      if (distanceMeters >= bestMeters) continue;
      bestMeters = distanceMeters;
      best = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
    }
  }
  return best;
}

/** Rows sorted by latitude, so that those around a point are one run. */
function rowsAround({ houses }: Gazetteer): (point: Point) => number[] {
  const byLat = Uint32Array.from({ length: houses.rows }, (_, row) => row)
    .filter((row) => houses.source[row] !== 4)
    .toSorted((a, b) => houses.lat[a] - houses.lat[b]);
  const reach = AROUND_METERS / METERS_PER_UNIT;
  return ([lat, lon]) => {
    const found: number[] = [];
    const reachLon = AROUND_METERS / metersPerLonUnit(lat);
    for (let i = firstAtLeast(byLat, houses.lat, lat - reach); i < byLat.length; i++) {
      const row = byLat[i];
      if (houses.lat[row] > lat + reach) break;
      if (Math.abs(houses.lon[row] - lon) <= reachLon) found.push(row);
    }
    return found;
  };
}

function firstAtLeast(rows: Uint32Array, lats: Int32Array, lat: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lats[rows[middle]] < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nearestRows(tables: Gazetteer, rows: readonly number[], point: Point): number[] {
  const away = rows.map((row) => outlineMeters(tables, row, point));
  const least = Math.min(...away);
  return rows.filter((_, at) => away[at] <= least + TOLERANCE_METERS);
}

/** The distance to a house's outline, 0 inside it; to its point if it has no outline. */
export function outlineMeters({ houses, footprintPoints }: Gazetteer, row: number, point: Point): number {
  const corners: Point[] = [];
  for (let i = houses.footprint[row]; i < houses.footprint[row + 1]; i++) {
    const [north, east] = [footprintPoints.dLat[i] * OUTLINE_UNITS, footprintPoints.dLon[i] * OUTLINE_UNITS];
    corners.push([houses.lat[row] + north, houses.lon[row] + east]);
  }
  if (corners.length === 0) return meters(point, [houses.lat[row], houses.lon[row]]);
  let [least, isInside] = [Infinity, false];
  for (let i = 1; i < corners.length; i++) {
    const [[lat1, lon1], [lat2, lon2]] = [corners[i - 1], corners[i]];
    least = Math.min(least, nearestOnSegment(...point, lat1, lon1, lat2, lon2).distanceMeters);
    const crosses = lat1 > point[0] !== lat2 > point[0];
    if (crosses && point[1] < lon1 + ((point[0] - lat1) / (lat2 - lat1)) * (lon2 - lon1)) isInside = !isInside;
  }
  return isInside ? 0 : least;
}

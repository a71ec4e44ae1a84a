import type Flatbush from 'flatbush';
import { boxAround, DEGREE, METERS_PER_UNIT } from './geo.ts';
import { PLANE_WIDTH, toPlaneX, toPlaneY } from './mercator.ts';

/** Objects in a tree of boxes: how to measure one, and the row it belongs to. */
export interface Layer {
  readonly index: Flatbush | undefined;
  /** Metres from a point in units to a box's object: at least those to the box. */
  measure(item: number, lat: number, lon: number): number;
  /** For boxes of parts: the row each belongs to, in ascending order. Otherwise box n belongs to row n. */
  readonly rowOfItem?: Uint32Array;
  /** Selects boxes; all count if it is absent. */
  readonly only?: (item: number) => boolean;
}

export interface Reach {
  readonly radiusMeters: number;
  readonly limit: number;
}

export interface Found {
  readonly row: number;
  readonly item: number;
  readonly distanceMeters: number;
}

const HALF_GLOBE_METERS = 180 * DEGREE * METERS_PER_UNIT;
const HALF_TURN = 180 * DEGREE;
const SMALL_METERS = 100_000;
/** A house at the antimeridian may reach over it by less than this; its box ends there. */
const OVERHANG_STEPS = 400_000;

/**
 * The nearest rows, nearest first, equally near ones by number. Exact, as if every object had been measured.
 *
 * The tree's own order (by boxes, on the plane) only gives some candidates; the last of them, measured, bounds the
 * distance of the result; then everything whose box is within the bound is measured.
 */
export function nearestRows(layer: Layer, lat: number, lon: number, { radiusMeters, limit }: Reach): Found[] {
  if (!layer.index || !(limit >= 1) || !(radiusMeters >= 0)) return [];
  const bound = boundMeters(layer, layer.index, lat, lon, { radiusMeters, limit });
  const items = itemsWithin(layer, layer.index, lat, lon, bound);
  return nearestDistinct(measureAll(layer, items, lat, lon, bound), limit);
}

/** In a town something is nearly always this near. */
const FIRST_LOOK_METERS = 25;

/** The first of `nearestRows`, for a layer without parts: searches growing circles. */
export function nearestRow(layer: Layer, lat: number, lon: number, radiusMeters: number): Found | undefined {
  if (!layer.index || !(radiusMeters >= 0)) return undefined;
  for (let look = FIRST_LOOK_METERS; ; look *= 4) {
    const bound = Math.min(look, radiusMeters, HALF_GLOBE_METERS);
    let [row, distanceMeters] = [-1, bound];
    for (const item of itemsWithin(layer, layer.index, lat, lon, bound)) {
      const meters = layer.measure(item, lat, lon);
      if (meters > distanceMeters || (meters === distanceMeters && row >= 0 && item > row)) continue;
      row = item;
      distanceMeters = meters;
    }
    if (row >= 0) return { row, item: row, distanceMeters };
    if (bound < look) return undefined;
  }
}

/** All rows within a small radius, by number, for a layer without parts. */
export function rowsWithin(layer: Layer, lat: number, lon: number, radiusMeters: number): number[] {
  if (!layer.index || !(radiusMeters >= 0)) return [];
  const items = itemsWithin(layer, layer.index, lat, lon, radiusMeters);
  return items.filter((item) => layer.measure(item, lat, lon) <= radiusMeters).sort((a, b) => a - b);
}

/** A bound of at most the radius, and at least the distance of the last row of the result. */
function boundMeters(layer: Layer, index: Flatbush, lat: number, lon: number, { radiusMeters, limit }: Reach): number {
  const radius = Math.min(radiusMeters, HALF_GLOBE_METERS);
  const x = toPlaneX(lon);
  const y = toPlaneY(lat);
  const steps = planeSteps(lat, radius);
  // a small circle around a pole is a strip over the whole width of the plane, with few objects: measure all
  if (steps === Infinity && radius < SMALL_METERS) return radius;
  for (let asked = limit; ; asked *= 4) {
    const items = index.neighbors(x, y, asked, steps, layer.only);
    const found = nearestDistinct(measureAll(layer, items, lat, lon, radius), limit);
    if (found.length >= limit) return found[found.length - 1].distanceMeters;
    // too few, or many parts of few rows: ask for more, unless there are none
    if (items.length < asked) return radius;
  }
}

/** About the radius in steps of the plane, at the circle's far end where steps are shortest. */
function planeSteps(lat: number, radiusMeters: number): number {
  const { minLon, maxLon } = boxAround(lat, 0, radiusMeters);
  return maxLon - minLon >= HALF_TURN ? Infinity : ((maxLon - minLon) / 2 / (2 * HALF_TURN)) * PLANE_WIDTH + 2;
}

/**
 * All boxes that a circle touches, and some nearby ones, on both sides of the antimeridian. A circle on the sphere lies
 * within that of `planeSteps`, as no step within it is shorter; nodes in the corners are not entered.
 */
function itemsWithin(
  { only }: Layer, index: Flatbush, lat: number, lon: number, radiusMeters: number,
): number[] {
  const slackMeters = radiusMeters * 1e-6 + 0.05;
  const steps = planeSteps(lat, radiusMeters + slackMeters);
  if (steps === Infinity) {
    const { minLat, maxLat } = boxAround(lat, lon, radiusMeters + slackMeters);
    return index.search(-Infinity, toPlaneY(minLat) - 1, Infinity, toPlaneY(maxLat) + 1, only);
  }
  const x = toPlaneX(lon);
  const y = toPlaneY(lat);
  const items = index.search(x - steps, y - steps, x + steps, y + steps, only);
  const overEdge = steps + OVERHANG_STEPS;
  if (Math.abs(x) + overEdge < PLANE_WIDTH / 2) return items;
  return items.concat(index.neighbors(x - Math.sign(x) * PLANE_WIDTH, y, Infinity, overEdge, only));
}

function measureAll(
  layer: Layer, items: readonly number[], lat: number, lon: number, boundMeters: number,
): Found[] {
  const found: Found[] = [];
  for (const item of items) {
    const distanceMeters = layer.measure(item, lat, lon);
    if (distanceMeters > boundMeters) continue;
    found.push({ row: layer.rowOfItem ? layer.rowOfItem[item] : item, item, distanceMeters });
  }
  return found;
}

function nearestDistinct(found: Found[], limit: number): Found[] {
  found.sort((a, b) => a.distanceMeters - b.distanceMeters || a.item - b.item);
  const rows = new Set<number>();
  const distinct: Found[] = [];
  for (const one of found) {
    if (distinct.length >= limit) break;
    if (rows.has(one.row)) continue;
    rows.add(one.row);
    distinct.push(one);
  }
  return distinct;
}

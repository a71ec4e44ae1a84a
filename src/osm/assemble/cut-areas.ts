import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, type Box } from '../../kernel/geo.ts';
import type { Area } from './areas.ts';
import { emptyBounds, extendByBox, type Bounds } from './geometry.ts';
import type { Pieces } from './pieces.ts';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

interface Column {
  readonly length: number;
  at(row: number): number;
}

/** Objects with the chain of areas that they lie in. */
interface Chained {
  readonly chain: Column;
  readonly lat: Column;
  readonly lon: Column;
}

interface Sum {
  count: number;
  lat: number;
  lon: number;
}

/**
 * The point of areas that have neither a polygon nor a label in the source: at the settlement made of them;
 * else at the object in them nearest to the middle of all such objects; else on the known part of the border. None for
 * areas that are only named.
 */
export function pointsOfCutAreas(
  areas: readonly Area[], places: readonly (Point & { readonly osm: number })[], chains: readonly Uint32Array[],
  objects: readonly Chained[],
): Map<number, Point> {
  const points = new Map<number, Point>();
  const pointless = areas.flatMap(({ isPointless, kind }, row) =>
    (isPointless && kind === 'administrative' ? row : []));
  if (pointless.length === 0) return points;
  const settlements = new Map(places.map((place) => [place.osm, place]));
  const middles = middlesOf(new Set(pointless), chains, objects);
  for (const row of pointless) {
    const { osm, place, borderMiddle } = areas[row];
    const point = (place === NONE ? settlements.get(osm) : places[place]) ?? middles.get(row) ?? borderMiddle;
    if (!point) continue;
    points.set(row, { lat: point.lat, lon: point.lon });
  }
  return points;
}

interface Known {
  readonly chains: readonly Uint32Array[];
  readonly objects: readonly Chained[];
  readonly pieces: Pieces;
}

/**
 * How far areas with a cut border could reach, as boxes: over the pieces of the map that hold their point or an object
 * known to lie in them, else over those of the areas that they consist of. A cut border reaches no farther than its
 * extract. An area without any such spot could be in any piece.
 */
export function reachOfCutAreas(
  areas: readonly Area[], points: ReadonlyMap<number, Point>, { chains, objects, pieces }: Known,
): Map<number, Box> {
  const cut = areas.flatMap(({ rings, kind }, row) => (rings.length === 0 && kind === 'administrative' ? row : []));
  const reach = new Map<number, Bounds>();
  const extend = (row: number, lat: number, lon: number): void => {
    const piece = pieces.at(lat, lon);
    if (piece === NONE) return;
    if (!reach.has(row)) reach.set(row, emptyBounds());
    extendByBox(reach.get(row)!, pieces.boxes[piece]);
  };
  for (const row of cut) {
    const point = points.get(row) ?? (areas[row].isPointless ? undefined : areas[row]);
    if (point) extend(row, point.lat, point.lon);
  }
  if (cut.length > 0) visit(objects, insideOf(new Set(cut), chains), extend);
  const rowsByOsm = new Map(areas.map(({ osm }, row) => [osm, row]));
  // the finer ones first, since coarser ones consist of them
  for (const row of cut.filter((one) => !reach.has(one)).toSorted((a, b) => areas[b].level - areas[a].level)) {
    for (const part of areas[row].subareas.flatMap((osm) => rowsByOsm.get(osm) ?? [])) {
      const ofPart = reach.get(part);
      if (ofPart) reach.set(row, extendedBy(reach.get(row), ofPart));
      else if (areas[part].rings.length > 0) extend(row, areas[part].lat, areas[part].lon);
    }
  }
  const everywhere = emptyBounds();
  for (const box of pieces.boxes) extendByBox(everywhere, box);
  if (pieces.boxes.length > 0) for (const row of cut) if (!reach.has(row)) reach.set(row, everywhere);
  return reach;
}

function extendedBy(bounds: Bounds = emptyBounds(), box: Box): Bounds {
  extendByBox(bounds, box);
  return bounds;
}

const insideOf = (wanted: ReadonlySet<number>, chains: readonly Uint32Array[]): readonly Uint32Array[] =>
  chains.map((chain) => chain.filter((area) => wanted.has(area)));

/** A mean alone may lie in a lake, or on the other side of the globe where an area reaches over 180°. */
function middlesOf(
  wanted: ReadonlySet<number>, chains: readonly Uint32Array[], objects: readonly Chained[],
): ReadonlyMap<number, Point> {
  const inside = insideOf(wanted, chains);
  const sums = new Map<number, Sum>();
  visit(objects, inside, (area, lat, lon) => {
    let sum = sums.get(area);
    if (!sum) sums.set(area, (sum = { count: 0, lat: 0, lon: 0 }));
    sum.count++;
    sum.lat += lat;
    sum.lon += lon;
  });
  const nearest = new Map<number, Point & { readonly meters: number }>();
  visit(objects, inside, (area, lat, lon) => {
    const { count, lat: allLat, lon: allLon } = sums.get(area)!;
    const meters = distanceMeters(lat, lon, allLat / count, allLon / count);
    if (!(meters >= (nearest.get(area)?.meters ?? Infinity))) nearest.set(area, { lat, lon, meters });
  });
  return nearest;
}

function visit(
  objects: readonly Chained[], inside: readonly Uint32Array[], found: (area: number, lat: number, lon: number) => void,
): void {
  for (const { chain, lat, lon } of objects) {
    for (let row = 0; row < chain.length; row++) {
      for (const area of inside[chain.at(row)]) found(area, lat.at(row), lon.at(row));
    }
  }
}

import Flatbush from 'flatbush';
import { NONE } from '../../kernel/columns.ts';
import { boxAround, METERS_PER_UNIT, metersPerLonUnit, nearestOnSegment } from '../../kernel/geo.ts';
import { listAt, mostCommon } from '../../kernel/lists.ts';
import { bareNameKey, nameKey, typeWordsOf } from './name-key.ts';
import { osmReference } from '../../geocoding/gazetteer/schema.ts';
import type { TaggedObjects } from '../extract.ts';
import {
  emptyBounds, extend, knownPieces, lengthOf, middleOf, pathOf, pointPath, type Bounds, type Path,
} from './geometry.ts';
import { nameOf, streetKeysOf } from './names.ts';
import { isNameKey, referenceOf, type Source } from './source.ts';

/** A street of a settlement, drawn as any number of ways. */
export interface Street {
  readonly osm: number;
  readonly names: number;
  readonly kind: string;
  readonly name: string;
  readonly lines: readonly Path[];
  readonly bounds: Bounds;
  readonly lat: number;
  readonly lon: number;
  postcode?: string;
  place: number;
}

export interface Streets {
  readonly list: Street[];
  /** The nearest street of that name, preferring the same type word and the same settlement; or NONE. */
  named(name: string, lat: number, lon: number, settlement: number): number;
  /** Adds a street known only from addresses. */
  make(name: string, lat: number, lon: number, settlement: number): number;
  /** Notes a house of the street: a street without ways reaches as far as its houses. */
  reach(street: number, lat: number, lon: number): void;
}

interface Piece {
  readonly osm: number;
  readonly tags: readonly (readonly [key: string, value: string])[];
  readonly name: string;
  readonly path: Path;
  readonly bounds: Bounds;
  readonly settlement: number;
}

/** Pieces of one name in one settlement are one street unless they lie farther apart than this. */
const apartMeters = 1_000;
/** A house stands at most this far from the street it is addressed to. */
const addressedMeters = 1_500;
const notStreets = new Set(['platform', 'services', 'rest_area', 'elevator', 'corridor', 'proposed', 'bus_stop']);
const numbered = new Set(['motorway', 'trunk', 'primary', 'secondary']);
const classes = [
  'motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'unclassified', 'residential', 'living_street',
  'pedestrian', 'square', 'service', 'road', 'track', 'cycleway', 'footway', 'path', 'steps',
];

export function gatherStreets(source: Source, settlementAt: (lat: number, lon: number) => number): Streets {
  const list: Street[] = [];
  const today = new Map<string, number[]>();
  const otherwise = new Map<string, number[]>();
  const add = (street: Street): number => {
    const row = list.push(street) - 1;
    for (const [key, isCurrent] of streetKeysOf(source, street.names)) {
      listAt(isCurrent ? today : otherwise, key).push(row);
    }
    return row;
  };
  for (const group of groupPieces(source, settlementAt)) for (const cluster of split(group)) add(join(source, cluster));
  return {
    list,
    named: (name, lat, lon, settlement) => {
      const found = findNamed(list, today, name, lat, lon, settlement);
      return found === NONE ? findNamed(list, otherwise, name, lat, lon, settlement) : found;
    },
    make: (name, lat, lon, settlement) =>
      add({
        osm: osmReference('made', list.length),
        names: source.extract.text.tagSet([['name', name]]),
        kind: 'address', name, lines: [], lat, lon, place: settlement,
        bounds: { minLat: lat, maxLat: lat, minLon: lon, maxLon: lon },
      }),
    reach: (street, lat, lon) => {
      if (list[street].lines.length === 0) extend(list[street].bounds, pointPath(lat, lon));
    },
  };
}

function groupPieces(source: Source, settlementAt: (lat: number, lon: number) => number): Iterable<Piece[]> {
  const { ways, relations, nodes } = source.extract;
  const groups = new Map<string, Piece[]>();
  const add = (kind: 'way' | 'relation', objects: TaggedObjects, row: number, lines: readonly number[]): void => {
    const written = nameOf(source, objects, row);
    const name = written ?? numberOf(source, objects, row);
    if (!name || !isStreet(source, objects, row)) return;
    const pieces = lines.flatMap((way) => knownPieces(nodes, source.refs(way)));
    if (pieces.length === 0) source.report('street: fewer than two known nodes');
    for (const refs of pieces) {
      const path = pathOf(nodes, refs);
      const middle = middleOf(path);
      const settlement = settlementAt(middle.lat, middle.lon);
      const bounds = extend(emptyBounds(), path);
      const osm = referenceOf(kind, objects, row);
      const own = source.tags(objects, row);
      const tags = written === undefined ? [...own, ['name', name] as const] : own;
      listAt(groups, `${settlement} ${nameKey(name)}`).push({ osm, tags, name, path, settlement, bounds });
    }
  };
  for (let row = 0; row < ways.rows; row++) add('way', ways, row, [row]);
  for (let row = 0; row < relations.rows; row++) {
    if (source.tag(relations, row, 'type') !== 'multipolygon') continue;
    const outline = source.members(row).filter(({ kind, role }) => kind === 'way' && role !== 'inner');
    add('relation', relations, row, outline.map(({ id }) => source.findWay(id)).filter((way) => way >= 0));
  }
  return groups.values();
}

/** Major roads out of town have only a number. */
function numberOf(source: Source, objects: TaggedObjects, row: number): string | undefined {
  const isRoad = numbered.has(source.tag(objects, row, 'highway') ?? '');
  return isRoad ? source.tag(objects, row, 'ref')?.split(';')[0].trim() : undefined;
}

/** A way or the outline of a square that houses can be addressed to. */
function isStreet(source: Source, objects: TaggedObjects, row: number): boolean {
  const highway = source.tag(objects, row, 'highway');
  if (highway !== undefined) return !notStreets.has(highway);
  return source.tag(objects, row, 'place') === 'square';
}

/** Clusters of pieces that lie together; each piece is compared only with those around it. */
function split(pieces: readonly Piece[]): Piece[][] {
  if (pieces.length === 1) return [[pieces[0]]];
  const boxes = new Flatbush(pieces.length, 16, Int32Array);
  for (const { bounds } of pieces) boxes.add(bounds.minLon, bounds.minLat, bounds.maxLon, bounds.maxLat);
  boxes.finish();
  const clusters: Piece[][] = [];
  const seen = new Uint8Array(pieces.length);
  for (let first = 0; first < pieces.length; first++) {
    if (seen[first]) continue;
    seen[first] = 1;
    const cluster = [first];
    for (const member of cluster) {
      const { minLat, minLon, maxLat, maxLon } = widened(pieces[member].bounds, apartMeters);
      for (const other of boxes.search(minLon, minLat, maxLon, maxLat)) {
        if (seen[other] || gapMeters(pieces[member].bounds, pieces[other].bounds) > apartMeters) continue;
        seen[other] = 1;
        cluster.push(other);
      }
    }
    clusters.push(cluster.sort((a, b) => a - b).map((number) => pieces[number]));
  }
  return clusters;
}

function widened({ minLat, minLon, maxLat, maxLon }: Bounds, meters: number): Bounds {
  const south = boxAround(minLat, minLon, meters);
  const north = boxAround(maxLat, maxLon, meters);
  return {
    minLat: south.minLat, minLon: Math.min(south.minLon, north.minLon),
    maxLat: north.maxLat, maxLon: Math.max(south.maxLon, north.maxLon),
  };
}

function gapMeters(a: Bounds, b: Bounds): number {
  const lat = Math.max(0, a.minLat - b.maxLat, b.minLat - a.maxLat) * METERS_PER_UNIT;
  const lon = Math.max(0, a.minLon - b.maxLon, b.minLon - a.maxLon) * metersPerLonUnit(a.minLat);
  return Math.hypot(lat, lon);
}

function join(source: Source, pieces: readonly Piece[]): Street {
  const bounds = emptyBounds();
  for (const { path } of pieces) extend(bounds, path);
  const longest = pieces.reduce((a, b) => (lengthOf(b.path) > lengthOf(a.path) ? b : a));
  const tags = new Map<string, string>();
  for (const piece of [longest, ...pieces]) {
    for (const [key, value] of piece.tags) if (isNameKey(key) && !tags.has(key)) tags.set(key, value);
  }
  const valuesOf = (wanted: string): string[] =>
    pieces.flatMap((piece) => piece.tags.find(([key]) => key === wanted)?.[1] ?? []);
  const kinds = [...valuesOf('highway'), ...valuesOf('place')];
  return {
    osm: longest.osm,
    names: source.extract.text.tagSet(tags),
    kind: kinds.reduce((a, b) => (rank(b) < rank(a) ? b : a)),
    name: longest.name,
    lines: pieces.map(({ path }) => path),
    bounds,
    ...middleOf(longest.path),
    place: longest.settlement,
    postcode: mostCommon(valuesOf('postal_code')),
  };
}

const rank = (kind: string): number => {
  const place = classes.indexOf(kind);
  return place < 0 ? classes.length : place;
};

function findNamed(
  list: readonly Street[], byKey: ReadonlyMap<string, number[]>, name: string, lat: number, lon: number,
  settlement: number,
): number {
  const exact = nearest(list, byKey.get(nameKey(name)), lat, lon, settlement);
  if (exact !== NONE) return exact;
  const types = typeWordsOf(name);
  const alike = byKey.get(bareNameKey(name))?.filter((row) => {
    const theirs = typeWordsOf(list[row].name);
    return types.length === 0 || theirs.length === 0 || types.some((type) => theirs.includes(type));
  });
  return nearest(list, alike, lat, lon, settlement);
}

function nearest(
  list: readonly Street[], rows: readonly number[] | undefined, lat: number, lon: number, settlement: number,
): number {
  let best = NONE;
  let least = addressedMeters;
  const point = { minLat: lat, maxLat: lat, minLon: lon, maxLon: lon };
  for (const row of rows ?? []) {
    const street = list[row];
    // Of two streets of one name on both sides of a settlement's border, the one in the settlement comes first.
    const foreign = street.place !== settlement && street.place !== NONE && settlement !== NONE ? 300 : 0;
    if (gapMeters(street.bounds, point) + foreign > least) continue;
    const distance = metersToLines(street, lat, lon) + foreign;
    if (distance <= least) [best, least] = [row, distance];
  }
  return best;
}

export function metersToLines(street: Street, lat: number, lon: number): number {
  const point = { minLat: lat, maxLat: lat, minLon: lon, maxLon: lon };
  if (street.lines.length === 0) return gapMeters(street.bounds, point);
  let least = Infinity;
  for (const { lat: lats, lon: lons } of street.lines) {
    for (let i = 1; i < lats.length; i++) {
      const { distanceMeters } = nearestOnSegment(lat, lon, lats[i - 1], lons[i - 1], lats[i], lons[i]);
      if (distanceMeters < least) least = distanceMeters;
    }
  }
  return least;
}

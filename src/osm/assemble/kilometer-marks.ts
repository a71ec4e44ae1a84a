import Flatbush from 'flatbush';
import { NONE } from '../../kernel/columns.ts';
import { boxAround, distanceMeters, nearestOnSegment } from '../../kernel/geo.ts';
import { listAt } from '../../kernel/lists.ts';
import { nameKey } from './name-key.ts';
import { lengthOf } from './geometry.ts';
import type { Source } from './source.ts';
import type { Street } from './streets.ts';

/** A post with its distance along the road. */
export interface KilometerMark {
  readonly meters: number;
  readonly lat: number;
  readonly lon: number;
}

/** Roads with kilometre posts. A road is all streets of one number or name, through many settlements. */
export interface KilometerRoads {
  /** The marks of each road, by their distance. */
  readonly roads: readonly (readonly KilometerMark[])[];
  /** The road of each street, or NONE. */
  readonly ofStreet: Uint32Array;
}

/** The greatest distance of a post from the middle of its road. */
const BESIDE_METERS = 60;
/** Posts of one name are of one road unless there is a gap as wide as this. */
const APART_METERS = 60_000;
/** The distance within which a post repeats its neighbour, on the other carriageway. */
const REPEATED_METERS = 400;
const FARTHEST_METERS = 15_000_000;
const onFoot = new Set(['footway', 'path', 'steps', 'pedestrian', 'cycleway', 'service', 'track', 'square', 'address']);

interface Found extends KilometerMark {
  readonly street: number;
}

export function gatherKilometerMarks(source: Source, streets: readonly Street[]): KilometerRoads {
  const ofStreet = new Uint32Array(streets.length).fill(NONE);
  const marks = readMarks(source, streets);
  if (marks.length === 0) return { roads: [], ofStreet };
  const keys = keysOf(source, streets);
  const byKey = new Map<string, Found[]>();
  for (const mark of marks) listAt(byKey, keys[mark.street]).push(mark);
  const roads: KilometerMark[][] = [];
  const roadsOfKey = new Map<string, number[]>();
  for (const [key, list] of byKey) {
    for (const cluster of clusters(list)) listAt(roadsOfKey, key).push(roads.push(withoutRepeats(cluster)) - 1);
  }
  for (const [row, key] of keys.entries()) {
    let least = APART_METERS;
    for (const road of roadsOfKey.get(key) ?? []) {
      for (const mark of roads[road]) {
        const meters = distanceMeters(mark.lat, mark.lon, streets[row].lat, streets[row].lon);
        if (meters < least) [least, ofStreet[row]] = [meters, road];
      }
    }
  }
  return { roads, ofStreet };
}

/** Reads "17", "17 km", "17.5", "17+500", "17,5 км"; undefined for any other text. */
function metersOfMark(text: string): number | undefined {
  const [, whole, sign, rest] = /^\s*(\d{1,5})(?:([.,+])(\d{1,4}))?\s*(?:km|км)?\s*$/iu.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const more = sign === undefined ? 0 : sign === '+' ? Number(rest) : Number(`0.${rest}`) * 1000;
  const meters = Number(whole) * 1000 + Math.round(more);
  return meters <= FARTHEST_METERS ? meters : undefined;
}

function readMarks(source: Source, streets: readonly Street[]): Found[] {
  const { points } = source.extract;
  const find = nearestRoad(streets);
  const found: Found[] = [];
  for (let row = 0; row < points.rows; row++) {
    if (source.tag(points, row, 'highway') !== 'milestone') continue;
    const text = source.tag(points, row, 'distance') ?? source.tag(points, row, 'pk');
    const meters = text === undefined ? undefined : metersOfMark(text);
    const spot = source.locate(row);
    if (meters === undefined || !spot) {
      source.report('kilometre mark: no distance on it');
      continue;
    }
    const street = find(spot.lat, spot.lon);
    if (street === NONE) source.report('kilometre mark: no road with a name or number beside it');
    else found.push({ meters, ...spot, street });
  }
  return found;
}

/** The street nearest to a point; the same one for both carriageways. */
function nearestRoad(streets: readonly Street[]): (lat: number, lon: number) => number {
  const lines = streets.flatMap(({ lines: own, kind }, street) =>
    (onFoot.has(kind) ? [] : own.map((path) => ({ street, path }))));
  if (lines.length === 0) return () => NONE;
  const boxes = new Flatbush(lines.length, 16, Int32Array);
  for (const { path } of lines) {
    let [minLat, maxLat, minLon, maxLon] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < lengthOf(path); i++) {
      [minLat, maxLat] = [Math.min(minLat, path.lat[i]), Math.max(maxLat, path.lat[i])];
      [minLon, maxLon] = [Math.min(minLon, path.lon[i]), Math.max(maxLon, path.lon[i])];
    }
    boxes.add(minLon, minLat, maxLon, maxLat);
  }
  boxes.finish();
  return (lat, lon) => {
    const { minLat, maxLat, minLon, maxLon } = boxAround(lat, lon, BESIDE_METERS);
    let best = NONE;
    let least = BESIDE_METERS;
    for (const line of boxes.search(minLon, minLat, maxLon, maxLat).sort((a, b) => a - b)) {
      const { street, path } = lines[line];
      for (let i = 1; i < lengthOf(path); i++) {
        const { distanceMeters: meters } =
          nearestOnSegment(lat, lon, path.lat[i - 1], path.lon[i - 1], path.lat[i], path.lon[i]);
        if (meters < least) [least, best] = [meters, street];
      }
    }
    return best;
  };
}

/** The number of each street's road; without one its name, and the number that streets of that name have elsewhere. */
function keysOf({ extract: { text: { strings, tagSets } } }: Source, streets: readonly Street[]): string[] {
  const refOf = ({ names }: Street): string | undefined => {
    const tags = tagSets[names];
    for (let i = 0; i < tags.length; i += 2) if (strings[tags[i]] === 'ref') return strings[tags[i + 1]].split(';')[0];
    return undefined;
  };
  const refs = streets.map((street) => refOf(street)?.trim());
  const refOfName = new Map<string, string>();
  for (const [row, ref] of refs.entries()) if (ref) refOfName.set(nameKey(streets[row].name), ref);
  return streets.map(({ name }, row) => {
    const ref = refs[row] || refOfName.get(nameKey(name));
    return ref ? `ref ${ref}` : `name ${nameKey(name)}`;
  });
}

/** Marks that follow each other on the ground. */
function clusters(marks: readonly Found[]): Found[][] {
  const sorted = marks.toSorted((a, b) => a.meters - b.meters);
  const found: Found[][] = [];
  for (const mark of sorted) {
    const isNear = ({ lat, lon }: Found): boolean => distanceMeters(lat, lon, mark.lat, mark.lon) < APART_METERS;
    const near = found.filter((cluster) => cluster.some(isNear));
    const [first, ...joined] = near;
    if (!first) found.push([mark]);
    else first.push(mark, ...joined.flat());
    for (const cluster of joined) found.splice(found.indexOf(cluster), 1);
  }
  return found;
}

function withoutRepeats(marks: readonly Found[]): KilometerMark[] {
  const kept: KilometerMark[] = [];
  for (const { meters, lat, lon } of marks.toSorted((a, b) => a.meters - b.meters)) {
    const isRepeated = kept.some((known) =>
      known.meters === meters && distanceMeters(known.lat, known.lon, lat, lon) < REPEATED_METERS);
    if (!isRepeated) kept.push({ meters, lat, lon });
  }
  return kept;
}

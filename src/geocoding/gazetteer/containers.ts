import { NONE } from '../../kernel/columns.ts';
import { DEGREE, distanceMeters } from '../../kernel/geo.ts';
import type { Gazetteer } from './schema.ts';
import type { FeatureStarts } from './features.ts';

/** Finds the places and areas that a feature lies in. */
export interface Containers {
  /** Fills `into` with features, places first, from the smallest, then areas. Returns their count. */
  around(feature: number, into: Uint32Array): number;
  /** The same as a list that must not be changed: it is kept for all streets and POI that lie in the same places. */
  listAround(feature: number): Uint32Array;
  /** A key of a street or POI, equal for all that lie in the same places and areas. */
  surroundings(feature: number): number;
  /**
   * Metres from a place without a polygon to a point, Infinity beyond the usual reach of its kind: a point within reach
   * could lie in the place.
   */
  metersNear(place: number, lat: number, lon: number): number;
  /**
   * Whether the feature lies in a different settlement from `place`. Without polygons: `maybe` if `place` is the
   * greater one, since people in a suburb name the city; else `hardly`.
   */
  liesInOtherSettlement(feature: number, place: number): 'yes' | 'hardly' | 'maybe' | 'no';
  point(feature: number): { readonly lat: number; readonly lon: number };
  inBox(area: number, lat: number, lon: number): boolean;
  /** Whether an administrative area has no polygon, because the map cuts its border off. */
  isBorderless(area: number): boolean;
  /** Whether an area without a polygon could hold a point: a cut border reaches no farther than its extract. */
  couldReach(area: number, lat: number, lon: number): boolean;
}

export const MOST_AROUND = 32;

const SLOT_BITS = 13;
/** Slots of caches by surroundings. */
const SURROUNDING_SLOTS = 1 << SLOT_BITS;

/** Adds the points of postcodes, which the index of names computes from their houses. */
type Pointed = Gazetteer & { readonly postcodes: { readonly lat: Int32Array; readonly lon: Int32Array } };

/** The reach of a place without a polygon from its node, by kind. */
const reachMeters: Readonly<Record<string, number>> = {
  city: 25_000, town: 10_000, village: 4_000, hamlet: 2_500, allotments: 2_500, suburb: 4_000, quarter: 2_000,
  neighbourhood: 2_000, borough: 8_000,
};

/** Kinds of settlements, from small to large. */
const settlements = ['hamlet', 'village', 'town', 'city'];

export function openContainers(
  gazetteer: Pointed, starts: FeatureStarts, kindOf: (string: number) => string,
): Containers {
  const { areas, places, streets, pois } = gazetteer;
  const kinds = openKinds(kindOf);
  const around = openAround(gazetteer, starts);
  const surroundings = (feature: number): number => {
    const table = feature < starts.pois ? streets : pois;
    const row = feature - (feature < starts.pois ? starts.streets : starts.pois);
    return (table.place[row] === NONE ? 0 : table.place[row] + 1) * 2 ** 24 + table.chain[row];
  };
  const inBox = (area: number, lat: number, lon: number): boolean =>
    lat >= areas.minLat[area] && lat <= areas.maxLat[area] && lon >= areas.minLon[area] && lon <= areas.maxLon[area];
  const isBorderless = (area: number): boolean =>
    areas.rings[area] === areas.rings[area + 1] && areas.level[area] > 0;
  return {
    around,
    surroundings,
    listAround: openLists(starts, { around, surroundings }),
    metersNear: (place, lat, lon) => metersNear(places, kinds, place, lat, lon),
    liesInOtherSettlement: (feature, place) => liesInOtherSettlement(gazetteer, starts, kinds, feature, place),
    point: (feature) => pointOf(gazetteer, starts, feature),
    inBox,
    isBorderless,
    couldReach: (area, lat, lon) => isBorderless(area) && inBox(area, lat, lon),
  };
}

function openAround(
  { places, areas, streets, pois, chains, chainAreas }: Pointed, starts: FeatureStarts,
): Containers['around'] {
  const addPlaces = (from: number, into: Uint32Array, start: number): number => {
    let count = start;
    for (let place = from, steps = 0; place !== NONE && steps < 5; place = places.parent[place], steps++) {
      if (count < MOST_AROUND) into[count++] = place;
    }
    return count;
  };
  const addChain = (chain: number, into: Uint32Array, start: number): number => {
    let count = start;
    for (let i = chains.areas[chain]; i < chains.areas[chain + 1] && count < MOST_AROUND; i++) {
      const area = chainAreas.area[i];
      into[count++] = starts.areas + area;
      if (areas.place[area] !== NONE && count < MOST_AROUND) into[count++] = areas.place[area];
    }
    return count;
  };
  const areaOfPlaces = (into: Uint32Array, end: number): number => {
    let count = end;
    for (let i = 0; i < end && count < MOST_AROUND; i++) {
      if (into[i] < starts.areas && places.area[into[i]] !== NONE) into[count++] = starts.areas + places.area[into[i]];
    }
    return count;
  };
  return (feature, into) => {
    if (feature < starts.areas) {
      const count = addPlaces(places.parent[feature], into, 0);
      return areaOfPlaces(into, addChain(places.chain[feature], into, count));
    }
    if (feature < starts.streets) return 0;
    const isStreet = feature < starts.pois;
    const row = feature - (isStreet ? starts.streets : starts.pois);
    if (!isStreet && feature >= starts.postcodes) return 0;
    const table = isStreet ? streets : pois;
    const count = addPlaces(table.place[row], into, 0);
    return areaOfPlaces(into, addChain(table.chain[row], into, count));
  };
}

interface PlaceKind {
  readonly reachMeters: number;
  /** The index among settlements, from small to large; -1 for other kinds. */
  readonly size: number;
}

/** Caches kinds by their string number: a query asks thousands of times for a few of them. */
function openKinds(kindOf: (string: number) => string): (string: number) => PlaceKind {
  const known = new Map<number, PlaceKind>();
  return (string) => {
    let kind = known.get(string);
    if (!kind) {
      const word = kindOf(string);
      kind = { reachMeters: reachMeters[word] ?? 1_500, size: settlements.indexOf(word) };
      known.set(string, kind);
    }
    return kind;
  };
}

function metersNear(
  places: Pointed['places'], kinds: (string: number) => PlaceKind, place: number, lat: number, lon: number,
): number {
  const reach = kinds(places.kind[place]).reachMeters;
  const limit = (reach / 40_000_000) * 360 * DEGREE;
  if (Math.abs(places.lat[place] - lat) > limit) return Infinity;
  const meters = distanceMeters(lat, lon, places.lat[place], places.lon[place]);
  return meters <= reach ? meters : Infinity;
}

function openLists(
  starts: FeatureStarts, { around, surroundings }: Pick<Containers, 'around' | 'surroundings'>,
): Containers['listAround'] {
  const keys = new Float64Array(SURROUNDING_SLOTS).fill(-1);
  const lists: Uint32Array[] = [];
  const space = new Uint32Array(MOST_AROUND);
  const newList = (feature: number): Uint32Array => space.slice(0, around(feature, space));
  return (feature) => {
    if (feature < starts.streets || feature >= starts.postcodes) return newList(feature);
    const key = surroundings(feature);
    const slot = slotOf(key);
    if (keys[slot] !== key) {
      keys[slot] = key;
      lists[slot] = newList(feature);
    }
    return lists[slot];
  };
}

/** Hashes the key of surroundings to a slot. */
function slotOf(key: number): number {
  const high = Math.floor(key / 2 ** 24);
  return Math.imul(high ^ Math.imul(key - high * 2 ** 24, 0x9e3779b1), 0x85ebca6b) >>> (32 - SLOT_BITS);
}

function liesInOtherSettlement(
  { places, streets, pois }: Pointed, starts: FeatureStarts, kinds: (string: number) => PlaceKind, feature: number,
  place: number,
): 'yes' | 'hardly' | 'maybe' | 'no' {
  const { size } = kinds(places.kind[place]);
  const isArea = feature >= starts.areas && feature < starts.streets;
  if (size < 0 || isArea || feature >= starts.postcodes) return 'no';
  if (feature < starts.areas && kinds(places.kind[feature]).size >= 0) return 'no';
  let home = feature < starts.areas ? places.parent[feature]
    : feature < starts.pois ? streets.place[feature - starts.streets] : pois.place[feature - starts.pois];
  for (let steps = 0; steps < 5 && home !== NONE && places.parent[home] !== NONE; steps++) home = places.parent[home];
  if (home === NONE || home === place) return 'no';
  const homeSize = kinds(places.kind[home]).size;
  if (homeSize < 0) return 'no';
  return places.area[home] !== NONE ? 'yes' : size > homeSize ? 'maybe' : 'hardly';
}

function pointOf(
  { places, areas, streets, pois, postcodes }: Pointed, starts: FeatureStarts, feature: number,
): { readonly lat: number; readonly lon: number } {
  if (feature < starts.areas) return pointIn(places, feature);
  if (feature < starts.streets) return pointIn(areas, feature - starts.areas);
  if (feature < starts.pois) return pointIn(streets, feature - starts.streets);
  return feature < starts.postcodes ? pointIn(pois, feature - starts.pois)
    : pointIn(postcodes, feature - starts.postcodes);
}

const pointIn = ({ lat, lon }: Pointed['postcodes'], row: number): { readonly lat: number; readonly lon: number } =>
  ({ lat: lat[row], lon: lon[row] });

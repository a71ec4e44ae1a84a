import { NONE } from '../../kernel/columns.ts';
import { DEGREE, distanceMeters } from '../../kernel/geo.ts';
import type { Gazetteer } from './schema.ts';
import type { FeatureStarts } from './features.ts';

/** Which places and areas a thing is in, as thing numbers. */
export interface Containers {
  /** Fills `into` and answers how many: places first, from the smallest, then areas. */
  around(feature: number, into: Uint32Array): number;
  /** The same for a street or POI, as a list that is remembered: many are in the same places. Not to be changed. */
  listAround(feature: number): Uint32Array;
  /** Equal for things that are in the same places and areas; a street or POI. */
  surroundings(feature: number): number;
  /** Whether a place without ground of its own is so near a point that it may well be there. Metres or Infinity. */
  metersNear(place: number, lat: number, lon: number): number;
  /**
   * Whether the thing is in another settlement than the place is. Where the grounds are not known: `maybe` if the place
   * is the greater, since of a suburb the city is told; `hardly` if it is not.
   */
  isOfOther(feature: number, place: number): 'yes' | 'hardly' | 'maybe' | 'no';
  point(feature: number): { readonly lat: number; readonly lon: number };
  inBox(area: number, lat: number, lon: number): boolean;
  /** Whether nothing tells where a country, region or district reaches: its border is cut off. */
  isBorderless(area: number): boolean;
}

export const MOST_AROUND = 32;

const SLOT_BITS = 13;
/** Surroundings that things are remembered of. */
export const SURROUNDING_SLOTS = 1 << SLOT_BITS;

/** Postcodes have a point each, which the index of names works out of their houses. */
type Pointed = Gazetteer & { readonly postcodes: { readonly lat: Int32Array; readonly lon: Int32Array } };

/** How far from its node a place may reach where its ground is not known, by kind. */
const reachMeters: Readonly<Record<string, number>> = {
  city: 25_000, town: 10_000, village: 4_000, hamlet: 2_500, allotments: 2_500, suburb: 4_000, quarter: 2_000,
  neighbourhood: 2_000, borough: 8_000,
};

/** From small to great. */
const settlements = ['hamlet', 'village', 'town', 'city'];

export function openContainers(
  gazetteer: Pointed, starts: FeatureStarts, kindOf: (string: number) => string,
): Containers {
  const { places, areas, streets, pois, chains, chainAreas } = gazetteer;
  const kinds = openKinds(kindOf);

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
  const around: Containers['around'] = (feature, into) => {
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
  const surroundings = (feature: number): number => {
    const table = feature < starts.pois ? streets : pois;
    const row = feature - (feature < starts.pois ? starts.streets : starts.pois);
    return (table.place[row] === NONE ? 0 : table.place[row] + 1) * 2 ** 24 + table.chain[row];
  };
  return {
    around,
    surroundings,
    listAround: openLists({ around, surroundings }),
    metersNear: (place, lat, lon) => metersNear(places, kinds, place, lat, lon),
    isOfOther: (feature, place) => isOfOther(gazetteer, starts, kinds, feature, place),
    point: (feature) => pointOf(gazetteer, starts, feature),
    inBox: (area, lat, lon) =>
      lat >= areas.minLat[area] && lat <= areas.maxLat[area] && lon >= areas.minLon[area] && lon <= areas.maxLon[area],
    isBorderless: (area) => areas.rings[area] === areas.rings[area + 1] && areas.level[area] > 0,
  };
}

interface PlaceKind {
  readonly reachMeters: number;
  /** Among settlements, from small to great; else -1. */
  readonly size: number;
}

/** By the number of the kind's word: there are few, and they are asked for thousands of times in a query. */
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

function openLists({ around, surroundings }: Pick<Containers, 'around' | 'surroundings'>): Containers['listAround'] {
  const keys = new Float64Array(SURROUNDING_SLOTS).fill(-1);
  const lists: Uint32Array[] = [];
  const space = new Uint32Array(MOST_AROUND);
  return (feature) => {
    const key = surroundings(feature);
    const slot = slotOf(key);
    if (keys[slot] !== key) {
      keys[slot] = key;
      lists[slot] = space.slice(0, around(feature, space));
    }
    return lists[slot];
  };
}

/** Where what is remembered of surroundings is kept. */
export function slotOf(key: number): number {
  const high = Math.floor(key / 2 ** 24);
  return Math.imul(high ^ Math.imul(key - high * 2 ** 24, 0x9e3779b1), 0x85ebca6b) >>> (32 - SLOT_BITS);
}

function isOfOther(
  { places, streets, pois }: Pointed, starts: FeatureStarts, kinds: (string: number) => PlaceKind, feature: number,
  place: number,
): 'yes' | 'hardly' | 'maybe' | 'no' {
  const { size } = kinds(places.kind[place]);
  const isArea = feature >= starts.areas && feature < starts.streets;
  if (size < 0 || isArea || feature >= starts.postcodes) return 'no';
  if (feature < starts.areas && kinds(places.kind[feature]).size >= 0) return 'no';
  let top = feature < starts.areas ? places.parent[feature]
    : feature < starts.pois ? streets.place[feature - starts.streets] : pois.place[feature - starts.pois];
  for (let steps = 0; steps < 5 && top !== NONE && places.parent[top] !== NONE; steps++) top = places.parent[top];
  if (top === NONE || top === place) return 'no';
  const sizeOfTop = kinds(places.kind[top]).size;
  if (sizeOfTop < 0) return 'no';
  return places.area[top] !== NONE ? 'yes' : size > sizeOfTop ? 'maybe' : 'hardly';
}

function pointOf(
  { places, areas, streets, pois, postcodes }: Pointed, starts: FeatureStarts, feature: number,
): { readonly lat: number; readonly lon: number } {
  const [table, start] = feature < starts.areas ? [places, 0] as const
    : feature < starts.streets ? [areas, starts.areas] as const
    : feature < starts.pois ? [streets, starts.streets] as const
    : feature < starts.postcodes ? [pois, starts.pois] as const : [postcodes, starts.postcodes] as const;
  return { lat: table.lat[feature - start], lon: table.lon[feature - start] };
}

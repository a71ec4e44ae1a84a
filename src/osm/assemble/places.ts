import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { PointGrid } from '../../kernel/grid.ts';
import { listAt } from '../../kernel/lists.ts';
import { barePlaceKey, nameKey } from './name-key.ts';
import { osmReference } from '../../geocoding/gazetteer/schema.ts';
import type { Area } from './areas.ts';
import { nameOf, placeKeysOf } from './names.ts';
import { placeKindOf, placeKinds } from './place-kinds.ts';
import type { Source } from './source.ts';

/** A settlement or a part of one: a node, its ground, or both as one. */
export interface Place {
  readonly osm: number;
  readonly names: number;
  readonly kind: string;
  readonly key: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  readonly postcode?: string;
  /** Row among the areas, or NONE. */
  area: number;
  parent: number;
}

export interface Places {
  readonly list: Place[];
  /** Adds a place known only from addresses or the operator. */
  make(name: string, kind: string, lat: number, lon: number): number;
  /** The nearest place of that name within a distance, or NONE. */
  named(name: string, lat: number, lon: number, radiusMeters: number): number;
  /** Calls back for the places within a distance. */
  visit(lat: number, lon: number, radiusMeters: number, found: (row: number, distanceMeters: number) => void): void;
}

const joinMeters = 3_000;
/** A place with the full name is preferred to one with the bare name, unless that is nearer by this much. */
const otherFormMeters = 500;

export function gatherPlaces(source: Source, areas: readonly Area[]): Places {
  const list: Place[] = [];
  const byCurrentName = new Map<string, number[]>();
  const byFormerName = new Map<string, number[]>();
  const grid = new PointGrid(5_000);
  const add = (place: Place): number => {
    const row = list.push(place) - 1;
    for (const [key, isCurrent] of placeKeysOf(source, place.names)) {
      listAt(isCurrent ? byCurrentName : byFormerName, key).push(row);
    }
    grid.add(place.lat, place.lon);
    return row;
  };
  const named: Places['named'] = (name, ...reach) => {
    const found = nearest(list, byCurrentName, name, ...reach);
    return found === NONE ? nearest(list, byFormerName, name, ...reach) : found;
  };

  for (const place of placeNodes(source)) add(place);
  joinAreas(source, areas, list, named, add);
  return {
    list,
    named,
    visit: (lat, lon, radius, found) => grid.visit(lat, lon, radius, found),
    make: (name, kind, lat, lon) => {
      const known = areas.findIndex(
        ({ rings, placeKind, level, key }) => rings.length === 0 && key === nameKey(name) && (placeKind || level > 0));
      if (known >= 0) return add({ ...groundless(areas[known], kind), lat, lon });
      const names = source.extract.text.tagSet([['name', name]]);
      const osm = osmReference('made', list.length);
      return add({ osm, names, kind, key: nameKey(name), lat, lon, population: 0, area: NONE, parent: NONE });
    },
  };
}

/** The nearest place of a name, in full or bare, among those of some keys; or NONE. */
function nearest(
  list: readonly Place[], rows: ReadonlyMap<string, readonly number[]>, name: string, lat: number, lon: number,
  radius: number,
): number {
  let best = NONE;
  let least = radius;
  const full = nameKey(name);
  for (const key of new Set([full, barePlaceKey(name) || full])) {
    for (const row of rows.get(key) ?? []) {
      const meters = distanceMeters(lat, lon, list[row].lat, list[row].lon);
      const distance = meters + (key === full ? 0 : otherFormMeters);
      if (meters <= radius && distance < least) [best, least] = [row, distance];
      else if (best === NONE && meters <= radius) best = row;
    }
  }
  return best;
}

/** A city known by its name, with at most a piece of its border. */
function groundless(area: Area, kind: string): Omit<Place, 'lat' | 'lon'> {
  const { osm, names, key, population, postcode, placeKind, level } = area;
  const isCity = level > 0 && level <= 4;
  const placedAs = { kind: placeKind ?? (isCity ? 'city' : kind), area: NONE, parent: NONE };
  return { osm, names, key, population, postcode, ...placedAs };
}

function* placeNodes(source: Source): Generator<Place> {
  const { points } = source.extract;
  for (let row = 0; row < points.rows; row++) {
    const kind = placeKindOf({ place: source.tag(points, row, 'place') });
    if (!kind) continue;
    const name = nameOf(source, points, row);
    const spot = source.locate(row);
    if (!name || !spot) {
      source.report('place: without a name');
      continue;
    }
    yield {
      osm: osmReference('node', points.ids.at(row)),
      names: source.nameSet(points, row),
      kind,
      key: nameKey(name),
      ...spot,
      population: Number.parseInt(source.tag(points, row, 'population') ?? '', 10) || 0,
      postcode: source.tag(points, row, 'postal_code') ?? source.tag(points, row, 'addr:postcode'),
      area: NONE,
      parent: NONE,
    };
  }
}

/** A node and a polygon of one name are one place; a polygon without a node is a place by itself. */
function joinAreas(
  source: Source, areas: readonly Area[], list: Place[],
  named: Places['named'], add: (place: Place) => number,
): void {
  const { points } = source.extract;
  const rowsOfNodes = new Map(list.map((place, row) => [place.osm, row]));
  // A district is often named after its centre, and is not that town.
  const keys = (names: number): string[] =>
    [...placeKeysOf(source, names)].flatMap(([key, isCurrent]) => (isCurrent ? key : []));
  areas.forEach((area, row) => {
    if (area.kind === 'postal_code') return;
    let place = NONE;
    for (const label of area.labels) {
      const candidate = rowsOfNodes.get(osmReference('node', points.ids.at(label)));
      if (candidate === undefined) continue;
      const own = new Set(keys(list[candidate].names));
      if (keys(area.names).some((key) => own.has(key))) place = candidate;
    }
    if (place === NONE && area.placeKind) place = joinable(area, list, named);
    if (place === NONE && area.placeKind && area.rings.length > 0) place = add(placeOf(area, area.placeKind));
    if (place === NONE) return;
    area.place = place;
    // A named residential area belongs to the settlement, but is rarely all of it; the smaller border is better.
    if (area.rings.length === 0 || (area.placeKind === 'residential' && list[place].kind !== 'residential')) return;
    const known = list[place].area;
    if (known === NONE || areas[known].squareMeters > area.squareMeters) list[place].area = row;
  });
}

function placeOf(area: Area, kind: string): Place {
  const { osm, names, key, lat, lon, population, postcode } = area;
  return { osm, names, kind, key, lat, lon, population, postcode, area: NONE, parent: NONE };
}

function joinable(area: Area, list: readonly Place[], named: Places['named']): number {
  const radius = Math.max(joinMeters, Math.sqrt(area.squareMeters));
  const place = named(area.key, area.lat, area.lon, radius);
  if (place === NONE) return NONE;
  const same = placeKinds[list[place].kind].settlement === placeKinds[area.placeKind!].settlement;
  return same || area.placeKind === 'residential' ? place : NONE;
}

/** Gives every part of a settlement the settlement that it belongs to, if it is known. */
export function settleParts(places: Places, settlementAt: (lat: number, lon: number) => number): void {
  for (const [row, place] of places.list.entries()) {
    if (placeKinds[place.kind].settlement || place.parent !== NONE) continue;
    const parent = settlementAt(place.lat, place.lon);
    if (parent !== row) place.parent = parent;
  }
}

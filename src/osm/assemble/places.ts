import { NONE } from '../../kernel/columns.ts';
import { distanceMeters } from '../../kernel/geo.ts';
import { PointGrid } from '../../kernel/grid.ts';
import { listAt } from '../../kernel/lists.ts';
import { bareNameKey, nameKey } from '../../kernel/name-key.ts';
import { osmReference } from '../../geocoding/gazetteer.ts';
import type { Area } from './areas.ts';
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
  /** Adds a place that is only spoken of, in addresses or by the operator. */
  make(name: string, kind: string, lat: number, lon: number): number;
  /** The nearest place of that name within a distance, or NONE. */
  named(name: string, lat: number, lon: number, radiusMeters: number): number;
  /** Calls back for the places within a distance. */
  visit(lat: number, lon: number, radiusMeters: number, found: (row: number, distanceMeters: number) => void): void;
}

const joinMeters = 3_000;

export function gatherPlaces(source: Source, areas: readonly Area[]): Places {
  const list: Place[] = [];
  const byKey = new Map<string, number[]>();
  const grid = new PointGrid(5_000);
  const add = (place: Place): number => {
    const row = list.push(place) - 1;
    for (const key of new Set([place.key, bareNameKey(place.key)])) {
      if (key) listAt(byKey, key).push(row);
    }
    grid.add(place.lat, place.lon);
    return row;
  };
  const named = (name: string, lat: number, lon: number, radiusMeters: number): number => {
    let best = NONE;
    let nearest = radiusMeters;
    for (const row of byKey.get(nameKey(name)) ?? byKey.get(bareNameKey(name)) ?? []) {
      const distance = distanceMeters(lat, lon, list[row].lat, list[row].lon);
      if (distance <= nearest) [best, nearest] = [row, distance];
    }
    return best;
  };

  for (const place of placeNodes(source)) add(place);
  joinAreas(source, areas, list, named, add);
  return {
    list,
    named,
    visit: (lat, lon, radius, found) => grid.visit(lat, lon, radius, found),
    make: (name, kind, lat, lon) =>
      add({
        osm: osmReference('made', list.length),
        names: source.extract.text.tagSet([['name', name]]),
        kind, key: nameKey(name), lat, lon, population: 0, area: NONE, parent: NONE,
      }),
  };
}

function* placeNodes(source: Source): Generator<Place> {
  const { points } = source.extract;
  for (let row = 0; row < points.rows; row++) {
    const kind = placeKindOf({ place: source.tag(points, row, 'place') });
    if (!kind) continue;
    const name = source.tag(points, row, 'name');
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
  areas.forEach((area, row) => {
    if (area.kind === 'postal_code') return;
    let place = NONE;
    for (const label of area.labels) {
      const candidate = rowsOfNodes.get(osmReference('node', points.ids.at(label)));
      if (candidate !== undefined && bareNameKey(list[candidate].key) === bareNameKey(area.key)) place = candidate;
    }
    if (place === NONE && area.placeKind) place = joinable(area, list, named);
    if (place !== NONE && list[place].area !== NONE) {
      // A second polygon of the same place: the smaller is nearer to what the name means.
      if (areas[list[place].area].squareMeters <= area.squareMeters) return void (area.place = place);
    } else if (place === NONE && area.placeKind && area.rings.length > 0) {
      place = add(placeOf(area, area.placeKind, row));
    }
    if (place === NONE) return;
    area.place = place;
    if (area.rings.length > 0) list[place].area = row;
  });
}

function placeOf(area: Area, kind: string, row: number): Place {
  const { osm, names, key, lat, lon, population, postcode } = area;
  return { osm, names, kind, key, lat, lon, population, postcode, area: row, parent: NONE };
}

function joinable(area: Area, list: readonly Place[], named: Places['named']): number {
  const radius = Math.max(joinMeters, Math.sqrt(area.squareMeters));
  const name = area.key;
  const place = named(name, area.lat, area.lon, radius);
  if (place === NONE) return NONE;
  const same = placeKinds[list[place].kind].settlement === placeKinds[area.placeKind!].settlement;
  return same ? place : NONE;
}

/** Every part without a settlement gets the one it belongs to, as far as they are known by now. */
export function settleParts(places: Places, settlementAt: (lat: number, lon: number) => number): void {
  for (const [row, place] of places.list.entries()) {
    if (placeKinds[place.kind].settlement || place.parent !== NONE) continue;
    const parent = settlementAt(place.lat, place.lon);
    if (parent !== row) place.parent = parent;
  }
}

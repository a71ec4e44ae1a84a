import { i32, maybe, ref, TableBuilder, f64, u8 } from '../../kernel/columns.ts';
import { indexIds } from '../../kernel/id-index.ts';
import { isValidRing, labelPoint } from '../../kernel/rings-shape.ts';
import { namedHouseKind, poiGroups } from '../../geocoding/gazetteer/schema.ts';
import type { TaggedObjects } from '../extract.ts';
import { isClosed, lengthOf, middleOf, pathOf, pointPath, type Path } from './geometry.ts';
import { houseNameOf } from './house-names.ts';
import { nameOf } from './names.ts';
import { outlineOf } from './outline.ts';
import { poiGroupOf, poiKindOf } from './poi-kinds.ts';
import { referenceOf, type Source } from './source.ts';

const poiSchema = {
  osm: f64, names: ref('tagSets'), kind: ref('strings'), group: u8, lat: i32, lon: i32, street: maybe('strings'),
} as const;

type Kind = 'node' | 'way' | 'relation';

/**
 * Named points of interest, and houses with a name; `street` is the street in their tags. A POI in a house with a name
 * is found by both names.
 */
export function gatherPois(source: Source): TableBuilder<typeof poiSchema> {
  const { points, ways, relations, text } = source.extract;
  const table = new TableBuilder(poiSchema);
  const add = (kind: Kind, objects: TaggedObjects, row: number, path: () => Path | undefined): void => {
    const isNamed = nameOf(source, objects, row) !== undefined;
    const houseName = houseNameOf(source, objects, row);
    if (!isNamed && houseName === undefined) return;
    const tags = new Map(source.tags(objects, row));
    const isRoad = kind !== 'node' && tags.has('highway');
    const poi = tags.has('boundary') || isRoad || tags.has('place') ? undefined
      : isNamed ? poiKindOf(tags) : namedHouseKind;
    const shape = poi === undefined ? undefined : path();
    if (poi === undefined) return;
    if (!shape) return source.report('poi: its nodes are not in the file');
    table.add({
      osm: referenceOf(kind, objects, row),
      names: source.nameSet(objects, row, houseName === undefined ? [] : [[isNamed ? 'loc_name' : 'name', houseName]]),
      kind: text.string(poi),
      group: poiGroups.indexOf(poiGroupOf(tags)),
      ...(isValidRing(shape) ? labelPoint([shape]) : middleOf(shape)),
      street: text.maybeString(tags.get('addr:street')),
    });
  };
  for (let row = 0; row < points.rows; row++) {
    add('node', points, row, () => {
      const spot = source.locate(row);
      return spot && pointPath(spot.lat, spot.lon);
    });
  }
  for (let row = 0; row < ways.rows; row++) add('way', ways, row, () => wayPath(source, row));
  for (let row = 0; row < relations.rows; row++) {
    if (source.tag(relations, row, 'type') !== 'multipolygon') continue;
    add('relation', relations, row, () => largestOf(outlineOf(source, row)));
  }
  return table;
}

function wayPath(source: Source, row: number): Path | undefined {
  const path = pathOf(source.extract.nodes, source.refs(row));
  return lengthOf(path) > 0 ? path : undefined;
}

const largestOf = (paths: readonly Path[]): Path | undefined =>
  paths.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];

const entranceSchema = {
  house: ref('houses'), lat: i32, lon: i32, label: maybe('strings'), flats: maybe('strings'),
} as const;

/** Doors of the houses' outlines: `osm` are the houses' references, in the order of the houses. */
export function gatherEntrances(source: Source, osm: Float64Array): TableBuilder<typeof entranceSchema> {
  const { points, text } = source.extract;
  const table = new TableBuilder(entranceSchema);
  const seen = new Set<number>();
  const addFrom = (house: number, way: number): void => {
    const refs = source.refs(way);
    for (const id of isClosed(refs) ? refs.subarray(1) : refs) {
      const point = source.findPoint(id);
      if (point < 0 || source.tag(points, point, 'entrance') === undefined || seen.has(point)) continue;
      seen.add(point);
      const spot = source.locate(point);
      if (!spot) continue;
      table.add({
        house,
        ...spot,
        label: text.maybeString(source.tag(points, point, 'ref') ?? source.tag(points, point, 'name')),
        flats: text.maybeString(source.tag(points, point, 'addr:flats')),
      });
    }
  };
  const findRelation = indexIds(source.extract.relations.ids.view());
  osm.forEach((reference, house) => {
    const id = Math.floor(reference / 4);
    const kind = reference - id * 4;
    if (kind === 1 && source.findWay(id) >= 0) addFrom(house, source.findWay(id));
    const relation = kind === 2 ? findRelation(id) : -1;
    if (relation < 0) return;
    for (const member of source.members(relation)) {
      const way = member.kind === 'way' ? source.findWay(member.id) : -1;
      if (way >= 0) addFrom(house, way);
    }
  });
  return table;
}

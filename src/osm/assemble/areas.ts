import { NONE } from '../../kernel/columns.ts';
import type { Box } from '../../kernel/geo.ts';
import { nameKey } from './name-key.ts';
import { isValidRing, labelPoint, polygonSquareMeters, ringsBox } from '../../kernel/rings-shape.ts';
import { assembleRings } from '../../kernel/rings.ts';
import { findCountryCode } from '../../kernel/country-names.ts';
import { osmReference } from '../../geocoding/gazetteer/schema.ts';
import type { TaggedObjects } from '../extract.ts';
import { nameOf } from './names.ts';
import { countOverlaps } from './ring-overlaps.ts';
import { isClosed, knownPieces, lengthOf, pathOf, pointAlong, pointPath, type Path } from './geometry.ts';
import { placeKindOf } from './place-kinds.ts';
import type { Source } from './source.ts';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** An area with a name or a postcode; without rings if the source was cut. */
export interface Area {
  readonly osm: number;
  readonly names: number;
  readonly kind: string;
  readonly level: number;
  readonly country?: string;
  readonly postcode?: string;
  readonly placeKind?: string;
  readonly population: number;
  readonly key: string;
  readonly rings: readonly Path[];
  readonly bounds: Box;
  readonly squareMeters: number;
  readonly lat: number;
  readonly lon: number;
  /** Nodes of the source that label this area. */
  readonly labels: readonly number[];
  /** The areas that it consists of, by the source, whether these are in it or not. */
  readonly subareas: readonly number[];
  /** It has neither a polygon nor a label. */
  readonly isPointless: boolean;
  /** The middle of the known part of its border, if that part makes no polygon. */
  readonly borderMiddle?: Point;
  /** The place with this polygon, once places are known. */
  place: number;
}

/** Levels that are part of an address somewhere in the region. */
const levels = new Set(['2', '4', '5', '6', '7', '8', '9', '10', '11']);
const NOWHERE: Point = { lat: 0, lon: 0 };
/** Two loose ends this near each other were meant to meet. */
const gapMeters = 30;

export function gatherAreas(source: Source): Area[] {
  const { ways, relations } = source.extract;
  const areas: Area[] = [];
  for (let row = 0; row < relations.rows; row++) {
    const area = describe(source, relations, row);
    if (area) areas.push(finish(source, area, 'relation', relations.ids.at(row), relationBorder(source, row), row));
  }
  for (let row = 0; row < ways.rows; row++) {
    const area = describe(source, ways, row);
    if (!area) continue;
    const rings = wayRing(source, row);
    if (rings.length > 0) areas.push(finish(source, area, 'way', ways.ids.at(row), { rings }));
    else if (area.kind !== 'administrative') source.report('area: way is not a closed ring');
  }
  return areas;
}

type Description = Pick<Area, 'names' | 'kind' | 'level' | 'country' | 'postcode' | 'placeKind' | 'population' | 'key'>;

function describe(source: Source, objects: TaggedObjects, row: number): Description | undefined {
  const tag = (key: string): string | undefined => source.tag(objects, row, key);
  const boundary = tag('boundary');
  const name = nameOf(source, objects, row);
  const level = tag('admin_level');
  const placeKind = placeKindOf({ place: tag('place'), landuse: tag('landuse') });
  const isAdministrative = boundary === 'administrative' && level !== undefined && levels.has(level);
  const postcode = boundary === 'postal_code' ? (tag('postal_code') ?? tag('ref') ?? name) : tag('postal_code');
  if (boundary === 'postal_code' ? !postcode : !name || (!isAdministrative && !placeKind)) {
    if (isAdministrative && !name && objects !== source.extract.ways) source.report('area: boundary without a name');
    return undefined;
  }
  return {
    names: source.nameSet(objects, row),
    kind: boundary === 'postal_code' ? 'postal_code' : isAdministrative ? 'administrative' : placeKind!,
    level: isAdministrative ? Number(level) : 0,
    country: tag('ISO3166-1:alpha2') ?? tag('ISO3166-1')
      ?? (isAdministrative && level === '2' ? findCountryCode(name!) : undefined),
    postcode,
    placeKind,
    population: Number.parseInt(tag('population') ?? '', 10) || 0,
    key: nameKey(name ?? ''),
  };
}

function finish(
  source: Source, description: Description, kind: 'way' | 'relation', id: number, { rings, middle }: Border,
  relation?: number,
): Area {
  const labels = relation === undefined ? [] : labelPoints(source, relation);
  const labelSpot = labels.map((point) => source.locate(point)).find((spot) => spot !== undefined);
  const label = rings.length > 0 ? labelPoint(rings) : (labelSpot ?? NOWHERE);
  return {
    ...description,
    osm: osmReference(kind, id),
    rings,
    bounds: ringsBox(rings.length > 0 ? rings : [pointPath(label.lat, label.lon)]),
    squareMeters: polygonSquareMeters(rings),
    ...label,
    labels,
    subareas: relation === undefined ? [] : subareasOf(source, relation),
    isPointless: label === NOWHERE,
    borderMiddle: middle,
    place: NONE,
  };
}

function wayRing(source: Source, row: number): Path[] {
  const refs = source.refs(row);
  if (!isClosed(refs)) return [];
  const ring = pathOf(source.extract.nodes, refs);
  // A ring that lost nodes has another shape, and its source was cut there.
  if (lengthOf(ring) !== refs.length) return [];
  return valid(source, [ring]);
}

interface Border {
  readonly rings: Path[];
  readonly middle?: Point;
}

function relationBorder(source: Source, row: number): Border {
  const { nodes } = source.extract;
  const lines: Float64Array[] = [];
  let missing = 0;
  let isWhole = true;
  for (const { kind, id, role } of source.members(row)) {
    if (kind !== 'way' || !/^(?:outer|inner|exclave|enclave|)$/u.test(role)) continue;
    const way = source.findWay(id);
    if (way < 0) missing++;
    else {
      const pieces = knownPieces(nodes, source.refs(way));
      lines.push(...pieces);
      isWhole &&= pieces.length === 1 && pieces[0].length === source.refs(way).length;
    }
  }
  source.report('area: member way is not in the file', missing);
  const lat = (id: number): number => nodes.lat(nodes.find(id));
  const lon = (id: number): number => nodes.lon(nodes.find(id));
  // Where the source was cut, loose ends that happen to be near each other were not meant to meet.
  const repair = isWhole && missing === 0 ? { gapMeters, lat, lon } : undefined;
  const { rings, open, closedGaps } = assembleRings(lines, repair);
  source.report('area: gap in a ring closed', closedGaps);
  source.report('area: ring left open', open.length);
  const ground = valid(source, rings.map((ring) => pathOf(nodes, ring)));
  if (ground.length > 0 || lines.length === 0) return { rings: ground };
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a));
  return { rings: [], middle: pointAlong(pathOf(nodes, longest), 0.5) };
}

function valid(source: Source, rings: readonly Path[]): Path[] {
  const kept = rings.filter(isValidRing);
  source.report('area: ring without ground', rings.length - kept.length);
  source.report('area: rings overlap, what they share is left out', countOverlaps(kept));
  return kept;
}

const subareasOf = (source: Source, relation: number): number[] =>
  source.members(relation).flatMap(({ kind, id, role }) =>
    (kind === 'relation' && role === 'subarea' ? osmReference('relation', id) : []));

function labelPoints(source: Source, relation: number): number[] {
  return source
    .members(relation)
    .filter(({ kind, role }) => kind === 'node' && /^(?:label|admin_cent(?:re|er))$/u.test(role))
    .sort((a, b) => Number(b.role === 'label') - Number(a.role === 'label'))
    .map(({ id }) => source.findPoint(id))
    .filter((row) => row >= 0);
}

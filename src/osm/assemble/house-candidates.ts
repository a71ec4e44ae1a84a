import { f64, i16, i32, NONE, TableBuilder, u32, u8 } from '../../kernel/columns.ts';
import { houseSources, osmReference } from '../../geocoding/gazetteer/schema.ts';
import type { TaggedObjects } from '../extract.ts';
import { addressesOf } from './addresses-of.ts';
import { lengthOf, pointPath, type Path } from './geometry.ts';
import { outlineOf, outlineOfWay, pointOf, seamed } from './outline.ts';
import { poiKindOf } from './poi-kinds.ts';
import { referenceOf, type Source } from './source.ts';

/** Objects with an address, one row for each address. Texts are string numbers or NONE. */
const candidateSchema = {
  osm: f64, source: u8, street: u32, addrPlace: u32, city: u32, admin: u32, label: u32, lat: i32, lon: i32,
  postcode: u32, building: u32, names: u32, flats: u32, twin: u32, footprint: u32, footprintEnd: u32,
} as const;

export interface Candidates {
  readonly table: TableBuilder<typeof candidateSchema>;
  readonly footprints: TableBuilder<{ dLat: typeof i16; dLon: typeof i16 }>;
}

const newCandidates = (): Candidates => ({
  table: new TableBuilder(candidateSchema),
  footprints: new TableBuilder({ dLat: i16, dLon: i16 }),
});

export type HouseSource = (typeof houseSources)[number];

/** Tags of the relations that list a house. */
export type RelationStreets = ReadonlyMap<number, { street: string; city?: string; postcode?: string }>;

/** An address has at least one of these. */
const labelKeys = ['addr:housenumber', 'addr:housename', 'addr:conscriptionnumber'];

export function gatherHouses(source: Source): Candidates {
  const { points, ways, relations } = source.extract;
  const candidates = newCandidates();
  const relationStreets = streetsOfRelations(source);
  const add = (kind: 'node' | 'way' | 'relation', objects: TaggedObjects, row: number, shape: () => Path[]): void => {
    if (labelKeys.every((key) => source.tag(objects, row, key) === undefined)) return;
    const fromRelation = relationStreets.get(referenceOf(kind, objects, row));
    const tags = new Map(source.tags(objects, row));
    const addresses = addressesOf(tags, fromRelation?.street);
    if (addresses.length === 0) return;
    const rings = shape();
    if (rings.length === 0) return source.report('house: its nodes are not in the file');
    const reference = referenceOf(kind, objects, row);
    addCandidates(source, candidates, { reference, tags, addresses, rings, fromRelation });
  };
  for (let row = 0; row < points.rows; row++) {
    add('node', points, row, () => {
      const spot = source.locate(row);
      return spot ? [pointPath(spot.lat, spot.lon)] : [];
    });
  }
  for (let row = 0; row < ways.rows; row++) {
    if (source.tag(ways, row, 'addr:interpolation') !== undefined) continue;
    add('way', ways, row, () => outlineOfWay(source, row));
  }
  for (let row = 0; row < relations.rows; row++) {
    const isStreet = streetRelations.has(source.tag(relations, row, 'type') ?? '');
    if (!isStreet) add('relation', relations, row, () => outlineOf(source, row));
  }
  return candidates;
}

interface Claim {
  readonly reference: number;
  readonly tags: ReadonlyMap<string, string>;
  readonly addresses: ReturnType<typeof addressesOf>;
  readonly rings: readonly Path[];
  readonly fromRelation?: { city?: string; postcode?: string };
}

function addCandidates(source: Source, { table, footprints }: Candidates, claim: Claim): void {
  const { text } = source.extract;
  const { tags, rings, reference } = claim;
  const largest = rings.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
  const { lat, lon } = pointOf(largest);
  const footprint = footprints.rows;
  addFootprint(footprints, seamed(rings), lat, lon);
  const admin = adminTags.flatMap((key) => (tags.has(key) ? [[key, tags.get(key)!] as const] : []));
  let first = NONE;
  for (const { street, place, label } of claim.addresses) {
    const row = table.add({
      osm: reference,
      source: houseSources.indexOf(sourceOf(tags)),
      street: text.maybeString(street),
      addrPlace: text.maybeString(place),
      city: text.maybeString(tags.get('addr:city') ?? claim.fromRelation?.city),
      admin: admin.length > 0 ? text.tagSet(admin) : NONE,
      label: text.string(label),
      lat, lon,
      postcode: text.maybeString(postcodeOf(tags) ?? claim.fromRelation?.postcode),
      building: text.maybeString(tags.get('building')),
      names: tags.has('addr:housename') ? text.tagSet([['name', tags.get('addr:housename')!]]) : NONE,
      flats: text.maybeString(tags.get('addr:flats')),
      twin: first,
      footprint, footprintEnd: footprints.rows,
    });
    if (first === NONE) first = row;
  }
}

/** Tags of an address that name areas whose polygons a cut source may lack. */
const adminTags = ['addr:country', 'addr:region', 'addr:state', 'addr:province', 'addr:district', 'addr:subdistrict'];

const postcodeOf = (tags: ReadonlyMap<string, string>): string | undefined =>
  tags.get('addr:postcode') ?? tags.get('postal_code');

function sourceOf(tags: ReadonlyMap<string, string>): HouseSource {
  if (tags.has('building') || tags.has('building:part')) return 'building';
  if (tags.has('entrance')) return 'entrance';
  return poiKindOf(tags) ? 'poi' : 'point';
}

/** Outlines are kept to a tenth of a metre; one too large for that is kept as its point alone. */
function addFootprint(footprints: Candidates['footprints'], ring: Path, lat: number, lon: number): void {
  const reach = 327_000;
  for (let i = 0; i < lengthOf(ring); i++) {
    if (Math.abs(ring.lat[i] - lat) > reach || Math.abs(ring.lon[i] - lon) > reach) return;
  }
  for (let i = 0; i < lengthOf(ring); i++) {
    footprints.add({ dLat: Math.round((ring.lat[i] - lat) / 10), dLon: Math.round((ring.lon[i] - lon) / 10) });
  }
}

const streetRelations = new Set(['associatedStreet', 'associated_street', 'street']);
const houseRoles = new Set(['house', 'address', 'addr:houselink', '']);

function streetsOfRelations(source: Source): RelationStreets {
  const { relations, ways } = source.extract;
  const streets = new Map<number, { street: string; city?: string; postcode?: string }>();
  addInterpolationEnds(source, streets);
  for (let row = 0; row < relations.rows; row++) {
    if (!streetRelations.has(source.tag(relations, row, 'type') ?? '')) continue;
    const members = source.members(row);
    const way = members.find(({ kind, role, id }) => kind === 'way' && role === 'street' && source.findWay(id) >= 0);
    const street =
      source.tag(relations, row, 'name') ?? source.tag(relations, row, 'addr:street') ??
      (way && source.tag(ways, source.findWay(way.id), 'name'));
    if (!street) {
      source.report('relation: street without a name');
      continue;
    }
    const city = source.tag(relations, row, 'addr:city');
    const postcode = source.tag(relations, row, 'addr:postcode');
    for (const { kind, id, role } of members) {
      if (houseRoles.has(role)) streets.set(osmReference(kind, id), { street, city, postcode });
    }
  }
  return streets;
}

/** The numbered nodes of an interpolation way stand on its street. */
function addInterpolationEnds(
  source: Source, streets: Map<number, { street: string; city?: string; postcode?: string }>,
): void {
  const { ways } = source.extract;
  for (let row = 0; row < ways.rows; row++) {
    const street = source.tag(ways, row, 'addr:street');
    if (street === undefined || source.tag(ways, row, 'addr:interpolation') === undefined) continue;
    const [city, postcode] = ['addr:city', 'addr:postcode'].map((key) => source.tag(ways, row, key));
    for (const id of source.refs(row)) streets.set(osmReference('node', id), { street, city, postcode });
  }
}

import { f64, i16, i32, maybe, ref, runs, u32, u8, type Tables } from '../../kernel/columns.ts';

/**
 * The tables of everything that an address can be made of: the importer fills them, the atlas stores them.
 *
 * Coordinates are whole numbers of 1e-7 degree. `osm` is `id * 4 + kind` (see `osmKinds`). Names are the
 * object's name tags (`name`, `name:en`, `old_name` …) as a set of tags.
 */
export const gazetteerSchema = {
  /** Polygons: administrative, postal, and those of places. Without rings if the source was cut. */
  areas: {
    osm: f64,
    names: ref('tagSets'),
    kind: ref('strings'), // administrative | postal_code | a place kind (city, suburb, allotments …)
    level: u8, // administrative level 2 … 10, else 0
    country: maybe('strings'), // ISO code, for a country's polygon and any tagged with it
    postcode: maybe('strings'),
    place: maybe('places'), // the settlement or quarter whose polygon this is
    lat: i32, // the point for a label
    lon: i32,
    minLat: i32,
    minLon: i32,
    maxLat: i32,
    maxLon: i32,
    squareMeters: f64,
    rings: runs('rings'),
  },
  /** Rings are closed: the last point repeats the first. Holes are rings like any other (even-odd rule). */
  rings: { points: runs('ringPoints') },
  ringPoints: { lat: i32, lon: i32 },

  /** A chain lists the areas around a point, largest first. Objects in the same areas share a chain. */
  chains: { areas: runs('chainAreas') },
  chainAreas: { area: ref('areas') },

  /** Settlements and their parts: city … hamlet, suburb, quarter, micro-district, gardeners' partnership. */
  places: {
    osm: f64,
    names: ref('tagSets'),
    kind: ref('strings'),
    lat: i32,
    lon: i32,
    population: u32,
    postcode: maybe('strings'),
    area: maybe('areas'),
    parent: maybe('places'), // the settlement that this is a part of
    chain: ref('chains'),
    houses: runs('houses'), // houses without a street, addressed to the place itself
  },

  /** One street of one settlement, however many ways it was drawn as. */
  streets: {
    osm: f64,
    names: ref('tagSets'),
    kind: ref('strings'), // the highway class; "address" for a street known only from houses
    place: maybe('places'),
    lat: i32, // a point on the street, near its middle
    lon: i32,
    postcode: maybe('strings'),
    chain: ref('chains'),
    lines: runs('lines'),
    houses: runs('houses'),
    road: maybe('roads'), // the road with kilometre marks that it is part of
  },
  /** Roads with kilometre marks, through all settlements on their way; their marks are sorted by distance. */
  roads: { marks: runs('kilometerMarks') },
  kilometerMarks: { meters: u32, lat: i32, lon: i32 },
  lines: { points: runs('linePoints') },
  linePoints: { lat: i32, lon: i32 },

  /** Sorted by street, with those of places after all streets; within each by number, then label. */
  houses: {
    osm: f64,
    source: u8, // index in houseSources
    street: maybe('streets'),
    place: maybe('places'), // the settlement; the quarter for a house without a street
    number: u32, // the leading number of the label, 0 if there is none
    label: ref('strings'), // as written on the map
    lat: i32,
    lon: i32,
    postcode: maybe('strings'),
    postcodeFrom: u8, // index in postcodeSources
    chain: ref('chains'),
    building: maybe('strings'), // the value of the building tag
    names: maybe('tagSets'),
    flats: maybe('strings'),
    twin: maybe('houses'), // the same building in its other street (corner addresses)
    footprint: runs('footprintPoints'),
  },
  /** A closed outline around the house's point, in units of 1e-6 degree from it. */
  footprintPoints: { dLat: i16, dLon: i16 },

  entrances: { house: ref('houses'), lat: i32, lon: i32, label: maybe('strings'), flats: maybe('strings') },

  /** Named objects that people ask for: shops, schools, stations, airports. */
  pois: {
    osm: f64,
    names: ref('tagSets'),
    kind: ref('strings'), // "amenity=cafe", "railway=station"
    group: u8, // index in poiGroups
    lat: i32,
    lon: i32,
    place: maybe('places'),
    street: maybe('streets'),
    house: maybe('houses'),
    chain: ref('chains'),
  },
} as const;

export type Gazetteer = Tables<typeof gazetteerSchema>;

/** Lists of the codes in tables: a code is an index in its list. */
export const osmKinds = ['node', 'way', 'relation', 'made'] as const;
export const houseSources = ['building', 'point', 'entrance', 'poi', 'interpolated'] as const;
export const postcodeSources = ['none', 'own', 'street', 'polygon', 'place'] as const;
/** The kind of a POI that is just a house with a name. */
export const namedHouseKind = 'addr:housename';
export const poiGroups = ['poi', 'metro', 'station', 'airport'] as const;

export const osmReference = (kind: (typeof osmKinds)[number], id: number): number => id * 4 + osmKinds.indexOf(kind);

export function fromOsmReference(reference: number): { kind: (typeof osmKinds)[number]; id: number } {
  const id = Math.floor(reference / 4);
  return { kind: osmKinds[reference - id * 4], id };
}

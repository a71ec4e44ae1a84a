import { NONE } from '../../kernel/columns.ts';
import { toDegrees } from '../../kernel/geo.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { fromOsmReference, poiGroups, type Gazetteer } from '../gazetteer/schema.ts';
import type { IndexTables } from './indexes.ts';
import { openNames } from './names.ts';
import { openRows, type NearRow, type NearStreet, type RowFinder } from './rows.ts';

export type NearestTables = Gazetteer & TextTables & IndexTables;

export interface NearestOptions {
  /** Applies to all kinds but areas. By default 2 km, and 20 km for places, whose points lie far apart. */
  readonly radiusMeters?: number;
  /** The most answers of each kind. */
  readonly limit?: number;
  /** A code as in `name:kk`. */
  readonly language?: string;
}

interface Feature {
  readonly row: number;
  readonly osm: string;
  readonly name?: string;
}

interface NearFeature extends Feature {
  readonly lat: number;
  readonly lon: number;
  readonly distanceMeters: number;
}

export interface AreaAround extends Feature {
  readonly kind: string;
  readonly level: number;
  readonly postcode?: string;
}
export interface HouseNear extends NearFeature {
  readonly label: string;
  readonly street?: string;
  readonly place?: string;
  readonly postcode?: string;
}
export interface StreetNear extends NearFeature {
  readonly kind: string;
  readonly place?: string;
}
export interface PlaceNear extends NearFeature {
  readonly kind: string;
}
export interface PoiNear extends NearFeature {
  readonly kind: string;
  readonly group: (typeof poiGroups)[number];
}

/** The areas that hold a point, largest first, and the nearest rows of each kind, as plain data. */
export interface NearestAnswer {
  readonly lat: number;
  readonly lon: number;
  readonly areas: readonly AreaAround[];
  readonly houses: readonly HouseNear[];
  readonly streets: readonly StreetNear[];
  readonly places: readonly PlaceNear[];
  readonly pois: readonly PoiNear[];
}

export interface Nearest extends RowFinder {
  nearest(lat: number, lon: number, options?: NearestOptions): NearestAnswer;
}

const DEFAULT_RADIUS_METERS = 2000;
const DEFAULT_PLACE_RADIUS_METERS = 20_000;
const DEFAULT_LIMIT = 5;

/** Opens the tables of an atlas once, and answers from them in place. */
export function openNearest(tables: NearestTables): Nearest {
  const rows = openRows(tables);
  return {
    ...rows,
    nearest: (lat, lon, { radiusMeters, limit = DEFAULT_LIMIT, language } = {}) => {
      const reach = { radiusMeters: radiusMeters ?? DEFAULT_RADIUS_METERS, limit };
      const placeReach = { radiusMeters: radiusMeters ?? DEFAULT_PLACE_RADIUS_METERS, limit };
      const describe = describer(tables, language);
      return {
        lat,
        lon,
        areas: rows.areasAround(lat, lon).map(describe.area),
        houses: rows.nearestHouses(lat, lon, reach).map(describe.house),
        streets: rows.nearestStreets(lat, lon, reach).map(describe.street),
        places: rows.nearestPlaces(lat, lon, placeReach).map(describe.place),
        pois: rows.nearestPois(lat, lon, reach).map(describe.poi),
      };
    },
  };
}

interface NamedPoints {
  readonly osm: Float64Array;
  readonly names: Uint32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
}

function describer(tables: NearestTables, language: string | undefined) {
  const { areas, houses, streets, places, pois } = tables;
  const text = new TextReader(tables);
  const names = openNames(tables, text);
  const nameIn = (set: { readonly names: Uint32Array }, row: number): string | undefined =>
    row === NONE || set.names[row] === NONE ? undefined : names.name(set.names[row], language);
  const feature = (table: { readonly osm: Float64Array; readonly names: Uint32Array }, row: number): Feature =>
    ({ row, osm: osmText(table.osm[row]), name: nameIn(table, row) });
  const near = (table: NamedPoints, { row, distanceMeters }: NearRow): NearFeature =>
    ({ ...feature(table, row), lat: toDegrees(table.lat[row]), lon: toDegrees(table.lon[row]), distanceMeters });
  return {
    area: (row: number): AreaAround => ({
      ...feature(areas, row),
      kind: text.string(areas.kind[row]),
      level: areas.level[row],
      postcode: text.maybeString(areas.postcode[row]),
    }),
    house: (found: NearRow): HouseNear => ({
      ...near(houses, found),
      label: text.string(houses.label[found.row]),
      street: nameIn(streets, houses.street[found.row]),
      place: nameIn(places, houses.place[found.row]),
      postcode: text.maybeString(houses.postcode[found.row]),
    }),
    street: (found: NearStreet): StreetNear => ({
      ...feature(streets, found.row),
      ...found,
      kind: text.string(streets.kind[found.row]),
      place: nameIn(places, streets.place[found.row]),
    }),
    place: (found: NearRow): PlaceNear => ({ ...near(places, found), kind: text.string(places.kind[found.row]) }),
    poi: (found: NearRow): PoiNear => ({
      ...near(pois, found),
      kind: text.string(pois.kind[found.row]),
      group: poiGroups[pois.group[found.row]],
    }),
  };
}

function osmText(reference: number): string {
  const { kind, id } = fromOsmReference(reference);
  return `${kind}/${id}`;
}

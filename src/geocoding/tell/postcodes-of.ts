import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, METERS_PER_UNIT, metersPerLonUnit, toDegrees } from '../../kernel/geo.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { postcodeSources, type Gazetteer } from '../gazetteer/schema.ts';
import type { RowFinder } from '../near/rows.ts';

/**
 * The source of a postcode. `own`: the map has it on the object itself. `street`: the houses beside it in its street.
 * `place`: the postal area or the small place around it. `none`: not known.
 */
export type PostcodeSource = 'own' | 'street' | 'place' | 'none';

/** A postcode as the number of a string, NONE if it is not known. */
export interface SourcedPostcode {
  readonly code: number;
  readonly source: PostcodeSource;
}

/** Points in units of 1e-7 degree. */
export interface PostcodesOf {
  house(row: number): SourcedPostcode;
  /** The postcode of a spot in a street, as of a house without a postcode of its own. */
  street(row: number, lat: number, lon: number): SourcedPostcode;
  place(row: number): SourcedPostcode;
  area(row: number): SourcedPostcode;
  /** The postcode of a point in this place; NONE for a point outside all places. */
  point(place: number, lat: number, lon: number): SourcedPostcode;
}

/** A house shares the postcode of a house of its street this near, or of houses this near on both sides of it. */
const BESIDE_METERS = 80;
const STREET_METERS = 200;
/** No house of the street this near has another: offices divide long streets among themselves. */
const OTHER_OFFICE_METERS = 300;
/** A village or quarter has the postcode of its houses within this distance of its middle. */
const PLACE_METERS = 1_500;
const MOST_HOUSES = 200;
const MOST_PARENTS = 5;
const MOST_REMEMBERED = 50_000;
/** Places that have several post offices, or could have. */
const large: ReadonlySet<string> = new Set(['city', 'town', 'borough', 'suburb']);
const OWN = postcodeSources.indexOf('own');
export const noPostcode: SourcedPostcode = { code: NONE, source: 'none' };

/** Finds the postcode of an object only if the map has it on the object, or if the houses beside it agree. */
export function openPostcodesOf(tables: Gazetteer & TextTables, finder: RowFinder): PostcodesOf {
  const { houses, streets, places, areas } = tables;
  const ofPlaces = openOfPlaces(tables, finder);
  const ofPolygon = (lat: number, lon: number): number => {
    const around = finder.areasAround(toDegrees(lat), toDegrees(lon));
    const postal = around.findLast((row) => areas.postcode[row] !== NONE && areas.level[row] === 0
      && areas.place[row] === NONE);
    return postal === undefined ? NONE : areas.postcode[postal];
  };
  const point: PostcodesOf['point'] = (place, lat, lon) => {
    const drawn = ofPolygon(lat, lon);
    const code = drawn === NONE && place !== NONE ? ofPlaces(place) : drawn;
    return code === NONE ? noPostcode : { code, source: 'place' };
  };
  const street = (row: number, place: number, lat: number, lon: number): SourcedPostcode => {
    const code = besideInStreet(tables, row, lat, lon);
    return code === NONE ? point(place, lat, lon) : { code, source: 'street' };
  };
  const place = (row: number): SourcedPostcode => {
    if (row === NONE) return noPostcode;
    const code = writtenOn(tables, row);
    return code === NONE ? point(row, places.lat[row], places.lon[row]) : { code, source: 'own' };
  };
  return {
    point,
    place,
    street: (row, lat, lon) => street(row, streets.place[row], lat, lon),
    area: (row) => {
      const code = areas.postcode[row];
      return code === NONE ? place(areas.place[row]) : { code, source: 'own' };
    },
    house: (row) => {
      if (houses.postcodeFrom[row] === OWN) return { code: houses.postcode[row], source: 'own' };
      const [lat, lon] = [houses.lat[row], houses.lon[row]];
      return houses.street[row] === NONE ? point(houses.place[row], lat, lon)
        : street(houses.street[row], houses.place[row], lat, lon);
    },
  };
}

/**
 * The postcode of the houses of the street beside a point, or on both sides of it, if the houses farther on have no
 * other; of a street without any, that of the street.
 */
function besideInStreet(tables: Gazetteer, street: number, lat: number, lon: number): number {
  const { houses, streets } = tables;
  let [nearest, nearestMeters, isKnown] = [NONE, Infinity, false];
  for (let house = streets.houses[street]; house < streets.houses[street + 1]; house++) {
    if (houses.postcodeFrom[house] !== OWN) continue;
    isKnown = true;
    const meters = distanceMeters(lat, lon, houses.lat[house], houses.lon[house]);
    if (meters > OTHER_OFFICE_METERS) continue;
    if (nearest !== NONE && houses.postcode[nearest] !== houses.postcode[house]) return NONE;
    if (meters < nearestMeters) [nearest, nearestMeters] = [house, meters];
  }
  if (!isKnown) return streets.postcode[street];
  const isBeside = nearestMeters <= BESIDE_METERS
    || (nearestMeters <= STREET_METERS && hasOtherSide(tables, street, nearest, { lat, lon }));
  return isBeside ? houses.postcode[nearest] : NONE;
}

/** Whether a house with a postcode lies beyond the point, as seen from the nearest one. */
function hasOtherSide(
  { houses, streets }: Gazetteer, street: number, nearest: number, { lat, lon }: { lat: number; lon: number },
): boolean {
  const [metersOfLat, metersOfLon] = [METERS_PER_UNIT, metersPerLonUnit(lat)];
  for (let house = streets.houses[street]; house < streets.houses[street + 1]; house++) {
    if (houses.postcodeFrom[house] !== OWN) continue;
    const along = (houses.lat[nearest] - lat) * (houses.lat[house] - lat) * metersOfLat ** 2;
    const across = (houses.lon[nearest] - lon) * (houses.lon[house] - lon) * metersOfLon ** 2;
    const meters = distanceMeters(lat, lon, houses.lat[house], houses.lon[house]);
    if (along + across < 0 && meters <= STREET_METERS) return true;
  }
  return false;
}

/** The postcode on a place or its polygon. */
function writtenOn({ areas, places }: Gazetteer, place: number): number {
  const area = places.area[place];
  return places.postcode[place] !== NONE || area === NONE ? places.postcode[place] : areas.postcode[area];
}

/** A place and the places that it is part of. */
function upFrom({ places }: Gazetteer, place: number): number[] {
  const rows: number[] = [];
  for (let row = place; row !== NONE && rows.length < MOST_PARENTS; row = places.parent[row]) rows.push(row);
  return rows;
}

/** The postcode of each small place: its own, that of the small place it is part of, or that of all its houses. */
function openOfPlaces(tables: Gazetteer & TextTables, { nearestHouses }: RowFinder): (place: number) => number {
  const { houses, places } = tables;
  const text = new TextReader(tables);
  const isSmall = (place: number): boolean => !large.has(text.string(places.kind[place]));
  const written = (place: number): number => {
    const small = upFrom(tables, place).find((row) => !isSmall(row) || writtenOn(tables, row) !== NONE);
    return small === undefined || !isSmall(small) ? NONE : writtenOn(tables, small);
  };
  const liesIn = (house: number, place: number): boolean => upFrom(tables, houses.place[house]).includes(place);
  const ofHouses = (place: number): number => {
    const reach = { radiusMeters: PLACE_METERS, limit: MOST_HOUSES };
    const near = nearestHouses(toDegrees(places.lat[place]), toDegrees(places.lon[place]), reach);
    const codes = near.flatMap(({ row }) =>
      (houses.postcodeFrom[row] === OWN && liesIn(row, place) ? houses.postcode[row] : []));
    return codes.length > 0 && codes.every((code) => code === codes[0]) ? codes[0] : NONE;
  };
  const known = new Map<number, number>();
  return (place) => {
    let code = known.get(place);
    if (code === undefined) {
      code = written(place);
      if (code === NONE && isSmall(place)) code = ofHouses(place);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(place, code);
    }
    return code;
  };
}

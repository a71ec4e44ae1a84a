import { NONE } from '../../kernel/columns.ts';
import { distanceMeters, toDegrees } from '../../kernel/geo.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { RowFinder } from '../near/rows.ts';
import { landOf, landOfPlace, openNeighbours } from './postcode-neighbours.ts';

/** Postcodes as numbers of strings, NONE where the map has none. Units of 1e-7 degree. */
export interface PostcodesOf {
  house(row: number): number;
  /** That of the street's house nearest to a point, else of the street, else of its place. */
  street(row: number, lat: number, lon: number): number;
  place(row: number): number;
  /** That of the area, else of its place, else of its middle; for a region or country of its largest settlement. */
  area(row: number): number;
  point(lat: number, lon: number): number;
}

/** The postcode of a place without one is looked up among the houses within this distance. */
const HOUSES_METERS = 3_000;
/** Numbers of houses to look at, one after the other: whole quarters have no postcode on the map. */
const HOUSES = [5, 300] as const;
const MOST_REMEMBERED = 50_000;
const REGION_LEVEL = 4;

export function openPostcodesOf(
  gazetteer: Gazetteer, { areasAround, nearestHouses, nearestPlaces }: RowFinder,
): PostcodesOf {
  const { houses, streets, places } = gazetteer;
  const ofPlaces = new Map<number, number>();
  const directOfPlaces = new Map<number, number>();

  const hereabouts = openHereabouts(gazetteer, { areasAround, nearestHouses });
  const directOfPlace = (row: number): number => remember(directOfPlaces, row, () =>
    firstOf(writtenOf(gazetteer, row), () => hereabouts(places.lat[row], places.lon[row])));
  const ofNeighbours = openNeighbours(gazetteer, nearestPlaces, directOfPlace);
  const point = (lat: number, lon: number): number => firstOf(hereabouts(lat, lon), () =>
    ofNeighbours(lat, lon, landOf(gazetteer, areasAround(toDegrees(lat), toDegrees(lon)))));
  const ofPlace = (row: number): number => (row === NONE ? NONE : remember(ofPlaces, row, () =>
    firstOf(directOfPlace(row), () => ofNeighbours(places.lat[row], places.lon[row], landOfPlace(gazetteer, row)))));
  const ofPlaceAt = (place: number, lat: number, lon: number): number =>
    (place === NONE ? point(lat, lon) : ofPlace(place));
  const ofStreet = (row: number, lat: number, lon: number): number =>
    firstOf(nearestInStreet(gazetteer, row, lat, lon), () =>
      firstOf(streets.postcode[row], () => ofPlaceAt(streets.place[row], lat, lon)));
  return {
    point,
    place: ofPlace,
    area: openOfAreas(gazetteer, ofPlace, point),
    street: ofStreet,
    house: (row) => firstOf(houses.postcode[row], () => {
      const [street, lat, lon] = [houses.street[row], houses.lat[row], houses.lon[row]];
      return street === NONE ? ofPlaceAt(houses.place[row], lat, lon) : ofStreet(street, lat, lon);
    }),
  };
}

/** The postcode of the polygon around a point, else of the houses near it. */
function openHereabouts(
  { areas, houses }: Gazetteer, { areasAround, nearestHouses }: Pick<RowFinder, 'areasAround' | 'nearestHouses'>,
): PostcodesOf['point'] {
  const polygon = (lat: number, lon: number): number => {
    const around = areasAround(toDegrees(lat), toDegrees(lon));
    const postal = around.findLast((row) => areas.postcode[row] !== NONE);
    return postal === undefined ? NONE : areas.postcode[postal];
  };
  const nearHouses = (lat: number, lon: number): number => {
    for (const limit of HOUSES) {
      const near = nearestHouses(toDegrees(lat), toDegrees(lon), { radiusMeters: HOUSES_METERS, limit });
      const found = near.find(({ row }) => houses.postcode[row] !== NONE);
      if (found) return houses.postcode[found.row];
      if (near.length < limit) break;
    }
    return NONE;
  };
  return (lat, lon) => firstOf(polygon(lat, lon), () => nearHouses(lat, lon));
}

/** The postcode on the map of a place, its polygon, or the places around it. */
function writtenOf({ areas, places }: Gazetteer, place: number): number {
  for (let row = place, steps = 0; row !== NONE && steps < 5; row = places.parent[row], steps++) {
    if (places.postcode[row] !== NONE) return places.postcode[row];
    const area = places.area[row];
    if (area !== NONE && areas.postcode[area] !== NONE) return areas.postcode[area];
  }
  return NONE;
}

/** The postcode of the street's house nearest to a point. */
function nearestInStreet({ houses, streets }: Gazetteer, street: number, lat: number, lon: number): number {
  let best = NONE;
  let least = Infinity;
  for (let house = streets.houses[street]; house < streets.houses[street + 1]; house++) {
    if (houses.postcode[house] === NONE) continue;
    const meters = distanceMeters(lat, lon, houses.lat[house], houses.lon[house]);
    if (meters < least) [best, least] = [houses.postcode[house], meters];
  }
  return best;
}

function openOfAreas(
  gazetteer: Gazetteer, ofPlace: PostcodesOf['place'], point: PostcodesOf['point'],
): PostcodesOf['area'] {
  const { areas } = gazetteer;
  const known = new Map<number, number>();
  return (row) => remember(known, row, () => {
    const isLarge = areas.level[row] > 0 && areas.level[row] <= REGION_LEVEL;
    const inMiddle = (): number => point(areas.lat[row], areas.lon[row]);
    return firstOf(areas.postcode[row], () => firstOf(ofPlace(areas.place[row]), () =>
      (isLarge ? firstOf(ofPlace(largestIn(gazetteer, row)), inMiddle) : inMiddle())));
  });
}

/** Scans all places, which happens once for each of the few regions and countries. */
function largestIn({ places, chains, chainAreas }: Gazetteer, area: number): number {
  let best = NONE;
  for (let place = 0; place < places.rows; place++) {
    if (best !== NONE && places.population[place] <= places.population[best]) continue;
    const chain = places.chain[place];
    if (chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1]).includes(area)) best = place;
  }
  return best;
}

function remember(known: Map<number, number>, row: number, work: () => number): number {
  let code = known.get(row);
  if (code === undefined) {
    code = work();
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(row, code);
  }
  return code;
}

const firstOf = (code: number, otherwise: () => number): number => (code === NONE ? otherwise() : code);

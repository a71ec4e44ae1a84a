import { NONE } from '../../kernel/columns.ts';
import type { TextReader } from '../../kernel/text.ts';
import type { Precision } from '../query/found.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { Divisions, DivisionReader } from '../gazetteer/divisions.ts';
import type { NearRow, NearStreet, RowFinder } from '../near/rows.ts';
import { borderBetween, isNowhere } from './houses.ts';
import type { Subject } from '../tell/location.ts';

/** Every precision but `point`: a bare point is the question, never an answer. */
export type Reached = Exclude<Precision, 'point'>;

/** An answer before it is put into words. */
export interface Hit {
  readonly subject: Subject;
  readonly precision: Reached;
  readonly distanceMeters: number;
  /** The point lies outside every area, and the answer lies in one. */
  readonly isBeyond?: boolean;
}

export interface Coarse {
  /** The street beside the point. */
  findStreet(lat: number, lon: number, here: Divisions, radiusMeters: number): Hit | undefined;
  /** Whether the point is on a road without houses. */
  isOnMotorway(lat: number, lon: number): boolean;
  /** The smallest named area around the point, or the nearest settlement without a border that reaches the point. */
  findArea(lat: number, lon: number, here: Divisions, radiusMeters: number): Hit | undefined;
  /** The settlement of a house, where its border is unknown: it reaches at least as far as the house. */
  findHome(house: NearRow): Hit | undefined;
  /** The country beyond the nearest border. Smaller areas are answers only for points inside them. */
  findBorder(lat: number, lon: number, radiusMeters: number): Hit | undefined;
}

const MOST_STREETS = 4;
/** A point farther from the line of a street is not on the street. */
const STREET_METERS = 150;
const ON_ROAD_METERS = 12;
const motorways = new Set(['motorway', 'trunk']);
/** The assumed reach of a settlement without a border. */
const reachMeters: Readonly<Record<string, number>> = {
  city: 12_000, town: 5_000, village: 2_500, hamlet: 1_200, allotments: 700, suburb: 1_500, borough: 3_000,
};
const LEAST_REACH_METERS = 500;
const MOST_PLACES = 6;

function openMotorways({ kind: kinds }: Gazetteer['streets'], text: TextReader): (street: number) => boolean {
  const known = new Map<number, boolean>();
  return (street) => {
    const kind = kinds[street];
    let isMotorway = known.get(kind);
    if (isMotorway === undefined) known.set(kind, (isMotorway = motorways.has(text.string(kind))));
    return isMotorway;
  };
}

export function openCoarse(tables: Gazetteer, text: TextReader, divisions: DivisionReader, rows: RowFinder): Coarse {
  const { places, streets } = tables;
  const isMotorway = openMotorways(streets, text);
  const nearPlace = (lat: number, lon: number, here: Divisions, radiusMeters: number): Hit | undefined => {
    for (const { row, distanceMeters } of rows.nearestPlaces(lat, lon, { radiusMeters, limit: MOST_PLACES })) {
      const reach = reachMeters[text.string(places.kind[row])] ?? LEAST_REACH_METERS;
      const isDrawn = places.area[row] !== NONE && divisions.isDrawn(places.area[row]);
      if (isDrawn || distanceMeters > reach) continue;
      const border = borderBetween(here, divisions.ofDrawn(places.chain[row]));
      if (border === 'heavy') continue;
      const subject: Subject = { kind: 'place', place: row, lat: places.lat[row] / 1e7, lon: places.lon[row] / 1e7 };
      const isBeyond = border !== 'none' && isNowhere(here);
      return { subject, precision: precisionOf(divisions, row), distanceMeters, isBeyond };
    }
    return undefined;
  };
  return {
    isOnMotorway: (lat, lon) => {
      const [street] = rows.nearestStreets(lat, lon, { radiusMeters: ON_ROAD_METERS, limit: 1 });
      return street !== undefined && isMotorway(street.row);
    },
    findStreet: (lat, lon, here, radiusMeters) => {
      const reach = { radiusMeters: Math.min(radiusMeters, STREET_METERS), limit: MOST_STREETS };
      for (const { row, distanceMeters, lat: spotLat, lon: spotLon } of rows.nearestStreets(lat, lon, reach)) {
        const there = distanceMeters > 0 ? divisions.of(rows.areasAround(spotLat, spotLon)) : here;
        const border = borderBetween(here, there);
        if (border === 'heavy') continue;
        const subject: Subject = { kind: 'street', street: row, lat: spotLat, lon: spotLon };
        return { subject, precision: 'street', distanceMeters, isBeyond: border !== 'none' && isNowhere(here) };
      }
      return undefined;
    },
    findHome: (house) => homeOf(tables, divisions, house),
    findBorder: (lat, lon, radiusMeters) => {
      const [border] = rows.nearestBorders(lat, lon, { radiusMeters, limit: 1 });
      return border && beyondBorder(border);
    },
    findArea: (lat, lon, here, radiusMeters) => insideFirst(tables, lat, lon, innerAreas(places, here))
      ?? nearPlace(lat, lon, here, radiusMeters) ?? insideFirst(tables, lat, lon, outerAreas(here)),
  };
}

type AreaAs = readonly [area: number, precision: Reached];

/** Areas up to the city around a point, the smallest first; NONE for missing ones. */
function innerAreas({ area }: Gazetteer['places'], here: Divisions): readonly AreaAs[] {
  const drawn = (place: number): number => (place === NONE ? NONE : area[place]);
  return [
    [here.quarter, 'place'], [drawn(here.settlement), 'settlement'], [here.suburb, 'place'],
    [here.district, 'district'], [drawn(here.city), 'city'],
  ];
}

const outerAreas = (here: Divisions): readonly AreaAs[] => [
  [here.municipality, 'district'], [here.area, 'district'], [here.region, 'region'], [here.country, 'country'],
];

/** The first area of a list that is not missing; all of them contain the point. */
function insideFirst({ areas }: Gazetteer, lat: number, lon: number, list: readonly AreaAs[]): Hit | undefined {
  for (const [area, precision] of list) {
    if (area === NONE) continue;
    const place = areas.place[area];
    const subject: Subject = place === NONE || precision === 'district' || precision === 'region'
      ? { kind: 'area', area, lat, lon } : { kind: 'place', place, lat, lon };
    return { subject, precision, distanceMeters: 0 };
  }
  return undefined;
}

function homeOf(
  { houses, places }: Gazetteer, divisions: DivisionReader, { row, distanceMeters }: NearRow,
): Hit | undefined {
  const place = houses.place[row] === NONE ? NONE : divisions.settlementOf(houses.place[row]);
  if (place === NONE || (places.area[place] !== NONE && divisions.isDrawn(places.area[place]))) return undefined;
  const subject: Subject = { kind: 'place', place, lat: houses.lat[row] / 1e7, lon: houses.lon[row] / 1e7 };
  return { subject, precision: precisionOf(divisions, place), distanceMeters };
}

function beyondBorder({ row, lat, lon, distanceMeters }: NearStreet): Hit {
  return { subject: { kind: 'area', area: row, lat, lon }, precision: 'country', distanceMeters, isBeyond: true };
}

const precisionOf = (divisions: DivisionReader, place: number): Reached => {
  const found = divisions.classOf(place);
  return found === 'city' ? 'city' : found === 'village' ? 'settlement' : 'place';
};

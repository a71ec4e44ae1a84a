import { NONE } from '../../kernel/columns.ts';
import { toUnits } from '../../kernel/geo.ts';
import { soleCountry } from '../gazetteer/country-of.ts';
import type { Found } from '../query/found.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { Divisions, DivisionReader } from '../gazetteer/divisions.ts';
import type { RowFinder } from '../near/rows.ts';

/** What an address is composed for: rows as a search finds them. */
export type Subject = Pick<Found, 'kind' | 'lat' | 'lon'> &
  Partial<Pick<Found, 'house' | 'street' | 'otherStreet' | 'place' | 'area' | 'poi' | 'postcode' | 'alongMeters'>> &
  Partial<Pick<Found, 'askedHouse' | 'precision'>>;

/** All rows that the address of a subject is made of, NONE for those it lacks. Units of 1e-7 degree. */
export interface Location extends Divisions {
  readonly lat: number;
  readonly lon: number;
  readonly house: number;
  readonly street: number;
  readonly poi: number;
  /** The part of a settlement that the subject names or is: quarter, micro-district, gardeners' partnership. */
  part: number;
}

export interface Locations {
  /** With `here`, region, area, city and district are taken from it, whatever the subject lies in. */
  of(subject: Subject, here?: Divisions): Location;
}

interface Rows {
  readonly house: number;
  readonly street: number;
  /** The place of the subject: the place itself, or that of the house, street or POI. */
  readonly place: number;
  readonly poi: number;
  readonly chain: number;
}

export function openLocations(tables: Gazetteer, divisions: DivisionReader, { areasAround }: RowFinder): Locations {
  const sole = soleCountry(tables);
  const soleCode = sole === NONE ? '' : divisions.of([sole]).code;
  const at = (subject: Subject, chain: number): Divisions => {
    const drawn = divisions.of(areasAround(subject.lat, subject.lon));
    return chain === NONE ? drawn : fill(drawn, divisions.of(divisions.undrawnOf(chain)));
  };
  return {
    of: (subject, here) => {
      const rows = rowsOf(tables, subject);
      const isHouse = rows.house !== NONE;
      const isMovable = !isHouse && (subject.kind !== 'place' || rows.chain === NONE);
      const found = here ? fill({ ...here }, rows.chain === NONE ? here : divisions.of(divisions.undrawnOf(rows.chain)))
        : subject.kind === 'area' && subject.area !== undefined
          ? divisionsOfArea(tables, divisions, areasAround, subject.area)
          : isMovable ? at(subject, rows.chain) : { ...divisions.ofChain(rows.chain) };
      const location: Location = {
        ...found, house: rows.house, street: rows.street, poi: rows.poi, part: NONE,
        lat: toUnits(subject.lat), lon: toUnits(subject.lon),
      };
      if (location.country === NONE) [location.country, location.code] = [sole, soleCode];
      settle(tables, divisions, location, rows.place, here !== undefined);
      if (subject.kind === 'place') coarsen(location, divisions, rows.place);
      return location;
    },
  };
}

function rowsOf({ areas, houses, streets, places, pois }: Gazetteer, subject: Subject): Rows {
  const { kind, poi = NONE, place = NONE } = subject;
  const house = subject.house ?? (poi === NONE ? NONE : pois.house[poi]);
  if (house !== NONE) {
    const chain = poi === NONE ? houses.chain[house] : pois.chain[poi];
    return { house, street: houses.street[house], place: houses.place[house], poi, chain };
  }
  if (poi !== NONE) {
    return { house, street: pois.street[poi], place: pois.place[poi], poi, chain: pois.chain[poi] };
  }
  if (kind === 'area' && subject.area !== undefined) {
    return { house, street: NONE, place: areas.place[subject.area], poi, chain: NONE };
  }
  const street = kind === 'place' ? NONE : (subject.street ?? NONE);
  if (street !== NONE) {
    return { house, street, place: place === NONE ? streets.place[street] : place, poi, chain: streets.chain[street] };
  }
  return { house, street, place, poi, chain: place === NONE ? NONE : places.chain[place] };
}

/** Completes the divisions drawn at a point with those that addresses or the operator mention. */
function fill(drawn: Divisions, mentioned: Divisions): Divisions {
  if (drawn.country === NONE) [drawn.country, drawn.code] = [mentioned.country, drawn.code || mentioned.code];
  if (drawn.region === NONE) drawn.region = mentioned.region;
  if (drawn.area === NONE && drawn.city === NONE) drawn.area = mentioned.area;
  return drawn;
}

/** The divisions of an area: itself and the areas around it. */
function divisionsOfArea(
  { areas }: Gazetteer, divisions: DivisionReader, areasAround: RowFinder['areasAround'], area: number,
): Divisions {
  if (!divisions.isDrawn(area)) return { ...divisions.of([area]) };
  const around = areasAround(areas.lat[area] / 1e7, areas.lon[area] / 1e7)
    .filter((row) => areas.squareMeters[row] > areas.squareMeters[area] ||
      (areas.squareMeters[row] === areas.squareMeters[area] && areas.level[row] < areas.level[area]));
  return divisions.of([...around, area]);
}

function settle(
  { places }: Gazetteer, divisions: DivisionReader, location: Location, place: number, isHere: boolean,
): void {
  if (place === NONE) return;
  const home = divisions.settlementOf(place);
  if (home !== place) location.part = place;
  if (home === NONE || home === location.city) return;
  const isCity = divisions.classOf(home) === 'city';
  // A point outside the known border of a town is not in the town.
  const isOutside = isHere && isCity && places.area[home] !== NONE && location.settlement !== home;
  if (isOutside) return;
  if (isCity && location.city === NONE) location.city = home;
  else location.settlement = home;
}

/** Removes the parts around the middle of a settlement: a whole settlement lies in none of its parts. */
function coarsen(location: Location, divisions: DivisionReader, place: number): void {
  if (divisions.settlementOf(place) !== place) return;
  location.quarter = NONE;
  location.suburb = NONE;
  if (location.city === place) [location.district, location.settlement, location.municipality] = [NONE, NONE, NONE];
}

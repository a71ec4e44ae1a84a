import { NONE } from '../../kernel/columns.ts';
import { toUnits } from '../../kernel/geo.ts';
import { soleCountry } from '../gazetteer/country-of.ts';
import type { Found } from '../query/found.ts';
import type { Gazetteer } from '../gazetteer/schema.ts';
import type { Divisions, DivisionReader } from '../gazetteer/divisions.ts';
import type { RowFinder } from '../near/rows.ts';

/** What is to be worded: rows as a search finds them. */
export type Subject = Pick<Found, 'kind' | 'lat' | 'lon'> &
  Partial<Pick<Found, 'house' | 'street' | 'otherStreet' | 'place' | 'area' | 'poi' | 'postcode' | 'alongMeters'>> &
  Partial<Pick<Found, 'askedHouse' | 'precision'>>;

/** Where a subject stands: all rows that its address is made of, NONE where it has none. Units of 1e-7 degree. */
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
  /** With `here`: region, area, city and district are those of that ground, whatever the subject's own is. */
  of(subject: Subject, here?: Divisions): Location;
}

interface Rows {
  readonly house: number;
  readonly street: number;
  readonly own: number;
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
      settle(tables, divisions, location, rows.own, here !== undefined);
      if (subject.kind === 'place') coarsen(location, divisions, rows.own);
      return location;
    },
  };
}

function rowsOf({ areas, houses, streets, places, pois }: Gazetteer, subject: Subject): Rows {
  const { kind, poi = NONE, place = NONE } = subject;
  const house = subject.house ?? (poi === NONE ? NONE : pois.house[poi]);
  if (house !== NONE) {
    const chain = poi === NONE ? houses.chain[house] : pois.chain[poi];
    return { house, street: houses.street[house], own: houses.place[house], poi, chain };
  }
  if (poi !== NONE) {
    return { house, street: pois.street[poi], own: pois.place[poi], poi, chain: pois.chain[poi] };
  }
  if (kind === 'area' && subject.area !== undefined) {
    return { house, street: NONE, own: areas.place[subject.area], poi, chain: NONE };
  }
  const street = kind === 'place' ? NONE : (subject.street ?? NONE);
  if (street !== NONE) {
    const own = place === NONE ? streets.place[street] : place;
    return { house, street, own, poi, chain: streets.chain[street] };
  }
  return { house, street, own: place, poi, chain: place === NONE ? NONE : places.chain[place] };
}

/** What is not drawn at the point itself, others may say. */
function fill(ground: Divisions, spoken: Divisions): Divisions {
  if (ground.country === NONE) [ground.country, ground.code] = [spoken.country, ground.code || spoken.code];
  if (ground.region === NONE) ground.region = spoken.region;
  if (ground.area === NONE && ground.city === NONE) ground.area = spoken.area;
  return ground;
}

/** The ground of a polygon itself: it and what is around it. */
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
  { places }: Gazetteer, divisions: DivisionReader, location: Location, own: number, isHere: boolean,
): void {
  if (own === NONE) return;
  const home = divisions.settlementOf(own);
  if (home !== own) location.part = own;
  if (home === NONE || home === location.city) return;
  const isCity = divisions.classOf(home) === 'city';
  // A town's ground is known and the point asked lies outside: it is not in the town.
  const isElsewhere = isHere && isCity && places.area[home] !== NONE && location.settlement !== home;
  if (isElsewhere) return;
  if (isCity && location.city === NONE) location.city = home;
  else location.settlement = home;
}

/** A whole settlement is in no part of itself, though its middle is. */
function coarsen(location: Location, divisions: DivisionReader, place: number): void {
  if (divisions.settlementOf(place) !== place) return;
  location.quarter = NONE;
  location.suburb = NONE;
  if (location.city === place) [location.district, location.settlement, location.municipality] = [NONE, NONE, NONE];
}

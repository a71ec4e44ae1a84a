import { NONE } from '../../kernel/columns.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { roleOfLevel } from './admin-levels.ts';
import { findCountryCode } from '../../kernel/country-names.ts';
import type { Gazetteer } from './schema.ts';

/**
 * The divisions that an address at a point names. `city` and `settlement` are rows of places, all others rows of areas;
 * NONE if there is none.
 */
export interface Divisions {
  /** ISO code of the country, empty if unknown. */
  code: string;
  country: number;
  region: number;
  area: number;
  /** A rural municipality: поселение, сельсовет. None around cities. */
  municipality: number;
  /** A district of a city. */
  district: number;
  suburb: number;
  quarter: number;
  city: number;
  settlement: number;
}

/** A place is a settlement, great (city) or small (village), or a part of one. */
export type PlaceClass = 'city' | 'village' | 'suburb' | 'part';

const classes: Readonly<Record<string, PlaceClass>> = {
  city: 'city', town: 'city', village: 'village', hamlet: 'village', isolated_dwelling: 'village', farm: 'village',
  borough: 'suburb', suburb: 'suburb',
};

const classOfKind = (kind: string): PlaceClass => (Object.hasOwn(classes, kind) ? classes[kind] : 'part');

export interface DivisionReader {
  /** Sorts areas around one point, given largest first, into divisions. */
  of(areas: ArrayLike<number>): Divisions;
  /** The same for a chain of the gazetteer; cached. */
  ofChain(chain: number): Divisions;
  /** The same for the areas of a chain that have a polygon; cached. */
  ofDrawn(chain: number): Divisions;
  /** Areas of a chain without a polygon, known from addresses or the operator; cached. */
  undrawnOf(chain: number): readonly number[];
  /** Whether the area has a polygon. */
  isDrawn(area: number): boolean;
  classOf(place: number): PlaceClass;
  /** The settlement that a place is or belongs to, or NONE. */
  settlementOf(place: number): number;
}

/** A country has many chains, but neighbours share theirs. */
const MOST_CACHED = 50_000;

export function openDivisions(tables: Gazetteer & TextTables, text = new TextReader(tables)): DivisionReader {
  const { areas, places, chains, chainAreas } = tables;
  const kindClasses = new Map<number, PlaceClass>();
  const classOf = (place: number): PlaceClass => {
    const kind = places.kind[place];
    let placeClass = kindClasses.get(kind);
    if (placeClass === undefined) kindClasses.set(kind, (placeClass = classOfKind(text.string(kind))));
    return placeClass;
  };
  const isDrawn = (area: number): boolean => areas.rings[area] < areas.rings[area + 1];
  const of = openResolver(tables, text, { classOf, isDrawn });
  const areasOf = (chain: number) => chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1]);
  return {
    of, classOf, isDrawn,
    ofChain: cached((chain) => of(areasOf(chain))),
    ofDrawn: cached((chain) => of(areasOf(chain).filter(isDrawn))),
    undrawnOf: cached((chain) => [...areasOf(chain)].filter((area) => !isDrawn(area))),
    settlementOf: (place) => {
      for (let row = place, steps = 0; row !== NONE && steps < 6; row = places.parent[row], steps++) {
        const placeClass = classOf(row);
        if (placeClass === 'city' || placeClass === 'village') return row;
      }
      return NONE;
    },
  };
}

function cached<T>(compute: (row: number) => T): (row: number) => T {
  const known = new Map<number, T>();
  return (row) => {
    let value = known.get(row);
    if (value === undefined) {
      if (known.size >= MOST_CACHED) known.clear();
      known.set(row, (value = compute(row)));
    }
    return value;
  };
}

interface Facts {
  classOf(place: number): PlaceClass;
  isDrawn(area: number): boolean;
}

function openResolver(tables: Gazetteer & TextTables, text: TextReader, { classOf, isDrawn }: Facts) {
  const { areas } = tables;
  const { squareMeters } = areas;
  const codeOf = cached((area) => readCode(tables, text, area));
  const isOkrug = cached((area) => /административный округ/iu.test(text.tags(areas.names[area]).name ?? ''));
  /** `cityArea`: the polygon of the surrounding city, among the areas before this one. */
  const setDistrict = (
    divisions: Divisions, row: number, role: 'area' | 'municipality' | 'district', cityArea: number,
  ): void => {
    const liesInCity = cityArea !== NONE && isDrawn(row) && squareMeters[row] < squareMeters[cityArea];
    if (liesInCity && role !== 'district' && isOkrug(row)) divisions.area = row;
    else setFirst(divisions, liesInCity ? 'district' : role, row);
  };
  return (rows: ArrayLike<number>): Divisions => {
    const divisions = noDivisions();
    let cityArea = NONE;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i];
      const role = areas.level[row] === 0 ? undefined : roleOfLevel(divisions.code, areas.level[row]);
      const place = areas.place[row];
      const placeClass = place === NONE ? undefined : classOf(place);
      if (role === 'country' && divisions.country === NONE) [divisions.country, divisions.code] = [row, codeOf(row)];
      if (role === 'region' && divisions.region === NONE) divisions.region = row;
      if (placeClass === 'city' && divisions.city === NONE) [divisions.city, cityArea] = [place, row];
      else if (placeClass === 'city' || placeClass === 'village') divisions.settlement = place;
      else if (role === undefined || role === 'quarter') setQuarter(divisions, row, placeClass, role);
      else if (role !== 'country' && role !== 'region') setDistrict(divisions, row, role, cityArea);
    }
    return divisions;
  };
}

/** Sets the suburb or quarter; the polygon of a postcode is neither, having no level and no place. */
function setQuarter(divisions: Divisions, row: number, placeClass?: PlaceClass, role?: 'quarter'): void {
  if (placeClass === 'suburb') divisions.suburb = row;
  else if (placeClass !== undefined || role === 'quarter') divisions.quarter = row;
}

function setFirst(divisions: Divisions, slot: 'area' | 'municipality' | 'district', row: number): void {
  if (divisions[slot] === NONE) divisions[slot] = row;
}

const noDivisions = (): Divisions => ({
  code: '', country: NONE, region: NONE, area: NONE, municipality: NONE, district: NONE, suburb: NONE, quarter: NONE,
  city: NONE, settlement: NONE,
});

function readCode({ areas }: Gazetteer, text: TextReader, area: number): string {
  const written = text.maybeString(areas.country[area])?.toUpperCase();
  if (written && /^[A-Z]{2}$/u.test(written)) return written;
  const { name } = text.tags(areas.names[area]);
  return (name === undefined ? undefined : findCountryCode(name)) ?? '';
}

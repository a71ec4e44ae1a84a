import { NONE } from '../../kernel/columns.ts';
import { TextReader, type TextTables } from '../../kernel/text.ts';
import { roleOfLevel } from './admin-levels.ts';
import { findCountryCode } from '../../kernel/country-names.ts';
import type { Gazetteer } from './schema.ts';

/** What stands for what at a point: rows of areas; `city` and `settlement` are rows of places. NONE where missing. */
export interface Ground {
  /** ISO code, empty where unknown. */
  code: string;
  country: number;
  region: number;
  area: number;
  /** A rural municipality: поселение, сельсовет. Not around cities. */
  municipality: number;
  /** Of a city. */
  district: number;
  suburb: number;
  quarter: number;
  city: number;
  settlement: number;
}

/** What a place is: a settlement that stands for itself, great or small, or a part of one. */
export type PlaceClass = 'city' | 'village' | 'suburb' | 'part';

const classes: Readonly<Record<string, PlaceClass>> = {
  city: 'city', town: 'city', village: 'village', hamlet: 'village', isolated_dwelling: 'village', farm: 'village',
  borough: 'suburb', suburb: 'suburb',
};

const classOfKind = (kind: string): PlaceClass => (Object.hasOwn(classes, kind) ? classes[kind] : 'part');

export interface Grounds {
  /** Of areas around one point, largest first. */
  of(areas: ArrayLike<number>): Ground;
  /** Of a chain of the gazetteer; remembered. */
  ofChain(chain: number): Ground;
  /** Of only those areas of a chain that have a polygon; remembered. */
  ofDrawn(chain: number): Ground;
  /** The areas of a chain that have no polygon: what addresses or the operator say. */
  spokenOf(chain: number): readonly number[];
  isDrawn(area: number): boolean;
  classOf(place: number): PlaceClass;
  /** The settlement a place is or belongs to, or NONE. */
  settlementOf(place: number): number;
}

/** Chains in a country are many, but neighbours share theirs. */
const MOST_REMEMBERED = 50_000;

export function openGrounds(tables: Gazetteer & TextTables, text = new TextReader(tables)): Grounds {
  const { areas, places, chains, chainAreas } = tables;
  const kindClasses = new Map<number, PlaceClass>();
  const classOf = (place: number): PlaceClass => {
    const kind = places.kind[place];
    let found = kindClasses.get(kind);
    if (found === undefined) kindClasses.set(kind, (found = classOfKind(text.string(kind))));
    return found;
  };
  const isDrawn = (area: number): boolean => areas.rings[area] < areas.rings[area + 1];
  const of = resolver(tables, text, { classOf, isDrawn });
  const areasOf = (chain: number) => chainAreas.area.subarray(chains.areas[chain], chains.areas[chain + 1]);
  return {
    of, classOf, isDrawn,
    ofChain: remembering((chain) => of(areasOf(chain))),
    ofDrawn: remembering((chain) => of(areasOf(chain).filter(isDrawn))),
    spokenOf: remembering((chain) => [...areasOf(chain)].filter((area) => !isDrawn(area))),
    settlementOf: (place) => {
      for (let row = place, steps = 0; row !== NONE && steps < 6; row = places.parent[row], steps++) {
        const found = classOf(row);
        if (found === 'city' || found === 'village') return row;
      }
      return NONE;
    },
  };
}

function remembering<T>(compute: (chain: number) => T): (chain: number) => T {
  const known = new Map<number, T>();
  return (chain) => {
    let value = known.get(chain);
    if (value === undefined) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(chain, (value = compute(chain)));
    }
    return value;
  };
}

interface Facts {
  classOf(place: number): PlaceClass;
  isDrawn(area: number): boolean;
}

function resolver(tables: Gazetteer & TextTables, text: TextReader, { classOf, isDrawn }: Facts) {
  const { areas } = tables;
  const { squareMeters } = areas;
  const codes = new Map<number, string>();
  const codeOf = (area: number): string => {
    let code = codes.get(area);
    if (code === undefined) codes.set(area, (code = readCode(tables, text, area)));
    return code;
  };
  const okrugs = new Map<number, boolean>();
  const isOkrug = (area: number): boolean => {
    let is = okrugs.get(area);
    if (is === undefined) {
      is = /административный округ/iu.test(text.tags(areas.names[area]).name ?? '');
      if (okrugs.size < MOST_REMEMBERED) okrugs.set(area, is);
    }
    return is;
  };
  return (rows: ArrayLike<number>): Ground => {
    const ground = emptyGround();
    let cityGround = NONE;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i];
      const role = areas.level[row] === 0 ? undefined : roleOfLevel(ground.code, areas.level[row]);
      const place = areas.place[row];
      const placeClass = place === NONE ? undefined : classOf(place);
      if (role === 'country' && ground.country === NONE) [ground.country, ground.code] = [row, codeOf(row)];
      if (role === 'region' && ground.region === NONE) ground.region = row;
      if (placeClass === 'city' && ground.city === NONE) [ground.city, cityGround] = [place, row];
      else if (placeClass === 'city' || placeClass === 'village') ground.settlement = place;
      else if (role === undefined || role === 'quarter') {
        // Ground of a postal code has neither a level nor a place.
        if (placeClass === 'suburb') ground.suburb = row;
        else if (placeClass !== undefined || role === 'quarter') ground.quarter = row;
      } else if (role !== 'country' && role !== 'region') {
        const isInCity = cityGround !== NONE && isDrawn(row) && squareMeters[row] < squareMeters[cityGround];
        if (isInCity && role !== 'district' && isOkrug(row)) ground.area = row;
        else if (isInCity || role === 'district') first(ground, 'district', row);
        else first(ground, role, row);
      }
    }
    return ground;
  };
}

function first(ground: Ground, slot: 'area' | 'municipality' | 'district', row: number): void {
  if (ground[slot] === NONE) ground[slot] = row;
}

const emptyGround = (): Ground => ({
  code: '', country: NONE, region: NONE, area: NONE, municipality: NONE, district: NONE, suburb: NONE, quarter: NONE,
  city: NONE, settlement: NONE,
});

function readCode({ areas }: Gazetteer, text: TextReader, area: number): string {
  const written = text.maybeString(areas.country[area])?.toUpperCase();
  if (written && /^[A-Z]{2}$/u.test(written)) return written;
  const { name } = text.tags(areas.names[area]);
  return (name === undefined ? undefined : findCountryCode(name)) ?? '';
}

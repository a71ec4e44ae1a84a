import { NONE } from '../../kernel/columns.ts';
import type { TextTables } from '../../kernel/text.ts';
import type { Gazetteer } from './schema.ts';
import { openDivisions } from './divisions.ts';

/** Finds the ISO code of the country that something lies in; empty if unknown. */
export interface Countries {
  ofChain(chain: number): string;
  ofArea(area: number): string;
  /** `code`: the string number of the postcode. */
  ofPostcode(code: number): string;
}

export function openCountries(tables: Gazetteer & TextTables): Countries {
  const { of, ofChain } = openDivisions(tables);
  const sole = soleCountry(tables);
  const whole = sole === NONE ? '' : of([sole]).code;
  const codeOf = (chain: number): string => ofChain(chain).code || whole;
  let areas: readonly string[] | undefined;
  let postcodes: ReadonlyMap<number, string> | undefined;
  return {
    ofChain: codeOf,
    ofArea: (area) => (areas ??= codesOfAreas(tables, codeOf))[area] || whole,
    ofPostcode: (code) => (postcodes ??= codesOfPostcodes(tables, codeOf)).get(code) || whole,
  };
}

/** The country that the whole map lies in: its only one, if drawn without a border; else NONE. */
export function soleCountry({ areas }: Gazetteer): number {
  let sole = NONE;
  for (let area = 0; area < areas.rows; area++) {
    if (areas.level[area] !== COUNTRY_LEVEL) continue;
    if (sole !== NONE || areas.rings[area] < areas.rings[area + 1]) return NONE;
    sole = area;
  }
  return sole;
}

const COUNTRY_LEVEL = 2;

/** Gives each area the country of a chain that it is part of. */
function codesOfAreas({ areas, chains, chainAreas }: Gazetteer, codeOf: (chain: number) => string): string[] {
  const codes = Array.from({ length: areas.rows }, () => '');
  for (let chain = 0; chain < chains.rows; chain++) {
    const code = codeOf(chain);
    for (let i = chains.areas[chain]; code !== '' && i < chains.areas[chain + 1]; i++) {
      codes[chainAreas.area[i]] ||= code;
    }
  }
  return codes;
}

/** Gives each postcode the country of the first row that uses it. */
function codesOfPostcodes(
  { houses, streets, places }: Gazetteer, codeOf: (chain: number) => string,
): ReadonlyMap<number, string> {
  const codes = new Map<number, string>();
  for (const { rows, postcode, chain } of [places, streets, houses]) {
    for (let row = 0; row < rows; row++) {
      if (postcode[row] !== NONE && !codes.has(postcode[row])) codes.set(postcode[row], codeOf(chain[row]));
    }
  }
  return codes;
}

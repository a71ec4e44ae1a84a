import { NONE } from '../../kernel/columns.ts';
import { findCountryCode } from '../../kernel/country-names.ts';
import type { AreasAt } from './area-index.ts';
import type { Area } from './areas.ts';
import type { Candidates } from './house-candidates.ts';
import type { Source } from './source.ts';

/** The country of a point outside every border of the map, in 1e-7 degree; undefined where nothing shows it. */
export type CountryAt = (lat: number, lon: number) => string | undefined;

/** A country named by a smaller share of the addresses is a slip of a mapper. */
const SLIP_SHARE = 0.1;
/** Half a degree. */
const CELL_UNITS = 5_000_000;
/** The share of named objects that have a name in the country's own language. */
const LANGUAGE_SHARE = 0.05;
const languages: Readonly<Record<string, string>> = {
  kk: 'KZ', be: 'BY', uk: 'UA', uz: 'UZ', ky: 'KG', tg: 'TJ', tk: 'TM', az: 'AZ', hy: 'AM', ka: 'GE', ro: 'MD',
};

/**
 * One country for the whole of a map without borders, so that all answers of a city agree: the one its addresses name,
 * or else that of its names' language, or of its postcodes. Where addresses name several, the neighbours decide.
 */
export function findCountries(
  source: Source, { table }: Candidates, areas: readonly Area[], areasAt: AreasAt,
): CountryAt {
  const isDrawn = areas.some(({ level, kind, rings }) => level === 2 && kind === 'administrative' && rings.length > 0);
  const { columns } = table;
  const cells = new Map<string, Map<string, number>>();
  const sum = new Map<string, number>();
  for (let row = 0; row < table.rows; row++) {
    const code = countryOfSet(source, columns.admin.at(row));
    if (code === undefined) continue;
    const [lat, lon] = [columns.lat.at(row), columns.lon.at(row)];
    if (isDrawn && areasAt(lat, lon).areas.some((area) => areas[area].level === 2)) continue;
    const cell = cellOf(lat, lon);
    if (!cells.has(cell)) cells.set(cell, new Map());
    count(cells.get(cell)!, code);
    count(sum, code);
  }
  const all = [...sum.values()].reduce((total, votes) => total + votes, 0);
  const codes = new Set([...sum].flatMap(([code, votes]) => (votes >= all * SLIP_SHARE ? [code] : [])));
  // Beyond a border of the map only the addresses there show the country.
  const whole = codes.size > 1 ? undefined : ([...codes][0] ?? (isDrawn ? undefined : countryOfTexts(source, table)));
  if (codes.size < 2) return () => whole;
  return nearest(cells, codes);
}

const cellOf = (lat: number, lon: number): string => `${Math.floor(lat / CELL_UNITS)} ${Math.floor(lon / CELL_UNITS)}`;

const count = (votes: Map<string, number>, code: string): void => void votes.set(code, (votes.get(code) ?? 0) + 1);

const most = (votes: Iterable<readonly [string, number]>): string | undefined =>
  [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];

function nearest(cells: ReadonlyMap<string, ReadonlyMap<string, number>>, codes: ReadonlySet<string>): CountryAt {
  const cellCodes = [...cells].flatMap(([cell, votes]) => {
    const code = most([...votes].filter(([named]) => codes.has(named)));
    const [row, column] = cell.split(' ').map(Number);
    return code === undefined ? [] : [{ row, column, code }];
  });
  const known = new Map<string, string>();
  return (lat, lon) => {
    const cell = cellOf(lat, lon);
    let code = known.get(cell);
    if (code === undefined) {
      const [row, column] = cell.split(' ').map(Number);
      const away = (cell: (typeof cellCodes)[number]): number =>
        (cell.row - row) ** 2 + ((cell.column - column) / 2) ** 2;
      code = cellCodes.reduce((best, next) => (away(next) < away(best) ? next : best)).code;
      known.set(cell, code);
    }
    return code;
  };
}

function countryOfSet({ extract: { text } }: Source, set: number): string | undefined {
  if (set === NONE) return undefined;
  const [key, tags] = [text.find('addr:country'), text.tagSets[set]];
  for (let i = 0; i < tags.length; i += 2) {
    if (tags[i] === key) return findCountryCode(text.strings[tags[i + 1]].trim());
  }
  return undefined;
}

/** By the languages of names, else by the form of postcodes. */
function countryOfTexts({ extract }: Source, { columns, rows }: Candidates['table']): string | undefined {
  const { points, ways, relations, text } = extract;
  const name = text.find('name');
  const keys = Object.entries(languages).flatMap(([tongue, code]) => {
    const key = text.find(`name:${tongue}`);
    return key === undefined ? [] : [[key, code] as const];
  });
  const votes = new Map<string, number>();
  let named = 0;
  for (const objects of [points, ways, relations]) {
    for (let row = 0; name !== undefined && row < objects.rows; row++) {
      if (objects.tag(row, name) < 0) continue;
      named++;
      for (const [key, code] of keys) if (objects.tag(row, key) === objects.tag(row, name)) count(votes, code);
    }
  }
  const own = most([...votes].filter(([, number]) => number >= named * LANGUAGE_SHARE));
  if (own !== undefined) return own;
  const forms = new Map<string, number>();
  for (let row = 0; row < rows; row++) {
    const string = columns.postcode.at(row);
    const code = string === NONE ? undefined : countryOfPostcode(text.strings[string]);
    if (code !== undefined) count(forms, code);
  }
  return most(forms);
}

/** First digits that no postcode of Russia has; any other six digits may be Russian. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^0\d{5}$|^[A-Z]\d{2}[A-Z]\d[A-Z]\d$/u, 'KZ'], [/^7[12]\d{4}$/u, 'KG'], [/^73\d{4}$/u, 'TJ'],
  [/^74\d{4}$/u, 'TM'], [/^[1-6]\d{5}$/u, 'RU'], [/^AZ ?\d{4}$/u, 'AZ'], [/^MD-?\d{4}$/u, 'MD'],
];

const countryOfPostcode = (code: string): string | undefined => forms.find(([form]) => form.test(code))?.[1];

import { NONE } from '../../kernel/columns.ts';
import { findCountryCode } from '../../kernel/country-names.ts';
import type { AreasAt } from './area-index.ts';
import type { Area } from './areas.ts';
import type { Candidates } from './house-candidates.ts';
import type { TaggedObjects } from '../extract.ts';
import type { Pieces } from './pieces.ts';
import type { Source } from './source.ts';

/** The country of a point outside every border of the map, in 1e-7 degree; undefined if nothing shows it. */
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

interface Ground {
  readonly areas: readonly Area[];
  readonly areasAt: AreasAt;
  readonly pieces: Pieces;
}

/**
 * One country for each piece of a map without borders, so that all answers of a city agree: the country that its
 * addresses name, else that of its names' language, else that of its postcodes. If addresses name several, the
 * neighbours decide. A piece that shows none gets the country of the others if they agree: a village without postcodes
 * between two towns.
 */
export function findCountries(source: Source, candidates: Candidates, { areas, areasAt, pieces }: Ground): CountryAt {
  const isCountry = ({ level, kind }: Area): boolean => level === 2 && kind === 'administrative';
  const isDrawn = areas.some((area) => isCountry(area) && area.rings.length > 0);
  const borderHolds = (lat: number, lon: number): boolean =>
    isDrawn && areasAt(lat, lon).areas.some((area) => areas[area].level === 2);
  const votes = votesOfAddresses(source, candidates, pieces, borderHolds);
  // Beyond a border of the map only the addresses there show the country.
  const ofTexts = isDrawn ? [] : countriesOfTexts(source, candidates, pieces);
  const known = pieces.boxes.map((_, piece) => countriesOfVotes(votes[piece]) ?? sole(ofTexts[piece]));
  const codes = new Set(known.flatMap((countries) => countries?.codes ?? []));
  const common = codes.size === 1 ? [...codes][0] : undefined;
  return (lat, lon) => {
    const countries = known[pieces.at(lat, lon)];
    return countries ? countries.at(lat, lon) : common;
  };
}

/** The countries that a piece of the map shows, and the country that a point of it is in. */
interface Countries {
  readonly codes: readonly string[];
  readonly at: CountryAt;
}

const sole = (code: string | undefined): Countries | undefined =>
  code === undefined ? undefined : { codes: [code], at: () => code };

interface Votes {
  readonly sum: Map<string, number>;
  readonly cells: Map<string, Map<string, number>>;
}

/** The number of addresses of each piece that name each country, in all and by cell. */
function votesOfAddresses(
  source: Source, { table: { columns, rows } }: Candidates, pieces: Pieces,
  borderHolds: (lat: number, lon: number) => boolean,
): Votes[] {
  const votes = pieces.boxes.map((): Votes => ({ sum: new Map(), cells: new Map() }));
  for (let row = 0; row < rows; row++) {
    const code = countryOfSet(source, columns.admin.at(row));
    if (code === undefined) continue;
    const [lat, lon] = [columns.lat.at(row), columns.lon.at(row)];
    if (borderHolds(lat, lon)) continue;
    const { sum, cells } = votes[pieces.at(lat, lon)];
    const cell = cellOf(lat, lon);
    if (!cells.has(cell)) cells.set(cell, new Map());
    count(cells.get(cell)!, code);
    count(sum, code);
  }
  return votes;
}

function countriesOfVotes({ sum, cells }: Votes): Countries | undefined {
  const all = [...sum.values()].reduce((total, votes) => total + votes, 0);
  const codes = new Set([...sum].flatMap(([code, votes]) => (votes >= all * SLIP_SHARE ? [code] : [])));
  return codes.size < 2 ? sole([...codes][0]) : { codes: [...codes], at: nearest(cells, codes) };
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

/** The country of each piece by the languages of its names, else by the form of its postcodes. */
function countriesOfTexts(
  source: Source, { table: { columns, rows } }: Candidates, pieces: Pieces,
): (string | undefined)[] {
  const named = pieces.boxes.map(() => 0);
  const [tongues, forms] = [0, 1].map(() => pieces.boxes.map(() => new Map<string, number>()));
  const keys = tongueKeys(source);
  visitNamed(source, (objects, row, spot, name) => {
    const piece = pieces.at(spot.lat, spot.lon);
    if (piece === NONE) return;
    named[piece]++;
    for (const [key, code] of keys) {
      if (objects.tag(row, key) === name) count(tongues[piece], code);
    }
  });
  for (let row = 0; row < rows; row++) {
    const string = columns.postcode.at(row);
    const code = string === NONE ? undefined : countryOfPostcode(source.extract.text.strings[string]);
    if (code !== undefined) count(forms[pieces.at(columns.lat.at(row), columns.lon.at(row))], code);
  }
  return pieces.boxes.map((_, piece) =>
    most([...tongues[piece]].filter(([, votes]) => votes >= named[piece] * LANGUAGE_SHARE)) ?? most(forms[piece]));
}

/** The keys of names in languages that belong to a single country. */
const tongueKeys = ({ extract: { text } }: Source): (readonly [key: number, code: string])[] =>
  Object.entries(languages).flatMap(([tongue, code]) => {
    const key = text.find(`name:${tongue}`);
    return key === undefined ? [] : [[key, code] as const];
  });

type Visit = (objects: TaggedObjects, row: number, spot: { lat: number; lon: number }, name: number) => void;

/** Visits points and ways that have a name and a spot. */
function visitNamed(source: Source, visit: Visit): void {
  const { points, ways, nodes, text } = source.extract;
  const key = text.find('name');
  if (key === undefined) return;
  for (const objects of [points, ways]) {
    for (let row = 0; row < objects.rows; row++) {
      const name = objects.tag(row, key);
      if (name < 0) continue;
      const node = nodes.find(objects === points ? points.ids.at(row) : source.refs(row)[0]);
      if (node >= 0) visit(objects, row, { lat: nodes.lat(node), lon: nodes.lon(node) }, name);
    }
  }
}

/** Forms of postcodes that Russia does not have; any other six digits may be Russian. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^0\d{5}$|^[A-Z]\d{2}[A-Z]\d[A-Z]\d$/u, 'KZ'], [/^7[12]\d{4}$/u, 'KG'], [/^73\d{4}$/u, 'TJ'],
  [/^74\d{4}$/u, 'TM'], [/^[1-6]\d{5}$/u, 'RU'], [/^AZ ?\d{4}$/u, 'AZ'], [/^MD-?\d{4}$/u, 'MD'],
];

const countryOfPostcode = (code: string): string | undefined => forms.find(([form]) => form.test(code))?.[1];

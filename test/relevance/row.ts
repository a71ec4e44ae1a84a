import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of a table: a query and its expected answer. `README.md` in this folder explains the columns. */
export interface RelevanceRow {
  /** "typing.tsv:12", for the name of its test. */
  readonly where: string;
  /** The number of the row in the address tables; 0 for input that is not an address. */
  readonly row: number;
  readonly query: string;
  readonly options: RowOptions;
  /** Each alternative is right; all parts of one must match. Empty: nothing may be found. */
  readonly expected: readonly (readonly string[])[];
  readonly precisions: readonly string[];
  /** "house": the first answer is not a house. Otherwise a path: the first answer is not a house of it. */
  readonly never?: string;
  readonly parameters: RowParameters;
}

/** Parameters besides the text: the three optional columns of a table. */
export interface RowParameters {
  /** A path whose first point is preferred: the nearer, the better. */
  readonly near?: string;
  /** A path, and kilometres to each side of its first point. */
  readonly box?: { readonly path: string; readonly kilometers: number };
  readonly countries?: readonly string[];
}

export interface RowOptions {
  readonly ask: 'geocode' | 'reverse' | 'suggest';
  /** The expected answer is among this many. */
  readonly first: number;
  readonly maxConfidence: number;
  /** The least confidence of an answer to a clear query. */
  readonly minConfidence: number;
  /** Whether words outside the address must be reported. */
  readonly unparsed: boolean;
}

const columns = ['row', 'query', 'options', 'expected', 'precision', 'never'];
const parameterColumns = ['near', 'box', 'country'];

export function readRows(): RelevanceRow[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsv'));
  return files.flatMap((file) => parseTable(file, readFileSync(join(import.meta.dirname, file), 'utf8')));
}

/** Throws for an invalid line: a table with a typo must not pass for a shorter one. */
export function parseTable(file: string, text: string): RelevanceRow[] {
  const [head, ...lines] = text.replace(/\n$/u, '').split('\n').map((line) => line.split('\t'));
  const own = head.length > columns.length ? [...columns, ...parameterColumns] : columns;
  if (head.join() !== own.join()) throw new Error(`${file}: the columns are ${own.join(', ')}`);
  return lines.map((cells, index) => {
    const where = `${file}:${index + 2}`;
    if (cells.length !== own.length || cells[1] === '' || cells[3] === '' || !/^\d+$/u.test(cells[0])) {
      throw new Error(`${where}: is no row of ${own.length} cells with a number, a query and what is expected`);
    }
    const [row, query, options, expected, precision, never, near = '', box = '', country = ''] = cells;
    return {
      where, row: Number(row), query,
      options: parseOptions(where, options),
      expected: expected === '-' ? [] : expected.split(' or ').map((one) => one.split(' & ')),
      precisions: precision === '' ? [] : precision.split('/'),
      never: never === '' ? undefined : never,
      parameters: {
        ...(near !== '' && { near }),
        ...(box !== '' && { box: parseBox(where, box) }),
        ...(country !== '' && { countries: country.split(',') }),
      },
    };
  });
}

/** Parses "Росстань, 3 km". */
function parseBox(where: string, text: string): RowParameters['box'] {
  const [, path, kilometers] = /^(.+), (\d+) km$/u.exec(text) ?? [];
  if (path === undefined) throw new Error(`${where}: a box is "PATH, N km", not "${text}"`);
  return { path, kilometers: Number(kilometers) };
}

function parseOptions(where: string, text: string): RowOptions {
  const options: { -readonly [K in keyof RowOptions]: RowOptions[K] } =
    { ask: 'geocode', first: 1, maxConfidence: 1, minConfidence: 0, unparsed: false };
  for (const part of text.split(';').filter(Boolean)) {
    const [name, value = ''] = part.split('=');
    if (name === 'ask' && (value === 'reverse' || value === 'suggest')) options.ask = value;
    else if (name === 'first' && Number(value) >= 1) options.first = Number(value);
    else if (name === 'max-confidence' && Number(value) > 0) options.maxConfidence = Number(value);
    else if (name === 'min-confidence' && Number(value) > 0) options.minConfidence = Number(value);
    else if (name === 'unparsed') options.unparsed = true;
    else throw new Error(`${where}: there is no option "${part}"`);
  }
  return options;
}

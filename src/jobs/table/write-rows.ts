import { surplusOf, toCell } from './cells.ts';
import type { RowAnswer, TableRow, TableShape } from './ports.ts';

/** What stands behind the columns of the input, in this order. */
export const resultColumns = [
  'geo_status', 'geo_lat', 'geo_lon', 'geo_precision', 'geo_confidence', 'geo_postal_code', 'geo_address', 'geo_error',
  'geo_postal_code_source',
] as const;

/** Those that hold numbers. */
export const numberColumns: ReadonlySet<string> = new Set(['geo_lat', 'geo_lon', 'geo_confidence']);

/** Results are written with commas and line feeds, whatever the input had. */
const DELIMITER = ',';
/** Seven decimals of a degree are a centimetre. */
const COORDINATE_UNITS = 1e7;
const CONFIDENCE_UNITS = 1000;

/** The line that names the columns; an input that names none has numbers there, from 1. */
export function headerLine({ columns }: TableShape): string {
  const taken = new Set(columns.map((name) => name.trim().toLowerCase()));
  const own = resultColumns.map((name) => freeName(name, taken));
  return `${[...columns, ...own].map((name) => toCell(name, DELIMITER)).join(DELIMITER)}\n`;
}

/** `geo_lat`; `geo_lat_2` where the input, a result itself perhaps, has that already. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free: string = name;
  for (let number = 2; taken.has(free); number++) free = `${name}_${number}`;
  return free;
}

/**
 * A row of the result: as many cells as the input has columns, then the answer. In a row with fewer cells the rest are
 * empty; in one with more the last holds all that is left: nothing is lost, and nothing stands in a wrong column.
 */
export function rowLine({ cells }: TableRow, answer: RowAnswer, shape: TableShape): string {
  const last = shape.columns.length - 1;
  const surplus = surplusOf(cells, shape);
  let line = '';
  for (let column = 0; column <= last; column++) {
    const text = cells[column] ?? '';
    line += toCell(column === last && surplus ? text + shape.delimiter + surplus : text, DELIMITER) + DELIMITER;
  }
  const numbers = `${answer.status},${degrees(answer.lat)},${degrees(answer.lon)}`;
  return `${line}${numbers},${words(answer.precision)},${rounded(answer.confidence, CONFIDENCE_UNITS)},${
    words(answer.postalCode)},${words(answer.address)},${words(answer.problem)},${words(answer.postalCodeSource)}\n`;
}

const words = (text: string | undefined): string => (text ? toCell(text, DELIMITER) : '');
const degrees = (value: number | undefined): string => rounded(value, COORDINATE_UNITS);

/** Never with an exponent or a negative zero: `1e-7` is read by few programs. */
function rounded(value: number | undefined, units: number): string {
  if (value === undefined) return '';
  const text = String(Math.round(value * units) / units);
  return text.includes('e') ? Number(text).toFixed(7) : text;
}

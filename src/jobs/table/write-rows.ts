import { surplusOf, toCell } from './cells.ts';
import type { RowAnswer, TableRow, TableShape } from './ports.ts';

/** The columns appended to those of the input, in this order. */
export const resultColumns = [
  'geo_status', 'geo_lat', 'geo_lon', 'geo_precision', 'geo_confidence', 'geo_postal_code', 'geo_address', 'geo_error',
  'geo_postal_code_source',
] as const;

/** Columns that hold numbers. */
export const numberColumns: ReadonlySet<string> = new Set(['geo_lat', 'geo_lon', 'geo_confidence']);

/** Results use commas and line feeds, whatever the input had. */
const DELIMITER = ',';
/** Seven decimals of a degree are a centimetre. */
const COORDINATE_UNITS = 1e7;
const CONFIDENCE_UNITS = 1000;

/** The header of the result; columns of an input without header are named by their numbers, from 1. */
export function headerLine({ columns }: TableShape): string {
  const used = new Set(columns.map((name) => name.trim().toLowerCase()));
  const appended = resultColumns.map((name) => freeName(name, used));
  return `${[...columns, ...appended].map((name) => toCell(name, DELIMITER)).join(DELIMITER)}\n`;
}

/** `geo_lat`, or `geo_lat_2` if the input has that name already, since it may be a result itself. */
function freeName(name: string, used: ReadonlySet<string>): string {
  let free: string = name;
  for (let number = 2; used.has(free); number++) free = `${name}_${number}`;
  return free;
}

/**
 * A row of the result: as many cells as the input has columns, then the answer. Missing cells are empty, and
 * surplus cells are appended to the last one: nothing is lost or put into a wrong column.
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

/** Never with an exponent or a negative zero: few programs can read `1e-7`. */
function rounded(value: number | undefined, units: number): string {
  if (value === undefined) return '';
  const text = String(Math.round(value * units) / units);
  return text.includes('e') ? Number(text).toFixed(7) : text;
}

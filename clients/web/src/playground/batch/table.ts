import { parse } from 'csv-parse/browser/esm/sync';

/** The beginning of a table, as far as it is shown before it is sent. */
export interface Preview {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const PREVIEW_BYTES = 64 * 1024;
const PREVIEW_ROWS = 5;
const delimiters = [',', ';', '\t', '|'] as const;

/** Reads the first rows; how the whole is to be read the service guesses for itself, and better. */
export async function previewOf(file: Blob): Promise<Preview> {
  const bytes = await file.slice(0, PREVIEW_BYTES).arrayBuffer();
  const text = decoded(bytes);
  const cut = file.size > PREVIEW_BYTES ? text.slice(0, text.lastIndexOf('\n')) : text;
  const [columns = [], ...rows] = rowsOf(cut, delimiterOf(cut), PREVIEW_ROWS + 1);
  return { columns, rows };
}

/** UTF-8, and windows-1251 for what is none: the last letter may be cut. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The sign that the first line has most of. */
export function delimiterOf(text: string): string {
  const [line] = text.split('\n', 1);
  const counts = delimiters.map((sign) => line.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))];
}

const rowsOf = (text: string, delimiter: string, to?: number): string[][] =>
  parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, bom: true, to });

/** A row of a result, as the map and the list show it. */
export interface FoundRow {
  /** Of the table, from 1, without the header. */
  readonly number: number;
  readonly status: string;
  readonly address: string;
  readonly precision: string;
  /** Absent where nothing was found. */
  readonly point?: { readonly lat: number; readonly lon: number };
}

/** More points than a person looks at; the rest is in the file. */
const MOST_SHOWN_ROWS = 20_000;

/** Reads the columns that the service adds behind those of the table. */
export function foundRows(result: string): FoundRow[] {
  const [header = [], ...rows] = rowsOf(result, delimiterOf(result), MOST_SHOWN_ROWS + 1);
  const at = (name: string): number => header.lastIndexOf(`geo_${name}`);
  const [status, lat, lon, precision, address] = ['status', 'lat', 'lon', 'precision', 'address'].map(at);
  return rows.map((row, index) => {
    const point = { lat: Number(row[lat] || NaN), lon: Number(row[lon] || NaN) };
    return {
      number: index + 1, status: row[status] ?? '', address: row[address] ?? '', precision: row[precision] ?? '',
      ...(Number.isFinite(point.lat) && Number.isFinite(point.lon) && { point }),
    };
  });
}

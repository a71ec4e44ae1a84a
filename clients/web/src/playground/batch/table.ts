import { parse } from 'csv-parse/browser/esm/sync';

/** The beginning of a table, shown before it is sent. */
export interface Preview {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const PREVIEW_BYTES = 64 * 1024;
const PREVIEW_ROWS = 5;
const delimiters = [',', ';', '\t', '|'] as const;

/** Reads the first rows. For the whole file the service detects the format itself, and better. */
export async function previewOf(file: Blob): Promise<Preview> {
  const bytes = await file.slice(0, PREVIEW_BYTES).arrayBuffer();
  const text = decoded(bytes);
  const cut = file.size > PREVIEW_BYTES ? text.slice(0, text.lastIndexOf('\n')) : text;
  const [columns = [], ...rows] = rowsOf(cut, delimiterOf(cut), PREVIEW_ROWS + 1);
  return { columns, rows };
}

/** Decodes UTF-8, otherwise windows-1251. The last character may be cut off. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The candidate that is most frequent in the first line. */
export function delimiterOf(text: string): string {
  const [line] = text.split('\n', 1);
  const counts = delimiters.map((sign) => line.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))];
}

const rowsOf = (text: string, delimiter: string, to?: number): string[][] =>
  parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, bom: true, to });

/** A row of a result as shown on the map and in the list. */
export interface FoundRow {
  /** Counts the rows of the table from 1, without the header. */
  readonly number: number;
  readonly status: string;
  readonly address: string;
  readonly precision: string;
  /** Absent if nothing was found. */
  readonly point?: { readonly lat: number; readonly lon: number };
}

/** Enough for a person to look at; the rest is in the file. */
const MOST_SHOWN_ROWS = 20_000;

/** Reads the columns that the service appends to the table's own. */
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

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
  const text = await beginningOf(file);
  const [columns = [], ...rows] = rowsOf(text, delimiterOf(text), PREVIEW_ROWS + 1);
  return { columns, rows };
}

/** Why a file cannot be a table of addresses, as far as its beginning shows; undefined if it can. */
export async function whyNoTable(file: Blob): Promise<'tableEmpty' | 'tableNotText' | undefined> {
  const text = await beginningOf(file).catch(() => '\0');
  if (text.trim() === '') return 'tableEmpty';
  return CONTROLS.test(text) ? 'tableNotText' : undefined;
}

/** Control characters that no text has. */
const CONTROLS = /[\0-\x08\x0e-\x1f]/;

/** The first rows as text. The last row is whole. */
async function beginningOf(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const stream = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  const bytes = new Uint8Array(PREVIEW_BYTES);
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return decoded(bytes.subarray(0, length));
    const part = value.subarray(0, PREVIEW_BYTES - length);
    bytes.set(part, length);
    length += part.length;
    if (part.length < value.length) {
      await reader.cancel();
      const text = decoded(bytes);
      return text.slice(0, text.lastIndexOf('\n'));
    }
  }
}

/** Decodes UTF-16 by its mark, then UTF-8, otherwise windows-1251. The last character may be cut off. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes, { stream: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes, { stream: true });
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
  /** The table's own cells, which precede the columns of the service. */
  readonly asked: string;
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
      asked: row.slice(0, Math.max(0, status)).filter((cell) => cell !== '').join(', '),
      ...(Number.isFinite(point.lat) && Number.isFinite(point.lon) && { point }),
    };
  });
}

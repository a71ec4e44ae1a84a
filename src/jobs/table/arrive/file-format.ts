/**
 * Formats that are sent by mistake instead of a table, by their first bytes. Text formats may start with BOM or
 * spaces.
 */
const begins: readonly (readonly [string, RegExp])[] = [
  ['XLSX/ODS/ZIP', /^PK(?:\x03\x04|\x05\x06|\x07\x08)/u],
  ['XLS', /^\xD0\xCF\x11\xE0/u],
  ['PDF', /^%PDF-/u],
  ['gzip in gzip', /^\x1F\x8B/u],
  ['7-Zip', /^7z\xBC\xAF\x27\x1C/u],
  ['RAR', /^Rar!\x1A\x07/u],
  ['Zstandard', /^\x28\xB5\x2F\xFD/u],
  ['bzip2', /^BZh[1-9]1AY&SY/u],
  ['XZ', /^\xFD7zXZ\x00/u],
  ['SQLite', /^SQLite format 3\x00/u],
  ['Parquet', /^PAR1/u],
  ['PNG/JPEG/GIF', /^(?:\x89PNG\r\n|\xFF\xD8\xFF|GIF8[79]a)/u],
  ['RTF', /^\{\\rtf/u],
  ['HTML/XML', /^(?:\xEF\xBB\xBF)?\s*<(?:!doctype|\?xml|html|table|meta)\b/iu],
  ['JSON', /^(?:\xEF\xBB\xBF)?\s*(?:\[\s*)?\{\s*"/u],
];

const EXAMINED_BYTES = 256;

/** The format of a file that is no table, by its first bytes; undefined if it may be one. */
export function findFormat(head: Uint8Array): string | undefined {
  const start = Buffer.from(head.subarray(0, EXAMINED_BYTES)).toString('latin1');
  return begins.find(([, pattern]) => pattern.test(start))?.[0];
}

export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '../../errors.ts';
import { encodings } from '../../jobs/table/ports.ts';
import { needTarget } from '../../store/files/replace-file.ts';

/** Options of commands that take a table of addresses: its format and the query. */
export const tableOptions = {
  out: { type: 'text', value: 'FILE', summary: 'write the result there', fallback: 'FILE.geocoded.csv' },
  column: {
    type: 'text', value: 'NAME', fallback: 'detected',
    summary: 'the address column: its name, its number from 1, or parts: city,street,house or city=2,street=3',
  },
  delimiter: { type: 'text', value: 'NAME', summary: 'comma, semicolon, tab or pipe', fallback: 'detected' },
  encoding: { type: 'text', value: 'NAME', summary: encodings.join(', '), fallback: 'detected' },
  header: { type: 'text', value: 'yes|no', summary: 'whether the first line has names', fallback: 'detected' },
  lang: { type: 'text', value: 'CODE', summary: 'of the addresses in the result: ru, en or local', fallback: 'ru' },
  country: { type: 'text', value: 'CODES', summary: 'only these countries, such as RU,KZ', fallback: 'everywhere' },
  excel: { type: 'flag', summary: 'for Excel: with a BOM and semicolons' },
} as const;

/** The default is `addresses.geocoded.csv` beside `addresses.csv`; gzip input gives plain output. */
export function resultPath(input: string, given: string | undefined): string {
  return given ?? `${input.replace(/(\.(csv|tsv|txt))?(\.gz)?$/i, '')}.geocoded.csv`;
}

/** Fails early for what would fail at the end. Returns what identifies the version of the table. */
export async function checkPlaces(input: string, output: string): Promise<{ size: number; mtimeMs: number }> {
  const found = await stat(input).catch((error: NodeJS.ErrnoException) => error.code ?? 'ENOENT');
  if (found === 'ENOENT') throw new AppError('file_missing', `${input}: there is no such file`);
  if (typeof found === 'string' || !found.isFile()) {
    const why = typeof found === 'string' ? found : 'it is no file';
    throw new AppError('file_unreadable', `${input}: cannot be read (${why})`);
  }
  if (resolve(input) === resolve(output)) throw new AppError('bad_argument', `--out ${output}: is the table itself`);
  await needTarget(output);
  return { size: found.size, mtimeMs: found.mtimeMs };
}

/** Printed when Ctrl-C or a stop ends the command. */
export const INTERRUPTED = 'interrupted: the same call goes on from there';

/** Counts of a geocoded table's rows. */
export interface Counted {
  readonly rows: number;
  readonly found: number;
  readonly notFound: number;
  readonly invalid: number;
}

/** "1,000 rows: 950 found, 40 not found, 10 that could not be asked" */
export function describeCounted({ rows, found, notFound, invalid }: Counted): string {
  const [all, ...parts] = [rows, found, notFound, invalid].map((count) => count.toLocaleString('en'));
  return `${all} rows: ${parts[0]} found, ${parts[1]} not found, ${parts[2]} that could not be asked`;
}

import { AppError } from '../../errors.ts';
import { shortened } from './cells.ts';
import { addressParts, type AddressPart, type Encoding } from './ports.ts';

const SHOWN_COLUMNS = 20;

type Code = 'batch_empty' | 'batch_encoding' | 'batch_columns' | 'batch_too_large';

/** A cell of the file; the column only if known, with its name in the header. */
export interface CellPlace {
  readonly row: number;
  readonly column?: number;
  readonly name?: string;
}

/** The reason is in `errors` for programs; the text says what to do. */
function refusal(code: Code, reason: string, ru: string, en: string, details: object = {}): AppError {
  return new AppError(code, `${en}.`, { ...details, errors: [{ code: reason, text: { ru, en } }] });
}

/** Refusals of a file. Rows are counted from 1 without the header, bytes from 0 in the decompressed upload. */
export const refuse = {
  noRows: () => refusal('batch_empty', 'no_rows', 'в файле нет ни одной строки', 'the file has no rows'),

  headerOnly: () => refusal('batch_empty', 'header_only',
    'в файле только заголовок; если это адрес, передайте header=false',
    'the file has a header and no rows; if that is an address, send header=false'),

  tooManyRows: (most: number) => refusal('batch_too_large', 'rows',
    `строк больше ${most}; разделите файл`, `there are more than ${most} rows; divide the file`, { most }),

  tooManyCells: (most: number) => refusal('batch_too_large', 'cells',
    `строк, умноженных на столбцы, больше ${most}; уберите лишние столбцы из заголовка`,
    `rows multiplied by columns are more than ${most}; take columns out of the header`, { most }),

  tooManyBytes: (most: number) => refusal('batch_too_large', 'bytes',
    `без сжатия файл больше ${most} байт; разделите его`, `unpacked, the file has more than ${most} bytes; divide it`,
    { most }),

  tooDense: (most: number) => refusal('batch_too_large', 'gzip_ratio',
    `gzip сжал файл больше чем в ${most} раз; пришлите его без сжатия`,
    `gzip made the file over ${most} times smaller; send it unpacked`, { most }),

  badGzip: (isCut: boolean) => refusal('batch_encoding', 'gzip',
    `архив gzip ${isCut ? 'оборван' : 'повреждён'}; сожмите файл ещё раз или пришлите его без сжатия`,
    `the gzip archive is ${isCut ? 'cut off' : 'damaged'}; pack the file again, or send it unpacked`, { isCut }),

  format: (format: string) => refusal('batch_encoding', 'format',
    `это ${format === 'gzip in gzip' ? 'gzip внутри gzip' : format}, а не таблица CSV; ` +
      'откройте файл и сохраните как CSV',
    `this is ${format}, not a CSV table; open the file and save as CSV`, { format }),

  notText: () => refusal('batch_encoding', 'not_text',
    'это не текст; сохраните таблицу как CSV в UTF-8', 'this is not text; save the table as CSV in UTF-8'),

  noByteOrderMark: () => refusal('batch_encoding', 'byte_order_mark',
    'это похоже на UTF-16 без BOM; передайте encoding=utf-16le или utf-16be, или сохраните в UTF-8',
    'this looks like UTF-16 without BOM; send encoding=utf-16le or utf-16be, or save as UTF-8'),

  otherEncoding: (guess: string | undefined) => refusal('batch_encoding', 'unknown',
    `кодировка не понята${guess ? ` (похоже на ${guess})` : ''}; сохраните файл в UTF-8`,
    `the encoding is not known${guess ? ` (it looks like ${guess})` : ''}; save the file as UTF-8`, { guess }),

  contradiction: (stated: Encoding, found: Encoding) => refusal('batch_encoding', 'contradiction',
    `файл в ${found}, а не в ${stated}; уберите encoding`,
    `the file is in ${found}, not in ${stated}; leave encoding out`,
    { said: stated, found }),

  badByte: (encoding: Encoding, where: CellPlace, byte: number) => refusal('batch_encoding', 'bytes',
    `${placeRu(where)}: байт ${byte} файла не бывает в ${encoding}; назовите encoding или сохраните файл в UTF-8`,
    `${placeEn(where)}: byte ${byte} of the file cannot be ${encoding}; name the encoding or save the file as UTF-8`,
    { encoding, ...where, byte }),

  openQuote: (where: CellPlace) => refusal('batch_columns', 'quote',
    `${placeRu(where)}: кавычка в начале ячейки не закрыта; удвойте её и возьмите ячейку в кавычки`,
    `${placeEn(where)}: the quote that begins a cell never closes; double it and put the cell in quotes`, where),

  /** Whether the quote closes later is not known: nobody reads that far. */
  longQuote: (where: CellPlace, most: number) => refusal('batch_columns', 'quote',
    `${placeRu(where)}: в строке больше ${most} байт, а ячейка в кавычках не кончилась; сократите её, ` +
      'а если кавычка в её начале не закрыта, удвойте её и возьмите ячейку в кавычки',
    `${placeEn(where)}: the row has more than ${most} bytes, and its quoted cell has not ended; shorten it, ` +
      'or if the quote that begins it never closes, double it and put the cell in quotes', { ...where, most }),

  longRow: (row: number, most: number) => refusal('batch_columns', 'row_length',
    `${rowRu(row)} длиннее ${most} байт`, `${rowEn(row)} is longer than ${most} bytes`, { row, most }),

  tooManyColumns: (most: number) => refusal('batch_columns', 'columns',
    `столбцов больше ${most}`, `there are more than ${most} columns`, { most }),

  longNames: (most: number) => refusal('batch_columns', 'names',
    `названия столбцов длиннее ${most} байт`, `the names of the columns are longer than ${most} bytes`, { most }),

  noAddress: (columns: readonly string[]) => refusal('batch_columns', 'not_found',
    `не понять, где адрес; назовите его в column, бывают ${listed(columns)}`,
    `where is the address? Name it in column, there are ${listed(columns)}`, { columns }),

  severalAddresses: (columns: readonly string[], found: readonly string[]) => refusal('batch_columns', 'several',
    `адресом может быть ${listed(found)}; назовите один в column`,
    `the address may be ${listed(found)}; name one in column`, { columns, found }),

  noColumn: (column: string, columns: readonly string[]) => refusal('batch_columns', 'unknown',
    `нет столбца ${shown(column)}; бывают ${listed(columns)}`,
    `there is no column ${shown(column)}; there are ${listed(columns)}`, { column, columns }),

  sameName: (column: string, columns: readonly string[]) => refusal('batch_columns', 'same_name',
    `столбцов ${shown(column)} несколько; назовите номер`, `several columns are called ${shown(column)}; name a number`,
    { column, columns }),

  noPart: (name: string, columns: readonly string[]) => refusal('batch_columns', 'part',
    `${shown(name)} не столбец и не часть адреса; части: ${addressParts.join(', ')}; столбцы: ${listed(columns)}`,
    `${shown(name)} is neither a column nor a part of an address; parts are ${addressParts.join(', ')}; columns are ${
      listed(columns)}`, { name, columns }),

  partMissing: (column: string, columns: readonly string[]) => refusal('batch_columns', 'part',
    `какой частью адреса служит ${shown(column)}? Назовите её: city=${column}`,
    `which part of the address is ${shown(column)}? Name it: city=${column}`, { column, columns }),

  samePart: (part: AddressPart, columns: readonly string[]) => refusal('batch_columns', 'same_part',
    `часть ${part} названа дважды`, `part ${part} is named twice`, { part, columns }),

  sameColumn: (column: string, columns: readonly string[]) => refusal('batch_columns', 'same_column',
    `столбец ${shown(column)} назван двумя частями адреса; для адреса целиком назовите его один`,
    `column ${shown(column)} is named as two parts; name it alone if it has whole addresses`, { column, columns }),
};

/** The header is row 0. */
const rowRu = (row: number): string => (row === 0 ? 'заголовок' : `строка ${row}`);
const rowEn = (row: number): string => (row === 0 ? 'the header' : `row ${row}`);

const placeRu = ({ row, ...cell }: CellPlace): string => `${rowRu(row)}${columnIn(cell, 'столбец')}`;
const placeEn = ({ row, ...cell }: CellPlace): string => `${rowEn(row)}${columnIn(cell, 'column')}`;
const columnIn = ({ column, name }: Omit<CellPlace, 'row'>, word: string): string =>
  column === undefined ? '' : `, ${word} ${column}${name ? ` ${shown(name)}` : ''}`;

const listed = (columns: readonly string[]): string => {
  const names = columns.slice(0, SHOWN_COLUMNS).map((name, column) => `${column + 1} ${shown(name)}`);
  return names.join(', ') + (columns.length > SHOWN_COLUMNS ? ' …' : '');
};

/** Makes any text safe to show within one line. */
const shown = (text: string): string => JSON.stringify(shortened(text));

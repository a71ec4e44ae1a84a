import { shortened, surplusOf } from './cells.ts';
import { addressParts, type AddressPart, type TableRow, type TableShape } from './ports.ts';

/** The address to geocode: one text, or parts by name, as in a structured query. */
export type AskedAddress = string | Readonly<Partial<Record<AddressPart, string>>>;

export type RowAddress =
  | { readonly kind: 'asked'; readonly address: AskedAddress }
  | { readonly kind: 'invalid'; readonly problem: RowProblem };

/** Why a row is invalid. Columns have the names in the shape. */
export type RowProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'cells_missing'; readonly cells: number; readonly columns: number }
  | { readonly code: 'cells_left_over'; readonly columns: number }
  | { readonly code: 'too_long'; readonly column: string; readonly most: number }
  | { readonly code: 'not_text'; readonly column: string };

/** In characters, the limits that the contract has for a single request. */
const MOST_TEXT = 400;
const mostOfPart: Readonly<Record<AddressPart, number>> = {
  country: 200, region: 200, district: 200, city: 200, street: 200, house: 200, postal_code: 20,
};

/**
 * The address of a row. A row with surplus cells is invalid: a cell was probably split, perhaps the address, and a
 * wrong answer would cost a unit. Missing cells at the end do no harm, unless the whole address is missing.
 */
export function addressOf({ cells }: TableRow, shape: TableShape): RowAddress {
  const { address, columns } = shape;
  if (surplusOf(cells, shape)) return invalid({ code: 'cells_left_over', columns: columns.length });
  const wanted = address.kind === 'whole' ? [address.column] : Object.values(address.columns);
  if (wanted.every((column) => column >= cells.length)) {
    if (cells.every((cell) => cell.trim() === '')) return invalid({ code: 'empty' });
    return invalid({ code: 'cells_missing', cells: cells.length, columns: columns.length });
  }
  if (address.kind === 'whole') {
    const text = cells[address.column].trim();
    const problem = problemOf(text, MOST_TEXT, columns[address.column]);
    return problem ? invalid(problem) : text === '' ? invalid({ code: 'empty' }) : { kind: 'asked', address: text };
  }
  const asked: Partial<Record<AddressPart, string>> = {};
  for (const part of addressParts) {
    const column = address.columns[part];
    const text = column === undefined ? '' : (cells[column] ?? '').trim();
    if (column === undefined || text === '') continue;
    const problem = problemOf(text, mostOfPart[part], columns[column]);
    if (problem) return invalid(problem);
    asked[part] = text;
  }
  return Object.keys(asked).length === 0 ? invalid({ code: 'empty' }) : { kind: 'asked', address: asked };
}

const invalid = (problem: RowProblem): RowAddress => ({ kind: 'invalid', problem });

function problemOf(text: string, most: number, column: string): RowProblem | undefined {
  if (text.includes('\0')) return { code: 'not_text', column };
  return text.length > most && [...text].length > most ? { code: 'too_long', column, most } : undefined;
}

type Words = { readonly [Code in RowProblem['code']]: (problem: Extract<RowProblem, { code: Code }>) => string };

const words: Readonly<Record<'ru' | 'en', Words>> = {
  ru: {
    empty: () => 'адрес пуст',
    cells_missing: ({ cells, columns }) => `ячеек ${cells}, а столбцов ${columns}: строка кончается раньше адреса`,
    cells_left_over: ({ columns }) => `ячеек больше, чем столбцов (${columns}): ячейку с разделителем берут в кавычки`,
    too_long: ({ column, most }) => `в столбце «${shortened(column)}» больше ${most} знаков`,
    not_text: ({ column }) => `в столбце «${shortened(column)}» нулевой байт`,
  },
  en: {
    empty: () => 'the address is empty',
    cells_missing: ({ cells, columns }) => `${cells} of ${columns} cells: the row ends before the address`,
    cells_left_over: ({ columns }) => `more cells than columns (${columns}): a cell with a delimiter needs quotes`,
    too_long: ({ column, most }) => `column "${shortened(column)}" has more than ${most} characters`,
    not_text: ({ column }) => `column "${shortened(column)}" has a zero byte`,
  },
};

/** The text for `geo_error`. */
export const rowProblemText = (problem: RowProblem, lang: 'ru' | 'en'): string =>
  (words[lang][problem.code] as (problem: RowProblem) => string)(problem);

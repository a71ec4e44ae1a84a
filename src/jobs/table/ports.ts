export const encodings = ['utf-8', 'windows-1251', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Parts of an address that may have columns of their own; named as in a structured query. */
export const addressParts = ['country', 'region', 'district', 'city', 'street', 'house', 'postal_code'] as const;
export type AddressPart = (typeof addressParts)[number];

/** The columns of the address, counted from 0. */
export type AddressColumns =
  | { readonly kind: 'whole'; readonly column: number }
  | { readonly kind: 'parts'; readonly columns: Readonly<Partial<Record<AddressPart, number>>> };

/** What the customer states about a table; the rest is guessed. */
export interface StatedTable {
  /** A column's name or number from 1; several, separated by commas, are parts, which `city=2` may name. */
  readonly column?: string;
  readonly delimiter?: Delimiter;
  readonly encoding?: Encoding;
  readonly header?: boolean;
}

/** The shape of a table as found when it was submitted. It is stored as UTF-8 without BOM. */
export interface TableShape {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly hasHeader: boolean;
  /** Names of the columns; without a header their numbers, as many as most of the first rows have. */
  readonly columns: readonly string[];
  readonly address: AddressColumns;
}

export interface TableLimits {
  readonly rows: number;
  readonly bytes: number;
}

/** A row of the input. */
export interface TableRow {
  /** Counted from 1, without the header. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Where the next row begins in the stored input, in bytes. */
  readonly endOffset: number;
}

/** What the result has after the cells of a row. */
export interface RowAnswer {
  readonly status: 'ok' | 'not_found' | 'invalid';
  readonly lat?: number;
  readonly lon?: number;
  readonly precision?: string;
  readonly confidence?: number;
  readonly postalCode?: string;
  readonly postalCodeSource?: string;
  readonly address?: string;
  /** Why the row is `invalid`. */
  readonly problem?: string;
}

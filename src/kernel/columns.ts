/**
 * Tables of typed arrays, described once.
 *
 * A schema names every table and column, and the meaning of each column's numbers: a plain value, a row of another
 * table, or the start of a run of rows there. Building, writing, reading, checking bounds and printing sizes all follow
 * from that description.
 */
const arrays = {
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  f64: Float64Array,
} as const;

export type ArrayName = keyof typeof arrays;
export type ArrayOf<N extends ArrayName> = InstanceType<(typeof arrays)[N]>;
export type AnyArray = ArrayOf<ArrayName>;

export interface Column<N extends ArrayName = ArrayName> {
  readonly type: N;
  /** The values are rows of this table. */
  readonly refers?: string;
  /** With `refers`: NONE is allowed. */
  readonly optional?: boolean;
  /** The values are starts of runs in that table; one more value at the end closes the last run. */
  readonly runs?: string;
}

export type TableSchema = Readonly<Record<string, Column>>;
export type Schema = Readonly<Record<string, TableSchema>>;
export type Table<T extends TableSchema> = { readonly rows: number } & {
  readonly [K in keyof T]: T[K] extends Column<infer N> ? ArrayOf<N> : never;
};
export type Tables<S extends Schema> = { readonly [K in keyof S]: Table<S[K]> };

/** "No row": the one value that is never a row. */
export const NONE = 0xffffffff;

export const u8 = { type: 'u8' } as const;
export const i16 = { type: 'i16' } as const;
export const u16 = { type: 'u16' } as const;
export const i32 = { type: 'i32' } as const;
export const u32 = { type: 'u32' } as const;
export const f64 = { type: 'f64' } as const;
export const ref = (table: string) => ({ type: 'u32', refers: table }) as const;
export const maybe = (table: string) => ({ type: 'u32', refers: table, optional: true }) as const;
export const runs = (table: string) => ({ type: 'u32', runs: table }) as const;

export const newArray = <N extends ArrayName>(type: N, length: number): ArrayOf<N> =>
  new arrays[type](length) as ArrayOf<N>;

export const viewArray = <N extends ArrayName>(type: N, buffer: ArrayBufferLike): ArrayOf<N> =>
  new arrays[type](buffer as ArrayBuffer) as ArrayOf<N>;

export const bytesPerValue = (type: ArrayName): number => arrays[type].BYTES_PER_ELEMENT;

/** A typed array that grows, for building. */
export class Growing<N extends ArrayName> {
  readonly type: N;
  length = 0;
  private values: ArrayOf<N>;

  constructor(type: N, capacity = 64) {
    this.type = type;
    this.values = newArray(type, capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(this.length + 1);
    this.values[this.length++] = value;
  }

  append(values: ArrayLike<number>): void {
    this.reserve(this.length + values.length);
    this.values.set(values, this.length);
    this.length += values.length;
  }

  at(index: number): number {
    return this.values[index];
  }

  set(index: number, value: number): void {
    this.values[index] = value;
  }

  /** The values so far, without a copy; valid until the next growth. */
  view(): ArrayOf<N> {
    return this.values.subarray(0, this.length) as ArrayOf<N>;
  }

  finish(): ArrayOf<N> {
    return this.values.slice(0, this.length) as ArrayOf<N>;
  }

  private reserve(needed: number): void {
    if (needed <= this.values.length) return;
    const grown = newArray(this.type, Math.max(needed, Math.ceil(this.values.length * 1.5)));
    grown.set(this.values.subarray(0, this.length));
    this.values = grown;
  }
}

type Row<T extends TableSchema> = { readonly [K in keyof T]: number };

export class TableBuilder<T extends TableSchema> {
  readonly columns: { readonly [K in keyof T]: Growing<T[K]['type']> };
  rows = 0;
  private readonly names: readonly (keyof T)[];

  constructor(schema: T) {
    this.names = Object.keys(schema);
    this.columns = Object.fromEntries(
      Object.entries(schema).map(([name, column]) => [name, new Growing(column.type)]),
    ) as unknown as this['columns'];
  }

  /** Appends a row and returns its number. A column of runs takes the start of the run. */
  add(row: Row<T>): number {
    for (const name of this.names) this.columns[name].push(row[name]);
    return this.rows++;
  }
}

export type Builders<S extends Schema> = { readonly [K in keyof S]: TableBuilder<S[K]> };

export const newBuilders = <S extends Schema>(schema: S): Builders<S> =>
  Object.fromEntries(
    Object.entries(schema).map(([name, table]) => [name, new TableBuilder(table)]),
  ) as unknown as Builders<S>;

/** Ends building: closes each column of runs that is still open with the row count of the table it runs in. */
export function finishTables<S extends Schema>(schema: S, builders: Builders<S>): Tables<S> {
  const rows = (table: string): number => builders[table as keyof S].rows;
  const finished: Record<string, Record<string, AnyArray | number>> = {};
  for (const [name, columns] of Object.entries(schema)) {
    const builder = builders[name as keyof S];
    const table: Record<string, AnyArray | number> = { rows: builder.rows };
    for (const [columnName, column] of Object.entries(columns)) {
      const values = builder.columns[columnName];
      if (column.runs && values.length === builder.rows) values.push(rows(column.runs));
      table[columnName] = values.finish();
    }
    finished[name] = table;
  }
  return finished as unknown as Tables<S>;
}

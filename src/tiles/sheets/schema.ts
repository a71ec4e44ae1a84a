import { boxes, type Boxes } from '../../kernel/boxes.ts';
import { i16, i32, maybe, runs, u8, type Table, type Tables } from '../../kernel/columns.ts';

/**
 * Lines and areas as drawn, once for each range of zooms: a sheet has only what its zooms show, and in no finer detail.
 * `close` has only buildings, which are the bulk of the data.
 */
export const sheetNames = ['far', 'middle', 'near', 'close'] as const;
export type SheetName = (typeof sheetNames)[number];

/** The zooms of a sheet; beyond the last one, tiles are stretched. */
export const sheetZooms: Readonly<Record<SheetName, readonly [from: number, to: number]>> = {
  far: [0, 8], middle: [9, 11], near: [12, 16], close: [14, 16],
};

const sheetOf = (sheet: SheetName) => ({
  shapes: {
    kind: u8, // shapeKinds
    size: u8, // of its box, by sizeCode()
    names: maybe('tagSets'),
    rings: runs(`${sheet}Rings`),
  },
  /** Each outer ring of an area is followed by its holes; the last point, which would repeat the first, is omitted. */
  rings: { isHole: u8, lat: i32, lon: i32, points: runs(`${sheet}Points`) },
  /** Steps from point to point in units of 1e-6 degree; the first one starts at the ring's own point, in 1e-7. */
  points: { dLat: i16, dLon: i16 },
  boxes,
});

type SheetSchema = ReturnType<typeof sheetOf>;
type Named<S extends SheetName> = { readonly [T in keyof SheetSchema as `${S}${Capitalize<T>}`]: SheetSchema[T] };

const named = <S extends SheetName>(sheet: S): Named<S> =>
  Object.fromEntries(
    Object.entries(sheetOf(sheet)).map(([table, columns]) => [sheetTable(sheet, table), columns]),
  ) as unknown as Named<S>;

export const sheetTable = (sheet: SheetName, table: string): string => sheet + table[0].toUpperCase() + table.slice(1);

export const sheetSchema = { ...named('far'), ...named('middle'), ...named('near'), ...named('close') } as const;
export type SheetTables = Tables<typeof sheetSchema>;

/** Any one sheet. */
export interface Sheet {
  readonly shapes: Table<SheetSchema['shapes']>;
  readonly rings: Table<SheetSchema['rings']>;
  readonly points: Table<SheetSchema['points']>;
  readonly boxes: Boxes;
}

export const sheetIn = (tables: SheetTables, sheet: SheetName): Sheet => ({
  shapes: tables[`${sheet}Shapes`],
  rings: tables[`${sheet}Rings`],
  points: tables[`${sheet}Points`],
  boxes: tables[`${sheet}Boxes`],
});

export const oneSheetSchema = (sheet: SheetName): SheetSchema => sheetOf(sheet);

const SIZE_STEPS = 4;

/** Four codes for each doubling of the longer side of a box, in steps of the plane; rounded down. */
export const sizeCode = (side: number): number => Math.floor(Math.log2(Math.max(1, side)) * SIZE_STEPS);

import { NONE, type AnyArray, type Column } from '../../../kernel/columns.ts';

/**
 * Finds the first value between two indexes that its column's description forbids: a row that its table does not have,
 * a run that starts before the previous one or after the table's end. -1 if all are valid.
 *
 * `targetRows` is the number of rows of the table that the column refers to or runs in.
 */
export function firstForbidden(
  column: Column, values: AnyArray, from: number, to: number, targetRows: number,
): number {
  if (column.refers !== undefined) {
    const rows = values as Uint32Array;
    return column.optional ? firstOutsideOrNone(rows, from, to, targetRows) : firstOutside(rows, from, to, targetRows);
  }
  return column.runs === undefined ? -1 : firstFalling(values as Uint32Array, from, to, targetRows);
}

function firstOutside(values: Uint32Array, from: number, to: number, rows: number): number {
  for (let i = from; i < to; i++) if (values[i] >= rows) return i;
  return -1;
}

function firstOutsideOrNone(values: Uint32Array, from: number, to: number, rows: number): number {
  // NONE + 1 wraps to 0 in 32 bits, so that one comparison accepts it together with the existing rows.
  for (let i = from; i < to; i++) if ((values[i] + 1) >>> 0 > rows) return i;
  return -1;
}

function firstFalling(values: Uint32Array, from: number, to: number, rows: number): number {
  let last = from === 0 ? 0 : values[from - 1];
  for (let i = from; i < to; i++) {
    const start = values[i];
    if (start < last || start > rows) return i;
    last = start;
  }
  return -1;
}

/** Describes an invalid value. */
export function explainForbidden(column: Column, values: AnyArray, index: number, targetRows: number): string {
  const value = values[index] === NONE ? 'nothing' : String(values[index]);
  if (column.refers !== undefined) {
    return `row ${index} refers to ${value}, but ${column.refers} has ${targetRows} rows`;
  }
  const falls = index > 0 && values[index - 1] > values[index];
  const above = falls ? `, before the ${values[index - 1]} of the row above` : '';
  return `the run of row ${index} starts at ${value}${above} in ${column.runs}, which has ${targetRows} rows`;
}

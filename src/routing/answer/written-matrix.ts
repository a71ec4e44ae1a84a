import { UNREACHABLE } from '../hierarchy/arcs.ts';
import type { AllOffRoad, MatrixAnswer } from './matrix.ts';

type Table = 'centiseconds' | 'decimeters' | 'staticCentiseconds';

/**
 * A matrix whose tables are already JSON in bytes: a row for each origin, null without a route. They are serialized
 * where they were computed, cross to another thread without a copy, and are sent unchanged.
 */
export interface WrittenMatrix extends Omit<MatrixAnswer, Table> {
  /** Seconds and metres, to a tenth. */
  readonly durations: Uint8Array<ArrayBuffer>;
  readonly distances: Uint8Array<ArrayBuffer>;
  readonly staticDurations: Uint8Array<ArrayBuffer>;
}

export function writeMatrix(answer: MatrixAnswer | AllOffRoad): WrittenMatrix | AllOffRoad {
  if ('missed' in answer) return answer;
  const { centiseconds, decimeters, staticCentiseconds, ...rest } = answer;
  const { length: width } = answer.destinations;
  return {
    ...rest,
    durations: writeTable(centiseconds, width, tenthsOfSeconds),
    distances: writeTable(decimeters, width, (tenths) => tenths),
    staticDurations: writeTable(staticCentiseconds, width, tenthsOfSeconds),
  };
}

const tenthsOfSeconds = (centiseconds: number): number => Math.round(centiseconds / 10);

const [COMMA, POINT, ZERO, OPEN, CLOSE] = [...',.0[]'].map((character) => character.charCodeAt(0));
const NULL = [...'null'].map((character) => character.charCodeAt(0));
/** "429496729.5,": values in a table fit into 32 bits. */
const MOST_CELL_BYTES = 12;

/** Writes numbers with one decimal, from the whole tenths that `tenthsOf` returns. */
export function writeTable(
  table: Uint32Array, width: number, tenthsOf: (value: number) => number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + 3 * (table.length / width) + MOST_CELL_BYTES * table.length);
  let at = 0;
  bytes[at++] = OPEN;
  for (let cell = 0; cell < table.length; cell++) {
    if (cell > 0) bytes[at++] = COMMA;
    if (cell % width === 0) bytes[at++] = OPEN;
    if (table[cell] === UNREACHABLE) {
      bytes.set(NULL, at);
      at += NULL.length;
    } else {
      at = writeTenths(bytes, at, tenthsOf(table[cell]));
    }
    if (cell % width === width - 1) bytes[at++] = CLOSE;
  }
  bytes[at++] = CLOSE;
  return bytes.slice(0, at);
}

/** Writes the number as JavaScript does (0, 12.3, 40) and returns the position after it. */
function writeTenths(bytes: Uint8Array, start: number, tenths: number): number {
  let whole = Math.floor(tenths / 10);
  let end = start + 1;
  for (let rest = whole; rest >= 10; rest = Math.floor(rest / 10)) end++;
  for (let at = end - 1; at >= start; at--) {
    bytes[at] = ZERO + (whole % 10);
    whole = Math.floor(whole / 10);
  }
  const last = tenths % 10;
  if (last === 0) return end;
  bytes[end] = POINT;
  bytes[end + 1] = ZERO + last;
  return end + 2;
}

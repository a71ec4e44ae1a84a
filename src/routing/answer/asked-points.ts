import { toUnits } from '../../kernel/geo.ts';
import { isForAnyRole, isSamePoint, placePoint, type Placed, type Role } from '../ask/placing.ts';
import type { Roads } from '../ask/roads.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import type { Degrees } from './snapped.ts';

/** One list of a matrix's points. A point near no road takes no part: its row or column stays empty. */
export interface AskedPoints {
  readonly asked: readonly Degrees[];
  readonly placed: readonly Placed[];
  /** Maps an index in `placed` to the index in `asked`. */
  readonly indexes: readonly number[];
}

export function placeAsked(
  roads: Roads, asked: readonly Degrees[], role: Role, maxSnapMeters: number | undefined,
): AskedPoints {
  const placed: Placed[] = [];
  const indexes: number[] = [];
  asked.forEach((point, index) => {
    const found = placePoint(roads, inUnits(point), role, maxSnapMeters);
    if (!found) return;
    placed.push(found);
    indexes.push(index);
  });
  return { asked, placed, indexes };
}

/** Places the origins as destinations. On main roads both are the same. */
export function placeStartsAsEnds(roads: Roads, from: AskedPoints, maxSnapMeters: number | undefined): AskedPoints {
  const placed = from.placed.map((one, index) =>
    (!isForAnyRole(roads, one) && placePoint(roads, inUnits(from.asked[from.indexes[index]]), 'end', maxSnapMeters)) ||
    one);
  return { ...from, placed };
}

const inUnits = ({ lat, lon }: Degrees) => ({ lat: toUnits(lat), lon: toUnits(lon) });

/** The cells, row by row, of which both points are the same. */
export function sameCells(from: AskedPoints, to: AskedPoints): number[] {
  const [rows, columns] = [from, to].map(({ asked, indexes }) => indexes.map((index) => inUnits(asked[index])));
  const found: number[] = [];
  rows.forEach((one, row) => columns.forEach((other, column) => {
    if (isSamePoint(one, other)) found.push(row * columns.length + column);
  }));
  return found;
}

/** Expands a table between points on roads to one between all requested points. */
export function withEmptyLines(table: Uint32Array, from: AskedPoints, to: AskedPoints): Uint32Array {
  const [height, width] = [from.asked.length, to.asked.length];
  if (table.length === height * width) return table;
  const whole = new Uint32Array(height * width).fill(UNREACHABLE);
  from.indexes.forEach((row, i) => {
    to.indexes.forEach((column, j) => (whole[row * width + column] = table[i * to.placed.length + j]));
  });
  return whole;
}

/** Whether an isolated point has no route to any other point, so that its row or column is useless. */
export function isAlone(
  points: AskedPoints, index: number, others: AskedPoints, isReached: (other: number) => boolean,
): boolean {
  if (!points.placed[index].stuckBecause) return false;
  const isItself = (other: number): boolean => points.asked === others.asked && other === index;
  const rest = [...others.placed.keys()].filter((other) => !isItself(other));
  return rest.length > 0 && !rest.some(isReached);
}

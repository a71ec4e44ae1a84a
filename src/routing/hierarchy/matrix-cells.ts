import { NONE } from '../../kernel/columns.ts';
import { UNREACHABLE } from './arcs.ts';
import type { Climbs } from './climbs.ts';

/** All pairs, row by row: the cell of start i and end j is i * (count of ends) + j. */
export interface MatrixCells {
  /** UNREACHABLE without a route. */
  readonly weight: Uint32Array;
  /** One array per carried column; UNREACHABLE where the weight is. */
  readonly carried: readonly Uint32Array[];
  /** Where the route turns from up to down, as a place of either end's climb; NONE without a route. */
  readonly upPlace: Uint32Array;
  readonly downPlace: Uint32Array;
}

export function newCells(count: number, columns: number): MatrixCells {
  const newColumn = (): Uint32Array => new Uint32Array(count).fill(UNREACHABLE);
  return {
    weight: newColumn(), carried: Array.from({ length: columns }, newColumn),
    upPlace: new Uint32Array(count).fill(NONE), downPlace: new Uint32Array(count).fill(NONE),
  };
}

/** Adds up the carried values of all cells' routes. */
export function carryAll(up: Climbs, down: Climbs, { weight, upPlace, downPlace, carried }: MatrixCells): void {
  const columns = carried.length;
  for (let cell = 0; cell < weight.length; cell++) {
    if (weight[cell] === UNREACHABLE) continue;
    up.know(upPlace[cell]);
    down.know(downPlace[cell]);
  }
  const [upCarried, downCarried] = [up.carried, down.carried];
  carried.forEach((values, column) => {
    for (let cell = 0; cell < weight.length; cell++) {
      if (weight[cell] === UNREACHABLE) continue;
      values[cell] = upCarried[upPlace[cell] * columns + column] + downCarried[downPlace[cell] * columns + column];
    }
  });
}

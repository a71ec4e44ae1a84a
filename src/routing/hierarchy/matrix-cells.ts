import { NONE } from '../../kernel/columns.ts';
import { UNREACHABLE } from './arcs.ts';
import type { Climbs } from './climbs.ts';

/** From each to each, row by row: the cell of start i and end j is i * (count of ends) + j. */
export interface MatrixCells {
  /** UNREACHABLE where there is no way. */
  readonly weight: Uint32Array;
  /** One array for each carried column; UNREACHABLE as the weight. */
  readonly carried: readonly Uint32Array[];
  /** Where the way stops going up and goes down, as a place of either end's climb; NONE where there is no way. */
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

/** Adds up what the ways of all cells carry. */
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

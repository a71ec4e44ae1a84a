import type { Net } from './cells.ts';
import { LAND, WATER, type Shores } from './close.ts';

/** The state of a cell that no coast passes, until it is decided. */
export const OPEN = 0;
/** The state of a cell whose coast shows what is on its sides. */
export const COAST = 3;
/** The state of a cell whose coast is broken: nothing is drawn there, and it shows nothing about its neighbours. */
export const BROKEN = 4;

export interface Cells {
  readonly net: Net;
  readonly states: Uint8Array;
  readonly shores: ReadonlyMap<number, Shores>;
}

/**
 * Decides land or water where no coast passes: as the nearest decided cell, so that a gap in a coast is closed about
 * where the coast would be. If both are equally near, it is land.
 */
export function spread({ net, states, shores }: Cells): void {
  const queue: number[] = [];
  for (const state of [LAND, WATER]) {
    for (const cell of states.keys()) if (states[cell] === state) queue.push(cell);
    for (const [cell, sides] of shores) {
      around(net, cell).forEach((beside, side) => {
        if (beside < 0 || sides[side] !== state || states[beside] !== OPEN) return;
        states[beside] = state;
        queue.push(beside);
      });
    }
  }
  for (const cell of queue) {
    for (const beside of around(net, cell)) {
      if (beside < 0 || states[beside] !== OPEN) continue;
      states[beside] = states[cell];
      queue.push(beside);
    }
  }
}

/**
 * Drops waters that meet land without a coast between them more often than they meet a coast, and the coasts of those.
 * The border of an extract that crosses a sea is short beside its coasts; around an island in a river it is not.
 */
export function dropLeaking({ net, states, shores }: Cells): void {
  const isSeen = new Uint8Array(states.length);
  for (const first of states.keys()) {
    if (states[first] !== WATER || isSeen[first]) continue;
    isSeen[first] = 1;
    const water = [first];
    const coast = new Set<number>();
    let [leaks, sides] = [0, 0];
    for (const cell of water) {
      around(net, cell).forEach((beside, side) => {
        if (beside < 0) return;
        if (states[beside] === LAND) leaks++;
        if (states[beside] === COAST && shores.get(beside)![(side + 2) % 4] === WATER) {
          sides++;
          coast.add(beside);
        }
        if (states[beside] !== WATER || isSeen[beside]) return;
        isSeen[beside] = 1;
        water.push(beside);
      });
    }
    if (leaks <= sides) continue;
    for (const cell of water) states[cell] = LAND;
    for (const cell of coast) states[cell] = BROKEN;
  }
}

/** The cells to the north, east, south and west; -1 outside. */
function around({ rows, columns }: Net, cell: number): number[] {
  const column = cell % columns;
  return [
    cell + columns < rows * columns ? cell + columns : -1,
    column + 1 < columns ? cell + 1 : -1,
    cell >= columns ? cell - columns : -1,
    column > 0 ? cell - 1 : -1,
  ];
}

import type { NestedRing } from '../nested-rings.ts';
import { blockRing, type Block, type Net } from './cells.ts';
import { WATER } from './close.ts';

/** Joins cells of nothing but water into boxes: equal runs in successive rows are one box. */
export function waterBlocks(net: Net, states: Uint8Array): NestedRing[][] {
  const done: Block[] = [];
  let below: Block[] = [];
  for (let row = 0; row < net.rows; row++) {
    const here = runsOf(net, states, row).map((run) => {
      const same = below.find(({ column, columns }) => column === run.column && columns === run.columns);
      if (!same) return run;
      same.rows++;
      return same;
    });
    done.push(...below.filter((block) => !here.includes(block)));
    below = here;
  }
  return [...done, ...below].map((block) => [{ ...blockRing(net, block), isHole: false }]);
}

function runsOf({ columns }: Net, states: Uint8Array, row: number): Block[] {
  const runs: Block[] = [];
  for (let column = 0, start = 0; column <= columns; column++) {
    if (column < columns && states[row * columns + column] === WATER) continue;
    if (column > start) runs.push({ column: start, columns: column - start, row, rows: 1 });
    start = column + 1;
  }
  return runs;
}

/** How far a cell is compared with the others, 0 to 5; undefined if there is no route. */
export type Heat = 0 | 1 | 2 | 3 | 4 | 5;

const STEPS = 6;

/** Ranks cells between the shortest and the longest route of the table; the diagonal stays cold. */
export function heatOf(rows: readonly (readonly (number | null)[])[]): (Heat | undefined)[][] {
  const cells = rows.flatMap((row, from) => row.filter((cell, to): cell is number => cell !== null && from !== to));
  const [least, most] = [Math.min(...cells), Math.max(...cells)];
  return rows.map((row, from) => row.map((cell, to): Heat | undefined => {
    if (cell === null) return undefined;
    if (from === to || most <= least) return 0;
    return Math.min(STEPS - 1, Math.floor(((cell - least) / (most - least)) * STEPS)) as Heat;
  }));
}

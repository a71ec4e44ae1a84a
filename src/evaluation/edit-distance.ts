/** Damerau's distance (optimal string alignment): each missing, added, wrong or swapped letter counts 1. */
export function editDistance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let older: number[] = [];
  let old = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const swap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        old[j] + 1, row[j - 1] + 1, old[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1),
        swap ? older[j - 2] + 1 : Infinity,
      );
    }
    [older, old] = [old, row];
  }
  return old[to.length];
}

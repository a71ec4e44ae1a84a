/** Finds the row of an id, or -1. Ascending ids, as in most map files, cost no memory. */
export function indexIds(ids: Float64Array): (id: number) => number {
  const rows = isAscending(ids) ? undefined : Uint32Array.from(ids.keys()).sort((a, b) => ids[a] - ids[b] || a - b);
  return (id) => {
    let low = 0;
    let high = ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const row = rows ? rows[middle] : middle;
      if (ids[row] === id) return row;
      if (ids[row] < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };
}

function isAscending(ids: Float64Array): boolean {
  for (let row = 1; row < ids.length; row++) if (ids[row - 1] >= ids[row]) return false;
  return true;
}

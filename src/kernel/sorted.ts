/** The index of the first of ascending values that is not less than the wanted one; `end` if all are less. */
export function firstAtLeast(values: Uint32Array, wanted: number, from = 0, end = values.length): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Removes the readings of these atoms, so that no names are looked up by them. */
export function leaveOut<R extends { readonly mask: number }>(
  readings: Map<number, R[]>, seeds: Set<number>, mask: number,
): void {
  for (const [term, list] of readings) {
    const kept = list.filter((reading) => (reading.mask & mask) === 0);
    if (kept.length > 0) readings.set(term, kept);
    else {
      readings.delete(term);
      seeds.delete(term);
    }
  }
}

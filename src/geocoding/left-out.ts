/** What an address has beside it: a station of the metro, a firm. It is no part of it. */
export interface Context {
  readonly mask: number;
  /** What each of its words weighs, as a part of what it would. */
  readonly part: number;
  /** It is told for sure, as by the word "метро". */
  readonly isSure: boolean;
  /** Of the station: the address is rather near it. */
  readonly thing: number;
}

/** Takes out the readings of these words: no name is sought in them. */
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

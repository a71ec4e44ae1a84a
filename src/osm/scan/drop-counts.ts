/** The number of dropped objects, by reason. */
export class DropCounts {
  readonly counts = new Map<string, number>();

  add(reason: string, count = 1): void {
    if (count > 0) this.counts.set(reason, (this.counts.get(reason) ?? 0) + count);
  }

  /** Returns the counts so far and starts again from nothing. */
  finish(): Record<string, number> {
    const counts = Object.fromEntries(this.counts);
    this.counts.clear();
    return counts;
  }
}

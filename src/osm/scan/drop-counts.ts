/** How many objects were dropped, by the reason. */
export class DropCounts {
  readonly counts = new Map<string, number>();

  add(reason: string, count = 1): void {
    if (count > 0) this.counts.set(reason, (this.counts.get(reason) ?? 0) + count);
  }

  /** The counts so far; the next ones start at nothing. */
  finish(): Record<string, number> {
    const counts = Object.fromEntries(this.counts);
    this.counts.clear();
    return counts;
  }
}

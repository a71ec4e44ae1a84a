/** One repetition for five requests, and so many at once. */
const EACH = 0.2;
const MOST = 100;

/**
 * Repetitions after an answer that refuses: where every region is overloaded, each request would be worked on twice.
 * What broke off needs none, since a region that is gone works no more, nor the first refusal for want of something,
 * since nothing was done.
 */
export class RepeatBudget {
  private available = MOST;

  /** For each request that comes. */
  earn(): void {
    this.available = Math.min(MOST, this.available + EACH);
  }

  spend(): boolean {
    if (this.available < 1) return false;
    this.available -= 1;
    return true;
  }
}

/** One repetition for five requests, and so many at once. */
const EACH = 0.2;
const MOST = 100;

/**
 * Repetitions after an answer that refuses: where every region is overloaded, each request would be worked on twice.
 * What broke off needs none, since no work was done, or a region that is gone does no more.
 */
export class RepeatBudget {
  private left = MOST;

  /** For each request that comes. */
  earn(): void {
    this.left = Math.min(MOST, this.left + EACH);
  }

  spend(): boolean {
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

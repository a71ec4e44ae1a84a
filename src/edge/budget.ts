/** Each request earns a fifth of a repeat, up to a stock of 100. */
const EACH = 0.2;
const MOST = 100;

/**
 * Limits repeats after refused and late answers: with every region overloaded, each request would cost double the work.
 * Broken connections are not counted, since a region that is gone does no work; nor is a first refusal for a missing
 * resource, since nothing was done.
 */
export class RepeatBudget {
  private available = MOST;

  /** Called for each request. */
  earn(): void {
    this.available = Math.min(MOST, this.available + EACH);
  }

  spend(): boolean {
    if (this.available < 1) return false;
    this.available -= 1;
    return true;
  }
}

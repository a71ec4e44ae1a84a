import { AppError } from '../../errors.ts';

const OF_NODE = 8;
const OF_ACCOUNT = 2;
const RETRY_AFTER_MS = 5_000;

/** Limits concurrent uploads. One above the limit is refused before any of it is read. */
export class UploadPlaces {
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** Takes a place; the returned function frees it. */
  enter(accountId: string): () => void {
    const own = this.#taken.get(accountId) ?? 0;
    if (own >= OF_ACCOUNT) {
      throw new AppError('rate_limited', 'Too many uploads at once.', { retryAfterMs: RETRY_AFTER_MS });
    }
    if (this.#all >= OF_NODE) {
      throw new AppError('overloaded', 'Too many uploads are under way.', { retryAfterMs: RETRY_AFTER_MS });
    }
    this.#taken.set(accountId, own + 1);
    this.#all += 1;
    return () => this.#leave(accountId);
  }

  #leave(accountId: string): void {
    const left = (this.#taken.get(accountId) ?? 1) - 1;
    this.#all -= 1;
    if (left === 0) this.#taken.delete(accountId);
    else this.#taken.set(accountId, left);
  }
}

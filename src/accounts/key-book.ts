import type { Principal } from './ports.ts';

/** The result of a lookup: the caller, and when the key was revoked. */
export interface KnownKey {
  readonly principal: Principal;
  readonly revokedAt: number | null;
}

const MAX_KNOWN = 100_000;
const MAX_UNKNOWN = 10_000;
/** A change of a key or account on one node takes effect on all others within this time, as the contract promises. */
export const SPREADS_WITHIN_MS = 5_000;
/** How often a node polls the database for missed changes: one poll in this time may fail. */
export const LOOK_FOR_CHANGES_MS = 2_000;
/** How long an unknown key is refused without another query. */
export const UNKNOWN_MS = 4_000;

/**
 * The keys that this node has looked up, so that a request costs no query. Changes arrive in two ways: as a message
 * with the accounts' ids, and as a polled number. A number higher than the messages account for drops everything.
 */
export class KeyBook {
  readonly #known = new Map<string, KnownKey>();
  readonly #unknown = new Map<string, number>();
  readonly #loading = new Map<string, Promise<KnownKey | undefined>>();
  #lastNumber = -1;
  /** Incremented by each drop: what was read before that is not kept. */
  #generation = 0;
  readonly #onForget: () => void;

  /** `onForget` is called before a change is acknowledged. */
  constructor(onForget: () => void = () => {}) {
    this.#onForget = onForget;
  }

  find(digest: string): KnownKey | undefined {
    return this.#known.get(digest);
  }

  /** Whether no caller could be admitted without the store. */
  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  isUnknown(digest: string, now: number): boolean {
    return (this.#unknown.get(digest) ?? 0) > now;
  }

  /** A pending query for this key. */
  findLoading(digest: string): Promise<KnownKey | undefined> | undefined {
    return this.#loading.get(digest);
  }

  /** Concurrent callers with the same key share one query. */
  load(digest: string, now: number, read: () => Promise<KnownKey | undefined>): Promise<KnownKey | undefined> {
    const running = this.#loading.get(digest);
    if (running) return running;
    const generation = this.#generation;
    const loading = read()
      .then((found) => {
        if (generation === this.#generation) this.#keep(digest, found, now);
        return found;
      })
      .finally(() => {
        if (this.#loading.get(digest) === loading) this.#loading.delete(digest);
      });
    this.#loading.set(digest, loading);
    return loading;
  }

  /** Applies an announced change. */
  apply(number: number, accountIds: readonly string[]): void {
    if (number > this.#lastNumber + 1) return this.#forgetAll(number);
    this.#lastNumber = Math.max(this.#lastNumber, number);
    this.forget(accountIds);
  }

  /** Checks the number of the last change in the store. */
  check(number: number): void {
    if (number !== this.#lastNumber) this.#forgetAll(number);
  }

  /** Drops everything, when changes have been unknown for too long. */
  distrust(): void {
    this.#forgetAll(-1);
  }

  /** Drops earlier results for the digest of a key that has just been made here. */
  expect(digest: string): void {
    this.#generation += 1;
    this.#loading.delete(digest);
    this.#unknown.delete(digest);
  }

  forget(accountIds: readonly string[]): void {
    this.#onForget();
    this.#generation += 1;
    this.#loading.clear();
    this.#unknown.clear();
    for (const [digest, { principal }] of this.#known) {
      if (accountIds.includes(principal.accountId)) this.#known.delete(digest);
    }
  }

  #forgetAll(number: number): void {
    this.#onForget();
    this.#lastNumber = number;
    this.#generation += 1;
    this.#known.clear();
    this.#unknown.clear();
    this.#loading.clear();
  }

  #keep(digest: string, found: KnownKey | undefined, now: number): void {
    if (found) {
      this.#known.set(digest, found);
      if (this.#known.size > MAX_KNOWN) this.#known.delete(this.#known.keys().next().value!);
      return;
    }
    this.#unknown.set(digest, now + UNKNOWN_MS);
    if (this.#unknown.size > MAX_UNKNOWN) this.#unknown.delete(this.#unknown.keys().next().value!);
  }
}

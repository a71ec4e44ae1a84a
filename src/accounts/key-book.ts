import type { Principal } from './ports.ts';

/** What is known of a digest: who asks with it, when it was revoked, or that nobody has it. */
export interface KnownKey {
  readonly principal: Principal;
  readonly revokedAt: number | null;
}

const MAX_KNOWN = 100_000;
const MAX_UNKNOWN = 10_000;
/** What one node changes of a key or an account holds on every other one within this: the contract says so. */
export const SPREADS_WITHIN_MS = 5_000;
/** How often a node asks the database which changes it has missed: so often that one question may fail. */
export const LOOK_FOR_CHANGES_MS = 2_000;
/** How long a key that nobody had is taken for nobody's without another question. */
export const UNKNOWN_MS = 4_000;

/**
 * The keys that this node has looked up, so that a request costs no query. Changes come by two ways: a message
 * that names accounts, and a number that was higher than heard when it was asked for; then nothing is trusted.
 */
export class KeyBook {
  readonly #known = new Map<string, KnownKey>();
  readonly #unknown = new Map<string, number>();
  readonly #loading = new Map<string, Promise<KnownKey | undefined>>();
  #heard = -1;
  /** Goes up when something was forgotten: what was read before that is not kept. */
  #generation = 0;
  readonly #onForget: () => void;

  /** `onForget`: before anybody is answered who was told that something changed. */
  constructor(onForget: () => void = () => {}) {
    this.#onForget = onForget;
  }

  find(digest: string): KnownKey | undefined {
    return this.#known.get(digest);
  }

  /** Whether there is anybody who can be let in without asking the store. */
  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  isUnknown(digest: string, now: number): boolean {
    return (this.#unknown.get(digest) ?? 0) > now;
  }

  /** A query for this key that is under way. */
  findLoading(digest: string): Promise<KnownKey | undefined> | undefined {
    return this.#loading.get(digest);
  }

  /** Those who ask for the same key at once wait for one query. */
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

  /** A change that was told. */
  hear(number: number, accountIds: readonly string[]): void {
    if (number > this.#heard + 1) return this.#forgetAll(number);
    this.#heard = Math.max(this.#heard, number);
    this.forget(accountIds);
  }

  /** The number of the last change, as the store has it. */
  check(number: number): void {
    if (number !== this.#heard) this.#forgetAll(number);
  }

  /** Nobody could tell for too long whether something changed. */
  distrust(): void {
    this.#forgetAll(-1);
  }

  /** A key that was just made here: whatever was found of its digest before. */
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
    this.#heard = number;
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

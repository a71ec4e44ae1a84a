import { AppError } from '../errors.ts';
import { networkOf } from './network.ts';
import { takeTokens, type Bucket } from './bucket.ts';
import type { BucketSize } from '../kernel/cache.ts';
import type { LimitAnswer } from './ports.ts';

/** The limit of failed lookups from one network address. As many may be pending at once, whatever they find. */
export const STRANGERS: BucketSize = { perSecond: 5, burst: 100 };

const MAX_NETWORKS = 50_000;
const MAX_GUESTS = 100_000;

/**
 * Keeps guessers of keys or sessions from causing queries: each lookup takes a token of its network address, and a
 * successful one returns it. A digest found before needs none, even if the cache has dropped it: customers behind one
 * address do not pay for a neighbour who guesses. Kept in this process only, so that a guess costs no store anything.
 */
export class Strangers {
  readonly #buckets = new Map<string, Bucket>();
  readonly #guests = new Set<string>();

  /** Runs a lookup of this digest for an address. An empty address stands for the operator, who is not limited. */
  async lookUp<T>(digest: string, ip: string, now: number, find: () => Promise<T | undefined>): Promise<T | undefined> {
    if (ip === '' || this.#guests.has(digest)) return find();
    const network = networkOf(ip);
    const { bucket, answer } = takeTokens(this.#buckets.get(network), STRANGERS, 1, now);
    this.#keep(network, bucket);
    if (!answer.granted) throw tooMany({ ...answer, policy: { name: 'address', ...STRANGERS } });
    const found = await find().catch((error: unknown) => {
      this.#giveBack(network);
      throw error;
    });
    if (found === undefined) return undefined;
    this.#giveBack(network);
    this.#guests.add(digest);
    if (this.#guests.size > MAX_GUESTS) this.#guests.delete(this.#guests.keys().next().value!);
    return found;
  }

  #giveBack(network: string): void {
    const bucket = this.#buckets.get(network);
    if (bucket) this.#keep(network, { ...bucket, tokens: Math.min(STRANGERS.burst, bucket.tokens + 1) });
  }

  /** Sets the bucket, and evicts the least recently used above the limit. */
  #keep(network: string, bucket: Bucket): void {
    this.#buckets.delete(network);
    this.#buckets.set(network, bucket);
    if (this.#buckets.size > MAX_NETWORKS) this.#buckets.delete(this.#buckets.keys().next().value!);
  }
}

const tooMany = (limit: LimitAnswer): AppError =>
  new AppError('rate_limited', 'Too many keys or sessions that nobody has.', {
    retryAfterMs: limit.retryAfterMs,
    limit,
  });

import { AppError } from '../errors.ts';
import { networkOf } from './network.ts';
import { takeTokens, type Bucket } from './bucket.ts';
import type { BucketSize } from '../kernel/cache.ts';
import type { LimitAnswer } from './ports.ts';

/** Lookups that found nobody, from one network address. As many may be under way at once, whatever they find. */
export const STRANGERS: BucketSize = { perSecond: 5, burst: 100 };

const MAX_NETWORKS = 50_000;
const MAX_GUESTS = 100_000;

/**
 * Keeps whoever makes up keys or sessions from driving queries: each lookup takes a token of its network address, and
 * one that finds somebody gives it back. Who was found before, and has been forgotten since, needs none: customers
 * behind one address do not pay for a neighbour who guesses. In this process only, so that a guess costs no store
 * anything.
 */
export class Strangers {
  readonly #buckets = new Map<string, Bucket>();
  readonly #guests = new Set<string>();

  /** Runs a lookup of this digest for an address. An empty one is the operator's own hand, which nothing limits. */
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

  /** The one that was touched longest ago goes first. */
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

import { AppError } from '../errors.ts';
import type { Digest } from './digest.ts';
import { randomBase62, type RandomBytes } from './key-form.ts';
import type { Seal } from './seal.ts';
import type { RepeatStore } from './stores.ts';

export const REMEMBERED_MS = 24 * 3_600_000;
/** Longer than any such work takes; the holder of an older claim counts as dead. */
const CLAIM_MS = 30_000;

/** A request that its sender may repeat: the sender, their key, and the content. */
export interface RepeatableRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  /** Its body in normal form. */
  readonly text: string;
}

/** The randomness and time to be used by the work, so that repeating it makes the same thing. */
export interface Making {
  readonly random: RandomBytes;
  readonly at: number;
}

/** Requests with an `Idempotency-Key`. */
export interface Repeats {
  /**
   * Does the work, or returns its earlier answer. Throws `idempotency_in_progress` while another process does it, and
   * `idempotency_key_reused` for another text with the same key.
   */
  once(
    request: RepeatableRequest, now: number, work: (making: Making) => Promise<string>,
  ): Promise<{ answer: string; isReplay: boolean }>;
}

export interface RepeatParts {
  readonly store: RepeatStore;
  readonly digest: Digest;
  readonly seal: Seal;
  readonly random: RandomBytes;
  /** The name of this process's data folder: an earlier process with the same name is dead. */
  readonly place: string;
}

const NONCE_CHARACTERS = 32;

/** Unique to one attempt, and prefixed by the name of its place. */
export const newNonce = ({ place, random }: Pick<RepeatParts, 'place' | 'random'>): string =>
  place + randomBase62(NONCE_CHARACTERS - place.length, random);

/**
 * Runs repeatable requests. A process that dies between the work and storing its answer leaves a claim behind. Once
 * that has expired, the next repetition does the work again with the randomness and time of the first attempt: it makes
 * the same key with the same secret, finds that it exists, and gives the same answer. So the claim need not be exact.
 */
export function openRepeats(
  { store, digest, seal, random, place, note }: RepeatParts & { note: (text: string) => void },
): Repeats {
  return {
    async once({ accountId, operation, key, text }, now, work) {
      const id = { accountId, operation, digest: digest('repeat', key) };
      const sealedFor = Object.values(id).join(' ');
      const fresh = {
        request: digest('repeat', text), nonce: newNonce({ place, random }), createdAt: now,
        claimedUntil: now + CLAIM_MS,
      };
      const found = await store.claim(id, fresh, now - REMEMBERED_MS, now);
      if (found.state === 'other') throw new AppError('idempotency_key_reused', 'Another body under this key.');
      if (found.state === 'claimed') {
        const retryAfterMs = found.claimedUntil - now;
        throw new AppError('idempotency_in_progress', 'This request is being worked on.', { retryAfterMs });
      }
      const kept = found.state === 'answered' ? seal.open(found.answer, sealedFor) : undefined;
      if (kept !== undefined) return { answer: kept, isReplay: true };
      const answer = await tryWork(found, work, () => store.remove(id), () => store.release(id));
      // the work is done and will be answered; without a stored answer a repetition only does the same work again
      await store.keep(id, seal.close(answer, sealedFor)).catch((error: Error) => note(`an answer: ${error.message}`));
      await store.removeOld(now - REMEMBERED_MS).catch(() => {});
      return { answer, isReplay: false };
    },
  };

  async function tryWork(
    { nonce, createdAt }: { nonce: string; createdAt: number },
    work: (making: Making) => Promise<string>,
    forget: () => Promise<void>,
    release: () => Promise<void>,
  ): Promise<string> {
    try {
      return await work({ random: seededBytes(digest, nonce), at: createdAt });
    } catch (error) {
      // a refusal made nothing: the same key may be used again; after any other failure it is unknown what was made
      const isRefusal = error instanceof AppError && error.code !== 'temporarily_unavailable';
      await (isRefusal ? forget() : release()).catch(() => {});
      throw error;
    }
  }
}

/** Bytes that are unpredictable without the service's secret, and the same each time for one seed. */
function seededBytes(digest: Digest, seed: string): RandomBytes {
  let block = 0;
  let rest = Buffer.alloc(0);
  return (count) => {
    while (rest.length < count) {
      rest = Buffer.concat([rest, Buffer.from(digest('seed', `${seed} ${block++}`), 'base64url')]);
    }
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  };
}

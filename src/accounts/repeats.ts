import { AppError } from '../errors.ts';
import type { Digest } from './digest.ts';
import { randomBase62, type RandomBytes } from './key-form.ts';
import type { Seal } from './seal.ts';
import type { RepeatStore } from './stores.ts';

export const REMEMBERED_MS = 24 * 3_600_000;
/** Longer than any such work takes; whoever holds a claim after that is taken for dead. */
const CLAIM_MS = 30_000;

/** A request that its sender may repeat: who sent it, under which name of theirs, and what it says. */
export interface RepeatableRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  /** One spelling of its body. */
  readonly text: string;
}

/** What the work is to use for chance and time, so that doing it again makes the same thing. */
export interface Making {
  readonly random: RandomBytes;
  readonly at: number;
}

/** Requests with an `Idempotency-Key`. */
export interface Repeats {
  /**
   * Does the work, or gives the answer that it had before. `idempotency_in_progress` while somebody does it,
   * `idempotency_key_reused` for another text under the same key.
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
  /** The name of what this process has for itself: whoever had it before is dead. */
  readonly place: string;
}

const NONCE_CHARACTERS = 32;

/** Of one attempt alone, with the name of its place before it. */
export const newNonce = ({ place, random }: Pick<RepeatParts, 'place' | 'random'>): string =>
  place + randomBase62(NONCE_CHARACTERS - place.length, random);

/**
 * A process that dies between the work and keeping its answer leaves a claim behind. Once that is too old, the next
 * repetition does the work again, with the chance and the moment of the first attempt: it makes the same key with the
 * same secret, finds that it is there, and answers what the first one would have. So the claim need not be exact.
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
      // It is made and will be answered; without a kept answer a repetition would only do the same work again.
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
      // A refusal made nothing: the same key may be tried again. Of any other failure nobody knows what it made.
      const isRefusal = error instanceof AppError && error.code !== 'temporarily_unavailable';
      await (isRefusal ? forget() : release()).catch(() => {});
      throw error;
    }
  }
}

/** Bytes that nobody can foretell without the service's secret, the same each time for one seed. */
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

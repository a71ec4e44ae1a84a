import { AppError } from '../errors.ts';
import { newNonce, REMEMBERED_MS, type RepeatableRequest, type RepeatParts } from '../accounts/repeats.ts';
import type { SqlTransaction } from '../kernel/sql.ts';

/** How long a claim lasts; its holder renews it, and without a renewal counts as dead. */
const CLAIM_MS = 30_000;
const PROLONG_EVERY_MS = 10_000;

/** A claim on a request without an answer, for the caller to work on. */
export interface UploadTurn {
  readonly kind: 'ours';
  /** To be called in the transaction that creates the result: both are stored or neither. */
  keep(transaction: SqlTransaction, text: string, answer: string): Promise<void>;
  /** To be called at the end, whatever the outcome. */
  end(): Promise<void>;
}

export interface AnsweredUpload {
  readonly kind: 'answered';
  /** The earlier answer to this content; `idempotency_key_reused` if the content differs. */
  answerTo(text: string): string;
}

/** Uploads with an `Idempotency-Key`: their content is known only once it has been read. */
export interface UploadRepeats {
  /** Throws `idempotency_in_progress` while another request with this key is in progress, before anything is read. */
  begin(request: Omit<RepeatableRequest, 'text'>, now: number): Promise<UploadTurn | AnsweredUpload>;
}

export function openUploadRepeats({ store, digest, seal, random, place }: RepeatParts): UploadRepeats {
  return {
    async begin({ accountId, operation, key }, now) {
      const id = { accountId, operation, digest: digest('repeat', key) };
      const sealedFor = Object.values(id).join(' ');
      const nonce = newNonce({ place, random });
      const fresh = { request: '', nonce, createdAt: now, claimedUntil: now + CLAIM_MS };
      const found = await store.claimUpload(id, fresh, now - REMEMBERED_MS, now);
      if (found.state === 'claimed') {
        const retryAfterMs = Math.max(1, found.claimedUntil - now);
        throw new AppError('idempotency_in_progress', 'This request is being worked on.', { retryAfterMs });
      }
      if (found.state === 'answered') {
        const answerTo = (text: string): string => {
          const answer = found.request === digest('repeat', text) ? seal.open(found.answer, sealedFor) : undefined;
          if (answer === undefined) throw new AppError('idempotency_key_reused', 'Another body under this key.');
          return answer;
        };
        return { kind: 'answered', answerTo };
      }
      const startedAt = performance.now();
      const prolong = (): void => {
        const until = now + (performance.now() - startedAt) + CLAIM_MS;
        store.prolong(id, nonce, Math.ceil(until)).catch(() => {});
      };
      const prolonging = setInterval(prolong, PROLONG_EVERY_MS).unref();
      return {
        kind: 'ours',
        async keep(transaction, text, answer) {
          const kept = { request: digest('repeat', text), answer: seal.close(answer, sealedFor) };
          if (await store.keepIn(transaction, id, nonce, kept)) return;
          throw new AppError('idempotency_in_progress', 'Somebody else works on this request.', { retryAfterMs: 1000 });
        },
        async end() {
          clearInterval(prolonging);
          // an answered request stays
          await store.giveUp(id, nonce).catch(() => {});
          await store.removeOld(now - REMEMBERED_MS).catch(() => {});
        },
      };
    },
  };
}

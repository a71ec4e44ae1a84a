import { LOOK_FOR_CHANGES_MS } from '../accounts/key-book.ts';
import { familiarMark } from '../accounts/mail-turns.ts';
import { quotaCounter } from '../accounts/quota.ts';
import { monthOf } from '../kernel/moscow.ts';
import type { Digest } from '../accounts/digest.ts';
import type { Forgotten, PersonalStore } from '../accounts/stores.ts';
import type { Cache } from '../kernel/cache.ts';
import type { KeptMails } from './mail/kept-mails.ts';

/** The second pass, for a mail that was requested just before and written a moment after the first pass. */
const AGAIN_MS = 10_000;

export interface Places {
  readonly store: PersonalStore;
  readonly cache: Cache;
  readonly mails: KeptMails;
  readonly digest: Digest;
}

/**
 * Removes what this machine and the shared cache hold of deleted addresses. Safe to repeat; a mail requested after the
 * deletion, for a new account of the same address, stays. A warning about a deleted account is removed whatever its
 * recipient, since its text names the address. Returns the number of mails removed.
 */
export async function eraseTraces(
  { store, cache, mails, digest }: Places, gone: readonly Forgotten[],
): Promise<number> {
  const until = new Map(gone.map(({ addressDigest, at }) => [addressDigest, at]));
  const ids = new Set(gone.flatMap(({ accountIds }) => accountIds));
  const removed = await mails.remove(({ to, accountId, postedAt }) =>
    postedAt <= (until.get(digest('address', to)) ?? -Infinity) || (accountId !== undefined && ids.has(accountId)));
  const counters = gone.flatMap(({ accountIds, at }) => accountIds.map((id) => quotaCounter(id, monthOf(at))));
  await cache.remove([...counters, ...gone.map(({ addressDigest }) => familiarMark(addressDigest))]);
  await store.scrub();
  return removed;
}

/**
 * Keeps this node free of traces of addresses deleted anywhere: it polls the database every two seconds and, at the
 * start, reads every deletion it may have missed. Failures are retried with the next poll.
 */
export async function followForgotten(places: Places, onTrouble: (error: Error) => void) {
  let known = 0;
  let due: { readonly gone: Forgotten; at: number; needsRepeat: boolean }[] = [];
  const look = async (): Promise<void> => {
    const now = performance.now();
    for (const gone of await places.store.listForgotten(known)) {
      known = gone.number;
      due.push({ gone, at: now, needsRepeat: true });
    }
    const ripe = due.filter(({ at }) => at <= now);
    if (ripe.length === 0) return;
    await eraseTraces(places, ripe.map(({ gone }) => gone));
    due = due.filter((entry) => !ripe.includes(entry) || entry.needsRepeat);
    for (const entry of ripe) Object.assign(entry, { at: now + AGAIN_MS, needsRepeat: false });
  };
  let looking: Promise<void> | undefined;
  const start = (): Promise<void> =>
    (looking ??= look()
      .catch(onTrouble)
      .finally(() => {
        looking = undefined;
      }));
  await start();
  const timer = setInterval(() => void start(), LOOK_FOR_CHANGES_MS);
  return {
    async close(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}

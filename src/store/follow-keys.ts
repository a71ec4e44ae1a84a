import { LOOK_FOR_CHANGES_MS, type KeyBook } from '../accounts/key-book.ts';
import type { Change } from '../accounts/stores.ts';
import type { Cache } from '../kernel/cache.ts';
import type { Sql } from '../kernel/sql.ts';

const TOPIC = 'keys';
/** Revocations cannot be read while the database is unavailable; a node that has lost it stops trusting its keys. */
const TRUST_MS = 300_000;

/**
 * Keeps a key book up to date: changes are announced to all nodes through the cache, and each node polls the database
 * every two seconds for changes it has missed, since a message may get lost and the cache may be local. Without an
 * answer the book is trusted for five minutes.
 */
export async function followKeys(
  book: KeyBook,
  cache: Cache,
  sql: Sql,
  onTrouble: (error: Error) => void,
  trustMs = TRUST_MS,
) {
  let lastReadAt = performance.now();
  const poll = async (): Promise<void> => {
    const askedAt = performance.now();
    const [row] = await sql.all<{ number: number }>("SELECT number FROM revision WHERE name = 'keys'");
    book.check(row?.number ?? 0);
    lastReadAt = askedAt;
  };
  const fail = (error: Error): void => {
    onTrouble(error);
    if (performance.now() - lastReadAt > trustMs) book.distrust();
  };
  await poll();
  await cache.channel.subscribe(TOPIC, (message) => {
    const { number, accountIds } = JSON.parse(message) as Change;
    book.apply(number, accountIds);
  });
  let polling: Promise<void> | undefined;
  const timer = setInterval(() => {
    polling ??= poll()
      .catch(fail)
      .finally(() => {
        polling = undefined;
      });
  }, LOOK_FOR_CHANGES_MS);
  return {
    /** Applies a change here and announces it to the other nodes. */
    async announce(change: Change): Promise<void> {
      book.apply(change.number, change.accountIds);
      await cache.channel.publish(TOPIC, JSON.stringify(change));
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await polling;
    },
  };
}

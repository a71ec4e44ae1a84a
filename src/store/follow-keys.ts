import { LOOK_FOR_CHANGES_MS, type KeyBook } from '../accounts/key-book.ts';
import type { Change } from '../accounts/stores.ts';
import type { Cache } from '../kernel/cache.ts';
import type { Sql } from '../kernel/sql.ts';

const TOPIC = 'keys';
/** With the database away nobody can revoke; a node that alone is cut off from it must end some time. */
const TRUST_MS = 300_000;

/**
 * Keeps a key book true: a change is told to all nodes through the cache, and each node asks the database
 * every two seconds whether it has missed one, since a message may get lost and the cache may be its own. Without
 * an answer the book is believed for five minutes.
 */
export async function followKeys(
  book: KeyBook,
  cache: Cache,
  sql: Sql,
  onTrouble: (error: Error) => void,
  trustMs = TRUST_MS,
) {
  let heardAt = performance.now();
  const poll = async (): Promise<void> => {
    const askedAt = performance.now();
    const [row] = await sql.all<{ number: number }>("SELECT number FROM revision WHERE name = 'keys'");
    book.check(row?.number ?? 0);
    heardAt = askedAt;
  };
  const fail = (error: Error): void => {
    onTrouble(error);
    if (performance.now() - heardAt > trustMs) book.distrust();
  };
  await poll();
  await cache.channel.subscribe(TOPIC, (message) => {
    const { number, accountIds } = JSON.parse(message) as Change;
    book.hear(number, accountIds);
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
    /** Tells the other nodes; this one knows at once. */
    async tell(change: Change): Promise<void> {
      book.hear(change.number, change.accountIds);
      await cache.channel.publish(TOPIC, JSON.stringify(change));
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await polling;
    },
  };
}

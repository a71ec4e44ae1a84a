import type { Channel } from '../kernel/cache.ts';
import type { Sql } from '../kernel/sql.ts';

const TOPIC = 'nodes';

const BEAT_MS = 3_000;
/** Longer than a pause that a busy machine makes. */
const LIVE_MS = 30_000;
const FORGOTTEN_MS = 86_400_000;

export interface LiveNodes {
  /** How many nodes there are, this one among them, as of when that was last heard. */
  readonly count: number;
  /** Milliseconds of the monotonic clock. */
  readonly heardAt: number;
  /** Why the last beat could not be written: the database is away, takes no writes, or has no room for them. */
  readonly trouble: string | undefined;
  /** Says that this node lives, and asks who else does. A database that is away leaves what was heard. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

/** Which nodes share a database: each says every three seconds that it lives, and a new one tells the others. */
export async function openLiveNodes(sql: Sql, channel: Channel, id: string): Promise<LiveNodes> {
  let count = 1;
  let heardAt = -Infinity;
  let trouble: string | undefined;
  let beating: Promise<void> | undefined;
  const say = async (): Promise<void> => {
    const askedAt = performance.now();
    // one clock for all of them
    const now = await sql.now();
    await sql.write(async (transaction) => {
      const known = await transaction.run('UPDATE live_node SET seen_at = ? WHERE id = ?', [now, id]);
      if (known === 0) await transaction.insertIfAbsent('live_node', { id, seen_at: now });
    });
    const [row] = await sql.all<{ nodes: number | string }>(
      'SELECT COUNT(*) AS nodes FROM live_node WHERE seen_at > ?',
      [now - LIVE_MS],
    );
    count = Math.max(1, Number(row.nodes));
    heardAt = askedAt;
    trouble = undefined;
  };
  const beat = (): Promise<void> => {
    beating ??= say()
      .catch((error: Error) => void (trouble = error.message))
      .finally(() => (beating = undefined));
    return beating;
  };
  const now = await sql.now();
  await sql.write(async (transaction) => {
    await transaction.run('DELETE FROM live_node WHERE seen_at < ?', [now - FORGOTTEN_MS]);
  });
  await say();
  await channel.subscribe(TOPIC, (message) => {
    if (message !== id) void beat();
  });
  await channel.publish(TOPIC, id);
  const timer = setInterval(() => void beat(), BEAT_MS);
  return {
    get count() {
      return count;
    },
    get heardAt() {
      return heardAt;
    },
    get trouble() {
      return trouble;
    },
    beat,
    async close() {
      clearInterval(timer);
      await beating;
      const leave = sql.write(async (transaction) => {
        await transaction.run('DELETE FROM live_node WHERE id = ?', [id]);
      });
      await leave.catch(() => undefined);
    },
  };
}

import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Channel } from '../kernel/cache.ts';
import type { Sql } from '../kernel/sql.ts';

const TOPIC = 'nodes';

const BEAT_MS = 3_000;
/** How long a node counts as live after a beat: longer than any pause of a busy machine. */
const LIVE_MS = 30_000;
/** How long stopped nodes stay listed: mails may still be on their machines. */
const FORGOTTEN_MS = 30 * 86_400_000;

export interface LiveNodes {
  /** The number of nodes, this one included, as of `heardAt`. */
  readonly count: number;
  /** When the nodes were last read, in milliseconds of the monotonic clock. */
  readonly heardAt: number;
  /** Since when another node is known to count alone; undefined while none does. */
  readonly othersAloneSince: number | undefined;
  /** Why the last beat could not be written: the database is unavailable, read-only, or full. */
  readonly trouble: string | undefined;
  /** Records that this node lives and reads the others. If the database is unavailable, the last values stand. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

export interface NodeFacts {
  readonly id: string;
  readonly place: string;
  /** Whether the node cannot count together with the others at present. */
  isAlone(): boolean;
  /** Called when the number of nodes changes. */
  readonly onCount?: () => void;
}

/** The machine and folder where a process keeps what is not shared, in words for operators. */
export const placeOf = (dataDir: string): string => `${hostname()}:${resolve(dataDir)}`.slice(-300);

/** The other places of nodes of the last month, and when each was last in use. */
export async function listOtherPlaces(sql: Sql, place: string): Promise<{ place: string; seenAt: number }[]> {
  const query =
    'SELECT place, MAX(seen_at) AS seen_at FROM live_node WHERE place <> ? GROUP BY place ORDER BY MAX(seen_at) DESC';
  const rows = await sql.all<{ place: string; seen_at: number | string }>(query, [place]);
  return rows.map((row) => ({ place: row.place, seenAt: Number(row.seen_at) }));
}

/**
 * The nodes that share a database: each records every three seconds that it lives and whether it counts alone; a new
 * one notifies the others.
 */
export async function openLiveNodes(sql: Sql, channel: Channel, facts: NodeFacts): Promise<LiveNodes> {
  const { id } = facts;
  let count = 1;
  let heardAt = -Infinity;
  let othersAloneSince: number | undefined;
  let trouble: string | undefined;
  let beating: Promise<void> | undefined;
  const report = async (): Promise<void> => {
    const askedAt = performance.now();
    const others = await meetOthers(sql, facts);
    const before = count;
    count = 1 + others.length;
    if (count !== before) facts.onCount?.();
    heardAt = askedAt;
    othersAloneSince = others.some(({ isAlone }) => isAlone) ? othersAloneSince ?? askedAt : undefined;
    trouble = undefined;
  };
  const beat = (): Promise<void> => {
    beating ??= report()
      .catch((error: Error) => void (trouble = error.message))
      .finally(() => (beating = undefined));
    return beating;
  };
  const now = await sql.now();
  await sql.write(async (transaction) => {
    await transaction.run('DELETE FROM live_node WHERE seen_at < ?', [now - FORGOTTEN_MS]);
  });
  await report();
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
    get othersAloneSince() {
      return othersAloneSince;
    },
    get trouble() {
      return trouble;
    },
    beat,
    async close() {
      clearInterval(timer);
      await beating;
      const leave = sql.write(async (transaction) => {
        await transaction.run('UPDATE live_node SET seen_at = seen_at - ? WHERE id = ?', [LIVE_MS, id]);
      });
      await leave.catch(() => undefined);
    },
  };
}

/** Records that this node lives, and reads which others do. */
async function meetOthers(sql: Sql, { id, place, isAlone }: NodeFacts): Promise<{ isAlone: boolean }[]> {
  // all nodes use the database's clock
  const now = await sql.now();
  await sql.write(async (transaction) => {
    const alone = Number(isAlone());
    const query = 'UPDATE live_node SET seen_at = ?, alone = ? WHERE id = ?';
    const known = await transaction.run(query, [now, alone, id]);
    if (known === 0) await transaction.insertIfAbsent('live_node', { id, seen_at: now, place, alone });
  });
  const query = 'SELECT alone FROM live_node WHERE seen_at > ? AND id <> ?';
  const others = await sql.all<{ alone: number }>(query, [now - LIVE_MS, id]);
  return others.map(({ alone }) => ({ isAlone: alone === 1 }));
}

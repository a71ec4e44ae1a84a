import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Channel } from '../kernel/cache.ts';
import type { Sql } from '../kernel/sql.ts';

const TOPIC = 'nodes';

const BEAT_MS = 3_000;
/** Longer than a pause that a busy machine makes. */
const LIVE_MS = 30_000;
/** Those that stopped are still known for so long: mails may lie where they were. */
const FORGOTTEN_MS = 30 * 86_400_000;

export interface LiveNodes {
  /** How many nodes there are, this one among them, as of when that was last heard. */
  readonly count: number;
  /** Milliseconds of the monotonic clock. */
  readonly heardAt: number;
  /** Since when it is known of another node that it counts alone; undefined while none does. */
  readonly othersAloneSince: number | undefined;
  /** Why the last beat could not be written: the database is away, takes no writes, or has no room for them. */
  readonly trouble: string | undefined;
  /** Says that this node lives, and asks who else does. A database that is away leaves what was heard. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

export interface NodeFacts {
  readonly id: string;
  readonly place: string;
  /** Whether it cannot count together with the others at present. */
  isAlone(): boolean;
  /** Told when there are more nodes, or fewer. */
  readonly onCount?: () => void;
}

/** Where a process keeps what is not shared, in words for people. */
export const placeOf = (dataDir: string): string => `${hostname()}:${resolve(dataDir)}`.slice(-300);

/** The places of nodes of the last month beside this one, and when each was in use last. */
export async function listOtherPlaces(sql: Sql, place: string): Promise<{ place: string; seenAt: number }[]> {
  const query =
    'SELECT place, MAX(seen_at) AS seen_at FROM live_node WHERE place <> ? GROUP BY place ORDER BY MAX(seen_at) DESC';
  const rows = await sql.all<{ place: string; seen_at: number | string }>(query, [place]);
  return rows.map((row) => ({ place: row.place, seenAt: Number(row.seen_at) }));
}

/**
 * Which nodes share a database: each says every three seconds that it lives, and whether it counts alone; a new one
 * tells the others.
 */
export async function openLiveNodes(sql: Sql, channel: Channel, facts: NodeFacts): Promise<LiveNodes> {
  const { id } = facts;
  let count = 1;
  let heardAt = -Infinity;
  let othersAloneSince: number | undefined;
  let trouble: string | undefined;
  let beating: Promise<void> | undefined;
  const say = async (): Promise<void> => {
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

/** Says that this node lives, and hears which others do. */
async function meetOthers(sql: Sql, { id, place, isAlone }: NodeFacts): Promise<{ isAlone: boolean }[]> {
  // one clock for all of them
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

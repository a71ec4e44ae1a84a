import { placesKept, SMALL_ROWS } from '../../../jobs/batch/limits.ts';
import { Turns } from '../../turns.ts';
import { openStates } from '../../../jobs/batch/states.ts';
import { getBatch } from './rows.ts';
import type { Batch, BatchQueue, BatchState, Lease, MostHeld } from '../../../jobs/batch/ports.ts';
import type { Sql, SqlReader, SqlTransaction, SqlValue } from '../../../kernel/sql.ts';

/** How many candidates to try: other nodes may be claiming as many at the same moment. */
const CANDIDATES = 64;

const OPEN = openStates.map((state) => `'${state}'`).join(', ');
const CLAIM = 'id = ? AND lease_owner = ? AND turn = ?';
const FREE = `state IN (${OPEN}) AND lease_until <= ?`;

/** The condition of every write of a worker: it holds the batch now, and the batch is in an expected state. */
export const heldIn = (states: readonly BatchState[]): string =>
  `${CLAIM} AND lease_until > ? AND state IN (${states.map((state) => `'${state}'`).join(', ')})`;
export const heldBy = ({ batchId, owner, turn }: Lease, now: number): SqlValue[] => [batchId, owner, turn, now];

type Leasing = Pick<BatchQueue, 'claim' | 'renew' | 'release' | 'releaseEarlier'>;

/** The leases of workers on batches. */
export function openLeases(sql: Sql): Leasing {
  const claims = new Turns();
  return {
    // one at a time: the next claim must see how many batches this process holds
    claim: (owner, now, leaseMs, most) =>
      claims.run(async () => {
        const search = { owner, now, ...most };
        if ((await findCandidates(sql, search)).length === 0) return undefined;
        return sql.write(async (transaction) => {
          for (const id of await findCandidates(transaction, search)) {
            const batch = await take(transaction, id, { owner, now, until: now + leaseMs });
            if (batch) return batch;
          }
          return undefined;
        });
      }),

    renew: (lease, now, leaseMs) =>
      sql.write(async (transaction) => {
        const query = `UPDATE batch SET lease_until = ? WHERE ${heldIn(openStates)}`;
        const renewed = await transaction.run(query, [now + leaseMs, ...heldBy(lease, now)]);
        return renewed === 0 ? undefined : (await getBatch(transaction, lease.batchId)).state;
      }),

    release: ({ batchId, owner, turn }) =>
      sql.write(async (transaction) => {
        const query = `UPDATE batch SET lease_owner = NULL, lease_until = 0 WHERE ${CLAIM}`;
        await transaction.run(query, [batchId, owner, turn]);
      }),

    releaseEarlier: (place, owner) =>
      sql.write((transaction) => {
        const query = `UPDATE batch SET lease_owner = NULL, lease_until = 0
          WHERE state IN (${OPEN}) AND lease_owner LIKE ? AND lease_owner <> ?`;
        return transaction.run(query, [`${place}-%`, owner]);
      }),
  };
}

async function take(
  transaction: SqlTransaction, id: string, { owner, now, until }: { owner: string; now: number; until: number },
): Promise<Batch | undefined> {
  const free = await transaction.lockFree(`SELECT id FROM batch WHERE id = ? AND ${FREE}`, [id, now]);
  if (free.length === 0) return undefined;
  const query = `UPDATE batch SET lease_owner = ?, lease_until = ?, turn = turn + 1 WHERE id = ? AND ${FREE}`;
  const taken = await transaction.run(query, [owner, until, id, now]);
  return taken === 0 ? undefined : getBatch(transaction, id);
}

/** Lists batches in the order in which they are to be claimed, without locking any. */
async function findCandidates(
  reader: SqlReader, { owner, now, ofAccount, smallOnly }: MostHeld & { owner: string; now: number },
): Promise<string[]> {
  const columns = placesKept.map(({ rows }) => `SUM(CASE WHEN row_total > ${rows} THEN 1 ELSE 0 END) AS over_${rows}`);
  const hasPlace = placesKept.map(({ rows, places }) =>
    `AND (b.row_total <= ${rows} OR COALESCE(h.over_${rows}, 0) < ${Math.max(1, ofAccount - places)})`);
  const fits = smallOnly ? `AND b.row_total <= ${SMALL_ROWS}` : '';
  const rows = await reader.all<{ id: string }>(
    `SELECT b.id AS id FROM batch b LEFT JOIN (
       SELECT account_id, COUNT(*) AS held, ${columns.join(', ')} FROM batch
       WHERE state IN (${OPEN}) AND lease_owner = ? AND lease_until > ? GROUP BY account_id
     ) h ON h.account_id = b.account_id
     WHERE ${FREE} AND (b.state = 'cancelling' OR (COALESCE(h.held, 0) < ? ${hasPlace.join(' ')} ${fits}))
     ORDER BY CASE WHEN b.state = 'cancelling' THEN 0 ELSE 1 END, COALESCE(h.held, 0), b.created_at, b.id
     LIMIT ${CANDIDATES}`,
    [owner, now, now, ofAccount],
  );
  return rows.map(({ id }) => id);
}

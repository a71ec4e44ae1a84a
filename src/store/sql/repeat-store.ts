import type { RepeatClaim, RepeatFound, RepeatId, RepeatStore } from '../../accounts/stores.ts';
import type { Sql, SqlRow, SqlTransaction } from '../../kernel/sql.ts';

const ROW = 'account_id = ? AND operation = ? AND digest = ?';
/** The condition of a claim that nobody has taken over, without an answer yet. */
const MINE = `${ROW} AND nonce = ? AND answer IS NULL`;
const keyOf = ({ accountId, operation, digest }: RepeatId) => [accountId, operation, digest];

export function openRepeatStore(sql: Sql): RepeatStore {
  const run = (query: string, values: readonly (string | number)[]): Promise<void> =>
    sql.write(async (transaction) => void (await transaction.run(query, values)));
  return {
    claim: (id, fresh, forgotten, now) =>
      sql.write(async (transaction) => {
        if (await transaction.insertIfAbsent('repeatable', toRow(id, fresh))) return ours(fresh);
        const [row] = await transaction.lock(
          `SELECT request, nonce, created_at, claimed_until, answer FROM repeatable WHERE ${ROW}`, keyOf(id),
        );
        return judge(transaction, id, fresh, row && fromRow(row), { forgotten, now });
      }),

    keep: (id, answer) => run(`UPDATE repeatable SET answer = ? WHERE ${ROW}`, [answer, ...keyOf(id)]),
    release: (id) => run(`UPDATE repeatable SET claimed_until = 0 WHERE ${ROW}`, keyOf(id)),
    releaseEarlier: (place) =>
      sql.write((transaction) => {
        const claimed = 'nonce LIKE ? AND claimed_until > 0 AND answer IS NULL';
        return transaction.run(`UPDATE repeatable SET claimed_until = 0 WHERE ${claimed}`, [`${place}%`]);
      }),
    remove: (id) => run(`DELETE FROM repeatable WHERE ${ROW}`, keyOf(id)),
    claimUpload: (id, fresh, forgotten, now) =>
      sql.write(async (transaction) => {
        if (await transaction.insertIfAbsent('repeatable', toRow(id, fresh))) return { state: 'ours' };
        const [row] = await transaction.lock(
          `SELECT request, nonce, created_at, claimed_until, answer FROM repeatable WHERE ${ROW}`, keyOf(id),
        );
        if (!row) return { state: 'claimed', claimedUntil: now };
        const { createdAt, claimedUntil, answer, request } = fromRow(row);
        if (createdAt > forgotten && answer !== null) return { state: 'answered', request, answer };
        if (createdAt > forgotten && claimedUntil > now) return { state: 'claimed', claimedUntil };
        await transaction.run(`DELETE FROM repeatable WHERE ${ROW}`, keyOf(id));
        await transaction.insert('repeatable', toRow(id, fresh));
        return { state: 'ours' };
      }),

    prolong: (id, nonce, claimedUntil) =>
      run(`UPDATE repeatable SET claimed_until = ? WHERE ${MINE}`, [claimedUntil, ...keyOf(id), nonce]),
    keepIn: async (transaction, id, nonce, { request, answer }) =>
      (await transaction.run(`UPDATE repeatable SET request = ?, answer = ? WHERE ${MINE}`, [
        request, answer, ...keyOf(id), nonce,
      ])) === 1,
    giveUp: (id, nonce) => run(`DELETE FROM repeatable WHERE ${MINE}`, [...keyOf(id), nonce]),
    removeOld: (forgotten) => run('DELETE FROM repeatable WHERE created_at <= ?', [forgotten]),
  };
}

type Kept = RepeatClaim & { readonly answer: string | null };

async function judge(
  transaction: SqlTransaction,
  id: RepeatId,
  fresh: RepeatClaim,
  kept: Kept | undefined,
  { forgotten, now }: { forgotten: number; now: number },
): Promise<RepeatFound> {
  // The other claim was removed a moment ago: the caller should try again a moment later.
  if (!kept) return { state: 'claimed', claimedUntil: now };
  if (kept.createdAt <= forgotten) {
    await transaction.run(`DELETE FROM repeatable WHERE ${ROW}`, keyOf(id));
    await transaction.insert('repeatable', toRow(id, fresh));
    return ours(fresh);
  }
  if (kept.request !== fresh.request) return { state: 'other' };
  const { nonce, createdAt, claimedUntil, answer } = kept;
  if (answer !== null) return { state: 'answered', answer, nonce, createdAt };
  if (claimedUntil > now) return { state: 'claimed', claimedUntil };
  await transaction.run(`UPDATE repeatable SET claimed_until = ? WHERE ${ROW}`, [fresh.claimedUntil, ...keyOf(id)]);
  return ours(kept);
}

const ours = ({ nonce, createdAt }: RepeatClaim): RepeatFound => ({ state: 'ours', nonce, createdAt });

const toRow = ({ accountId, operation, digest }: RepeatId, claim: RepeatClaim): SqlRow => ({
  account_id: accountId, operation, digest, request: claim.request, nonce: claim.nonce,
  created_at: claim.createdAt, claimed_until: claim.claimedUntil, answer: null,
});

const fromRow = (row: SqlRow): Kept => ({
  request: String(row['request']),
  nonce: String(row['nonce']),
  createdAt: Number(row['created_at']),
  claimedUntil: Number(row['claimed_until']),
  answer: row['answer'] === null ? null : String(row['answer']),
});

import { READ_ON_MS } from '../../../jobs/batch/limits.ts';
import { openStates } from '../../../jobs/batch/states.ts';
import type { Sql, SqlTransaction } from '../../../kernel/sql.ts';

const OPEN = openStates.map((state) => `'${state}'`).join(', ');

/** The account id of a batch whose owner is deleted. */
export const NOBODY = '';
/** By then a node that was working on it has noticed that its lease expired, and writes nothing more. */
const AT_WORK_MS = 60_000;

/**
 * Detaches the batches of an account from their owner. Running ones end, unbilled. Those with files expire as if no
 * reader were left, so that a sweep a minute later removes the files and then the row; the others are deleted now.
 * Returns how many have files.
 */
export async function forgetBatches(transaction: SqlTransaction, accountId: string, now: number): Promise<number> {
  const withFiles = await transaction.run(
    `UPDATE batch SET account_id = '${NOBODY}', key_id = '', label = '', options = '{}', shape = '{}', digest = '',
     webhook_url = NULL, problem_code = NULL, problem_detail = NULL, reserved_units = 0, returned_units = 0,
     lease_owner = NULL, lease_until = 0, expires_at = ?,
     state = CASE WHEN state IN (${OPEN}) THEN 'failed' ELSE state END
     WHERE account_id = ? AND (state IN (${OPEN}) OR expires_at IS NOT NULL)`,
    [now + AT_WORK_MS - READ_ON_MS, accountId],
  );
  await transaction.run('DELETE FROM batch WHERE account_id = ?', [accountId]);
  await transaction.run('DELETE FROM batch_reservation WHERE account_id = ?', [accountId]);
  return withFiles;
}

/** What is stored about an account's files, without their contents. */
export async function exportBatches(sql: Sql, accountId: string): Promise<object[]> {
  const rows = await sql.all<{ id: string; label: string; state: string; row_total: number; created_at: number }>(
    'SELECT id, label, state, row_total, created_at FROM batch WHERE account_id = ? ORDER BY id', [accountId],
  );
  return rows.map(({ id, label, state, row_total: count, created_at: at }) => ({
    id, label, state, rows: count, createdAt: new Date(at).toISOString(),
  }));
}

import { ENDPOINT_COLUMNS, toEndpoint, toEvent } from './webhook-rows.ts';
import { MOST_ATTEMPTS } from '../../jobs/webhooks/schedule.ts';
import type { Attempt, Verdict } from '../../jobs/webhooks/outcome.ts';
import type { Claimed, ClaimOptions, DeliveryQueue } from '../../jobs/webhooks/ports.ts';
import type { Sql, SqlRow, SqlTransaction, SqlValue } from '../../kernel/sql.ts';

/** The most deliveries that one transaction locks. */
const MOST_SEEN = 100;
const DELIVERY = 'endpoint_id = ? AND event_id = ?';
/** The condition of an unchanged lease: after it is lost, or the owner deleted, writes have no effect. */
const MINE = `${DELIVERY} AND state = 'sending' AND lease = ?`;
const mine = ({ endpoint, event, lease }: Claimed): SqlValue[] => [endpoint.id, event.id, lease];

/** A delivery being sent has a lease: when it expires, the deliveries of a dead process are due again. */
export function openDeliveryQueue(sql: Sql): DeliveryQueue {
  return {
    hasDue: async (now) =>
      (await sql.all('SELECT event_id FROM webhook_delivery WHERE due_at <= ? LIMIT 1', [now])).length > 0,

    claim: (request) => sql.write((transaction) => claimDue(transaction, request)),

    settle: (claimed, attempt, verdict, now) =>
      sql.write(async (transaction) => {
        const { state, dueAt } = verdict;
        const finishedAt = state === 'waiting' ? null : now;
        const changed = await transaction.run(
          `UPDATE webhook_delivery SET state = ?, due_at = ?, lease = NULL, finished_at = ? WHERE ${MINE}`,
          [state, dueAt ?? null, finishedAt, ...mine(claimed)],
        );
        if (changed === 0) return undefined;
        await transaction.insertIfAbsent('webhook_attempt', toRow(claimed, attempt));
        return { hasDisabled: await settleEndpoint(transaction, claimed, verdict, now) };
      }),

    release: (claimed, now) =>
      sql.write(async (transaction) => {
        await transaction.run(
          `UPDATE webhook_delivery SET state = 'waiting', due_at = ?, lease = NULL, attempts = attempts - 1,
             round_attempts = round_attempts - 1 WHERE ${MINE}`,
          [now, ...mine(claimed)],
        );
      }),

    releaseEarlier: (place, now) =>
      sql.write((transaction) => {
        const query = `UPDATE webhook_delivery SET state = 'waiting', due_at = ?, lease = NULL
          WHERE state = 'sending' AND lease LIKE ?`;
        return transaction.run(query, [now, `${place}-%`]);
      }),

    bringForward: async (setBackMs, now) => {
      if (sql.dialect !== 'sqlite') return;
      const query = "UPDATE webhook_delivery SET due_at = due_at - ? WHERE state = 'waiting' AND due_at > ?";
      await sql.write((transaction) => transaction.run(query, [setBackMs, now]));
    },

    removeOld: (ended, batchEndpoints) =>
      sql.write(async (transaction) => {
        await transaction.run('DELETE FROM webhook_attempt WHERE at < ?', [ended]);
        await transaction.run('DELETE FROM webhook_delivery WHERE created_at < ? AND due_at IS NULL', [ended]);
        await transaction.run(
          `DELETE FROM webhook_event WHERE created_at < ? AND NOT EXISTS (SELECT 1 FROM webhook_delivery d
             WHERE d.created_at = webhook_event.created_at AND d.event_id = webhook_event.id)`,
          [ended],
        );
        const query = 'DELETE FROM webhook_endpoint WHERE batch_id IS NOT NULL AND created_at < ?';
        await transaction.run(query, [batchEndpoints]);
      }),

    async waiting() {
      const [row] = await sql.all<{ count: number; oldest: number | null; due: number | null }>(
        `SELECT COUNT(*) AS count, MIN(created_at) AS oldest, MIN(due_at) AS due
         FROM webhook_delivery WHERE due_at IS NOT NULL`,
      );
      return { count: row.count, oldestAt: row.oldest ?? undefined, firstDueAt: row.due ?? undefined };
    },
  };
}

async function claimDue(
  transaction: SqlTransaction, request: ClaimOptions,
): Promise<{ claimed: Claimed[]; passed: string[] }> {
  const { now, most, without } = request;
  const others = without.length === 0 ? '' : `AND endpoint_id NOT IN (${without.map(() => '?').join(', ')})`;
  const due = await transaction.lockFree<DueRow>(
    `SELECT endpoint_id, event_id, attempts, round_attempts FROM webhook_delivery
     WHERE due_at <= ? ${others} ORDER BY due_at LIMIT ${MOST_SEEN}`,
    [now, ...without],
  );
  const read = async (table: string, columns: string, ids: readonly string[]): Promise<Map<string, SqlRow>> => {
    if (ids.length === 0) return new Map();
    const places = ids.map(() => '?').join(', ');
    const rows = await transaction.all(`SELECT ${columns} FROM ${table} WHERE id IN (${places})`, ids);
    return new Map(rows.map((row) => [String(row['id']), row]));
  };
  const endpoints = await read('webhook_endpoint', ENDPOINT_COLUMNS, [...new Set(due.map((row) => row.endpoint_id))]);
  const eventIds = [...new Set(due.map((row) => row.event_id))];
  const events = await read('webhook_event', 'id, account_id, type, data, created_at', eventIds);
  const claimed: Claimed[] = [];
  const passed = new Set<string>();
  for (const row of due) {
    const [endpointRow, eventRow] = [endpoints.get(row.endpoint_id), events.get(row.event_id)];
    if (!endpointRow || !eventRow) {
      // the endpoint was deleted while the event was being recorded
      await transaction.run(`DELETE FROM webhook_delivery WHERE ${DELIVERY}`, [row.endpoint_id, row.event_id]);
      continue;
    }
    const endpoint = toEndpoint(endpointRow);
    if (endpoint.disabled || row.round_attempts > MOST_ATTEMPTS) await giveUp(transaction, row, now);
    else if (claimed.length === most || !request.mayTake(endpoint, claimed)) passed.add(endpoint.id);
    else claimed.push(await take(transaction, row, { ...request, endpoint, event: toEvent(eventRow) }));
  }
  return { claimed, passed: [...passed] };
}

interface DueRow {
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly attempts: number;
  readonly round_attempts: number;
}

async function take(
  transaction: SqlTransaction,
  row: DueRow,
  { endpoint, event, now, leaseMs, newLease }: ClaimOptions & Pick<Claimed, 'endpoint' | 'event'>,
): Promise<Claimed> {
  const lease = newLease();
  await transaction.run(
    `UPDATE webhook_delivery SET state = 'sending', due_at = ?, lease = ?, attempts = attempts + 1,
       round_attempts = round_attempts + 1 WHERE ${DELIVERY} AND due_at <= ?`,
    [now + leaseMs, lease, row.endpoint_id, row.event_id, now],
  );
  return { lease, endpoint, event, number: row.attempts + 1, roundAttempts: row.round_attempts + 1 };
}

async function giveUp(transaction: SqlTransaction, row: DueRow, now: number): Promise<void> {
  await transaction.run(
    `UPDATE webhook_delivery SET state = 'failed', due_at = NULL, lease = NULL, finished_at = ? WHERE ${DELIVERY}`,
    [now, row.endpoint_id, row.event_id],
  );
}

/** Records the outcome for the endpoint. True if this call disabled it: of several concurrent ones, only one does. */
async function settleEndpoint(
  transaction: SqlTransaction, { endpoint }: Claimed, { state, disables }: Verdict, now: number,
): Promise<boolean> {
  const [since, was] = state === 'delivered' ? [null, 'NOT NULL'] : [now, 'NULL'];
  const query = `UPDATE webhook_endpoint SET failing_since = ? WHERE id = ? AND failing_since IS ${was}`;
  await transaction.run(query, [since, endpoint.id]);
  if (disables === undefined) return false;
  const disabled = await transaction.run(
    'UPDATE webhook_endpoint SET disabled_at = ?, disabled_reason = ? WHERE id = ? AND disabled_at IS NULL',
    [now, disables, endpoint.id],
  );
  return disabled > 0;
}

const toRow = ({ endpoint, event, number }: Claimed, attempt: Attempt): SqlRow => ({
  endpoint_id: endpoint.id,
  event_id: event.id,
  number,
  account_id: endpoint.accountId,
  at: attempt.at,
  took_ms: Math.round(attempt.tookMs),
  outcome: attempt.outcome,
  status: attempt.status ?? null,
  reply: attempt.reply,
});

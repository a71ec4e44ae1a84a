import { newDelivery } from './webhook-outbox.ts';
import { maybe, toAttempt, toEvent } from './webhook-rows.ts';
import { deliveryStates, type Delivery, type Page, type WebhookStore } from '../../jobs/webhooks/ports.ts';
import type { Sql, SqlRow, SqlValue } from '../../kernel/sql.ts';

type DeliveryList = Pick<WebhookStore, 'addTest' | 'listDeliveries' | 'findDelivery' | 'replay'>;

/** The deliveries of one endpoint, as its owner sees them. */
export const openDeliveryList = (sql: Sql): DeliveryList => {
  return {
    addTest: (endpointId, event, mostWaiting) =>
      sql.write(async (transaction) => {
        const waiting = await transaction.all(
          'SELECT event_id FROM webhook_delivery WHERE endpoint_id = ? AND due_at IS NOT NULL LIMIT ?',
          [endpointId, mostWaiting],
        );
        if (waiting.length === mostWaiting) return false;
        const { id, accountId, type, at, data } = event;
        const row = { id, account_id: accountId, type, data: JSON.stringify(data), created_at: at };
        if (await transaction.insertIfAbsent('webhook_event', row)) {
          await transaction.insert('webhook_delivery', newDelivery(endpointId, event));
        }
        return true;
      }),

    listDeliveries: (accountId, endpointId, page) => readDeliveries(sql, accountId, endpointId, pageWhere(page)),

    async findDelivery(accountId, endpointId, eventId) {
      const only = { where: 'AND d.event_id = ?', values: [eventId], most: 1 };
      return (await readDeliveries(sql, accountId, endpointId, only))[0];
    },

    replay: (accountId, endpointId, eventId, now) =>
      sql.write(async (transaction) => {
        await transaction.run(
          `UPDATE webhook_delivery
           SET state = 'waiting', due_at = ?, lease = NULL, round_attempts = 0, finished_at = NULL
           WHERE endpoint_id = ? AND event_id = ? AND account_id = ? AND state <> 'sending'`,
          [now, endpointId, eventId, accountId],
        );
      }),
  };
};

interface Where {
  readonly where: string;
  readonly values: readonly SqlValue[];
  readonly most: number;
}

const pageWhere = ({ after, most }: Page): Where =>
  after === undefined
    ? { where: '', values: [], most }
    : {
      where: 'AND (d.created_at < ? OR (d.created_at = ? AND d.event_id > ?))',
      values: [after.at, after.at, after.eventId],
      most,
    };

/** Reads deliveries with all their attempts, newest first. */
async function readDeliveries(
  sql: Sql, accountId: string, endpointId: string, { where, values, most }: Where,
): Promise<Delivery[]> {
  const rows = await sql.all(
    `SELECT d.event_id AS id, d.account_id AS account_id, d.state AS state, d.due_at AS due_at,
       d.finished_at AS finished_at, e.type AS type, e.data AS data, e.created_at AS created_at
     FROM webhook_delivery d JOIN webhook_event e ON e.id = d.event_id
     WHERE d.endpoint_id = ? AND d.account_id = ? ${where} ORDER BY d.created_at DESC, d.event_id LIMIT ${most}`,
    [endpointId, accountId, ...values],
  );
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row['id']);
  const attempts = await sql.all(
    `SELECT event_id, number, at, took_ms, outcome, status, reply FROM webhook_attempt
     WHERE endpoint_id = ? AND event_id IN (${ids.map(() => '?').join(', ')}) ORDER BY number`,
    [endpointId, ...ids],
  );
  const byEvent = Map.groupBy(attempts, (row) => row['event_id']);
  return rows.map((row) => toDelivery(endpointId, row, byEvent.get(row['id']) ?? []));
}

function toDelivery(endpointId: string, row: SqlRow, attempts: readonly SqlRow[]): Delivery {
  const state = deliveryStates.find((each) => each === row['state'])!;
  return {
    endpointId,
    event: toEvent(row),
    state,
    nextAt: state === 'waiting' ? maybe(row['due_at']) : undefined,
    finishedAt: maybe(row['finished_at']),
    attempts: attempts.map(toAttempt),
  };
}

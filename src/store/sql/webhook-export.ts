import { ENDPOINT_COLUMNS, toAttempt, toEndpoint, toEvent } from './webhook-rows.ts';
import type { Sql, SqlRow } from '../../kernel/sql.ts';

/** Everything stored about an account's webhooks, including those of batches, for its owner; without the secrets. */
export async function exportWebhooks(sql: Sql, accountId: string): Promise<object[]> {
  const read = (query: string): Promise<SqlRow[]> => sql.all(query, [accountId]);
  const endpoints = await read(
    `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoint WHERE account_id = ? ORDER BY created_at, id`,
  );
  const deliveries = await read('SELECT endpoint_id, event_id, state FROM webhook_delivery WHERE account_id = ?');
  const events = await read('SELECT id, account_id, type, data, created_at FROM webhook_event WHERE account_id = ?');
  const attempts = await read(
    `SELECT endpoint_id, event_id, number, at, took_ms, outcome, status, reply FROM webhook_attempt
     WHERE account_id = ? ORDER BY number`,
  );
  const eventById = new Map(events.map((row) => [row['id'], toEvent(row)]));
  const attemptsOf = Map.groupBy(attempts, idOf);
  const deliveriesOf = Map.groupBy(deliveries, (row) => row['endpoint_id']);
  return endpoints.map((row) => {
    const { id, batchId, url, label, events: types, createdAt, disabled } = toEndpoint(row);
    return {
      id, batch: batchId, url, label, events: types, createdAt: timeOf(createdAt), disabled: disabled?.reason,
      deliveries: (deliveriesOf.get(id) ?? []).map((delivery) => {
        const { type, at, data } = eventById.get(delivery['event_id'])!;
        const tried = (attemptsOf.get(idOf(delivery)) ?? []).map(toAttempt);
        return {
          event: delivery['event_id'], type, at: timeOf(at), data, state: delivery['state'],
          attempts: tried.map((attempt) => ({ ...attempt, at: timeOf(attempt.at) })),
        };
      }),
    };
  });
}

const idOf = (row: SqlRow): string => `${row['endpoint_id']} ${row['event_id']}`;
const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

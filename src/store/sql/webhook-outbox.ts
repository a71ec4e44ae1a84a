import { AppError } from '../../errors.ts';
import { subscribesTo, MOST_DATA_CHARACTERS, type WebhookEvent } from '../../jobs/webhooks/events.ts';
import type { BatchEndpoint } from '../../jobs/webhooks/endpoint.ts';
import type { SqlTransaction } from '../../kernel/sql.ts';

/** All of them have a column `account_id`. */
export const webhookTables = ['webhook_attempt', 'webhook_delivery', 'webhook_event', 'webhook_endpoint'] as const;

/**
 * Adds an event in the transaction that causes it: it is sent if and only if that is committed. Each subscribed
 * endpoint gets a delivery, which is sent afterwards. An event that exists already, by its id, is left alone.
 */
export async function addEvent(transaction: SqlTransaction, event: WebhookEvent): Promise<void> {
  const { id, accountId, type, at, batchId } = event;
  const data = JSON.stringify(event.data);
  if (data.length > MOST_DATA_CHARACTERS) throw new AppError('limit_reached', `The event ${id} says too much.`);
  const row = { id, account_id: accountId, type, data, created_at: at };
  if (!(await transaction.insertIfAbsent('webhook_event', row))) return;
  const endpoints = await transaction.all<{ id: string; events: string }>(
    `SELECT id, events FROM webhook_endpoint
     WHERE account_id = ? AND disabled_at IS NULL AND (batch_id IS NULL OR batch_id = ?) ORDER BY id`,
    [accountId, batchId ?? null],
  );
  const subscribed = endpoints.filter(({ events }) => subscribesTo(JSON.parse(events) as string[], type));
  await transaction.insertAll('webhook_delivery', subscribed.map((to) => newDelivery(to.id, event)));
}

/** A delivery that is due at once. */
export const newDelivery = (endpointId: string, { id, accountId, at }: WebhookEvent) => ({
  endpoint_id: endpointId,
  event_id: id,
  account_id: accountId,
  created_at: at,
  state: 'waiting',
  due_at: at,
  lease: null,
  attempts: 0,
  round_attempts: 0,
  finished_at: null,
});

/** Adds the endpoint that was given with a batch, for its events alone, in the transaction that adds the batch. */
export async function addBatchEndpoint(transaction: SqlTransaction, endpoint: BatchEndpoint): Promise<void> {
  await transaction.insert('webhook_endpoint', {
    id: endpoint.id,
    account_id: endpoint.accountId,
    batch_id: endpoint.batchId,
    url: endpoint.url,
    label: '',
    events: '[]',
    secret: endpoint.sealedSecret,
    old_secrets: '[]',
    created_at: endpoint.createdAt,
    disabled_at: null,
    disabled_reason: null,
    failing_since: null,
  });
}

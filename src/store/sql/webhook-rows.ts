import { eventTypes, type EventType, type WebhookEvent } from '../../jobs/webhooks/events.ts';
import { disabledReasons, type DisabledReason, type Endpoint, type OldSecret } from '../../jobs/webhooks/endpoint.ts';
import { outcomes, type Outcome } from '../../jobs/webhooks/outcome.ts';
import type { KeptAttempt } from '../../jobs/webhooks/ports.ts';
import type { SqlRow, SqlValue } from '../../kernel/sql.ts';

export const ENDPOINT_COLUMNS = [
  'id', 'account_id', 'batch_id', 'url', 'label', 'events', 'secret', 'old_secrets', 'created_at', 'disabled_at',
  'disabled_reason', 'failing_since',
].join(', ');

export function toEndpoint(row: SqlRow): Endpoint {
  const disabledAt = maybe(row['disabled_at']);
  return {
    id: String(row['id']),
    accountId: String(row['account_id']),
    batchId: row['batch_id'] === null ? undefined : String(row['batch_id']),
    url: String(row['url']),
    label: String(row['label']),
    events: (JSON.parse(String(row['events'])) as string[]).map((type) => memberOf<EventType>(eventTypes, type)),
    secrets: {
      current: String(row['secret']),
      old: JSON.parse(String(row['old_secrets'])) as OldSecret[],
    },
    createdAt: Number(row['created_at']),
    disabled: disabledAt === undefined ? undefined : { at: disabledAt, reason: toReason(row['disabled_reason']) },
    failingSince: maybe(row['failing_since']),
  };
}

export const fromEndpoint = (endpoint: Endpoint): SqlRow => ({
  id: endpoint.id,
  account_id: endpoint.accountId,
  batch_id: endpoint.batchId ?? null,
  url: endpoint.url,
  label: endpoint.label,
  events: JSON.stringify(endpoint.events),
  secret: endpoint.secrets.current,
  old_secrets: JSON.stringify(endpoint.secrets.old),
  created_at: endpoint.createdAt,
  disabled_at: endpoint.disabled?.at ?? null,
  disabled_reason: endpoint.disabled?.reason ?? null,
  failing_since: endpoint.failingSince ?? null,
});

export const toEvent = (row: SqlRow): WebhookEvent => ({
  id: String(row['id']),
  accountId: String(row['account_id']),
  type: memberOf<EventType>(eventTypes, row['type']),
  at: Number(row['created_at']),
  data: JSON.parse(String(row['data'])) as Record<string, unknown>,
});

export const toAttempt = (row: SqlRow): KeptAttempt => ({
  number: Number(row['number']),
  at: Number(row['at']),
  tookMs: Number(row['took_ms']),
  outcome: memberOf<Outcome>(outcomes, row['outcome']),
  status: maybe(row['status']),
  reply: String(row['reply']),
});

export const maybe = (value: SqlValue | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

const toReason = (value: SqlValue | undefined): DisabledReason => memberOf<DisabledReason>(disabledReasons, value);

/** Throws for a value of a later version, after a downgrade: better a failure than a guess. */
function memberOf<T extends string>(all: readonly T[], value: SqlValue | undefined): T {
  const found = all.find((each) => each === value);
  if (found === undefined) throw new Error(`not known to this version: ${String(value)}`);
  return found;
}

import type { Batch } from '../batch/ports.ts';
import type { EventType, WebhookEvent } from './events.ts';

export type BatchEventType = Extract<EventType, `batch.${string}`>;

/** The webhook event for a change of a batch. A batch starts once and ends once, which makes the id unique. */
export const batchEvent = (type: BatchEventType, batch: Batch, at: number): WebhookEvent => ({
  id: `${batch.id}_${type.slice('batch.'.length)}`,
  accountId: batch.accountId,
  batchId: batch.id,
  type,
  at,
  data: {
    job: batch.id,
    status: batch.state,
    label: batch.label,
    rows: batch.rows,
    processed: batch.processed,
    succeeded: batch.succeeded,
    not_found: batch.notFound,
    failed: batch.failed,
    created_at: timeOf(batch.createdAt),
    started_at: timeOf(batch.startedAt),
    finished_at: timeOf(batch.finishedAt),
    expires_at: timeOf(batch.expiresAt),
    error: batch.problem ?? null,
  },
});

const timeOf = (moment: number | undefined): string | null =>
  moment === undefined ? null : new Date(moment).toISOString();

import { batchEvent } from '../jobs/webhooks/batch-event.ts';
import { addEvent } from './sql/webhook-outbox.ts';
import type { AnnounceBatchEvent } from './sql/batch/progress.ts';

/** Sends a batch's changes of state to the webhooks subscribed to them. */
export const announceBatchEvent: AnnounceBatchEvent = (transaction, { name, batch, at }) =>
  addEvent(transaction, batchEvent(name, batch, at));

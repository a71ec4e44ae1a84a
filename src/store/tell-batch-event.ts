import { batchEvent } from '../jobs/webhooks/batch-event.ts';
import { addEvent } from './sql/webhook-outbox.ts';
import type { TellBatchEvent } from './sql/batch/progress.ts';

/** What becomes of a batch goes to the webhooks that hear of it. */
export const tellBatchEvent: TellBatchEvent = (transaction, { name, batch, at }) =>
  addEvent(transaction, batchEvent(name, batch, at));

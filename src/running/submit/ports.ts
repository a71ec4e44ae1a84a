import type { RandomBytes } from '../../accounts/key-form.ts';
import type { Principal } from '../../accounts/ports.ts';
import type { BatchOptions } from '../../jobs/batch/ports.ts';
import type { TableWish } from '../../jobs/table/ports.ts';
import type { BatchEndpoint } from '../../jobs/webhooks/endpoint.ts';

/** What a customer says of a file. */
export interface SubmitOptions {
  readonly wish: TableWish;
  readonly options: BatchOptions;
  readonly label: string;
  readonly webhookUrl?: string;
}

export interface Submission {
  readonly who: Principal;
  readonly now: number;
  /** A name that its sender gave it, so that it may be sent again. */
  readonly repeatKey?: string;
  open(): Promise<OpenedTable>;
}

/** A table on its way in. */
export interface OpenedTable {
  /** As far as they are known before the table is read. */
  readonly options: SubmitOptions;
  readonly content: AsyncIterable<Uint8Array>;
  /** When the table has been read. How it is to be read cannot be another then. */
  allOptions(): Promise<SubmitOptions>;
}

/** What is answered to a submission, now and to its repetitions. */
export interface Submitted {
  readonly id: string;
  readonly label: string;
  readonly rows: number;
  readonly createdAt: number;
  readonly etaSeconds: number;
  readonly webhook?: { readonly id: string; readonly secret: string };
}

/** `webhook_url_refused` for an address that events are not sent to. */
export interface BatchWebhooks {
  prepareForBatch(
    batch: { accountId: string; batchId: string; url: string }, now: number, random?: RandomBytes,
  ): Promise<{ readonly endpoint: BatchEndpoint; readonly secret: string }>;
}

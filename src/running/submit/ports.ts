import type { RandomBytes } from '../../accounts/key-form.ts';
import type { Principal } from '../../accounts/ports.ts';
import type { BatchOptions } from '../../jobs/batch/ports.ts';
import type { StatedTable } from '../../jobs/table/ports.ts';
import type { BatchEndpoint } from '../../jobs/webhooks/endpoint.ts';

/** A customer's options for a file. */
export interface SubmitOptions {
  readonly stated: StatedTable;
  readonly options: BatchOptions;
  readonly label: string;
  readonly webhookUrl?: string;
}

export interface Submission {
  readonly who: Principal;
  readonly now: number;
  /** The sender's key for repeating the request. */
  readonly repeatKey?: string;
  open(): Promise<OpenedTable>;
}

/** A table being received. */
export interface OpenedTable {
  /** The options known before the table is read. */
  readonly options: SubmitOptions;
  readonly content: AsyncIterable<Uint8Array>;
  /** All options, known after the table is read; the ones for reading it do not change. */
  allOptions(): Promise<SubmitOptions>;
}

/** The answer to a submission and to its repetitions. */
export interface Submitted {
  readonly id: string;
  readonly label: string;
  readonly rows: number;
  readonly createdAt: number;
  readonly etaSeconds: number;
  readonly webhook?: { readonly id: string; readonly secret: string };
}

/** Throws `webhook_url_refused` for an address that events are not sent to. */
export interface BatchWebhooks {
  prepareForBatch(
    batch: { accountId: string; batchId: string; url: string }, now: number, random?: RandomBytes,
  ): Promise<{ readonly endpoint: BatchEndpoint; readonly secret: string }>;
}

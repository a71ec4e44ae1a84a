import type { Batch } from './ports.ts';

/** Names of the events of a batch that customers receive. */
export type BatchEventName = 'batch.started' | 'batch.completed' | 'batch.failed' | 'batch.cancelled';

export interface BatchEvent {
  readonly name: BatchEventName;
  /** The batch after the event. */
  readonly batch: Batch;
  readonly at: number;
}

import type { Batch } from './ports.ts';

/** What a customer hears of a batch. */
export type BatchEventName = 'batch.started' | 'batch.completed' | 'batch.failed' | 'batch.cancelled';

export interface BatchEvent {
  readonly name: BatchEventName;
  /** As it is from then on. */
  readonly batch: Batch;
  readonly at: number;
}

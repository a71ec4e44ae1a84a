import { batchStates, type Batch, type BatchState } from './ports.ts';

/** Who may take a batch from one state to another. An eraser forgets an account. */
export type Actor = 'worker' | 'customer' | 'caretaker' | 'eraser';

interface Transition {
  readonly from: BatchState;
  readonly to: BatchState;
  readonly by: Actor;
}

/** A customer may cancel in these, and anything may go wrong in them. */
const workingStates = ['queued', 'validating', 'running', 'finalizing'] as const satisfies BatchState[];

/** A worker has something to do. */
export const openStates = [...workingStates, 'cancelling'] as const satisfies BatchState[];

/** Units are settled: a result, if there is one, does not change any more. */
export const endedStates = batchStates.filter((state) => !openStates.some((open) => open === state));

/** Answers are kept and can be read. */
export const readableStates = ['completed', 'cancelled'] as const satisfies BatchState[];

/** All there are; whatever is not here is refused by the database. */
export const transitions: readonly Transition[] = [
  { from: 'queued', to: 'validating', by: 'worker' },
  { from: 'validating', to: 'running', by: 'worker' },
  { from: 'running', to: 'finalizing', by: 'worker' },
  { from: 'finalizing', to: 'completed', by: 'worker' },
  ...workingStates.map((from): Transition => ({ from, to: 'failed', by: 'worker' })),
  ...workingStates.map((from): Transition => ({ from, to: 'cancelling', by: 'customer' })),
  { from: 'cancelling', to: 'cancelled', by: 'worker' },
  ...openStates.map((from): Transition => ({ from, to: 'failed', by: 'eraser' })),
  ...readableStates.map((from): Transition => ({ from, to: 'expired', by: 'caretaker' })),
];

export const mayBecome = (from: BatchState, to: BatchState, by: Actor): boolean =>
  transitions.some((one) => one.from === from && one.to === to && one.by === by);

export const statesBefore = (to: BatchState, by: Actor): BatchState[] =>
  transitions.filter((one) => one.to === to && one.by === by).map(({ from }) => from);

export const isOpen = (state: BatchState): boolean => openStates.some((open) => open === state);
export const isReadable = (state: BatchState): boolean => readableStates.some((readable) => readable === state);

/** As it is to be seen: its time is over to the moment, however late the next sweep comes. */
export const seenAt = (batch: Batch, now: number): Batch =>
  isReadable(batch.state) && batch.expiresAt !== undefined && batch.expiresAt <= now
    ? { ...batch, state: 'expired' } : batch;

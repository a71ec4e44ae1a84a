import { batchStates, type Batch, type BatchState } from './ports.ts';

/** Who may change the state of a batch. The eraser deletes accounts. */
export type Actor = 'worker' | 'customer' | 'caretaker' | 'eraser';

interface Transition {
  readonly from: BatchState;
  readonly to: BatchState;
  readonly by: Actor;
}

/** States in which a customer may cancel, and in which processing may fail. */
const workingStates = ['queued', 'validating', 'running', 'finalizing'] as const satisfies BatchState[];

/** States that still need a worker. */
export const openStates = [...workingStates, 'cancelling'] as const satisfies BatchState[];

/** States with settled units: the result, if any, is final. */
export const endedStates = batchStates.filter((state) => !openStates.some((open) => open === state));

/** States with a readable result. */
export const readableStates = ['completed', 'cancelled'] as const satisfies BatchState[];

/** All transitions; the database refuses any other. */
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
  transitions.some((transition) => transition.from === from && transition.to === to && transition.by === by);

export const statesBefore = (to: BatchState, by: Actor): BatchState[] =>
  transitions.filter((transition) => transition.to === to && transition.by === by).map(({ from }) => from);

export const isOpen = (state: BatchState): boolean => openStates.some((open) => open === state);
export const isReadable = (state: BatchState): boolean => readableStates.some((readable) => readable === state);

/** The batch as readers see it: expired exactly on time, however late the next sweep runs. */
export const seenAt = (batch: Batch, now: number): Batch =>
  isReadable(batch.state) && batch.expiresAt !== undefined && batch.expiresAt <= now
    ? { ...batch, state: 'expired' } : batch;

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { batchStates } from './ports.ts';
import { endedStates, isOpen, isReadable, mayBecome, openStates, statesBefore, transitions } from './states.ts';

/** from: where it may go from there, and by whom. */
const drawn: Readonly<Record<string, string>> = {
  queued: 'validating by worker, failed by worker, failed by eraser, cancelling by customer',
  validating: 'running by worker, failed by worker, failed by eraser, cancelling by customer',
  running: 'finalizing by worker, failed by worker, failed by eraser, cancelling by customer',
  finalizing: 'completed by worker, failed by worker, failed by eraser, cancelling by customer',
  completed: 'expired by caretaker',
  failed: '',
  cancelling: 'cancelled by worker, failed by eraser',
  cancelled: 'expired by caretaker',
  expired: '',
};

for (const from of batchStates) {
  it(`goes from ${from} where the contract says: ${drawn[from] || 'nowhere'}`, () => {
    const found = transitions.filter((one) => one.from === from).map(({ to, by }) => `${to} by ${by}`);
    assert.deepEqual(found.sort(), drawn[from].split(', ').filter(Boolean).sort());
  });
}

it('ends in one way only: what is settled is never worked on again', () => {
  for (const from of endedStates) {
    assert.ok(openStates.every((to) => !transitions.some((one) => one.from === from && one.to === to)), from);
  }
  assert.deepEqual(batchStates.filter((state) => isOpen(state) === endedStates.includes(state)), []);
});

it('leads from the queue to every state there is', () => {
  const reached = new Set(['queued']);
  for (const _ of batchStates) {
    for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
  }
  assert.deepEqual([...reached].sort(), [...batchStates].sort());
});

it('lets a result be read where it can expire', () => {
  assert.deepEqual(statesBefore('expired', 'caretaker'), batchStates.filter(isReadable));
});

it('lets nobody do what is somebody else\'s to do', () => {
  assert.equal(mayBecome('running', 'finalizing', 'customer'), false);
  assert.equal(mayBecome('running', 'cancelling', 'worker'), false);
  assert.equal(mayBecome('completed', 'expired', 'worker'), false);
});

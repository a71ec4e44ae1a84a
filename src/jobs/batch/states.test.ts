import assert from 'node:assert/strict';
import { it } from 'node:test';
import { batchStates } from './ports.ts';
import { endedStates, isOpen, isReadable, mayBecome, statesBefore, transitions } from './states.ts';

/** Expected transitions by state: the next states, and who may make them. */
const expectedFrom: Readonly<Record<string, string>> = {
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
  it(`leads from ${from} to: ${expectedFrom[from] || 'nothing'}`, () => {
    const found = transitions.filter((transition) => transition.from === from).map(({ to, by }) => `${to} by ${by}`);
    assert.deepEqual(found.sort(), expectedFrom[from].split(', ').filter(Boolean).sort());
  });
}

it('never reopens an ended batch', () => {
  for (const from of endedStates) {
    const reopens = transitions.filter((transition) => transition.from === from).map(({ to }) => to).filter(isOpen);
    assert.deepEqual(reopens, [], from);
  }
  assert.deepEqual(batchStates.filter((state) => isOpen(state) === endedStates.includes(state)), []);
});

it('reaches every state from the queue', () => {
  const reached = new Set(['queued']);
  for (const _ of batchStates) {
    for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
  }
  assert.deepEqual([...reached].sort(), [...batchStates].sort());
});

it('makes exactly readable results expire', () => {
  assert.deepEqual(statesBefore('expired', 'caretaker'), batchStates.filter(isReadable));
});

it('allows each transition only to its actor', () => {
  assert.equal(mayBecome('running', 'finalizing', 'customer'), false);
  assert.equal(mayBecome('running', 'cancelling', 'worker'), false);
  assert.equal(mayBecome('completed', 'expired', 'worker'), false);
});

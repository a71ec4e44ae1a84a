import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../test/harness/eventually.ts';
import { ReportedState, statesByName, watchThread, type ThreadState } from './thread-state.ts';

const well: ThreadState = { delaySeconds: 0.1, gcShare: 0.02, heapBytes: 1e6 };

test('a thread that was held up says for how long, and then that it is well', async (context) => {
  const delays: number[] = [];
  const watch = watchThread(({ delaySeconds }) => delays.push(delaySeconds), 100);
  context.after(() => watch.stop());
  await eventually('it says something', async () => delays.length > 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  await eventually('it was held up', async () => delays.some((seconds) => seconds >= 0.3));
  const { length } = delays;
  await eventually('it is well', async () => delays.slice(length).some((seconds) => seconds < 0.3));
});

test('a thread that makes garbage says what share of its time collecting it takes', async (context) => {
  const delays: ThreadState[] = [];
  const watch = watchThread((state) => delays.push(state), 100);
  context.after(() => watch.stop());
  await eventually('some was collected', async () => {
    for (let kept: unknown[] = [], at = 0; at < 300_000; at++) kept = at % 1000 === 0 ? [] : [...kept.slice(-20), at];
    return delays.some(({ gcShare }) => gcShare > 0);
  });
  assert.ok(delays.every(({ gcShare, heapBytes }) => gcShare >= 0 && gcShare <= 1 && heapBytes > 1e6));
});

test('a thread that cannot say so is told to be late for as long as it has said nothing', () => {
  let now = 0;
  const reported = new ReportedState(() => now, 5000);
  assert.equal(reported.state, undefined);
  reported.receive(well);
  const delays = [4000, 5050, 6000, 35_000].map((at) => {
    now = at;
    return reported.state!.delaySeconds;
  });
  assert.deepEqual(delays, [0.1, 0.1, 1, 30]);
  reported.receive(well);
  assert.deepEqual(reported.state, well);
});

test('so is one that never said anything', () => {
  let now = 0;
  const reported = new ReportedState(() => now, 5000);
  now = 15_000;
  assert.equal(reported.state!.delaySeconds, 10);
});

test('threads are told by name and number; of those that said nothing yet, nothing', () => {
  assert.deepEqual(statesByName('rows', [well, undefined, well]), { 'rows-1': well, 'rows-3': well });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../test/harness/eventually.ts';
import { delaysByName, watchLoopDelay } from './loop-delay.ts';

test('a thread that was held up says for how long, and then that it is well', async (context) => {
  const told: number[] = [];
  const watch = watchLoopDelay((seconds) => told.push(seconds), 100);
  context.after(() => watch.stop());
  await eventually('it says something', async () => told.length > 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  await eventually('it was held up', async () => told.some((seconds) => seconds >= 0.3));
  const { length } = told;
  await eventually('it is well', async () => told.slice(length).some((seconds) => seconds < 0.3));
});

test('threads are told by name and number; of those that said nothing yet, nothing', () => {
  assert.deepEqual(delaysByName('rows', [0.1, undefined, 0]), { 'rows-1': 0.1, 'rows-3': 0 });
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';

const PROGRAM = `
  const { parentPort, workerData: { module, times } } = require('node:worker_threads');
  import(module).then(({ collectGarbage }) => {
    for (let at = 0; at < times; at++) collectGarbage();
    parentPort.postMessage('done');
  });`;

test('threads that collect at the same moment do not disturb each other', async () => {
  const workerData = { module: new URL('./collect-garbage.ts', import.meta.url).href, times: 25 };
  const threads = Array.from({ length: 4 }, () => new Worker(PROGRAM, { eval: true, workerData }));
  const replies = await Promise.all(threads.map((thread) => once(thread, 'message')));
  assert.deepEqual(replies, [['done'], ['done'], ['done'], ['done']]);
});

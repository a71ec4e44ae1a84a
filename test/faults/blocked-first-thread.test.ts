import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { monthOf } from '../../src/kernel/moscow.ts';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { startThreads } from '../harness/thread-stand.ts';

/** Longer than any request waits for the first thread. */
const BLOCKED_MS = 8000;
const PATH = '/v2/reverse?lat=55.75&lon=37.62';

/**
 * Sends requests from its own thread as soon as the first thread is blocked; reports the answers received
 * meanwhile.
 */
const CLIENT = `
  const { workerData: { port, path, keys, state }, parentPort } = require('node:worker_threads');
  const { request } = require('node:http');
  const isBlocked = () => Atomics.load(state, 0) === 1;
  const ask = (key) => new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { authorization: 'Bearer ' + key } }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => (text += chunk));
      reply.on('end', () => resolve([reply.statusCode, JSON.parse(text).code, isBlocked()]));
    });
    asked.on('error', (error) => resolve([error.code]));
    asked.end();
  });
  Atomics.wait(state, 0, 0);
  Promise.all(keys.map(ask)).then(async (first) => {
    parentPort.postMessage([...first, ...await Promise.all(keys.map(ask))]);
  });
`;

test('while the first thread is blocked, a further one serves known keys, and refuses unknown ones at once',
  { timeout: 120_000 }, async (context) => {
    const folder = await newFolder(context);
    const { furtherPort, key, opened, accountId } = await startThreads(context, { folder });
    const headers = { authorization: `Bearer ${key}` };
    for (let times = 0; times < 3; times++) {
      assert.equal((await call(`http://127.0.0.1:${furtherPort}`, PATH, { headers })).status, 200);
    }
    const request = { email: 'new@example.ru', mode: 'live', ip: '127.0.0.1' } as const;
    const { key: unknown } = await opened.stores.keys.issue(request, Date.now());
    assert.equal((await call(`http://127.0.0.1:${furtherPort}`, PATH, { headers })).status, 200, 'it asks once more');
    const state = new Int32Array(new SharedArrayBuffer(8));
    const workerData = { port: furtherPort, path: PATH, keys: [key, unknown], state };
    const client = new Worker(CLIENT, { eval: true, workerData });
    context.after(() => client.terminate());
    await once(client, 'online');
    const message = once(client, 'message') as Promise<[unknown]>;
    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
    Atomics.wait(state, 1, 0, BLOCKED_MS);
    Atomics.store(state, 0, 2);
    assert.deepEqual((await message)[0], [
      [200, undefined, true], [503, 'overloaded', true],
      [200, undefined, true], [503, 'overloaded', true],
    ]);
    const { journal, ledger } = opened.stores;
    await eventually('no usage is kept beside the journal', () =>
      !readdirSync(join(folder, 'usage')).some((name) => name.endsWith('.aside')));
    await journal!.book();
    assert.equal(await ledger.getMonthUnits(accountId, monthOf(Date.now())), 6);
    assert.equal(journal!.state.repeated, 0);
  });

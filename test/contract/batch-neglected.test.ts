import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BatchJob } from '../../src/contract.gen.ts';
import { call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform } from '../harness/platform.ts';

test('a batch without a worker has no estimated time', async (context) => {
  const platform = await startPlatform();
  context.after(() => platform.close());
  const { sql, batchStore } = platform.stores;
  const ask = async (id: string, path: string, how: { method?: string; body?: string } = {}) => {
    const headers = { authorization: `Bearer ${platform.key}`, ...(how.body ? { 'content-type': 'text/csv' } : {}) };
    const reply = await call(platform.service.address, path, { ...how, headers });
    assertConforms(contract.operations.find(({ operationId }) => operationId === id), reply);
    return { job: JSON.parse(reply.text) as BatchJob, wait: reply.headers.get('retry-after') };
  };
  const table = { method: 'POST', body: 'адрес\nВетроград\n' };
  const { job: { job, eta_s: eta } } = await ask('submitBatch', '/v2/batch', table);
  assert.ok(eta! >= 1, 'it has just come');
  const at = Date.now();
  const minuteAgo = 'UPDATE batch SET created_at = ? WHERE id = ?';
  await sql.write((transaction) => transaction.run(minuteAgo, [at - 60_000, job]));
  const waiting = await ask('getBatch', `/v2/batch/${job}`);
  assert.deepEqual([waiting.job.status, waiting.job.eta_s, waiting.wait], ['queued', null, '30']);
  await batchStore.claim('worker', at, 60_000, { ofAccount: 1 });
  assert.ok((await ask('getBatch', `/v2/batch/${job}`)).job.eta_s! >= 1, 'somebody works');
  await batchStore.advance({ batchId: job, owner: 'worker', turn: 1 }, 'queued', 'validating', Date.now());
  const begun = await ask('getBatch', `/v2/batch/${job}`);
  assert.deepEqual([begun.job.status, begun.job.eta_s], ['validating', null], 'its speed is not known yet');
  assert.ok(Number(begun.wait) < 30, 'it is polled often all the same');
});

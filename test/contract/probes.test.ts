import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { monthOf } from '../../src/kernel/moscow.ts';
import { readContract } from '../../src/http/contract.ts';
import { probeCallsOf } from '../../src/http/probe-calls.ts';
import { call } from '../harness/call.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const calls = probeCallsOf(readContract());

describe('a probe', () => {
  let platform: Platform;
  before(async () => void (platform = await startPlatform()));
  after(() => platform.close());

  const ask = async (method: string, path: string, body?: string) => {
    const pass = platform.stores.newProbePass(Date.now());
    const headers = { authorization: `Bearer ${pass}`, ...(body && { 'content-type': 'application/json' }) };
    return call(platform.service.address, path, { method, headers, body });
  };

  it('exists for each metered operation except batches', () => {
    assert.deepEqual(calls.map(({ operation }) => operation).toSorted(), [
      'geocode', 'geocodeMany', 'matrix', 'reverse', 'reverseMany', 'route', 'suggest',
    ]);
  });

  it('is answered by the engine each time, costs nothing, and is not counted as a customer’s request', async () => {
    platform.services.metrics.tally.take();
    for (const { operation, method, path, body } of [...calls, ...calls]) {
      const { status, text } = await ask(method, path, body);
      assert.ok(status === 200 || status === 422, `${operation}: ${status} ${text}`);
      if (status === 200) assert.equal((JSON.parse(text) as { cached: boolean }).cached, false, operation);
    }
    await platform.services.journal.book();
    assert.equal(await platform.stores.ledger.getMonthUnits('probe', monthOf(Date.now())), 0);
    assert.deepEqual(platform.services.metrics.tally.take(), []);
  });

  it('leaves no line in the log if it passes, and one if it fails', async () => {
    const { logged } = platform.service;
    logged.length = 0;
    for (const { method, path, body } of calls.filter(({ operation }) => operation === 'geocode')) {
      assert.equal((await ask(method, path, body)).status, 200);
    }
    assert.deepEqual(logged, []);
    assert.equal((await ask('GET', '/v2/geocode?q=')).status, 400);
    assert.match(logged.join('\n'), /"operation":"geocode","status":400,.*"probe":true/);
  });

  for (const path of ['/v2/account', '/v2/keys', '/v2/batch', '/v2/usage', '/v2/webhooks']) {
    it(`gives no access to an account: ${path}`, async () => {
      const { status, text } = await ask('GET', path);
      assert.deepEqual([status, (JSON.parse(text) as { code: string }).code], [401, 'key_invalid']);
    });
  }
});

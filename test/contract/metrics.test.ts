import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { regions } from '../../src/config.ts';
import { readContract } from '../../src/http/contract.ts';
import { batchStates } from '../../src/jobs/batch/ports.ts';
import { outcomes } from '../../src/jobs/webhooks/outcome.ts';
import { problems } from '../../src/http/reply/problem-texts.ts';
import { call } from '../harness/call.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];
const operations = [...readContract().operations.map(({ operationId }) => operationId), 'tile', 'none'];
/** Closed lists of label values, except for Node's own metrics. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  operation: operations,
  status: CLASSES,
  code: Object.keys(problems),
  store: ['database', 'cache'],
  call: ['read', 'write'],
  region: regions,
  state: [...batchStates, 'draft', 'final', 'overdue', 'paid'],
  outcome: ['answered', 'failed', 'passed', 'unknown', ...outcomes],
};

describe('metrics', () => {
  let platform: Platform;
  before(async () => void (platform = await startPlatform()));
  after(() => platform.close());

  const lines = async (): Promise<string[]> => {
    const text = await platform.services.metrics.registry.metrics();
    return text.split('\n').filter((line) => /^geokod_/.test(line));
  };

  /** Sends requests of strangers, customers and scanners. */
  async function askAround(round: number): Promise<void> {
    const { service: { address }, key } = platform;
    const headers = { authorization: `Bearer ${key}` };
    for (let number = 0; number < 12; number += 1) {
      const word = `${round}x${number}`;
      await call(address, `/v2/geocode?q=${word}`, { headers });
      await call(address, `/v2/geocode?${word}=1`, { headers });
      await call(address, `/v2/batch/job_${word}`, { headers });
      await call(address, `/v2/${word}`, { headers });
      const stranger = { authorization: `Bearer gk_live_${word}` };
      await call(address, '/v2/reverse?lat=54.442&lon=148.3408', { headers: stranger });
      await call(address, `/${word}.php`, { method: 'POST', body: word });
    }
  }

  it('have labels from closed lists, and a bounded number of series', async () => {
    await askAround(1);
    const first = await lines();
    await askAround(2);
    const second = await lines();
    assert.ok(first.length > 100);
    const named = (all: string[]): string[] => all.map((line) => line.replace(/ # .*$/, '').replace(/ \S+$/, ''));
    const added = named(second).filter((series) => !named(first).includes(series));
    assert.deepEqual(added, []);
    for (const [, label, value] of second.join('\n').matchAll(/[{,](\w+)="([^"]*)"/g)) {
      const list = allowed[label];
      assert.ok(list === undefined || list.includes(value), `${label} is ${value}`);
    }
  });

  it('count refusals by operation and code', async () => {
    await call(platform.service.address, '/v2/geocode?q=Lenina');
    const refused = (await lines()).find((line) =>
      line.startsWith('geokod_problems_total{operation="geocode",code="key_missing"}'));
    assert.match(refused!, / [1-9]\d*$/);
  });

  it('count answers without an engine separately (sandbox, test keys, HEAD), and never publish them', async () => {
    const { service: { address }, services: { metrics }, stores: { keys }, key } = platform;
    const { key: testKey } = await keys.issue({ email: 'apart@example.ru', mode: 'test', ip: '' }, Date.now());
    const path = `/v2/suggest?q=${encodeURIComponent('Пос')}`;
    const customers = (all: string[]): string[] => all.filter((line) =>
      /^geokod_request_seconds_count\{operation="suggest"/.test(line));
    const before = customers(await lines());
    metrics.tally.take();
    const authorization = `Bearer ${key}`;
    await call(address, `/sandbox${path}`);
    await call(address, path, { headers: { authorization: `Bearer ${testKey}` } });
    await call(address, path, { method: 'HEAD', headers: { authorization } });
    assert.deepEqual([customers(await lines()), metrics.tally.take()], [before, []]);
    const apart = (await lines()).filter((line) => /^geokod_engineless_.*"suggest"/.test(line));
    assert.equal(apart.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0), 3);
    await call(address, path, { headers: { authorization } });
    assert.deepEqual(metrics.tally.take().map(({ operation }) => operation), ['suggest']);
  });

  it('have the id of a slow request, as in the log', async () => {
    const { metrics } = platform.services;
    metrics.observe({ operation: 'route', status: 200, seconds: 0.022, cached: false, requestId: 'req_slow' });
    const bucket = (await lines()).find((line) => line.includes('request_id="req_slow"'));
    assert.match(bucket!, /^geokod_request_seconds_bucket\{le="0\.022",operation="route",status="2xx"\} 1 # /);
  });

  it('have Node’s own metrics of the event loop and garbage collection', async () => {
    const text = await platform.services.metrics.registry.metrics();
    assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m);
    assert.match(text, /^# TYPE nodejs_gc_duration_seconds histogram$/m);
  });
});

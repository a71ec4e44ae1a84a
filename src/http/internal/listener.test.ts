import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Health, Metrics, type Check } from '../../../ops/index.ts';
import { listen } from '../listeners/listen.ts';
import { opsAnswers } from './listener.ts';

async function listening(context: TestContext, checks: readonly Check[]) {
  const metrics = new Metrics();
  const health = new Health(checks);
  const place = { host: '127.0.0.1', port: 0, variable: 'OPS_PORT' } as const;
  const { address, close } = await listen(place, opsAnswers({ publicUrl: 'http://localhost', metrics, health }));
  context.after(() => close({ idleMs: 0, arrivalMs: 0, answerMs: 0 }));
  const get = async (path: string) => {
    const reply = await fetch(address + path);
    return { status: reply.status, text: await reply.text() };
  };
  return { metrics, health, get, address };
}

test('a process is alive while it answers, and ready while everything it needs works', async (context) => {
  let trouble: string | undefined;
  const check = () => {
    if (trouble) throw new Error(trouble);
  };
  const { get, health } = await listening(context, [{ name: 'database', check }]);
  assert.deepEqual(await get('/readyz'), { status: 200, text: '{"ready":true,"checks":{"database":"ok"}}' });
  trouble = 'is away';
  assert.deepEqual(await get('/readyz'), { status: 503, text: '{"ready":false,"checks":{"database":"is away"}}' });
  assert.equal((await get('/healthz')).status, 200);
  trouble = undefined;
  health.stop();
  assert.equal((await get('/readyz')).status, 503);
});

test('metrics count requests by operation and status, and gauges are read when asked for', async (context) => {
  const { get, metrics } = await listening(context, []);
  let lines = 3;
  metrics.gauge('test_lines', 'Lines.', () => lines);
  metrics.observe({ operation: 'reverse', status: 200, seconds: 0.002, cached: true });
  lines = 7;
  const { text } = await get('/metrics');
  assert.match(text, /^geokod_request_seconds_count\{operation="reverse",status="200"\} 1$/m);
  assert.match(text, /^geokod_cached_answers_total\{operation="reverse"\} 1$/m);
  assert.match(text, /^test_lines 7$/m);
  assert.match(text, /^process_cpu_seconds_total /m);
});

test('nothing else is there', async (context) => {
  const { get } = await listening(context, []);
  for (const path of ['/', '/metrics/x', '/v2/key']) {
    const { status, text } = await get(path);
    assert.equal(status, 404);
    assert.equal((JSON.parse(text) as { code: string }).code, 'not_found');
  }
});

test('what is there is only looked at', async (context) => {
  const { address } = await listening(context, []);
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    const reply = await fetch(address + path, { method: 'POST', body: 'x' });
    assert.deepEqual([reply.status, reply.headers.get('allow')], [405, 'GET, HEAD']);
    assert.equal(reply.headers.get('content-type'), 'application/problem+json');
    assert.equal(((await reply.json()) as { code: string }).code, 'method_not_allowed');
  }
});

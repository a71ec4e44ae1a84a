import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Health, Metrics, type Check, type HealthReport } from '../../../ops/index.ts';
import { systemClock } from '../../store/system-clock.ts';
import { listen } from '../listeners/listen.ts';
import { opsAnswers } from './listener.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
let moment = NOON;

async function listening(context: TestContext, checks: readonly Check[]) {
  const metrics = new Metrics();
  const health = new Health(checks, { ...systemClock, now: () => moment });
  const place = { host: '127.0.0.1', port: 0, variable: 'OPS_PORT' } as const;
  const { address, close } = await listen(place, opsAnswers({ publicUrl: 'http://localhost', metrics, health }));
  context.after(() => close({ idleMs: 0, arrivalMs: 0, answerMs: 0 }));
  const get = async (path: string) => {
    const reply = await fetch(address + path);
    return { status: reply.status, text: await reply.text() };
  };
  return { metrics, health, get, address };
}

test('a process is ready while it can serve, and reports what is degraded', async (context) => {
  const troubles = new Map<string, string>();
  const check = (name: string, vital = false): Check => ({
    name,
    vital,
    check: () => {
      const trouble = troubles.get(name);
      if (trouble !== undefined) throw new Error(trouble);
    },
  });
  const { get, health, metrics } = await listening(context, [check('atlas', true), check('database')]);
  metrics.conditions.follow(health);
  const read = async () => {
    const { status, text } = await get('/readyz');
    const { ready, checks } = JSON.parse(text) as HealthReport;
    return { status, ready, checks };
  };
  const levels = async () => (await get('/metrics')).text.match(/^geokod_condition\{.*$/gm);
  const ok = { state: 'ok' };
  assert.deepEqual(await read(), { status: 200, ready: true, checks: { atlas: ok, database: ok } });

  troubles.set('database', 'is away');
  const since = new Date(NOON).toISOString();
  const database = { state: 'degraded', reason: 'is away', since };
  assert.deepEqual(await read(), { status: 200, ready: true, checks: { atlas: ok, database } });
  assert.deepEqual(await levels(), ['geokod_condition{check="atlas"} 0', 'geokod_condition{check="database"} 1']);
  assert.equal((await get('/healthz')).status, 200);

  troubles.set('database', 'is on fire');
  troubles.set('atlas', 'is not loaded');
  moment += 60_000;
  const { ready, checks } = await read();
  assert.deepEqual([ready, checks['database']], [false, { ...database, reason: 'is on fire' }], 'since it began');
  assert.equal(checks['atlas'].state, 'down');
  assert.deepEqual(await levels(), ['geokod_condition{check="atlas"} 2', 'geokod_condition{check="database"} 1']);

  troubles.clear();
  assert.deepEqual(await read(), { status: 200, ready: true, checks: { atlas: ok, database: ok } });
  health.stop();
  const stopped = await read();
  assert.deepEqual([stopped.status, stopped.checks['process'].reason], [503, 'stopping']);
});

test('a hanging check delays no answer, and counts as failed after a second', async (context) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { get } = await listening(context, [{ name: 'database', check: () => promise }]);
  const state = async () => (JSON.parse((await get('/readyz')).text) as HealthReport).checks['database'].state;
  assert.equal(await state(), 'ok');
  while ((await state()) === 'ok');
  assert.equal((await get('/readyz')).status, 200);
  resolve();
  assert.equal(await state(), 'ok', 'it has completed');
});

test('metrics count requests by operation and status, and gauges are read at scrape time', async (context) => {
  const { get, metrics } = await listening(context, []);
  let lines = 3;
  metrics.gauge('test_lines', 'Lines.', () => lines);
  metrics.observe({ operation: 'reverse', status: 200, seconds: 0.002, cached: true });
  lines = 7;
  const { text } = await get('/metrics');
  assert.match(text, /^geokod_request_seconds_count\{operation="reverse",status="2xx"\} 1$/m);
  assert.match(text, /^geokod_cached_answers_total\{operation="reverse"\} 1$/m);
  assert.match(text, /^test_lines 7$/m);
  assert.match(text, /^process_cpu_seconds_total /m);
});

test('any other path is not found', async (context) => {
  const { get } = await listening(context, []);
  for (const path of ['/', '/metrics/x', '/v2/key']) {
    const { status, text } = await get(path);
    assert.equal(status, 404);
    assert.equal((JSON.parse(text) as { code: string }).code, 'not_found');
  }
});

test('every page is read-only', async (context) => {
  const { address } = await listening(context, []);
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    const reply = await fetch(address + path, { method: 'POST', body: 'x' });
    assert.deepEqual([reply.status, reply.headers.get('allow')], [405, 'GET, HEAD']);
    assert.equal(reply.headers.get('content-type'), 'application/problem+json');
    assert.equal(((await reply.json()) as { code: string }).code, 'method_not_allowed');
  }
});

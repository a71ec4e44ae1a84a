import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Metrics } from './metrics.ts';

const linesOf = async ({ registry }: Metrics, name: string): Promise<string[]> =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));

test('an unknown figure is not reported, which differs from 0', async () => {
  const metrics = new Metrics();
  let waiting: number | undefined;
  metrics.watches.watch({ mailsWaiting: () => waiting });
  assert.deepEqual(await linesOf(metrics, 'geokod_mails_waiting'), []);
  waiting = 0;
  assert.deepEqual(await linesOf(metrics, 'geokod_mails_waiting'), ['geokod_mails_waiting 0']);
  waiting = undefined;
  assert.deepEqual(await linesOf(metrics, 'geokod_mails_waiting'), []);
});

test('a list reports its present entries, and none of the former', async () => {
  const metrics = new Metrics();
  let states: Record<string, number> | undefined = { queued: 2, running: 1 };
  metrics.watches.watchList('batches', () => states);
  assert.deepEqual(await linesOf(metrics, 'geokod_batches'), [
    'geokod_batches{state="queued"} 2', 'geokod_batches{state="running"} 1',
  ]);
  states = { completed: 3 };
  assert.deepEqual(await linesOf(metrics, 'geokod_batches'), ['geokod_batches{state="completed"} 3']);
  states = undefined;
  assert.deepEqual(await linesOf(metrics, 'geokod_batches'), []);
});

test('probes are counted by region, operation and outcome', async () => {
  const metrics = new Metrics();
  for (const outcome of ['passed', 'failed', 'failed'] as const) {
    metrics.watches.probed({ region: 'spb-1', operation: 'route', outcome });
  }
  assert.deepEqual(await linesOf(metrics, 'geokod_probes_total'), [
    'geokod_probes_total{region="spb-1",operation="route",outcome="passed"} 1',
    'geokod_probes_total{region="spb-1",operation="route",outcome="failed"} 2',
  ]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Metrics } from '../../ops/index.ts';
import { call } from '../harness/call.ts';
import { startEdge, type OpenEdge } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';

const metricsOf = async ({ internal }: OpenEdge): Promise<string> => (await call(internal, '/metrics')).text;

/** Nobody asks for `/readyz` here: the checks have to be looked at all the same. */
const untilCondition = (edge: OpenEdge, check: string, level: number): Promise<void> =>
  eventually(`${check} is ${level}`, async () =>
    (await metricsOf(edge)).includes(`\ngeokod_condition{check="${check}"} ${level}\n`));

test('an edge reports its checks as they are now, although nobody asks for them', async (context) => {
  const edge = await startEdge(context, {}, (region) => {
    region.probeStatus = region.region === 'spb-1' ? 401 : 200;
    region.date = () => new Date(Date.now() - 400_000);
  });
  const regions = Object.values(edge.regions);
  await untilCondition(edge, 'secret', 1);
  await untilCondition(edge, 'clock', 1);
  await untilCondition(edge, 'regions', 0);
  for (const region of regions) [region.ready, region.date] = [503, () => new Date()];
  await untilCondition(edge, 'regions', 2);
  await untilCondition(edge, 'clock', 0);
  for (const region of regions) region.ready = 200;
  await untilCondition(edge, 'regions', 0);
});

test('an edge reports its thread and its log', async (context) => {
  const edge = await startEdge(context);
  for (const line of [
    /^geokod_loop_delay_seconds\{thread="main"\} \d/m,
    /^geokod_gc_share\{thread="main"\} \d/m,
    /^geokod_heap_bytes\{thread="main"\} [1-9]/m,
    /^geokod_log_dropped_lines 0$/m,
    /^geokod_log_kept_bytes \d+$/m,
  ]) await eventually(String(line), async () => line.test(await metricsOf(edge)));
});

test('what a node and an edge both report has one name, type and meaning', async (context) => {
  const edge = await startEdge(context);
  const described = (text: string): string[] => text.match(/^# (?:HELP|TYPE) geokod_condition .*$/gm) ?? [];
  const ofEdge = described(await metricsOf(edge));
  assert.deepEqual(ofEdge, described(await new Metrics().registry.metrics()));
  assert.equal(ofEdge.length, 2);
});

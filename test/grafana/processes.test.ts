import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { queryOf } from '../../src/store/status/prometheus/query.ts';
import { call } from '../harness/call.ts';
import { startEdge } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { startProcesses } from '../harness/processes.ts';
import { prometheusSkipReason, startPrometheus } from '../harness/prometheus.ts';
import type { PlainDashboard } from './schema.ts';

const file = join(import.meta.dirname, '../../ops/grafana/geokod.json');
const dashboard = JSON.parse(readFileSync(file, 'utf8')) as PlainDashboard;
const shown = dashboard.panels.filter((panel) => panel.type !== 'row').flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({ title: title!, expr, legend: legendFormat ?? '' })));

/** A program that is none of ours, in the same Prometheus. */
async function startStranger(context: TestContext): Promise<string> {
  const server = createServer((_, response) => void response.setHeader('Content-Type', 'text/plain')
    .end('process_cpu_seconds_total 1\nprocess_resident_memory_bytes 1\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as { port: number }).port}`;
}

const familiesIn = (metrics: string): string[] =>
  [...metrics.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) =>
    (type === 'counter' ? `${name}_total` : name));

test('panels by process show nodes and edges, and nothing else', { skip: prometheusSkipReason }, async (t) => {
  const [node] = await startProcesses(t, await newFolder(t), ['one'], {});
  const edge = await startEdge(t, {}, (region) => void (region.probeStatus = 401));
  const targets = [node.internal, edge.internal].map((url) => new URL(url).host);
  const [ofNode, ofEdge] = targets;
  const prometheus = await startPrometheus({ targets: [...targets, await startStranger(t)] });
  t.after(() => prometheus.stop());
  const query = queryOf(prometheus.url);
  /** The values of a label in what a panel shows now. */
  const seen = async (expr: string, label: string, region: string): Promise<string[]> => {
    const now = Math.floor(Date.now() / 1000) * 1000;
    const asked = expr.replaceAll('$__rate_interval', '1m').replaceAll('$region', region);
    const series = await query(asked, { from: now, to: now, stepMs: 1000 });
    return [...new Set(series.map(({ labels }) => labels[label]))].toSorted();
  };
  const exposed = async (url: string): Promise<string[]> => familiesIn((await call(url, '/metrics')).text);
  const both = new Set(await exposed(node.internal)).intersection(new Set(await exposed(edge.internal)));
  const byProcess = shown.filter(({ legend, expr }) =>
    legend.includes('{{instance}}') && [...both].some((name) => new RegExp(`\\b${name}\\b`).test(expr)));
  assert.ok(byProcess.length >= 7, 'time, memory, threads, garbage, clock, log');

  for (const { title, expr } of byProcess) {
    const ours = JSON.stringify([ofNode, ofEdge].toSorted());
    await eventually(`${title} shows both`, async () => JSON.stringify(await seen(expr, 'instance', '.*')) === ours);
    assert.deepEqual(await seen(expr, 'instance', 'msk-1'), [ofNode, ofEdge].toSorted(), title);
    assert.deepEqual(await seen(expr, 'instance', 'spb-1'), [ofEdge], `${title}: an edge is of no region`);
  }
  const unwell = shown.find(({ title }) => title === 'What is not well')!;
  await eventually('the edge is refused', async () => (await seen(unwell.expr, 'check', 'spb-1')).includes('secret'));
});

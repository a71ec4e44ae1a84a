import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { boundsMs } from '../../ops/history/buckets.ts';
import { call } from '../harness/call.ts';
import { queryOf } from '../../src/store/status/prometheus/query.ts';
import { startEdge } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { startProcesses } from '../harness/processes.ts';
import { prometheusSkipReason, startPrometheus } from '../harness/prometheus.ts';
import { findServer, skipReason } from '../harness/servers.ts';

test('a process exposes its map, its stores and itself in the format of OpenMetrics', async (t) => {
  const [node] = await startProcesses(t, await newFolder(t), ['one'], {});
  const { headers, text } = await call(node.internal, '/metrics');
  assert.match(headers.get('content-type')!, /^application\/openmetrics-text; version=1\.0\.0/);
  assert.equal(text.match(/^geokod_atlas_info\{version="[^"]+"\} 1$/gm)?.length, 1);
  assert.match(text, /^geokod_atlas_built_age_seconds \d/m);
  assert.match(text, /^geokod_store_seconds_count\{store="database",call="read",outcome="answered"\} [1-9]/m);
  assert.match(text, /^process_resident_memory_bytes \d/m);
  assert.match(text, /\n# EOF\n$/);
});

/** Names of metrics as used in queries, with the suffixes of their types. */
function namesIn(metrics: string): Set<string> {
  const endings: Readonly<Record<string, readonly string[]>> = {
    counter: ['_total'], histogram: ['_bucket', '_count', '_sum'], gauge: [''],
  };
  const types = metrics.matchAll(/^# TYPE (\S+) (\w+)$/gm);
  return new Set([...types].flatMap(([, name, type]) =>
    endings[type].map((ending) => (name.endsWith(ending) ? name : name + ending))));
}

test('every metric in rules, runbook and dashboard is exposed by a process', async (t) => {
  const [node] = await startProcesses(t, await newFolder(t), ['one'], { SMTP_URL: 'smtp://127.0.0.1:1' });
  const edge = await startEdge(t);
  const [ofNode, ofEdge] = await Promise.all([node, edge].map(({ internal }) => call(internal, '/metrics')));
  const names = namesIn(ofNode.text).union(namesIn(ofEdge.text));
  const records = ops('rules').join('').matchAll(/record: '?([\w:]+)/g);
  const recorded = new Set([...records].map(([, name]) => name));
  for (const text of [...ops('rules'), ...ops('grafana'), ...ops('.')]) {
    for (const [name] of text.matchAll(/\b(geokod|nodejs|process)_[a-z_]+[a-z]\b/g)) {
      assert.ok(names.has(name), name);
    }
    for (const [name] of text.matchAll(/\bgeokod:[\w:]+/g)) assert.ok(recorded.has(name), name);
    for (const [, bound] of text.matchAll(/le="([\d.]+)"/g)) assert.ok(boundsMs.includes(Number(bound) * 1000), bound);
  }
});

/** Names in a document, which joins some: `geokod_{a,b}_seconds`. Labels, in braces too, follow a letter. */
const familiesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`(geokod_(?:[a-z_]|(?<=_)\{[a-z_,]+\})+)/g)].flatMap(([, name]) => spelledOut(name));

function spelledOut(name: string): string[] {
  const [, before, choices, after] = /^([a-z_]+)\{(.+?)\}(.*)$/.exec(name) ?? [];
  return choices === undefined ? [name] : choices.split(',').flatMap((choice) => spelledOut(before + choice + after));
}

test('every metric that a process exposes is described in the room’s README', async (t) => {
  const [node] = await startProcesses(t, await newFolder(t), ['one'], { SMTP_URL: 'smtp://127.0.0.1:1' });
  const edge = await startEdge(t);
  const texts = await Promise.all([node, edge].map(async ({ internal }) => (await call(internal, '/metrics')).text));
  const described = new Set(familiesNamedIn(readFileSync(join(import.meta.dirname, '../../ops/README.md'), 'utf8')));
  const families = new Set(texts.flatMap((text) =>
    [...text.matchAll(/^# TYPE (geokod_\w+) /gm)].map(([, name]) => name)));
  assert.ok(families.size > 50);
  const missing = [...families].filter((name) => !described.has(name) && !described.has(`${name}_total`));
  assert.deepEqual(missing, []);
});

/** Texts of the operators’ files in a folder of ops. */
function ops(folder: string): string[] {
  const path = join(import.meta.dirname, '../../ops', folder);
  return readdirSync(path)
    .filter((name) => /\.(yaml|json)$|runbook\.md$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'));
}

test('Prometheus accepts a process’s metrics, with exemplars', { skip: prometheusSkipReason }, async (t) => {
  const [node] = await startProcesses(t, await newFolder(t), ['one'], {});
  const server = await startPrometheus({ targets: [new URL(node.internal).host] });
  t.after(() => server.stop());
  const query = queryOf(server.url);
  const ask = async (expression: string): Promise<number | undefined> => {
    const now = Math.floor(Date.now() / 1000) * 1000;
    const [series] = await query(expression, { from: now, to: now, stepMs: 1000 });
    return series?.values[0].value;
  };
  await eventually('it is scraped', async () => (await ask('up')) === 1);
  assert.equal(await ask('count(geokod_node_info{region="msk-1",job="geokod"})'), 1);
});

test('a process exposes its queues and threads', async (t) => {
  const [node] = await startProcesses(t, await newFolder(t), ['one'], {});
  for (const line of [
    /^geokod_node_info\{region="msk-1"\} 1$/m,
    /^geokod_loop_delay_seconds\{thread="main"\} \d/m,
    /^geokod_loop_delay_seconds\{thread="routing-1"\} \d/m,
    /^geokod_loop_delay_seconds\{thread="road-states-1"\} \d/m,
    /^geokod_invoices\{state="overdue"\} 0$/m,
    /^geokod_batch_oldest_queued_seconds 0$/m,
    /^geokod_webhook_overdue_seconds 0$/m,
    /^geokod_journal_segments \d+$/m,
    /^geokod_routing_tasks \d+$/m,
    /^geokod_data_disk_free_bytes [1-9]\d*$/m,
    /^geokod_data_disk_size_bytes [1-9]\d*$/m,
  ]) await eventually(String(line), async () => line.test((await call(node.internal, '/metrics')).text));
});

test('metrics are served while the database is frozen', { skip: skipReason('mysql') }, async (t) => {
  const server = await findServer('mysql', true);
  t.after(() => server.stop());
  t.after(() => server.own!.signal('SIGCONT'));
  const [node] = await startProcesses(t, await newFolder(t), ['one'], { DATABASE_URL: server.url });
  server.own!.signal('SIGSTOP');
  const scrape = async (): Promise<string> => (await call(node.internal, '/metrics')).text;
  const texts = await Promise.all(Array.from({ length: 20 }, scrape));
  for (const text of texts) assert.match(text, /^geokod_node_info\{region="msk-1"\} 1$/m);
  await eventually('it says so', async () => /^geokod_condition\{check="database"\} 1$/m.test(await scrape()));
  server.own!.signal('SIGCONT');
});

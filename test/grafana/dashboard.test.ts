import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promtool, prometheusSkipReason } from '../harness/prometheus.ts';
import type { PlainDashboard } from './schema.ts';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'ops/grafana/geokod.json'), 'utf8');
const dashboard = JSON.parse(text) as PlainDashboard;
const shown = dashboard.panels.filter((panel) => panel.type !== 'row');

const OPTIONS = [
  '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'esnext',
  '--allowImportingTsExtensions', '--types', '',
];

describe('the dashboard', () => {
  it('is one that Grafana loads, by the types that it publishes', () => {
    assert.equal(complaintsOf(text), '');
  });

  it('would not be, had it an option that Grafana does not know or a value of none', () => {
    assert.match(complaintsOf(text.replace('"displayMode"', '"displayMood"')), /displayMood/);
    assert.match(complaintsOf(text.replace('"drawStyle": "line"', '"drawStyle": "lines"')), /"lines"/);
  });

  it('shows requests, latency, threads, usage, batches, webhooks, money, map, traffic and the edge', () => {
    const rows = dashboard.panels.flatMap((panel) => (panel.type === 'row' ? [panel.title] : []));
    assert.deepEqual(rows, [
      'Now', 'Requests', 'Latency against what is stated', 'Threads and process', 'Usage on its way to the ledger',
      'Batches', 'Webhooks and mails', 'Money', 'Map', 'Traffic', 'Stores and machine', 'Edge',
    ]);
  });

  it('has panels with a title, a unit and a place of their own', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    const taken = new Set<string>();
    for (const { title, fieldConfig, gridPos } of shown) {
      assert.ok(title && fieldConfig.defaults.unit, title);
      const { x, y, w, h } = gridPos!;
      assert.ok(x + w <= 24, title);
      for (let column = x; column < x + w; column += 1) {
        for (let line = y; line < y + h; line += 1) {
          assert.ok(!taken.has(`${column} ${line}`), `${title} lies on another`);
          taken.add(`${column} ${line}`);
        }
      }
    }
  });

  it('asks what Prometheus understands', { skip: prometheusSkipReason }, (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'geokod-dashboard-'));
    context.after(() => rmSync(folder, { recursive: true }));
    const rules = shown.flatMap(({ id, targets }) => targets.map(({ expr, refId }) => ({
      record: `panel_${id}_${refId}`, expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$region', 'msk-1'),
    })));
    assert.ok(rules.every(({ expr }) => !expr.includes('$')));
    const path = join(folder, 'panels.json');
    writeFileSync(path, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    assert.match(promtool('check', 'rules', path), new RegExp(`SUCCESS: ${rules.length} rules found`));
  });
});

/** What the compiler says of it, written as a literal: then it says of what is not known, too. */
function complaintsOf(json: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-dashboard-'));
  try {
    const path = join(folder, 'checked.mts');
    const schema = JSON.stringify(join(import.meta.dirname, 'schema.ts'));
    const types = `import type { PlainDashboard } from ${schema};`;
    writeFileSync(path, `${types}\nexport const checked: PlainDashboard = ${json};`);
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    const { stdout, stderr } = spawnSync(process.execPath, [compiler, ...OPTIONS, path], { encoding: 'utf8' });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

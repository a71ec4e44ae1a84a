import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { promtool, prometheusSkipReason } from '../../test/harness/prometheus.ts';
import { alertCases } from './cases.ts';

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join(import.meta.dirname, name));
const fileOf = new Map(files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => [name, file])));
const alerts = [...fileOf.keys()];
/** Alerts of service.yaml use what these rules record. */
const rates = join(import.meta.dirname, 'rates.yaml');
const runbook = readFileSync(join(import.meta.dirname, '../runbook.md'), 'utf8');

describe('alerts', () => {
  it('have a case that fires each of them, and one that does not', () => {
    assert.deepEqual(Object.keys(alertCases).toSorted(), alerts.toSorted());
    for (const { silent } of Object.values(alertCases)) assert.ok(Object.keys(silent).length > 0);
  });

  it('have a section of the runbook each, and there are no others', () => {
    const sections = [...runbook.matchAll(/^### (Geokod\w+)$/gm)].map(([, name]) => name);
    assert.deepEqual(sections.toSorted(), alerts.toSorted());
  });

  it('lead to their section', () => {
    const texts = files.map((file) => readFileSync(file, 'utf8')).join('');
    const links = [...texts.matchAll(/alert: (\w+)[^]*?runbook: (\S+)/g)];
    const wanted = alerts.map((name) => [name, `ops/runbook.md#${name.toLowerCase()}`]);
    assert.deepEqual(links.map(([, name, link]) => [name, link]), wanted);
  });

  it('are documented in full: what it means, who is hurt, where to look, what to do, when it is over', () => {
    for (const section of runbook.split(/^### /m).slice(1)) {
      const parts = [...section.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, part]) => part);
      assert.deepEqual(parts, ['Means', 'Hurt', 'Look', 'Do', 'Over'], section.slice(0, 40));
      assert.match(section, /`/, 'a command');
    }
  });
});

describe('rules, as promtool sees them', { skip: prometheusSkipReason }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-rules-'));
  after(() => rmSync(folder, { recursive: true }));

  it('can be loaded', () => {
    assert.match(promtool('check', 'rules', '--lint=all', '--lint-fatal', ...files), /SUCCESS/);
  });

  for (const [alert, { at, fires, firesToo = {}, silent }] of Object.entries(alertCases)) {
    it(`${alert} fires when it should, and is silent when it should`, () => {
      const groupOf = (name: string, series: Readonly<Record<string, string>>, isFiring: boolean) => ({
        name,
        interval: '1m',
        input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
        promql_expr_test: [{
          expr: `count by (alertname) (ALERTS{alertname="${alert}", alertstate="firing"})`,
          eval_time: at,
          exp_samples: isFiring ? [{ labels: `{alertname="${alert}"}`, value: 1 }] : [],
        }],
      });
      const tests = [
        groupOf('fires', fires, true),
        ...Object.entries(firesToo).map(([name, series]) => groupOf(name, series, true)),
        ...Object.entries(silent).map(([name, series]) => groupOf(name, series, false)),
      ];
      const path = join(folder, `${alert}.json`);
      const file = fileOf.get(alert)!;
      const rule_files = file.endsWith('service.yaml') ? [rates, file] : [file];
      writeFileSync(path, JSON.stringify({ rule_files, evaluation_interval: '1m', tests }));
      promtool('test', 'rules', path);
    });
  }
});

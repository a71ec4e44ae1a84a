import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { promtool, prometheusSkipReason } from '../../test/harness/prometheus.ts';
import { alertCases } from './cases/alerts.ts';
import { rateCases } from './cases/rates.ts';
import { unknownFor } from './cases/series.ts';
import { unitTestOfRates, unitTestsOf, type Alert } from './unit-tests.ts';

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join(import.meta.dirname, name));
const fileOf = new Map(files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => [name, file])));
const alerts = [...fileOf.keys()];
/** Alerts of service.yaml use what these rules record. */
const rates = join(import.meta.dirname, 'rates.yaml');
/** Promtool evaluates groups in a random order otherwise; Prometheus does so too, and is a minute late at worst. */
const ORDER = ['rates', 'shares', 'medians', 'service'].map((group) => `geokod-${group}`);
const WEEK_HOURS = 168;
const runbook = readFileSync(join(import.meta.dirname, '../runbook.md'), 'utf8');

/** With the labels that its text names. */
function alertOf(name: string, file: string): Alert {
  const [, rest] = readFileSync(file, 'utf8').split(`- alert: ${name}\n`);
  const [text] = rest.split('- alert:', 1);
  return { name, labels: [...text.matchAll(/\{\{ \$labels\.(\w+)/g)].map(([, label]) => label) };
}

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

  it('understands every expression of the runbook', () => {
    const quoted = [...runbook.replaceAll('REGION', 'msk-1').matchAll(/`([^`\n]+)`/g)].map(([, text]) => text);
    const asked = quoted.filter((text) => /^(geokod[_:]|up\{|(abs|count|rate|sum|topk)\b.*\()/.test(text));
    assert.ok(asked.length > 30);
    const path = join(folder, 'runbook.json');
    const asRules = asked.map((expr, at) => ({ record: `runbook_${at}`, expr }));
    writeFileSync(path, JSON.stringify({ groups: [{ name: 'runbook', rules: asRules }] }));
    assert.match(promtool('check', 'rules', path), new RegExp(`SUCCESS: ${asked.length} rules found`));
  });

  for (const [alert, alertCase] of Object.entries(alertCases)) {
    it(`${alert} fires when it should, and is silent when it should`, () => {
      const file = fileOf.get(alert)!;
      const loaded = file.endsWith('service.yaml') ? [rates, file] : [file];
      unitTest(alert, loaded, unitTestsOf(alertOf(alert, file), alertCase));
    });
  }

  for (const rateCase of rateCases) {
    it(`record rates: ${rateCase.name}`, () => unitTest('rates', [rates], [unitTestOfRates(rateCase)], rateCase.every));
  }

  for (const { share, fails, lasts } of [
    { share: 0.015, fails: 'fails 1.5%', lasts: '2d 0h 0m 0s' },
    { share: 0.1, fails: 'fails 10%', lasts: '7h 12m 0s' },
    { share: 1, fails: 'fails 100%', lasts: '43m 12s' },
  ]) {
    it(`GeokodFaultsBurnFast says how long the promise lasts with ${share * 100} % of faults`, () => {
      const says = `Region msk-1 ${fails} of its requests: at this rate, the faults that 99.9 % a month allows are`;
      const alert = {
        exp_labels: { severity: 'page', region: 'msk-1' },
        exp_annotations: { summary: `${says} used up in ${lasts}`, runbook: 'ops/runbook.md#geokodfaultsburnfast' },
      };
      unitTest('says', [join(import.meta.dirname, 'service.yaml')], [{
        interval: '1m',
        input_series: ['1h', '5m'].map((span) =>
          ({ series: `geokod:faults:share${span}{region="msk-1"}`, values: `${share}x10` })),
        alert_rule_test: [{ eval_time: '5m', alertname: 'GeokodFaultsBurnFast', exp_alerts: [alert] }],
      }]);
    });
  }

  it('GeokodTrafficOld ends by itself a week after the last live speeds', () => {
    const firing = 'count(ALERTS{alertname="GeokodTrafficOld",alertstate="firing"}) > bool 0';
    const at = (hour: number, isFiring: boolean) =>
      ({ expr: firing, eval_time: `${hour}h`, exp_samples: isFiring ? [{ labels: '{}', value: 1 }] : [] });
    const age = 'geokod_traffic_live_age_seconds{job="geokod",instance="a"}';
    // By the hour: a week by the minute takes two minutes of promtool.
    unitTest('week', [fileOf.get('GeokodTrafficOld')!], [{
      interval: '1h',
      input_series: [{ series: age, values: `60x24 ${unknownFor(WEEK_HOURS + 8)}` }],
      promql_expr_test: [at(24, false), at(26, true), at(23 + WEEK_HOURS, true), at(26 + WEEK_HOURS, false)],
    }], '1h');
  });

  function unitTest(name: string, rule_files: readonly string[], tests: readonly object[], every = '1m'): void {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify({ rule_files, group_eval_order: ORDER, evaluation_interval: every, tests }));
    promtool('test', 'rules', path);
  }
});

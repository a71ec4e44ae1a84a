import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/commands/cluster/free-port.ts';
import { findProgram, supervise, type PrivateServer } from './private-server.ts';

const programs = { promtool: findProgram(['promtool']), prometheus: findProgram(['prometheus']) };

/** Why Prometheus tests are skipped; with REQUIRE_SERVICES=1 they run, and fail, instead. */
export const prometheusSkipReason: string | false =
  (programs.promtool && programs.prometheus) || process.env['REQUIRE_SERVICES'] === '1'
    ? false
    : 'no prometheus and promtool here: both come with the package prometheus';

function pathOf(name: keyof typeof programs): string {
  const path = programs[name];
  assert.ok(path, `no ${name} here, and REQUIRE_SERVICES=1 asks for it`);
  return path;
}

/** Runs promtool; the test fails with its output if it reports an error. */
export function promtool(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(pathOf('promtool'), args, { encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

export interface PrometheusOptions {
  /** Samples scraped in the past, as lines of OpenMetrics with timestamps. */
  readonly past?: string;
  /** Targets that it scrapes every second, such as 127.0.0.1:9464. */
  readonly targets?: readonly string[];
}

export function startPrometheus({ past, targets = [] }: PrometheusOptions): Promise<PrivateServer> {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-prometheus-'));
  const data = join(folder, 'data');
  if (past !== undefined) {
    const path = join(folder, 'past');
    writeFileSync(path, `${past}# EOF\n`);
    promtool('tsdb', 'create-blocks-from', 'openmetrics', path, data);
  }
  const jobs = [{ job_name: 'geokod', scrape_interval: '1s', static_configs: [{ targets }] }];
  const config = join(folder, 'prometheus.json');
  writeFileSync(config, JSON.stringify({ scrape_configs: jobs }));
  return launch(folder, [`--config.file=${config}`, `--storage.tsdb.path=${data}`]);
}

async function launch(folder: string, options: readonly string[]): Promise<PrivateServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const all = [
    ...options, `--web.listen-address=127.0.0.1:${port}`, '--storage.tsdb.retention.time=10y', '--log.level=error',
  ];
  return supervise(folder, url, () => spawn(pathOf('prometheus'), all, { stdio: 'ignore' }), async () => {
    const { status } = await fetch(`${url}/-/ready`);
    assert.equal(status, 200);
  });
}

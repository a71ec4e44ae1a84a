/**
 * Checks for `make check` beyond linting the contract: everything generated is current, nothing that customers rely on
 * has gone without half a year's notice, and all that they are served is promised.
 *
 *   node openapi/check.ts
 *   node openapi/check.ts --promise   also records the current contract as promised, if all checks pass
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakingChanges, comparable } from './breaking.ts';
import { staleClients } from './clients/list.ts';
import type { JsonObject } from './document.ts';
import { readReleases } from './releases.ts';
import { unpromised } from './unpromised.ts';

const scratch = mkdtempSync(join(tmpdir(), 'geokod-check-'));
const problems: string[] = [];
const isPromising = process.argv.includes('--promise');
try {
  const bundle = join(scratch, 'openapi.json');
  run('redocly', ['bundle', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '--output', bundle]);
  if (read(bundle) !== read('openapi/dist/openapi.json'))
    problems.push('openapi/dist/openapi.json is not made from openapi/');

  run(process.execPath, ['openapi/generate.ts', scratch]);
  const made = ['src/contract.gen.ts', 'clients/typescript/src/gen', 'clients/collection'];
  for (const path of made) problems.push(...differences(path));
  problems.push(...staleClients().map(({ problem }) => problem));

  const current = JSON.parse(read('openapi/dist/openapi.json')) as JsonObject;
  const releases = readReleases('openapi/released', read('CHANGELOG.md'));
  const today = new Date();
  const { before, now } = comparable(releases, current, today);
  problems.push(...breakingChanges(releases, current, today), ...diffByRedocly(before, now));
  if (!isPromising) problems.push(...unpromised(releases, current));
} finally {
  rmSync(scratch, { recursive: true });
}
for (const problem of problems) process.stderr.write(`openapi: ${problem}\n`);
if (problems.length > 0) {
  process.stderr.write(
    'Stale files: run "make generate". Breaking changes: announce them (deprecated, x-sunset), wait.\n',
  );
  process.exitCode = 1;
} else if (isPromising) {
  const { info } = JSON.parse(read('openapi/dist/openapi.json')) as { info: { version: string } };
  copyFileSync('openapi/dist/openapi.json', `openapi/released/${info.version}.json`);
}

function differences(path: string): string[] {
  const made = join(scratch, path);
  if (statSync(made).isFile()) return read(made) === read(path) ? [] : [`${path} is stale`];
  const names = new Set([...filesIn(made), ...filesIn(path)]);
  return [...names]
    .filter((name) => readIfThere(join(made, name)) !== readIfThere(join(path, name)))
    .map((name) => `${join(path, name)} is stale`);
}

/** Runs redocly, which knows further ways to break a client. */
function diffByRedocly(before: JsonObject, now: JsonObject): string[] {
  const [base, revision, report] = ['base.json', 'revision.json', 'diff.json'].map((name) => join(scratch, name));
  writeFileSync(base, JSON.stringify(before));
  writeFileSync(revision, JSON.stringify(now));
  const quiet = ['--config', 'openapi/redocly-diff.yaml', '--lint-config', 'off', '--fail-on', 'none'];
  run('redocly', ['diff', base, revision, ...quiet, '--format', 'json', '--output', report]);
  const { changes } = JSON.parse(read(report)) as { changes: readonly Change[] };
  return changes
    .filter((change) => change.impact === 'major')
    .map((change) => `${change.path}: ${change.verdicts.map((verdict) => verdict.message).join(' ')}`);
}

interface Change {
  readonly impact: string;
  readonly path: string;
  readonly verdicts: readonly { readonly message: string }[];
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function readIfThere(path: string): string | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}

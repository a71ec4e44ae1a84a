/**
 * Generates clients in other languages with third-party tools, compiles them, and lets each call a live service.
 *
 *   node test/contract/generators/run.ts [go java python openapi-python-client]
 *
 * Downloads (the generators, the clients' libraries) stay in var/, where the tools for our own clients find them
 * too. A language without its tools is skipped with a message or, with REQUIRE_SERVICES, is a failure.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { readRecordings } from '../../../src/http/sandbox/recordings.ts';
import { workOff } from '../../harness/batch-work.ts';
import { startPlatform, type Platform } from '../../harness/platform.ts';
import { clients, generate, type Client } from './clients.ts';
import { shown, type Run } from './shown.ts';

const QUERY = 'Ветроград, Посадская 11';
const folder = resolve('var/generators');
const folderOf = ({ name }: Client): string => resolve(folder, name);
const execute = promisify(execFile);

const run: Run = async (command, args, { cwd = folder, env = {} } = {}) => {
  const started = performance.now();
  try {
    const { stdout } = await execute(command, [...args], { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const output = [stdout, stderr].map((text) => (text ?? '').slice(-4000));
    throw new Error([shown(command, args), ...output].join('\n'), { cause: error });
  } finally {
    process.stdout.write(`${shown(command, args)}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }
};

async function isHere(program: string): Promise<boolean> {
  return execute('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  );
}

async function missingOf(programs: readonly string[]): Promise<string[]> {
  const here = await Promise.all(programs.map(isHere));
  return programs.filter((_, at) => !here[at]);
}

/** The same facts from our own calls. */
async function expectedFacts(address: string, key: string) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const ask = async (path: string, body?: object): Promise<Record<string, never[]>> => {
    const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch(address + path, init)).json()) as Record<string, never[]>;
  };
  const points = [[54.442, 148.3408], [54.4554, 148.3262], [54.6, 148.9]].map(([lat, lon]) => ({ lat, lon }));
  const { results: [found] } = await ask(`/v2/geocode?q=${encodeURIComponent(QUERY)}`);
  const { distances_m: distances } = await ask('/v2/matrix', { profile: 'car', origins: points });
  const { routes: [route] } = await ask('/v2/route', { profile: 'car', points: points.slice(0, 2) });
  const { lat, lon, precision } = found as { lat: number; lon: number; precision: string };
  assert.ok(JSON.stringify(distances).includes('null'), 'a cell without a way is among them');
  const { geometry: line } = route as { geometry: string };
  return { lat, lon, precision, distances, line, units: 5e9, code: 'not_found' };
}

/** A finished batch with its result. */
async function finishedJob(platform: Platform): Promise<{ job: string; table: string }> {
  const headers = { authorization: `Bearer ${platform.key}`, 'content-type': 'text/csv' };
  const body = 'адрес\n"Ветроград, Посадская 11"\n';
  const taken = await fetch(`${platform.service.address}/v2/batch`, { method: 'POST', headers, body });
  const { job } = (await taken.json()) as { job: string };
  await workOff(platform, ['"Ветроград, Посадская 11",ok\n']);
  const result = await fetch(`${platform.service.address}/v2/batch/${job}/result`, { headers });
  return { job, table: await result.text() };
}

mkdirSync(folder, { recursive: true });
const failures: string[] = [];
const wanted: Client[] = [];
const named = process.argv.slice(2);
for (const client of clients.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const missing = await missingOf(client.needs);
  if (missing.length === 0) wanted.push(client);
  else {
    process.stdout.write(`${client.name}: not tried, since this machine has no ${missing.join(', ')}\n`);
    if (process.env.REQUIRE_SERVICES) failures.push(`${client.name}: ${missing.join(', ')} must be here`);
  }
}
const platform = await startPlatform({ manyAddresses: true, recordings: readRecordings() });
try {
  const expected = await expectedFacts(platform.service.address, platform.key);
  const { job, table } = await finishedJob(platform);
  for (const client of wanted) rmSync(folderOf(client), { recursive: true, force: true });
  await generate(run, wanted, resolve('openapi/dist/openapi.json'), folderOf);
  // Concurrently, since each waits for the network.
  await Promise.all(wanted.map(async (client) => {
    try {
      const printed = await client.call(run, folderOf(client), [platform.service.address, platform.key, QUERY, job]);
      const { key, again, start, listed, ...facts } = JSON.parse(printed) as Record<string, unknown>;
      assert.match(String(key), /^gk_live_[0-9A-Za-z]{36}$/);
      assert.equal(again, key, 'a repeated request gets the first answer');
      assert.ok(String(key).startsWith(String(start)) && Number(listed) > 1);
      assert.deepEqual(facts, { ...expected, table });
      process.stdout.write(`${client.name}: generated, compiled, and understood\n`);
    } catch (error) {
      failures.push(`${client.name}: ${(error as Error).message}`);
    }
  }));
} catch (error) {
  failures.push((error as Error).message);
} finally {
  await platform.close();
}
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

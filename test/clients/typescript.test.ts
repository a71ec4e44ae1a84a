import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { checkTypes, newConsumer } from './packed.ts';

/** A program of a user who has only the package. */
const program = `
import { createGeokod, eachItem, ProblemError, type GeocodeResult, type Place, type Suggestion } from '@geokod/client';

const [baseUrl, key] = process.argv.slice(2) as [string, string];
const geokod = createGeokod({ baseUrl, key, language: 'en', retries: 0 });

const { results, quota } = await geokod.reverse({ query: { lat: 54.442, lon: 148.3408, limit: 2 } });
const nearest: Place | undefined = results[0];
const found = await geokod.geocode({ query: { q: 'ветроград, посадская 9', bbox: [148, 54, 149, 55] } });
const best: GeocodeResult | undefined = found.results[0];
const byParts = await geokod.geocode({ query: { city: 'Ветроград', street: 'Посадская', house: '7', lang: 'local' } });
const typed = await geokod.suggest({ query: { q: 'Ветр', types: ['city', 'street'], lat: 54.44, lon: 148.34 } });
const first: Suggestion | undefined = typed.suggestions[0];
const both = await geokod.geocode({ query: { q: 'x', city: 'y' } }).catch((error: unknown) => error);
const { email } = await geokod.getAccount();
const { total_units } = await geokod.getUsage({ query: { group: ['day', 'operation'] } });
const created = await geokod.createKey({ body: { label: 'from the client' } });
const nothing: void = await geokod.revokeKey({ path: { id: created.id } });
const labels: string[] = [];
for await (const one of eachItem(geokod.listKeys, { query: { limit: 1 } })) labels.push(one.label);
const refused = await geokod.reverse({ query: { lat: 95, lon: 0 } }).catch((error: unknown) => error);
const keyless = await createGeokod({ baseUrl }).reverse({ query: { lat: 1, lon: 2 } }).catch((error: unknown) => error);
if (!(both instanceof ProblemError) || !(refused instanceof ProblemError)) throw new Error('not refused');
if (!(keyless instanceof ProblemError)) throw new Error('not refused');
console.log(JSON.stringify({
  found: [best?.match.house, best?.components.house, best?.unparsed, byParts.results[0]?.components.house],
  typed: [first?.precision, typeof first?.distance_m], both: both.errors[0]?.parameter,
  house: nearest?.components.house, used: quota.used, email, total_units, nothing: nothing === undefined, labels,
  refused: [refused.code, refused.status, refused.message, refused.errors[0]?.parameter, refused.requestId?.length],
  keyless: keyless.code,
}));
`;

const mistakes: readonly [string, string][] = [
  ['a parameter left out', 'await geokod.reverse({ query: { lat: 1 } });'],
  ['a parameter of the wrong type', 'await geokod.reverse({ query: { lat: "1", lon: 2 } });'],
  ['a parameter that is not in the contract', 'await geokod.reverse({ query: { lat: 1, lon: 2, radius: 5 } });'],
  ['a box of three numbers', 'await geokod.geocode({ query: { q: "x", bbox: [1, 2, 3] } });'],
  ['a type of place that is none', 'await geokod.suggest({ query: { q: "x", types: ["planet"] } });'],
  ['a field that is not in the reply', '(await geokod.reverse({ query: { lat: 1, lon: 2 } })).result;'],
];

describe('@geokod/client, packed and used by a project that has nothing else of ours', () => {
  let platform: Platform;
  let folder: string;
  let project: string;
  before(async () => {
    platform = await startPlatform();
    folder = mkdtempSync(join(tmpdir(), 'geokod-consumer-'));
    project = newConsumer(folder);
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await platform.close();
  });

  test('depends on nothing, and brings nothing but itself', () => {
    const installed = join(project, 'node_modules/@geokod/client');
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    assert.equal(manifest.dependencies, undefined);
    assert.equal(manifest.peerDependencies, undefined);
    assert.deepEqual(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.')), ['@geokod']);
    assert.deepEqual(readdirSync(installed).sort(), ['LICENSE', 'README.md', 'dist', 'package.json']);
  });

  test('has the code and the types of every module of the source, built just then, and nothing older', () => {
    const list = (folder: string) => readdirSync(folder, { recursive: true }).map(String);
    const modules = list('clients/typescript/src').filter((path) => path.endsWith('.ts'));
    const expected = modules.flatMap((path) => [path.replace(/ts$/, 'js'), path.replace(/ts$/, 'd.ts')]);
    const packed = list(join(project, 'node_modules/@geokod/client/dist')).filter((path) => path.includes('.'));
    assert.deepEqual(packed.sort(), expected.sort());
  });

  test('is there for plain JavaScript, by import and by require', async () => {
    const ask = `const [, , baseUrl, key] = process.argv;
      createGeokod({ baseUrl, key }).getAccount().then(({ email }) => console.log(email))`;
    writeFileSync(join(project, 'plain.mjs'), `import { createGeokod } from '@geokod/client';\n${ask};`);
    writeFileSync(join(project, 'plain.cjs'), `const { createGeokod } = require('@geokod/client');\n${ask};`);
    for (const name of ['plain.mjs', 'plain.cjs']) {
      const output = await runAside([join(project, name), platform.service.address, platform.key]);
      assert.equal(output, 'owner@example.ru\n', name);
    }
  });

  test('type-checks and does its work against the live service', async () => {
    checkTypes(project, program);
    const output = await runAside([join(project, 'program.ts'), platform.service.address, platform.key]);
    assert.deepEqual(JSON.parse(output), {
      found: ['exact', '9', [], '7'],
      typed: ['city', 'number'],
      both: 'city',
      house: '9',
      used: 1,
      email: 'owner@example.ru',
      total_units: 4,
      nothing: true,
      labels: ['from the client', ''],
      refused: ['invalid_parameter', 400, 'lat: must be <= 90.', 'lat', 26],
      keyless: 'key_missing',
    });
  });

  for (const setup of ['node', 'bundler'] as const) {
    for (const [name, line] of mistakes) {
      test(`does not compile with ${name}, in a project for ${setup}`, () => {
        const wrong = `import { createGeokod, ProblemError } from '@geokod/client';
const geokod = createGeokod({ baseUrl: 'https://geo.example.ru' }); void ProblemError;
${line}`;
        const aboutThatLine = /^Error: \S+program\.ts\(3,\d+\): error TS\d+[^\n]*\n( .*\n)*$/;
        assert.throws(() => checkTypes(project, wrong, setup), aboutThatLine);
      });
    }
  }
});

/** Runs a program without blocking this process, which also serves its requests. */
async function runAside(args: readonly string[]): Promise<string> {
  const { promisify } = await import('node:util');
  const { execFile } = await import('node:child_process');
  const { stdout } = await promisify(execFile)(process.execPath, [...args]);
  return stdout;
}

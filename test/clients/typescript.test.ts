import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startPlatform, type Platform } from '../harness/platform.ts';

const tsc = resolve('node_modules/typescript-7/bin/tsc');

/** What somebody writes who has only the package. */
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
  [
    'a code that is not in the list',
    'try { await geokod.getAccount(); } catch (e) { if (e instanceof ProblemError && e.code === "oops") throw e; }',
  ],
];

describe('@geokod/client, packed and used by a project that has nothing else of ours', () => {
  let platform: Platform;
  let folder: string;
  before(async () => {
    platform = await startPlatform();
    folder = mkdtempSync(join(tmpdir(), 'geokod-consumer-'));
    const source = join(folder, 'source');
    cpSync('clients/typescript', source, { recursive: true });
    execFileSync(process.execPath, [tsc, '--project', join(source, 'tsconfig.json'), '--outDir', join(source, 'dist')]);
    const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], {
      cwd: source,
      encoding: 'utf8',
    });
    const installed = join(folder, 'project/node_modules/@geokod');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, packed.trim().split('\n').at(-1)!), '-C', installed]);
    cpSync(join(installed, 'package'), join(installed, 'client'), { recursive: true });
    writeFileSync(join(folder, 'project/package.json'), '{"type":"module"}');
    writeFileSync(
      join(folder, 'project/tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'es2023',
          module: 'nodenext',
          lib: ['es2023', 'dom', 'dom.iterable'],
          strict: true,
          noEmit: true,
          types: ['node'],
          typeRoots: [resolve('node_modules/@types')],
        },
        include: ['*.ts'],
      }),
    );
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await platform.close();
  });

  const check = (text: string): void => {
    writeFileSync(join(folder, 'project/program.ts'), text);
    execFileSync(process.execPath, [tsc, '--project', join(folder, 'project/tsconfig.json')], { encoding: 'utf8' });
  };

  test('depends on nothing', () => {
    const manifest = JSON.parse(
      readFileSync(join(folder, 'project/node_modules/@geokod/client/package.json'), 'utf8'),
    ) as Record<string, unknown>;
    assert.equal(manifest.dependencies, undefined);
    assert.equal(manifest.peerDependencies, undefined);
  });

  test('type-checks and does its work against the live service', async () => {
    check(program);
    const output = await runAside([join(folder, 'project/program.ts'), platform.service.address, platform.key]);
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

  for (const [name, line] of mistakes) {
    test(`does not compile with ${name}`, () => {
      assert.throws(
        () =>
          check(`import { createGeokod, ProblemError } from '@geokod/client';
const geokod = createGeokod({ baseUrl: '' }); void ProblemError;
${line}`),
        /Command failed/,
      );
    });
  }
});

/** The service answers in this very process: it must not be waited for in a way that stops it. */
async function runAside(args: readonly string[]): Promise<string> {
  const { promisify } = await import('node:util');
  const { execFile } = await import('node:child_process');
  const { stdout } = await promisify(execFile)(process.execPath, [...args]);
  return stdout;
}

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { newFolder } from './harness/folder.ts';
import { runProgram, startProgram, startFile } from './harness/program.ts';
import { writeTownAtlas } from './harness/small-geocoder.ts';
import { writeSmallAtlas } from './harness/small-atlas.ts';

test('the program runs from any folder, and a wrong call is told on stderr with code 2', async (context) => {
  const folder = await newFolder(context);
  const { code, stdout } = await runProgram(['version', '--json'], folder);
  assert.equal(code, 0);
  assert.deepEqual(Object.keys(JSON.parse(stdout)), ['geokod', 'node']);
  const wrong = await runProgram(['versoin'], folder);
  const stderr = 'geokod: there is no command "versoin"; did you mean "version"?\n';
  assert.deepEqual(wrong, { code: 2, stdout: '', stderr });
});

test('a file .env is read, and the environment goes before it', async (context) => {
  const folder = await newFolder(context);
  await writeFile(join(folder, '.env'), 'ATLAS=from-file.atlas\n');
  assert.match((await runProgram(['info'], folder)).stderr, /from-file\.atlas/);
  assert.match((await runProgram(['info'], folder, { ATLAS: 'from-env.atlas' })).stderr, /from-env\.atlas/);
});

test('a reader that goes away is no failure', async (context) => {
  const folder = await newFolder(context);
  const atlas = join(folder, 'a.atlas');
  await writeSmallAtlas(atlas, 100);
  const command = `"${process.execPath}" "${startFile}" info ${atlas} --json | true; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command], { cwd: folder });
  assert.equal(stderr, '');
  assert.equal(stdout, '0\n');
});

test('SIGTERM ends the service in order, with code 0', async (context) => {
  const folder = await newFolder(context);
  const atlas = join(folder, 'a.atlas');
  await writeTownAtlas(atlas);
  const env = { ATLAS: atlas, PORT: '0', OPS_PORT: '0', DATA_DIR: folder };
  const { child, ended } = startProgram(['serve'], folder, env);
  context.after(() => child.kill('SIGKILL'));
  let output = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: string) => {
      output += text;
      if (output.includes('Try:')) resolve();
    });
    child.on('close', () => resolve());
  });
  child.kill('SIGTERM');
  const { code, stdout, stderr } = await ended;
  assert.equal(code, 0, stderr);
  assert.match(stdout, /SIGTERM: closing\n$/);
});

test('nothing is compiled by the compiler of V8 that mixes up numbers', async (context) => {
  const folder = await newFolder(context);
  const args = ['--trace-opt', startFile, 'demo', '--out', join(folder, 'x.osm.pbf'), '--houses', '2000'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1 << 26 });
  const compiled = [...stdout.matchAll(/<JSFunction (\S+) .*\(target (\w+)\)/g)];
  // Node looks at paths before our first line.
  const ours = compiled.filter(([, name]) => name !== 'isPosixPathSeparator');
  assert.deepEqual([...new Set(ours.map(([, , compiler]) => compiler))], ['TURBOFAN_JS']);
});

test('an older Node is told what to do instead of failing somewhere inside', async () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, startFile, 'version'];
  const failure = await promisify(execFile)(process.execPath, args).then(
    () => assert.fail('it ran'),
    (error: { code: number; stderr: string }) => error,
  );
  assert.equal(failure.code, 1);
  assert.match(failure.stderr, /this is Node 20\.9\.0\.\nRun "npm ci"/);
});

test('the first file loads on a Node that lacks what newer ones have', async () => {
  // A name that is not there would end the program before it can say what to do.
  const source = await readFile(startFile, 'utf8');
  const names = [...source.matchAll(/^import (.+) from '(.+)';$/gmu)].map(([, ...of]) => of);
  assert.deepEqual(names, [['module', 'node:module'], ['{ fileURLToPath }', 'node:url'], ['v8', 'node:v8']]);
});

import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readRecordings } from '../../../src/http/sandbox/recordings.ts';
import { workOffNext } from '../../harness/batch-work.ts';
import { startPlatform, type Platform } from '../../harness/platform.ts';
import { startRunner } from '../line-runner.ts';
import { tryScenarios } from '../scenario-stage.ts';
import { areHere, examplesIn, keep, runs } from '../toolchain.ts';

const SOURCE = 'clients/python';
const PINNED = ['pandas==2.3.3', 'mypy==1.18.2', 'pandas-stubs==2.3.2.250926'];
const pip = ['-m', 'pip', '--quiet', '--disable-pip-version-check'];

if (areHere('Python', ['python3'])) {
  // An empty project, into which the wheel is installed as its README says.
  const venv = await keep('python', [`${SOURCE}/src`, `${SOURCE}/pyproject.toml`, PINNED.join()], async (folder) => {
    await runs('python3', ['-m', 'venv', folder]);
    const python = join(folder, 'bin/python');
    await runs(python, [...pip, 'wheel', '--no-deps', '--wheel-dir', join(folder, 'wheels'), SOURCE]);
    const [wheel] = readdirSync(join(folder, 'wheels'));
    await runs(python, [...pip, 'install', `${join(folder, 'wheels', wheel)}[pandas]`, ...PINNED]);
  });
  const python = join(venv, 'bin/python');

  for (const [language, flags] of [['Python', []], ['Python, awaited', ['--async']]] as const) {
    const runner = startRunner(python, ['test/clients/languages/scenarios.py', ...flags]);
    tryScenarios(language, runner.run);
    after(runner.close);
  }

  test('the wheel has types and a licence, and names no program of its own', async () => {
    const list = "import zipfile, glob, sys; print(*zipfile.ZipFile(glob.glob(sys.argv[1])[0]).namelist(), sep='\\n')";
    const { stdout } = await runs(python, ['-c', list, join(venv, 'wheels/*.whl')]);
    for (const file of ['geokod/py.typed', 'geokod/gen/operations.json', 'licenses/LICENSE']) {
      assert.ok(stdout.includes(file), `${file} is in the wheel`);
    }
    assert.doesNotMatch(stdout, /entry_points|__pycache__/);
  });

  test('the layer by hand keeps to strict types', async () => {
    const options = ['--config-file', `${SOURCE}/pyproject.toml`, '--cache-dir', join(venv, 'mypy')];
    await runs(python, ['-m', 'mypy', ...options, `${SOURCE}/src/geokod`]);
  });

  describe('the README of the client for Python', () => {
    let platform: Platform;
    before(async () => (platform = await startPlatform({ recordings: readRecordings() })));
    after(() => platform.close());
    const printed: readonly [name: string, output: RegExp][] = [
      ['finds an address', /Посадская улица, 11 54\.\d+ 148\.\d+ house/],
      ['asks for many at a time, awaited', /^ok 54\.\d+\nok 54\.\d+$/],
      ['tells errors apart', /^invalid_parameter lat: [^]+ [0-9A-Z]{26}$/],
      ['geocodes a file', /^(\d of 2\n)+id,address,geo_status,[^]*\n1,there$/],
      ['geocodes a column', /geo_precision[^]*house/],
    ];
    const examples = examplesIn(`${SOURCE}/README.md`, 'python');
    test('has an expectation here for each example', () => assert.equal(examples.length, printed.length));
    for (const [number, [name, output]] of printed.entries()) {
      test(`has an example that ${name}: as it stands there`, async () => {
        writeFileSync(join(venv, 'addresses.csv'), 'id,address\n1,"Ветроград, Посадская 11"\n2,Ветроград\n');
        const file = join(venv, `example${number}.py`);
        writeFileSync(file, examples[number]);
        const env = { ...process.env, GEOKOD_URL: platform.service.address, GEOKOD_KEY: platform.key };
        const running = runs(python, [file], { cwd: venv, env });
        if (examples[number].includes('batch.submit')) await workOffNext(platform, ['1,there\n']);
        assert.match((await running).stdout.trim(), output);
      });
    }
  });
}

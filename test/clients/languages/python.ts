import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { startRunner } from '../line-runner.ts';
import { tryReadme } from '../readme-stage.ts';
import { tryScenarios } from '../scenario-stage.ts';
import { playgroundPrograms } from '../playground-programs.ts';
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

  // They mostly wait: scenarios for time-outs, examples for jobs.
  describe('the client for Python', { concurrency: 8 }, () => {
    for (const [language, flags] of [['Python', []], ['Python, awaited', ['--async']]] as const) {
      const runner = startRunner(python, ['test/clients/languages/scenarios.py', ...flags]);
      tryScenarios(language, runner.run);
      after(runner.close);
    }

    test('the wheel has types and a licence, and names no program of its own', async () => {
      const [wheel] = readdirSync(join(venv, 'wheels'));
      const { stdout } = await runs(python, ['-m', 'zipfile', '--list', join(venv, 'wheels', wheel)]);
      for (const file of ['geokod/py.typed', 'geokod/gen/operations.json', 'licenses/LICENSE']) {
        assert.ok(stdout.includes(file), `${file} is in the wheel`);
      }
      assert.doesNotMatch(stdout, /entry_points|__pycache__/);
    });

    test('the layer by hand keeps to strict types', async () => {
      const options = ['--config-file', `${SOURCE}/pyproject.toml`, '--cache-dir', 'var/clients/mypy'];
      await runs(python, ['-m', 'mypy', ...options, `${SOURCE}/src/geokod`]);
    });

    test('frames and tasks are dealt with as they are meant', async () => {
      assert.equal((await runs(python, ['-W', 'error', 'test/clients/languages/python_only.py'])).stdout, 'ok\n');
    });

    test("somebody else's program is checked by strict types", async () => {
      const options = ['--strict', '--cache-dir', resolve('var/clients/mypy-outside')];
      await runs(python, ['-m', 'mypy', ...options, resolve('test/clients/languages/python_typed.py')], { cwd: venv });
    });

    test('what the playground shows is checked by strict types', async () => {
      const files = playgroundPrograms('python').map(([name, text]) => {
        const file = join(venv, `asked_${name.replaceAll('-', '_')}.py`);
        writeFileSync(file, text);
        return file;
      });
      const options = ['--strict', '--cache-dir', resolve('var/clients/mypy-outside')];
      await runs(python, ['-m', 'mypy', ...options, ...files], { cwd: venv });
    });

    const examples = examplesIn(`${SOURCE}/README.md`, 'python').map((text, number) => {
      const file = join(venv, `example${number}.py`);
      writeFileSync(file, text);
      return [python, file];
    });
    tryReadme('Python', examples, venv, [
      ['finds an address', /Посадская улица, 11 54\.\d+ 148\.\d+ house/],
      ['asks for many at a time, awaited', /^ok 54\.\d+\nok 54\.\d+$/],
      ['tells errors apart', /^invalid_parameter lat: [^]+ [0-9A-Z]{26}$/],
      ['geocodes a file', /^(\d of 2\n)+id,address,geo_status,[^]*\n1,there$/],
      ['geocodes a column', /geo_precision[^]*house/],
    ]);
  });
}

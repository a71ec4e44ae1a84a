import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { startRunner } from '../line-runner.ts';
import { tryReadme } from '../readme-stage.ts';
import { tryScenarios } from '../scenario-stage.ts';
import { playgroundPrograms } from '../playground-programs.ts';
import { areHere, examplesIn, isHere, keep, runs } from '../toolchain.ts';

const SOURCE = resolve('clients/go');
const MODULE = 'github.com/geokod/geokod-go/v2';
const RUNNER = 'test/clients/languages/scenarios.go';
const README = join(SOURCE, 'README.md');
const PLAYGROUND = 'clients/web/src/playground/request';

if (areHere('Go', ['go'])) {
  // An empty module with the client as a replacement, as its README says.
  const project = await keep('go', [SOURCE, RUNNER, PLAYGROUND], async (folder) => {
    const go = (...args: readonly string[]) => runs('go', args, { cwd: folder });
    await go('mod', 'init', 'consumer');
    await go('mod', 'edit', `-replace=${MODULE}=${SOURCE}`);
    const programs = examplesIn(README, 'go').map((text, number) => [`example${number}`, text] as const);
    const asked = playgroundPrograms('go').map(([name, text]) => [`asked-${name}`, text] as const);
    for (const [name, text] of [...programs, ...asked]) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'main.go'), text);
    }
    mkdirSync(join(folder, 'scenarios'));
    copyFileSync(RUNNER, join(folder, 'scenarios/main.go'));
    await go('mod', 'tidy');
    mkdirSync(join(folder, 'bin'));
    await go('build', '-o', join(folder, 'bin/'), ...programs.map(([name]) => `./${name}`));
    await go('vet', ...asked.map(([name]) => `./${name}`));
    // The race detector also checks the client's concurrency; it needs a C compiler.
    const race = isHere('gcc') ? ['-race'] : [];
    await go('build', ...race, '-o', join(folder, 'bin/scenarios'), './scenarios');
  });

  // They mostly wait: scenarios for time-outs, examples for jobs.
  describe('the client for Go', { concurrency: 8 }, () => {
    const runner = startRunner(join(project, 'bin/scenarios'), [], {
      env: { ...process.env, GORACE: 'halt_on_error=1' },
    });
    tryScenarios('Go', runner.run);
    after(runner.close);

    test('the module is called after its version, or nobody could fetch it', async () => {
      const { stdout } = await runs('go', ['list', '-m', '-f', '{{.Path}}'], { cwd: SOURCE });
      const [, major] = /Version = "(\d+)\./.exec(readFileSync(join(SOURCE, 'client.go'), 'utf8'))!;
      assert.deepEqual([stdout.trim(), MODULE], [MODULE, `github.com/geokod/geokod-go/v${major}`]);
    });

    test('the client for Go, and what the playground shows, are laid out as gofmt does and pass go vet', async () => {
      const asked = playgroundPrograms('go').map(([name]) => join(project, `asked-${name}`));
      const { stdout } = await runs('gofmt', ['-l', SOURCE, RUNNER, ...asked]);
      if (stdout !== '') throw new Error(`gofmt would change ${stdout}`);
      await runs('go', ['vet', './...'], { cwd: SOURCE });
    });

    tryReadme('Go', examplesIn(README, 'go').map((_, number) => [join(project, `bin/example${number}`)]), project, [
      ['finds an address', /Посадская улица, 11 54\.\d+ 148\.\d+ house/],
      ['asks for many at a time', /^ok 54\.\d+\nok 54\.\d+$/],
      ['reads a list', /gk_live_/],
      ['tells errors apart', /^invalid_parameter lat: [^]+ [0-9A-Z]{26}$/],
      ['geocodes a file', /^(\d of 2\n)+id,address,geo_status,[^]*\n1,there$/],
    ]);
  });
}

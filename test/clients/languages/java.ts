import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe } from 'node:test';
import { javaLibraries } from '../java-libraries.ts';
import { startRunner } from '../line-runner.ts';
import { tryReadme } from '../readme-stage.ts';
import { tryScenarios } from '../scenario-stage.ts';
import { playgroundPrograms } from '../playground-programs.ts';
import { areHere, examplesIn, keep, runs } from '../toolchain.ts';

const SOURCE = 'clients/java';
const RUNNER = 'test/clients/languages/Scenarios.java';
const PLAYGROUND = 'clients/web/src/playground/request';

if (areHere('Java', ['java', 'javac', 'mvn'])) {
  const examples = examplesIn(`${SOURCE}/README.md`, 'java')
    .map((text) => [/class (\w+)/.exec(text)![1], text] as const);

  const libraries = await javaLibraries();
  const project = await keep('java', [SOURCE, RUNNER, PLAYGROUND], async (folder) => {
    const files = examples.map(([name, text]) => {
      const file = join(folder, `${name}.java`);
      writeFileSync(file, text);
      return file;
    });
    const options = ['-encoding', 'UTF-8', '-cp', join(libraries, 'jars/*'), '-d', join(folder, 'classes')];
    await runs('javac', [...options, RUNNER, ...files]);
    // The playground's programs, each in a folder of its own because they share a class name.
    for (const [name, text] of playgroundPrograms('java')) {
      const place = join(folder, `asked-${name}`);
      mkdirSync(place);
      writeFileSync(join(place, 'Ask.java'), text);
      await runs('javac', [...options.slice(0, -1), place, '-Xlint:all', '-Werror', join(place, 'Ask.java')]);
    }
  });
  // Answers must be understood whatever the machine's default encoding.
  const java = ['-Dfile.encoding=US-ASCII', '-cp', `${join(project, 'classes')}:${join(libraries, 'jars/*')}`];

  // They mostly wait: scenarios for time-outs, examples for jobs.
  describe('the client for Java', { concurrency: 8 }, () => {
    const runner = startRunner('java', [...java, 'io.github.geokod.Scenarios']);
    tryScenarios('Java', runner.run);
    after(runner.close);
    const byFutures = startRunner('java', [...java, 'io.github.geokod.Scenarios', '--futures']);
    tryScenarios('Java, by futures', byFutures.run, ['batch']);
    after(byFutures.close);

    const plain = ['-Dsun.stdout.encoding=UTF-8', '-Dfile.encoding=UTF-8', ...java.slice(1)];
    tryReadme('Java', examples.map(([name]) => ['java', ...plain, name]), project, [
      ['finds an address', /Посадская улица, 11 54\.\d+ 148\.\d+ house/],
      ['asks for many at a time', /^ok 54\.\d+\nok 54\.\d+$/],
      ['reads a list', /gk_live_/],
      ['tells errors apart', /^invalid_parameter lat: [^]+ [0-9A-Z]{26}$/],
      ['geocodes a file', /^(\d of 2\n)+id,address,geo_status,[^]*\n1,there$/],
    ]);
  });
}

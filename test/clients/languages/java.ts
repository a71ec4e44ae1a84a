import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe } from 'node:test';
import { javaLibraries } from '../java-libraries.ts';
import { startRunner } from '../line-runner.ts';
import { tryReadme } from '../readme-stage.ts';
import { tryScenarios } from '../scenario-stage.ts';
import { areHere, examplesIn, keep, runs } from '../toolchain.ts';

const SOURCE = 'clients/java';
const RUNNER = 'test/clients/languages/Scenarios.java';

if (areHere('Java', ['java', 'javac', 'mvn'])) {
  const examples = examplesIn(`${SOURCE}/README.md`, 'java')
    .map((text) => [/class (\w+)/.exec(text)![1], text] as const);

  const libraries = await javaLibraries();
  const project = await keep('java', [SOURCE, RUNNER], async (folder) => {
    const files = examples.map(([name, text]) => {
      const file = join(folder, `${name}.java`);
      writeFileSync(file, text);
      return file;
    });
    const options = ['-encoding', 'UTF-8', '-cp', join(libraries, 'jars/*'), '-d', join(folder, 'classes')];
    await runs('javac', [...options, RUNNER, ...files]);
  });
  // Answers are understood whatever letters the machine is set up for.
  const java = ['-Dfile.encoding=US-ASCII', '-cp', `${join(project, 'classes')}:${join(libraries, 'jars/*')}`];

  // They wait for much: scenarios for time-outs, examples for jobs.
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

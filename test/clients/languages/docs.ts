import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { callsIn } from '../../docs/calls.ts';
import { openDocsStand, type DocsStand } from '../../docs/docs-stand.ts';
import { allSamples } from '../../docs/guide-samples.ts';
import { javaLibraries } from '../java-libraries.ts';
import { areHere, keep, runs } from '../toolchain.ts';

/** Samples of guides call the service, those of the reference the sandbox, which has every operation. */
const kinds = ['guides', 'reference'] as const;
type Kind = (typeof kinds)[number];
const samplesOf = (kind: Kind, language: string): { name: string; text: string }[] =>
  (kind === 'guides' ? allSamples(language) : callsIn(language));

let stand: DocsStand;
before(async () => (stand = await openDocsStand()));
after(() => stand.close());
const envOf = (kind: Kind): NodeJS.ProcessEnv =>
  (kind === 'guides' ? stand.env : { ...stand.env, GEOKOD_URL: `${stand.address}/sandbox` });

/** Runs all samples of a kind in one process: starting one costs more than the calls. Failures name their sample. */
function tryAll(language: string, run: (kind: Kind, env: NodeJS.ProcessEnv) => Promise<unknown>): void {
  describe(`the samples of the documentation in ${language}`, () => {
    for (const kind of kinds) {
      test(`those of the ${kind} run as they stand there`, async () => void (await run(kind, envOf(kind))));
    }
  });
}

if (areHere('Python', ['python3'])) {
  const pip = ['-m', 'pip', '--quiet', '--disable-pip-version-check'];
  tryAll('Python', async (kind, env) => {
    const venv = await keep('python-docs', ['clients/python/src', 'clients/python/pyproject.toml'], async (folder) => {
      await runs('python3', ['-m', 'venv', folder]);
      const python = join(folder, 'bin/python');
      const wheels = join(folder, 'wheels');
      await runs(python, [...pip, 'wheel', '--no-deps', '--wheel-dir', wheels, resolve('clients/python')]);
      await runs(python, [...pip, 'install', join(wheels, readdirSync(wheels)[0])]);
    });
    const folder = join(stand.folder, `python-${kind}`);
    mkdirSync(folder);
    for (const { name, text } of samplesOf(kind, 'python')) writeFileSync(join(folder, `${name}.py`), text);
    const all = `import os, pathlib, runpy, sys
sys.stdout = open(os.devnull, "w")
for path in sorted(pathlib.Path(${JSON.stringify(folder)}).glob("*.py")):
    print("-----", path.stem, file=sys.stderr, flush=True)
    runpy.run_path(str(path), run_name="__main__")
`;
    await runs(join(venv, 'bin/python'), ['-c', all], { env });
  });
}

if (areHere('Go', ['go'])) {
  tryAll('Go', async (kind, env) => {
    const folder = join(stand.folder, `go-${kind}`);
    mkdirSync(folder);
    const go = (...args: readonly string[]) => runs('go', args, { cwd: folder });
    const samples = samplesOf(kind, 'go');
    // One program, since forty would be linked forty times.
    for (const { name, text } of samples) {
      const program = text.replace('func main()', `func ${name}Sample()`);
      writeFileSync(join(folder, `${name.toLowerCase()}_sample.go`), program);
    }
    const calls = samples.map(({ name }) => `\tprintln("----- ${name}")\n\t${name}Sample()`);
    writeFileSync(join(folder, 'main.go'), `package main\n\nfunc main() {\n${calls.join('\n')}\n}\n`);
    await go('mod', 'init', 'samples');
    await go('mod', 'edit', `-replace=github.com/geokod/geokod-go/v2=${resolve('clients/go')}`);
    await go('mod', 'tidy');
    await go('build', '-o', 'all', '.');
    await runs(join(folder, 'all'), [], { env, cwd: folder });
  });
}

if (areHere('Java', ['java', 'javac', 'mvn'])) {
  tryAll('Java', async (kind, env) => {
    const jars = join(await javaLibraries(), 'jars/*');
    const folder = join(stand.folder, `java-${kind}`);
    mkdirSync(folder);
    const names = samplesOf(kind, 'java').map(({ text }) => {
      const [, name] = /class (\w+)/.exec(text)!;
      writeFileSync(join(folder, `${name}.java`), text);
      return name;
    });
    const calls = names.map((name) => `        System.err.println("----- ${name}");\n        ${name}.main(arguments);`);
    writeFileSync(join(folder, 'All.java'), `public class All {
    public static void main(String[] arguments) throws Exception {
${calls.join('\n')}
    }
}
`);
    const files = [...names, 'All'].map((name) => join(folder, `${name}.java`));
    await runs('javac', ['-encoding', 'UTF-8', '-cp', jars, '-d', join(folder, 'classes'), ...files]);
    await runs('java', ['-cp', `${join(folder, 'classes')}:${jars}`, 'All'], { env });
  });
}

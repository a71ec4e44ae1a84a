import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { guideNames } from '../../src/http/pages/docs/contents.ts';
import { checkTypes, newConsumer } from '../clients/packed.ts';
import { runs } from '../clients/toolchain.ts';
import { callsIn } from './calls.ts';
import { openDocsStand, type DocsStand } from './docs-stand.ts';
import { allSamples, differenceOf, shellSamples } from './guide-samples.ts';

const SHOWN_ADDRESS = 'http://127.0.0.1:8080';
/** A receiver's name that tests must not look up, and its replacement. */
const [SHOWN_RECEIVER, RECEIVER] = ['https://example.ru/geokod', 'https://127.0.0.1:9/geokod'];
const MARK = '----- the next sample -----';

let stand: DocsStand;
before(async () => (stand = await openDocsStand()));
after(() => stand.close());

const here = (text: string): string =>
  text.replaceAll(SHOWN_ADDRESS, stand.address).replaceAll(SHOWN_RECEIVER, RECEIVER);

/** Runs the samples of a page one after another in one shell, as a reader would. */
async function inOneShell(samples: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Promise<string[]> {
  const script = here(['set -eu', ...samples].join(`\necho; echo '${MARK}'\n`));
  const { stdout } = await runs('bash', ['-c', script], { cwd, env });
  return stdout.split(`${MARK}\n`).slice(1);
}

describe('the samples of the guides for the shell', () => {
  for (const name of guideNames) {
    const samples = shellSamples(name);
    if (samples.length === 0) continue;
    test(`of ${name} are answered as it is shown`, async () => {
      const cwd = join(stand.folder, `shell-${name}`);
      mkdirSync(cwd);
      const answers = await inOneShell(samples.map(({ text }) => text), stand.env, cwd);
      assert.equal(answers.length, samples.length);
      for (const [at, { text, reply }] of samples.entries()) {
        assert.notEqual(answers[at].trim(), '', text);
        if (reply === undefined) assert.doesNotMatch(answers[at], /"status":[45]\d\d/, text);
        else {
          const shown: unknown = JSON.parse(here(JSON.stringify(reply)));
          assert.equal(differenceOf(shown, JSON.parse(answers[at])), undefined, `${text}\n${answers[at]}`);
        }
      }
    });
  }
});

describe('the samples of the reference for the shell', () => {
  for (const { name, text } of callsIn('bash')) {
    test(`${name} is answered by the sandbox`, async () => {
      const cwd = join(stand.folder, `call-${name}`);
      mkdirSync(cwd);
      // Strangers may make ten requests a second, hence the retries; any other refusal ends the script.
      const script = `set -e\ncurl() { command curl --fail-with-body --retry 9 "$@"; }\n${text}\n`;
      const env = { ...stand.env, BASE: `${stand.address}/sandbox` };
      await runs('bash', ['-c', script], { cwd, env });
    });
  }
});

describe('the samples in TypeScript', () => {
  let project: string;
  before(() => (project = newConsumer(stand.folder)));
  const all = (): { name: string; text: string; sandbox: boolean }[] => [
    ...allSamples('ts').map((sample) => ({ ...sample, sandbox: false })),
    ...callsIn('ts').map((sample) => ({ ...sample, sandbox: true })),
  ];

  test('compile', () => {
    const programs = all();
    const imports = [...new Set(programs.flatMap(({ text }) => text.match(/^import .*$/gm) ?? []))];
    const merged = mergedImports(imports);
    const bodies = programs.map(({ name, text }) =>
      `export async function ${name}Sample(): Promise<void> {\n${text.replaceAll(/^import .*$/gm, '')}\n}`);
    checkTypes(project, `${merged}\n${bodies.join('\n')}\n`);
  });

  for (const { name, text, sandbox } of all()) {
    test(`${name} runs as it stands there`, async () => {
      const file = join(project, `${name}.ts`);
      writeFileSync(file, text);
      const env = sandbox ? { ...stand.env, GEOKOD_URL: `${stand.address}/sandbox` } : stand.env;
      const { stdout, stderr } = await runs(process.execPath, [file], { cwd: project, env });
      assert.equal(stderr, '');
      if (text.includes('console.log') || text.includes('stdout')) assert.notEqual(stdout.trim(), '');
    });
  }
});

/** Merges imports, since the samples form one file in which each name may be imported once. */
function mergedImports(lines: readonly string[]): string {
  const names = new Map<string, Set<string>>();
  for (const line of lines) {
    const [, list, from] = /^import \{ (.*) \} from '(.*)';$/.exec(line)!;
    const known = names.get(from) ?? new Set();
    for (const name of list.split(', ')) known.add(name);
    names.set(from, known);
  }
  return [...names].map(([from, list]) => `import { ${[...list].join(', ')} } from '${from}';`).join('\n');
}

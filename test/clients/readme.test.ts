import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { workOffNext } from '../harness/batch-work.ts';
import { checkTypes, newConsumer } from './packed.ts';

const readme = readFileSync('clients/typescript/README.md', 'utf8');
const blocks = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, text]) => text);

/** The first example up to its first request; later examples continue from there. */
const beginning = blocks[0].slice(0, blocks[0].indexOf('\n\nconst {'));
const isWhole = (block: string): boolean => block.includes('createGeokod(');

/** The output of each example, in the README's order. */
const printed: readonly [name: string, output: RegExp][] = [
  ['finds an address', /Посадская улица, 11 54\.\d+ 148\.\d+ house/],
  ['gets a key', /^gk_live_[0-9A-Za-z]{36} 10000$/],
  ['asks the sandbox', /Посадская улица, 11/],
  ['reverses, suggests and routes', /Посадская улица[^]*\[[^]*Ветроград[^]*\]\n\d+(\.\d+)? \d/],
  ['reads a list', /gk_live_/],
  ['geocodes many addresses', /^ok .*Посадская улица, 11\nok .*13$/],
  ['takes a webhook', /^$/],
  ['geocodes a file', /^(\d of 2\n)+id,address,geo_status,[^]*\n1,there$/],
  ['tells errors apart', /^invalid_parameter lat: [^]+ [0-9A-Z]{26}$/],
  ['stops by a signal', /^\d+(\.\d+)?$/],
];

describe('the README of @geokod/client', () => {
  let platform: Platform;
  let folder: string;
  let project: string;
  before(async () => {
    platform = await startPlatform({ recordings: readRecordings() });
    folder = mkdtempSync(join(tmpdir(), 'geokod-readme-'));
    project = newConsumer(folder);
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await platform.close();
  });

  test('has an expectation here for each example', () => assert.equal(blocks.length, printed.length));

  for (const [number, [name, output]] of printed.entries()) {
    const block = blocks[number] ?? '';
    const program = isWhole(block) ? block : `${beginning}\n${block}`;

    test(`has an example that ${name}: as it stands there, in JavaScript`, async () => {
      const file = join(project, `example${number}.js`);
      writeFileSync(
        file,
        program.replaceAll('http://localhost:8080', platform.service.address).replaceAll('gk_live_…', platform.key),
      );
      writeFileSync(join(project, 'addresses.csv'), 'id,address\n1,"Ветроград, Посадская 11"\n2,Ветроград\n');
      const running = promisify(execFile)(process.execPath, [file], { cwd: project });
      if (block.includes('batch.submit')) await workOffNext(platform, ['1,there\n']);
      const { stdout, stderr } = await running;
      assert.match(stdout.trim(), output);
      assert.equal(stderr, '');
    });

    test(`has an example that ${name}, which compiles as TypeScript`, () => checkTypes(project, program));
  }

  test('names the file that is packed', () => {
    const { version } = JSON.parse(readFileSync('clients/typescript/package.json', 'utf8')) as { version: string };
    assert.ok(readme.includes(`geokod-client-${version}.tgz`));
  });

  test('names every error of the package, and no other', async () => {
    const program = `import * as all from '@geokod/client';
      console.log(Object.keys(all).filter((name) => name.endsWith('Error')).sort().join());`;
    const file = join(project, 'names.js');
    writeFileSync(file, program);
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    const named = new Set(readme.match(/\b[A-Z]\w+Error\b/g));
    named.delete('TypeError');
    assert.deepEqual([...named].sort(), stdout.trim().split(','));
  });
});

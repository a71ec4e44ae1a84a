import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { checkTypes, newConsumer } from '../clients/packed.ts';
import { playgroundPrograms } from '../clients/playground-programs.ts';
import { runs } from '../clients/toolchain.ts';
import { workOffNext } from '../harness/batch-work.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
let folder: string;
let project: string;
before(async () => {
  platform = await startPlatform({ recordings: readRecordings() });
  folder = mkdtempSync(join(tmpdir(), 'geokod-requests-'));
  project = newConsumer(folder);
  writeFileSync(join(project, 'addresses.csv'), 'id,address\n1,"Ветроград, Посадская 11"\n2,Ветроград\n');
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await platform.close();
});

const here = () => ({ baseUrl: platform.service.address, key: platform.key });
const names = playgroundPrograms('curl').map(([name]) => name);
const programOf = (language: 'curl' | 'typescript', name: string, sandbox = false): string =>
  playgroundPrograms(language, { ...here(), sandbox }).find(([one]) => one === name)![1];

describe('what the playground shows as curl', () => {
  const answers: Readonly<Record<string, RegExp>> = {
    geocode: /"explanation":\{"query":"Ветроград, Посадская 11"/, 'geocode-of-signs': /"results":\[/,
    suggest: /"suggestions":\[\{/, reverse: /"address":/, route: /"routes":\[\{/, 'route-on-foot': /"instruction":"/,
    matrix: /"durations_s":\[\[0,/, 'matrix-by-bicycle': /"durations_s":\[\[0,/, file: /"job":"/,
  };
  for (const name of names) {
    test(`asks for ${name} when it is pasted into a shell`, async () => {
      const { stdout } = await runs('sh', ['-c', programOf('curl', name)], { cwd: project });
      assert.match(stdout, answers[name]);
      if (name === 'file') await workOffNext(platform, ['1,there\n']);
    });
  }

  test('asks the sandbox without a key', async () => {
    const program = programOf('curl', 'geocode', true);
    assert.doesNotMatch(program, /Authorization/);
    assert.match((await runs('sh', ['-c', program])).stdout, /"tier":"sandbox"/);
  });
});

describe('what the playground shows as TypeScript', () => {
  const printed: Readonly<Record<string, RegExp>> = {
    geocode: /Посадская улица, 11 54\.\d+ 148\.\d+ 0\.9\d*/, 'geocode-of-signs': /^/, suggest: /Ветроград/,
    reverse: /Посадская улица/, route: /^\d+(\.\d+)? \d/m, 'route-on-foot': /^\d+(\.\d+)? \d/m,
    matrix: /\[ *0, /, 'matrix-by-bicycle': /\[ *0, /, file: /^id,address,geo_status[^]*1,there$/m,
  };
  for (const name of names) {
    test(`asks for ${name}, and compiles`, async () => {
      const program = programOf('typescript', name);
      const file = join(project, `${name}.mjs`);
      writeFileSync(file, program);
      const running = runs(process.execPath, [file], { cwd: project });
      if (name === 'file') await workOffNext(platform, ['1,there\n']);
      assert.match((await running).stdout.trim(), printed[name]);
      checkTypes(project, program);
    });
  }
});

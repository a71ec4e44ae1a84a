import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { workOffNext } from '../harness/batch-work.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { runs } from './toolchain.ts';

/** Runs the examples of a README, each with its command, against a live service, and checks their output. */
export function tryReadme(
  language: string, commands: readonly (readonly string[])[], cwd: string,
  printed: readonly (readonly [name: string, output: RegExp])[],
): void {
  describe(`the README of the client for ${language}`, { concurrency: 1 }, () => {
    let platform: Platform;
    before(async () => (platform = await startPlatform({ recordings: readRecordings() })));
    after(() => platform.close());
    test('has an expectation here for each example', () => assert.equal(commands.length, printed.length));
    for (const [number, [name, output]] of printed.entries()) {
      test(`has an example that ${name}: as it stands there`, async () => {
        writeFileSync(join(cwd, 'addresses.csv'), 'id,address\n1,"Ветроград, Посадская 11"\n2,Ветроград\n');
        const env = { ...process.env, GEOKOD_URL: platform.service.address, GEOKOD_KEY: platform.key };
        const [program, ...args] = commands[number];
        const running = runs(program, args, { cwd, env });
        if (name.includes('file')) await Promise.race([running, workOffNext(platform, ['1,there\n'])]);
        assert.match((await running).stdout.trim(), output);
      });
    }
  });
}

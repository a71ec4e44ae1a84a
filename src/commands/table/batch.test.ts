import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, describe, it, type TestContext } from 'node:test';
import { createGeokod } from '../../../clients/typescript/src/index.ts';
import { workOff } from '../../../test/harness/batch-work.ts';
import { openLine, type Line } from '../../../test/harness/cut-line.ts';
import { newFolder } from '../../../test/harness/folder.ts';
import { outside } from '../../../test/harness/outside.ts';
import { startPlatform, type Platform } from '../../../test/harness/platform.ts';
import { main } from '../../cli.ts';
import { partPath, statePath, type BatchState } from './batch-state.ts';

const TABLE = 'id,адрес\n1,"Ветроград, Посадская 11"\n2,Ветроград\n';
const TEXT = Array.from({ length: 40_000 }, (_, number) => `${number},Ветроград ${number * 7919}\n`).join('');

let platform: Platform;
let line: Line;
before(async () => {
  platform = await startPlatform();
  line = await openLine(Number(new URL(platform.service.address).port));
});
after(async () => {
  line.close();
  await platform.close();
});

const environment = () => ({ GEOKOD_URL: `http://127.0.0.1:${line.port}`, GEOKOD_KEY: platform.key });

function batch(...words: string[]) {
  const io = outside(environment());
  return { io, ended: main(['batch', ...words], io) };
}

async function tableIn(context: TestContext, text = TABLE): Promise<{ input: string; output: string }> {
  const input = join(await newFolder(context), 'few.csv');
  writeFileSync(input, text);
  return { input, output: input.replace('.csv', '.geocoded.csv') };
}

const countJobs = async (): Promise<number> => {
  const geokod = createGeokod({ baseUrl: platform.service.address, key: platform.key });
  return (await geokod.listBatches({ query: { limit: 100 } })).items.length;
};

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}

const isSent = (output: string): boolean =>
  existsSync(statePath(output)) && readFileSync(statePath(output), 'utf8').includes('"job"');

const statesOf = (output: string): BatchState[] => JSON.parse(readFileSync(statePath(output), 'utf8')) as BatchState[];

const UNKNOWN_KEY = `gk_live_${'x'.repeat(36)}`;

/** Simulates a table that the server accepted, while its sender was killed before the answer arrived. */
async function acceptedWithoutAnswer(context: TestContext): Promise<{ input: string; output: string; jobs: number }> {
  const { input, output } = await tableIn(context);
  const { ended } = batch(input);
  await until(() => isSent(output));
  const [{ work, idempotencyKey }] = statesOf(output);
  await workOff(platform, ['1,a\n', '2,b\n']);
  assert.equal(await ended, 0);
  rmSync(output);
  writeFileSync(statePath(output), JSON.stringify([{ work, idempotencyKey }]));
  return { input, output, jobs: await countJobs() };
}

describe('geokod batch', () => {
  it('sends a table, waits, and saves the result', async (context) => {
    const { input, output } = await tableIn(context);
    const { io, ended } = batch(input);
    await until(() => isSent(output));
    await workOff(platform, ['1,a\n', '2,b\n']);
    assert.equal(await ended, 0, io.noted.join());
    assert.deepEqual(io.printed, [`${output}: 2 rows: 1 found, 1 not found, 0 that could not be asked`]);
    assert.match(readFileSync(output, 'utf8'), /^id,.*,geo_status,.*\n1,a\n2,b\n$/);
    assert.deepEqual(readdirSync(dirname(output)).sort(), ['few.csv', 'few.geocoded.csv']);
  });

  it('accepts the options of the table, and prints the outcome as JSON', async (context) => {
    const { input } = await tableIn(context, '7;Ветроград;Посадская;11\n');
    const output = join(input, '../there.csv');
    const flags = ['--delimiter', 'semicolon', '--header', 'no', '--column', 'city=2,street=3,house=4', '--lang', 'en'];
    const { io, ended } = batch(input, '--out', output, ...flags, '--label', 'mine', '--excel', '--json');
    await until(() => isSent(output));
    await workOff(platform, ['7,x\n']);
    assert.equal(await ended, 0, io.noted.join());
    const job = JSON.parse(io.printed[0]) as Record<string, unknown>;
    assert.deepEqual([job['output'], job['status'], job['label'], job['rows']], [output, 'completed', 'mine', 1]);
    assert.match(readFileSync(output, 'utf8'), /^\ufeff1;2;3;4;geo_status;/);
  });

  it('survives a cut connection and an unreachable server', async (context) => {
    const { input, output } = await tableIn(context);
    const before = await countJobs();
    line.block(true);
    const { io, ended } = batch(input);
    await until(() => io.noted.length > 0);
    line.block(false);
    await until(() => isSent(output));
    line.block(true);
    await until(() => io.noted.length > 1 || io.noted.some((text) => text.includes('Trying again')));
    line.block(false);
    await workOff(platform, [TEXT]);
    const down = line.passed.down;
    await until(() => line.passed.down > down + 50_000);
    line.cut();
    assert.equal(await ended, 0, io.noted.join());
    assert.ok(readFileSync(output, 'utf8').endsWith(TEXT));
    assert.equal(await countJobs(), before + 1);
    assert.match(io.noted[0], /The connection to http:\/\/127\.0\.0\.1:\d+ failed or was lost.*Trying again\./);
  });

  it('resumes after being killed, and sends no table twice', async (context) => {
    const { input, output } = await tableIn(context);
    const before = await countJobs();
    const program = join(import.meta.dirname, '../../geokod.mjs');
    const env = { ...process.env, ...environment() };
    const farewell = 'interrupted: the same call goes on from there\n';
    for (const [signal, told] of [['SIGINT', farewell], ['SIGKILL', '']] as const) {
      const child = spawn(process.execPath, [program, 'batch', input], { env });
      const said: string[] = [];
      child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
      const exited = once(child, 'close');
      await until(() => isSent(output) && (signal === 'SIGINT' || said.join('').includes('resuming')));
      child.kill(signal);
      await exited;
      assert.ok(said.join('').endsWith(told), said.join(''));
    }
    await workOff(platform, [TEXT]);
    const second = batch(input);
    assert.equal(await second.ended, 0);
    assert.match(second.io.noted[0], /^resuming job_/);
    assert.ok(readFileSync(output, 'utf8').endsWith(TEXT));
    assert.equal(await countJobs(), before + 1);
  });

  it('is refused at once while another process makes the same result', async (context) => {
    const { input, output } = await tableIn(context);
    const first = batch(input);
    await until(() => isSent(output));
    const second = batch(input);
    assert.equal(await second.ended, 1);
    assert.match(second.io.noted[0], /another process is making .*few\.geocoded\.csv: wait until it ends, or .*--out/);
    await workOff(platform, ['1,a\n', '2,b\n']);
    assert.equal(await first.ended, 0, first.io.noted.join());
    assert.match(readFileSync(output, 'utf8'), /^id,.*\n1,a\n2,b\n$/);
    assert.deepEqual(readdirSync(dirname(output)).sort(), ['few.csv', 'few.geocoded.csv']);
  });

  it('resumes the download of a partial result', async (context) => {
    const { input, output } = await tableIn(context);
    const { ended } = batch(input);
    await until(() => isSent(output));
    const state = readFileSync(statePath(output));
    const part = partPath(output, statesOf(output)[0].job!, false);
    await workOff(platform, [TEXT]);
    assert.equal(await ended, 0);
    const whole = readFileSync(output, 'utf8');
    for (const bytes of [1, 100_000, Buffer.byteLength(whole)]) {
      writeFileSync(statePath(output), state);
      writeFileSync(part, whole);
      truncateSync(part, bytes);
      assert.equal(await batch(input).ended, 0);
      assert.ok(readFileSync(output, 'utf8') === whole, `${bytes} bytes existed`);
    }
  });

  for (const [what, words, expected] of [
    ['a mistyped key', ['--key', UNKNOWN_KEY], /few\.geocoded\.csv\.batch\.json is kept[^]*refuses: .*key/i],
    ['a mistyped column', ['--column', 'address'], /refuses: .*address/],
  ] as const) {
    it(`makes no second job if the answer was lost and the next call had ${what}`, async (context) => {
      const { input, output, jobs } = await acceptedWithoutAnswer(context);
      const wrong = batch(input, ...words);
      assert.equal(await wrong.ended, 1);
      assert.match(wrong.io.noted.join('\n'), expected);
      const right = batch(input);
      assert.equal(await right.ended, 0, right.io.noted.join());
      assert.ok(readFileSync(output, 'utf8').endsWith('1,a\n2,b\n'));
      assert.equal(await countJobs(), jobs);
      assert.deepEqual(readdirSync(dirname(output)).sort(), ['few.csv', 'few.geocoded.csv']);
    });
  }

  it('never mixes the two forms of a result', async (context) => {
    const { input, output } = await tableIn(context);
    const { ended } = batch(input);
    await until(() => isSent(output));
    const state = readFileSync(statePath(output));
    await workOff(platform, [TEXT]);
    assert.equal(await ended, 0);
    writeFileSync(statePath(output), state);
    writeFileSync(partPath(output, statesOf(output)[0].job!, false), readFileSync(output).subarray(0, 100_000));
    assert.equal(await batch(input, '--excel').ended, 0);
    const lines = readFileSync(output, 'utf8').split('\n');
    assert.deepEqual([lines[0].slice(0, 4), lines.filter((text) => text.includes(',')).length], ['\ufeffid;', 0]);
    assert.deepEqual(readdirSync(dirname(output)).sort(), ['few.csv', 'few.geocoded.csv']);
  });

  it('reports a full disk, and resumes once there is room', async (context) => {
    const { input, output } = await tableIn(context);
    const before = await countJobs();
    const { io, ended } = batch(input);
    await until(() => isSent(output));
    const part = partPath(output, statesOf(output)[0].job!, false);
    symlinkSync('/dev/full', part);
    await workOff(platform, [TEXT]);
    assert.equal(await ended, 1);
    assert.match(io.noted.at(-1)!, /few\.geocoded\.csv cannot be written: the disk is full \(ENOSPC\).*call goes on/);
    rmSync(part);
    assert.equal(await batch(input).ended, 0);
    assert.ok(readFileSync(output, 'utf8').endsWith(TEXT));
    assert.equal(await countJobs(), before + 1);
  });

  const wrong: readonly [what: string, words: string[], text: string, code: number, expected: RegExp][] = [
    ['a table without a row', [], 'id,адрес\n', 1, /refuses: .*row/i],
    ['a missing column', ['--column', 'address'], TABLE, 1, /refuses: .*address/],
    ['an invalid delimiter', ['--delimiter', '#'], TABLE, 1, /refuses: .*delimiter/],
    ['an invalid header option', ['--header', 'maybe'], TABLE, 2, /--header maybe: must be yes or no/],
    ['an unknown key', ['--key', UNKNOWN_KEY], TABLE, 1, /refuses: .*key/i],
    ['a key that cannot be sent', ['--key', 'ключ'], TABLE, 2, /U\+043A/],
    ['an invalid URL', ['--url', 'geo.example.ru'], TABLE, 2, /geo\.example\.ru/],
  ];
  for (const [what, words, text, code, expected] of wrong) {
    it(`refuses ${what} and leaves nothing behind`, async (context) => {
      const { input, output } = await tableIn(context, text);
      const { io, ended } = batch(input, ...words);
      assert.equal(await ended, code, io.noted.join());
      assert.match(io.noted.join('\n'), expected);
      assert.deepEqual([existsSync(output), existsSync(statePath(output))], [false, false]);
    });
  }

  it('requires a key', async (context) => {
    const { input } = await tableIn(context);
    const io = outside();
    assert.equal(await main(['batch', input], io), 2);
    assert.match(io.noted[0], /needs a key: --key, or better GEOKOD_KEY/);
  });
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, it } from 'node:test';
import { main } from '../../cli.ts';
import { demoAtlasPath } from '../../../test/harness/demo-atlas.ts';
import { newFolder } from '../../../test/harness/folder.ts';
import { outside } from '../../../test/harness/outside.ts';

const atlas = await demoAtlasPath();
const few = 'id;адрес\n1;"Ветроград, ул. Чехова 4а"\n2;нет такого города 99\n3;\n';

async function geocode(...words: string[]) {
  const io = outside();
  return { code: await main(['geocode', ...words, '--atlas', atlas], io), io };
}

describe('geokod geocode', () => {
  it('writes the rows of a table with their places into a file beside it', async (context) => {
    const input = join(await newFolder(context), 'few.csv');
    writeFileSync(input, few);
    const { code, io } = await geocode(input);
    const output = input.replace('.csv', '.geocoded.csv');
    assert.deepEqual([code, io.noted], [0, []]);
    assert.deepEqual(io.printed, [`${output}: 3 rows: 1 found, 1 not found, 1 that could not be asked`]);
    const [header, first, second, third] = readFileSync(output, 'utf8').split('\n');
    assert.match(header, /^id,адрес,geo_status,geo_lat,geo_lon,geo_precision/);
    assert.match(first, /^1,"Ветроград, ул\. Чехова 4а",ok,54\.\d+,148\.\d+,house,.*Чехова, 4А/);
    assert.match(second, /^2,.*,not_found,/);
    assert.match(third, /^3,,invalid,/);
    assert.equal(existsSync(`${output}.unfinished`), false);
  });

  it('accepts the options of the table, and prints the figures as JSON', async (context) => {
    const folder = await newFolder(context);
    const [input, output] = [join(folder, 'packed.txt.gz'), join(folder, 'there.csv')];
    writeFileSync(input, gzipSync('7\tВетроград\tЧехова\t4А\n'));
    const flags = ['--delimiter', 'tab', '--header', 'no', '--column', 'city=2,street=3,house=4', '--lang', 'en'];
    const { code, io } = await geocode(input, '--out', output, ...flags, '--excel', '--json');
    assert.equal(code, 0, io.noted.join());
    assert.deepEqual(JSON.parse(io.printed[0]), {
      output, rows: 1, processed: 1, succeeded: 1, notFound: 0, failed: 0,
    });
    assert.match(readFileSync(output, 'utf8'), /^\ufeff1;2;3;4;geo_status;.*\n7;Ветроград;Чехова;4А;ok;.*Chekhova/s);
  });

  const wrong: readonly [string, string[], string | undefined, number, RegExp][] = [
    ['a missing file', [], undefined, 1, /few\.csv: there is no such file/],
    ['an empty file', [], '', 1, /no row|empty/i],
    ['a workbook', [], 'PK\u0003\u0004\0\0', 1, /CSV/],
    ['an unknown delimiter', ['--delimiter', '#'], few, 2, /--delimiter #: must be comma, semicolon, tab, pipe/],
    ['an unknown encoding', ['--encoding', 'koi8-r'], few, 2, /--encoding koi8-r: must be utf-8, windows-1251/],
    ['a missing column', ['--column', 'address'], few, 1, /address/],
    ['an unknown language', ['--lang', 'fr'], few, 2, /--lang fr: must be ru, en, local/],
    ['an invalid country', ['--country', 'Россия'], few, 2, /--country Россия: must be codes/],
    ['a missing folder', ['--out', '/nowhere/x.csv'], few, 1, /there is no folder \/nowhere/],
  ];
  for (const [what, words, content, code, expected] of wrong) {
    it(`refuses ${what} and leaves nothing behind`, async (context) => {
      const input = join(await newFolder(context), 'few.csv');
      if (content !== undefined) writeFileSync(input, content);
      const answer = await geocode(input, ...words);
      assert.match(answer.io.noted.join('\n'), expected);
      assert.equal(answer.code, code);
      assert.deepEqual(readdirSync(dirname(input)), content === undefined ? [] : ['few.csv']);
    });
  }

  it('never overwrites the table itself', async (context) => {
    const input = join(await newFolder(context), 'few.csv');
    writeFileSync(input, few);
    const { code } = await geocode(input, '--out', input);
    assert.deepEqual([code, readFileSync(input, 'utf8')], [2, few]);
  });

  it('is refused at once while another process makes the same result', async (context) => {
    const input = join(await newFolder(context), 'few.csv');
    writeFileSync(input, few);
    const calls = await Promise.all([geocode(input), geocode(input)]);
    assert.deepEqual(calls.map(({ code }) => code).sort(), [0, 1]);
    const output = input.replace('.csv', '.geocoded.csv');
    assert.deepEqual(calls.flatMap(({ io }) => io.noted), [
      `geokod: another process is making ${output}: wait until it ends, or choose another file with --out`,
    ]);
    assert.equal(readFileSync(output, 'utf8').trimEnd().split('\n').length, 4);
    assert.deepEqual(readdirSync(dirname(input)).sort(), ['few.csv', 'few.geocoded.csv']);
  });

  it('says when interrupted that the same call goes on', async (context) => {
    const input = join(await newFolder(context), 'many.csv');
    writeFileSync(input, `адрес\n${'Ветроград, Чехова 4\nВетроград\n'.repeat(100_000)}`);
    const program = join(import.meta.dirname, '../../geokod.mjs');
    const child = spawn(process.execPath, [program, 'geocode', input, '--atlas', atlas]);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const ended = new Promise((resolve) => child.once('close', resolve));
    const folder = `${input.replace('.csv', '.geocoded.csv')}.unfinished`;
    while (child.exitCode === null && !existsSync(folder)) await sleep(5);
    child.kill('SIGINT');
    assert.equal(await ended, 130, said);
    assert.match(said, /^interrupted: the same call goes on from there\n$/m);
  });

  it('resumes after being killed, with the same result', async (context) => {
    const folder = await newFolder(context);
    const [input, whole, cut] = ['many.csv', 'whole.csv', 'cut.csv'].map((name) => join(folder, name));
    const rows = Array.from({ length: 30_000 }, (_, number) => `${number};Ветроград, Чехова ${number % 900}`);
    writeFileSync(input, `id;адрес\n${rows.join('\n')}\n`);
    const program = join(import.meta.dirname, '../../geokod.mjs');
    const words = [program, 'geocode', input, '--atlas', atlas, '--out', cut];
    const child = spawn(process.execPath, words, { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const processed = async (): Promise<number> => {
      const text = await readFile(join(`${cut}.unfinished`, 'checkpoint.json'), 'utf8').catch(() => '{}');
      return (JSON.parse(text) as { processed?: number }).processed ?? 0;
    };
    while (child.exitCode === null && (await processed()) === 0) await sleep(5);
    child.kill('SIGKILL');
    await ended;
    const done = await processed();
    assert.ok(done > 0 && done < rows.length && !existsSync(cut), `${done} rows were done`);
    const { code, io } = await geocode(input, '--out', cut);
    assert.deepEqual([code, io.noted.length], [0, 1]);
    assert.match(io.noted[0], /^resuming: [\d,]+ of 30,000 rows are done$/);
    assert.equal((await geocode(input, '--out', whole)).code, 0);
    assert.equal(readFileSync(cut, 'utf8'), readFileSync(whole, 'utf8'));
    assert.deepEqual(readdirSync(folder).sort(), ['cut.csv', 'many.csv', 'whole.csv'], 'its lock is gone, too');
  });
});

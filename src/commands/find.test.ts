import assert from 'node:assert/strict';
import { test } from 'node:test';
import { main } from '../cli.ts';
import { demoAtlasPath } from '../../test/harness/demo-atlas.ts';
import { outside } from '../../test/harness/outside.ts';

const demo = ['--atlas', await demoAtlasPath()];

test('an address is found by several words, and its flat is reported as unparsed', async () => {
  const io = outside();
  const code = await main(['find', 'Ветроград,', 'ул.', 'Чехова', '4а,', 'кв.', '17', ...demo], io);
  assert.equal(code, 0, io.noted.join());
  const [first, ...rest] = io.printed[0].split('\n');
  assert.match(first, /^ {2}[01]\.\d\d {2}house +54\.\d{6}, 148\.\d{6} .*улица Чехова, 4А, 9\d{5}$/);
  assert.match(rest.at(-1) ?? '', /^no part of the address: .*17/);
});

test('JSON has the parts of the address and what matched', async () => {
  const io = outside();
  const words = ['find', 'Vetrograd, Chekhova 4A', '--language', 'en', '--limit', '1', '--json', ...demo];
  assert.equal(await main(words, io), 0);
  const { results } = JSON.parse(io.printed[0]);
  assert.equal(results.length, 1);
  const [{ precision, components, match }] = results;
  assert.deepEqual([precision, components.city, match.house], ['house', 'Vetrograd', 'exact']);
});

test('the nearer of two namesakes comes first', async () => {
  const nearest = async (lat: string, lon: string): Promise<number> => {
    const io = outside();
    await main(['find', 'Красноморск', '--lat', lat, '--lon', lon, '--json', ...demo], io);
    return JSON.parse(io.printed[0]).results[0].lon;
  };
  const [west, east] = [await nearest('54.6', '148.6'), await nearest('54.2', '149.3')];
  assert.ok(west < east, `${west} and ${east}`);
});

const opposite = '10, напротив пер. Тверского, Ветроград';

test('--explain shows what each word was taken for, and what speaks against each answer', async () => {
  const io = outside();
  assert.equal(await main(['find', opposite, '--explain', '--limit', '1', ...demo], io), 0);
  const [text] = io.printed;
  for (const line of [
    /^ {2}тверского: name +weighs 1; on the map: tverskay \(0\.12\)$/m,
    /^ {2}ветроград: container +weighs 1;/m,
    /^ {2}street Тверская улица +by "тверского", costs 0\.34, explains 0\.66$/m,
    /^answer 1, house: confidence 0\.5 from cost 0\.563, .* at most 0\.5$/m,
    /^ {2}costs 0\.34 +name +the name is misspelt/m,
    /^ {2}at most 0\.5 +across +the house is opposite the street/m,
  ]) assert.match(text, line);
});

test('--explain as JSON has the costs and caps that make the confidence', async () => {
  const io = outside();
  assert.equal(await main(['find', opposite, '--explain', '--limit', '1', '--json', ...demo], io), 0);
  const { results, explanation: { words, hits, answers } } = JSON.parse(io.printed[0]);
  assert.equal(words.length, 5);
  assert.ok(hits.some(({ name }: { name: string }) => name === 'Тверская улица'));
  const [{ confidence, cap, cost, against }] = answers as [Record<'confidence' | 'cap' | 'cost', number> & {
    against: { name: string; cost: number; cap: number; why: string }[];
  }];
  assert.equal(confidence, results[0].confidence);
  assert.equal(cap, Math.min(...against.map((doubt) => doubt.cap)));
  assert.ok(Math.abs(cost - against.reduce((sum, doubt) => sum + doubt.cost, 0)) < 1e-9);
  assert.ok(against.every(({ why }) => why !== ''));
});

test('--prefix completes the beginning of a text', async () => {
  const io = outside();
  assert.equal(await main(['find', '--prefix', 'ветроград', 'чех', '--limit', '3', ...demo], io), 0);
  assert.match(io.printed[0].split('\n')[0], /^ {2}street +54\.\d{6}, 148\.\d{6} +\[Ветроград\], улица \[Чех\]ова$/);
  await main(['find', '--prefix', 'ветроград чехова 4', '--json', ...demo], io);
  const [first] = JSON.parse(io.printed[1]).suggestions;
  assert.deepEqual([first.text, first.precision], ['Ветроград, улица Чехова, 4', 'house']);
});

test('typed coordinates give what is there, if anything', async () => {
  const io = outside();
  for (const text of ['54.4339, 148.2842', 'geo:54.4339,148.2842']) {
    assert.equal(await main(['find', text, '--json', ...demo], io), 0);
    const [{ precision, components }] = JSON.parse(io.printed.at(-1)!).results;
    assert.notEqual(precision, 'point');
    assert.match(components.street, /ВКАД/);
  }
  assert.equal(await main(['find', '10.1, 10.2', ...demo], io), 3);
});

test('the exit code is 3 if nothing is found', async () => {
  const io = outside();
  assert.equal(await main(['find', '!!', ...demo], io), 3);
  assert.deepEqual(io.printed, ['nothing was found']);
});

for (const [words, expected] of [
  [[], /find needs TEXT/],
  [['x', '--lat', '54'], /--lat and --lon together/],
  [['x', '--language', 'fr'], /--language is ru, en, local, "fr" is none/],
  [['x', '--limit', '0'], /--limit must be a whole number from 1 to 20/],
] as const) {
  test(`find ${words.join(' ')} is a usage error`, async () => {
    const io = outside();
    assert.equal(await main(['find', ...words], io), 2);
    assert.match(io.noted.join('\n'), expected);
  });
}

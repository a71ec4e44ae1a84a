import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { GeocodeAnswer, GeocodeManyAnswer } from '../../src/contract.gen.ts';
import { doubtTexts } from '../../src/http/engines/doubt-texts.ts';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, []);
});

async function ask(query: Readonly<Record<string, string | number | boolean>>): Promise<GeocodeAnswer> {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const headers = { authorization: `Bearer ${platform.key}` };
  const reply = await call(platform.service.address, `/v2/geocode?${pairs.join('&')}`, { headers });
  assertConforms(contract.operations.find(({ operationId }) => operationId === 'geocode'), reply);
  assert.equal(reply.status, 200, reply.text);
  return JSON.parse(reply.text) as GeocodeAnswer;
}

const explained = async (query: Readonly<Record<string, string | number>>) =>
  (await ask({ ...query, limit: 1, explain: true })).results[0].explanation!;

describe('an explained geocode', () => {
  test('has the meaning, position and name of each word', async () => {
    const { query, words } = await explained({ q: '  600001,  ветроград, ул. посадская, д. 9, кв. 40' });
    assert.equal(query, '600001, ветроград, ул. посадская, д. 9, кв. 40');
    assert.deepEqual(words.map(({ from, to }) => query.slice(from, to)), words.map(({ text }) => text));
    assert.deepEqual(words.map(({ text, taken_for: takenFor, name = '' }) => [text, takenFor, name]), [
      ['600001', 'postcode', ''], ['ветроград', 'container', 'Ветроград'], ['ул', 'type_word', 'Посадская улица'],
      ['посадская', 'name', 'Посадская улица'], ['д', 'type_word', ''], ['9', 'number', ''], ['кв', 'remark', ''],
      ['40', 'remark', ''],
    ]);
  });

  test('has the doubts about the answer, with their costs and caps', async () => {
    const { doubts, cap, cost } = await explained({ q: 'ветроград посатская 999' });
    assert.deepEqual(doubts.map(({ code }) => code).sort(), ['left_over', 'name_differs', 'street_only']);
    assert.equal(cap, Math.min(...doubts.map((doubt) => doubt.cap)));
    assert.ok(cost > 0 && doubts.find(({ code }) => code === 'name_differs')!.cost > 0);
    assert.equal(doubts.find(({ code }) => code === 'street_only')!.detail, 'спрошен дом, найдена улица');
  });

  test('describes its doubts in English for English answers, and in Russian for local names', async () => {
    const q = 'ветроград посадская 999';
    const capped = async (lang: string) => (await explained({ q, lang })).doubts.find(({ cap }) => cap < 1)!.detail;
    assert.equal(await capped('en'), 'a house was asked for, the street is the answer');
    assert.equal(await capped('local'), 'спрошен дом, найдена улица');
  });

  test('joins the parts of an address into one query, and has no words for a point', async () => {
    const parts = await explained({ city: 'Ветроград', street: 'Посадская', house: '9' });
    assert.equal(parts.query, 'Ветроград, Посадская, 9');
    assert.deepEqual(parts.words.at(-1), { text: '9', from: 22, to: 23, taken_for: 'number' });
    const point = await explained({ q: '54.442, 148.3408' });
    assert.deepEqual(point, { query: '54.442, 148.3408', words: [], doubts: [], cost: 0, cap: 1 });
  });

  test('costs as much as a plain one, is never cached, and never replaces a plain one', async () => {
    const q = 'Ветроград, Посадская, 7';
    const kinds = [false, true, true, false, true];
    const answers: GeocodeAnswer[] = [];
    for (const explain of kinds) answers.push(await ask({ q, explain }));
    assert.deepEqual(answers.map(({ cached }) => cached), [false, false, false, true, false]);
    assert.deepEqual(answers.map(({ results: [{ explanation }] }) => explanation !== undefined), kinds);
    const used = answers.map(({ quota }) => quota.used - answers[0].quota.used);
    assert.deepEqual(used, [0, 1, 2, 3, 4]);
    const [plain, { explanation, ...asked }] = answers.map(({ results: [result] }) => result);
    assert.deepEqual(asked, plain, explanation?.query);
  });

  test('explains many addresses at once, each with its own words', async () => {
    const sent = json({ items: [{ q: 'Ветроград, Посадская 9' }, { q: 'zzzz' }], explain: true, lang: 'en' });
    const headers = { ...sent.headers, authorization: `Bearer ${platform.key}` };
    const reply = await call(platform.service.address, '/v2/geocode', { method: 'POST', ...sent, headers });
    assertConforms(contract.operations.find(({ operationId }) => operationId === 'geocodeMany'), reply);
    const [found, missing] = (JSON.parse(reply.text) as GeocodeManyAnswer).items;
    assert.equal(found.results[0].explanation?.query, 'Ветроград, Посадская 9');
    assert.deepEqual([missing.status, missing.results], ['not_found', []]);
  });
});

const { DoubtCode } = (contract.document as unknown as {
  readonly components: { readonly schemas: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> };
}).components.schemas;

test('the contract lists all doubts, each with its own code, and the guide explains them', () => {
  const codes = Object.values(doubtTexts).map(({ code }) => code);
  assert.equal(new Set(codes).size, codes.length);
  assert.deepEqual([...DoubtCode['x-extensible-enum']].sort(), [...codes].sort());
  const guide = readFileSync('docs/guides/en/explain.md', 'utf8');
  assert.deepEqual(codes.filter((code) => !guide.includes(`| \`${code}\` |`)), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCache } from '../../store/cache/open.ts';
import { answerKey, Answers, canonical } from './answers.ts';
import { toBytes } from './bytes.ts';
import { readContract } from '../contract.ts';
import type { AnyInput } from '../operations.ts';
import type { Services } from '../services.ts';

const services = { cache: await openCache('') } as Services;

const input = (query: object): AnyInput =>
  ({ query, path: {}, body: undefined, caller: undefined, now: 0, clientAddress: '' }) as AnyInput;

test('the order of fields does not matter', () => {
  assert.equal(canonical({ b: [1, { d: null, c: 'x' }], a: undefined }), canonical({ b: [1, { c: 'x', d: null }] }));
  assert.notEqual(canonical({ a: 1 }), canonical({ a: '1' }));
  assert.notEqual(canonical({ a: [1, 2] }), canonical({ a: [2, 1] }));
});

test('an answer is cached per operation, input and atlas', () => {
  const { operations } = readContract();
  const [reverse, geocode] = ['reverse', 'geocode'].map((id) => operations.find((one) => one.operationId === id)!);
  const key = answerKey(reverse, input({ lat: 1, lon: 2 }), 'A');
  assert.equal(key, answerKey(reverse, input({ lon: 2, lat: 1 }), 'A'));
  for (const other of [
    answerKey(reverse, input({ lat: 1, lon: 2 }), 'B'),
    answerKey(geocode, input({ lat: 1, lon: 2 }), 'A'),
    answerKey(reverse, input({ lat: 2, lon: 1 }), 'A'),
    answerKey(reverse, input({ lat: 1, lon: 2, lang: 'en' }), 'A'),
    answerKey(reverse, { ...input({ lat: 1, lon: 2 }), body: {} }, 'A'),
  ])
    assert.notEqual(key, other);
  // a text that imitates another parameter
  const keyOf = (query: object): string => answerKey(geocode, input(query), 'A');
  assert.notEqual(keyOf({ q: 'x lang="en"' }), keyOf({ q: 'x', lang: 'en' }));
});

test('the least recently used answers are evicted first', () => {
  const answers = new Answers({ answers: 3, characters: 1000 });
  for (const key of ['a', 'b', 'c']) answers.put(key, toBytes(key), services);
  answers.find('a');
  answers.put('d', toBytes('d'), services);
  const left = ['a', 'b', 'c', 'd'].map((key) => answers.find(key));
  assert.deepEqual(left, ['a', undefined, 'c', 'd']);
});

test('the cache stays within its limits', () => {
  const answers = new Answers({ answers: 1000, characters: 100 });
  for (let i = 0; i < 50; i++) answers.put(`k${i}`, toBytes('x'.repeat(20)), services);
  assert.ok(answers.size <= 100 / 20);
  answers.put('huge', toBytes('x'.repeat(500)), services);
  assert.equal(answers.find('huge'), undefined);
});

test('the shared cache has plain text, whatever form a process keeps', async () => {
  const cache = { ...services.cache, shared: true };
  new Answers().put('k', toBytes('{"a":"Ёж 🦔"}'), { ...services, cache });
  assert.equal(await cache.get('answer:k'), '{"a":"Ёж 🦔"}');
  const answers = new Answers();
  assert.equal(answers.find('k'), undefined);
  const fetched = await answers.fetch('k', { ...services, cache });
  assert.equal(fetched, toBytes('{"a":"Ёж 🦔"}'));
  assert.equal(answers.find('k'), fetched);
  assert.equal(await answers.fetch('other', { ...services, cache }), undefined);
  assert.equal(await answers.fetch('k', services), undefined);
});

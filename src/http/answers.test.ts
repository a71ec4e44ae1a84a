import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCache } from '../store/cache/open.ts';
import { answerKey, Answers, canonical } from './answers.ts';
import type { AnyInput } from './operations.ts';
import type { Services } from './services.ts';

const services = { cache: await openCache('') } as Services;

const input = (query: object): AnyInput =>
  ({ query, path: {}, body: undefined, who: undefined, now: 0, clientAddress: '' }) as AnyInput;

test('an input is the same in whatever order it is written', () => {
  assert.equal(canonical({ b: [1, { d: null, c: 'x' }], a: undefined }), canonical({ b: [1, { c: 'x', d: null }] }));
  assert.notEqual(canonical({ a: 1 }), canonical({ a: '1' }));
  assert.notEqual(canonical({ a: [1, 2] }), canonical({ a: [2, 1] }));
});

test('an answer is of one operation, one input and one atlas', () => {
  const key = answerKey('reverse', input({ lat: 1, lon: 2 }), 'A');
  assert.equal(key, answerKey('reverse', input({ lon: 2, lat: 1 }), 'A'));
  for (const other of [
    answerKey('reverse', input({ lat: 1, lon: 2 }), 'B'),
    answerKey('geocode', input({ lat: 1, lon: 2 }), 'A'),
    answerKey('reverse', input({ lat: 2, lon: 1 }), 'A'),
  ])
    assert.notEqual(key, other);
});

test('the answers that were used least lately go first', async () => {
  const answers = new Answers({ answers: 3, characters: 1000 });
  for (const key of ['a', 'b', 'c']) answers.put(key, key, services);
  await answers.get('a', services);
  answers.put('d', 'd', services);
  const left = await Promise.all(['a', 'b', 'c', 'd'].map((key) => answers.get(key, services)));
  assert.deepEqual(left, ['a', undefined, 'c', 'd']);
});

test('answers take no more room than they may', async () => {
  const answers = new Answers({ answers: 1000, characters: 100 });
  for (let i = 0; i < 50; i++) answers.put(`k${i}`, 'x'.repeat(20), services);
  assert.ok(answers.size <= 100 / 20);
  answers.put('huge', 'x'.repeat(500), services);
  assert.equal(await answers.get('huge', services), undefined);
});

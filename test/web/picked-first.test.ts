import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickedFirst } from '../../clients/web/src/playground/search/picked-first.ts';

const results = [{ id: 'city' }, { id: 'region' }];
const suggestion = { id: 'village' };
const idsOf = (places: ReturnType<typeof pickedFirst>): string[] => places.map(({ id }) => id);

test('what was picked comes before what its text also means', () => {
  assert.deepEqual(idsOf(pickedFirst(results, 'region', undefined)), ['region', 'city']);
  assert.deepEqual(idsOf(pickedFirst(results, 'city', undefined)), ['city', 'region']);
});

test('what was picked is an answer even where its text does not find it', () => {
  assert.deepEqual(idsOf(pickedFirst(results, 'village', suggestion)), ['village', 'city', 'region']);
});

test('a text that was typed is answered as it is, whatever was picked before', () => {
  assert.deepEqual(idsOf(pickedFirst(results, undefined, suggestion)), ['city', 'region']);
  assert.deepEqual(idsOf(pickedFirst(results, 'gone', suggestion)), ['city', 'region']);
});

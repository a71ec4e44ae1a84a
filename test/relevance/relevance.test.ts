import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { keyOf, openAsking, readWaiting } from './asking.ts';
import { readRows } from './row.ts';

const complaints = await openAsking();
const waiting = readWaiting();
const rows = readRows();

describe('the engine of the demonstration country', () => {
  for (const row of rows) {
    const ask = complaints(row);
    if (!ask || waiting.has(keyOf(row))) continue;
    test(`${row.where} ${row.query}`, () => assert.deepEqual(ask(), []));
  }
});

test('whatever waits is a row', () => {
  const known = new Set(rows.map(keyOf));
  assert.deepEqual([...waiting].filter((key) => !known.has(key)), []);
});

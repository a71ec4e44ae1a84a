import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRequestId } from './request-id.ts';

test('request ids have 26 characters, sort by time and never repeat', () => {
  const now = Date.UTC(2026, 10, 21);
  const names = Array.from({ length: 10_000 }, (_, i) => newRequestId(now + Math.floor(i / 100)));
  assert.ok(names.every((name) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(name)));
  assert.equal(new Set(names).size, names.length);
  assert.deepEqual(
    names.map((name) => name.slice(0, 10)),
    names.map((name) => name.slice(0, 10)).toSorted(),
  );
});

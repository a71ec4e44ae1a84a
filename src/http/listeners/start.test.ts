import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../store/system-clock.ts';
import { Start } from './start.ts';

test('a start notes each reason of its database once, however often it tries', () => {
  const notes: string[] = [];
  const start = new Start((text) => void notes.push(text), systemClock);
  start.atlasLoaded();
  for (const reason of ['refused', 'refused', 'timed out']) start.databaseAway(new Error(`Away: ${reason}.`));
  assert.deepEqual(notes.map((text) => text.split(' It ')[0]), ['Away: refused.', 'Away: timed out.']);
});

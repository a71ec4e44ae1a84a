import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../store/system-clock.ts';
import { Start } from './start.ts';

test('a start notes each reason of its database once, however often it tries', () => {
  const notes: string[] = [];
  const start = new Start((text) => void notes.push(text), systemClock);
  start.atlasLoaded();
  for (const reason of ['refused', 'refused', 'timed out']) start.openingSql.away(new Error(`Away: ${reason}.`));
  assert.deepEqual(notes.map((text) => text.split(' It ')[0]), ['Away: refused.', 'Away: timed out.']);
});

test('a start is not ready before the database is open, even while that just takes long', async () => {
  const start = new Start(() => {}, systemClock);
  const awaited = (): string[] =>
    Object.entries(start.health.last.checks).flatMap(([name, { state }]) => (state === 'down' ? name : []));
  await start.health.look();
  assert.deepEqual(awaited(), ['atlas']);
  start.atlasLoaded();
  await start.health.look();
  assert.deepEqual(awaited(), ['database']);
  assert.equal(start.health.last.ready, false);
});

test('a start whose database is back says that the tables are brought up to date, not that it is away', async () => {
  const start = new Start(() => {}, systemClock);
  start.atlasLoaded();
  start.openingSql.away(new Error('Away: refused.'));
  await start.health.look();
  start.openingSql.reached();
  await start.health.look();
  assert.equal(start.health.last.checks.database.reason, 'its tables are brought up to date');
});

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { newFolder } from '../../test/harness/folder.ts';
import { keepMonthsClosed } from './close-months.ts';
import { openUsage } from './open-usage.ts';
import { openSql } from './sql/open.ts';

const HOUR_MS = 3_600_000;

test('a month that cannot be closed is reported each hour, and closed when it can be', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const messages: string[] = [];
    const closing = {
      closeMonths: mock.fn(async () => {
        if (closing.closeMonths.mock.callCount() < 2) throw new Error('the database is away');
      }),
      foldSome: async () => false,
    };
    const clock = { now: () => 0, monotonic: () => 0 };
    const months = keepMonthsClosed(closing, clock, ({ message }) => messages.push(message));
    for (const expected of [1, 2, 2, 2]) {
      mock.timers.tick(HOUR_MS);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      assert.equal(messages.length, expected);
    }
    assert.equal(closing.closeMonths.mock.callCount(), 4);
    await months.close();
  } finally {
    mock.timers.reset();
  }
});

test('the service reports why months are not closed', async (context) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const dataDir = await newFolder(context);
  const sql = await openSql(`sqlite:${dataDir}/geokod.db`);
  const notes: string[] = [];
  const databaseClock = (): Promise<number> => Promise.reject(new Error('the database is away'));
  const usage = await openUsage({ dataDir, databaseClock, note: (text) => void notes.push(text) }, sql);
  try {
    mock.timers.tick(HOUR_MS);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    assert.deepEqual(notes, ['months are not closed: the database is away']);
  } finally {
    mock.timers.reset();
    await usage.close();
    await sql.close();
  }
});

for (const [what, jumps, closings] of [
  ['a steady clock closes months, not at once but every hour', [0, 0, 0], 3],
  ['a clock that was moved has to run steadily for an hour again', [12 * 24 * HOUR_MS, 0, 0], 2],
  ['a clock that was put back as well', [0, -12 * 24 * HOUR_MS, 0], 2],
  ['one that drifts by seconds is steady', [5000, -5000, 0], 3],
] as const) {
  test(what, async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      let [now, monotonic, closed] = [Date.parse('2026-11-23T12:00:00Z'), 0, 0];
      const closing = { closeMonths: async () => void (closed += 1), foldSome: async () => false };
      const fail = (error: Error): never => assert.fail(error);
      const months = keepMonthsClosed(closing, { now: () => now, monotonic: () => monotonic }, fail);
      mock.timers.tick(HOUR_MS - 1);
      assert.equal(closed, 0);
      for (const [hour, jump] of jumps.entries()) {
        [now, monotonic] = [now + HOUR_MS + jump, monotonic + HOUR_MS];
        mock.timers.tick(hour === 0 ? 1 : HOUR_MS);
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      }
      assert.equal(closed, closings);
      await months.close();
    } finally {
      mock.timers.reset();
    }
  });
}

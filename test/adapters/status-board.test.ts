import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { AppError } from '../../src/errors.ts';
import { histogramOf, spanMs, type Sample } from '../../ops/index.ts';
import { openStatusBoard } from '../../src/store/status/board.ts';
import { openStatusHistory } from '../../src/store/status/history.ts';
import { eventually } from '../harness/eventually.ts';
import { describeSql } from '../harness/stores.ts';

const NOON = Date.parse('2026-11-21T09:00:00Z');
const sample: Sample = {
  at: NOON - spanMs.minute, region: 'msk-1', operation: 'geocode', probes: { passed: 4, failed: 0 }, faults: 0,
  times: histogramOf([]), probeTimes: histogramOf([20, 20, 20, 20]),
};

describeSql('the board of the status', (stand) => {
  it('is read once for many requests, and again after a while', async () => {
    const history = openStatusHistory((await stand.open()).sql, randomUUID);
    let reads = 0;
    const listDays: typeof history.listDays = (...asked) => {
      reads += 1;
      return history.listDays(...asked);
    };
    const board = openStatusBoard({ ...history, listDays });
    await Promise.all([1, 2, 3].map(() => board.read(NOON)));
    await board.read(NOON + 10_000);
    assert.equal(reads, 1);
    await board.read(NOON + 20_000);
    assert.equal(reads, 2);
  });

  it('serves its last state while the database is unavailable, and marks it', async () => {
    const history = openStatusHistory((await stand.open()).sql, randomUUID);
    await history.add('a', [sample], NOON);
    let away = false;
    const listDays: typeof history.listDays = async (...asked) => {
      if (away) throw new AppError('temporarily_unavailable', 'away');
      return history.listDays(...asked);
    };
    const board = openStatusBoard({ ...history, listDays });
    const { panel } = await board.read(NOON);
    assert.equal(panel.regions[0].state, 'up');
    away = true;
    assert.deepEqual(await board.read(NOON + spanMs.hour), { panel, isStale: true });
    await assert.rejects(openStatusBoard({ ...history, listDays }).read(NOON), { code: 'temporarily_unavailable' });
  });

  it('keeps no reader waiting for a source that hangs', async () => {
    const history = openStatusHistory((await stand.open()).sql, randomUUID);
    await history.add('a', [sample], NOON);
    const answer = Promise.withResolvers<void>();
    let isHanging = false;
    const listDays: typeof history.listDays = async (...asked) => {
      if (isHanging) await answer.promise;
      return history.listDays(...asked);
    };
    const board = openStatusBoard({ ...history, listDays });
    const { panel } = await board.read(NOON);
    isHanging = true;
    assert.deepEqual(await board.read(NOON + spanMs.minute), { panel, isStale: true });
    answer.resolve();
    await eventually('it is read', async () => !(await board.read(NOON + spanMs.minute)).isStale);
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { histogramOf, spanMs, type Sample } from '../../ops/index.ts';
import { openStatusHistory } from '../../src/store/status/history.ts';
import { describeSql, type SqlStand } from '../harness/stores.ts';

/** Midnight in Moscow. */
const MIDNIGHT = Date.parse('2026-11-20T21:00:00Z');
const { minute: MINUTE, hour: HOUR, day: DAY } = spanMs;

const sampleOf = (at: number, fields: Partial<Sample> = {}): Sample => ({
  at, region: 'msk-1', operation: 'geocode', probes: { passed: 4, failed: 0 }, faults: 0,
  times: histogramOf([20]), probeTimes: histogramOf([30, 30, 30, 30]), ...fields,
});
const down = { probes: { passed: 0, failed: 4 } };
const minutes = (from: number, count: number, fields: Partial<Sample> = {}): Sample[] =>
  Array.from({ length: count }, (_, number) => sampleOf(from + number * MINUTE, fields));

const open = async (stand: SqlStand) => {
  const { sql } = await stand.open();
  return { sql, history: openStatusHistory(sql, randomUUID) };
};

describeSql('the history of the status', (stand) => {
  it('gives the same day before and after its hours, and then the day, are aggregated', async () => {
    const { sql, history } = await open(stand);
    const seen = [...minutes(MIDNIGHT, 90), ...minutes(MIDNIGHT + 90 * MINUTE, 10, down)];
    await history.add('a', seen, MIDNIGHT + 2 * HOUR);
    const fresh = await history.listDays(2, MIDNIGHT + 2 * HOUR);
    assert.deepEqual(fresh.uptime, [{ at: MIDNIGHT, region: 'msk-1', up: 90, down: 10 }]);
    assert.deepEqual(fresh.samples.map(({ at, operation, probes }) => [at, operation, probes]), [
      [MIDNIGHT, 'geocode', { passed: 360, failed: 40 }],
    ]);
    for (const now of [MIDNIGHT + 3 * HOUR, MIDNIGHT + DAY + HOUR, MIDNIGHT + 20 * DAY]) {
      await history.sumUp(now);
      await history.removeOld(now);
      assert.deepEqual(await history.listDays(30, now), fresh);
    }
    const left = await sql.all('SELECT DISTINCT span FROM status_sample ORDER BY span');
    assert.deepEqual(left.map(({ span }) => span), ['day', 'hour'], 'minutes are kept for some days');
  });

  it('stores a recorder’s minute once, and combines several recorders', async () => {
    const { history } = await open(stand);
    for (const recorder of ['a', 'b', 'a']) await history.add(recorder, [sampleOf(MIDNIGHT)], MIDNIGHT + MINUTE);
    const { samples, uptime } = await history.listDays(1, MIDNIGHT + HOUR);
    assert.deepEqual(samples[0].times, histogramOf([20, 20]));
    assert.deepEqual(uptime, [{ at: MIDNIGHT, region: 'msk-1', up: 1, down: 0 }]);
  });

  it('recomputes for a late minute, and refuses very old ones', async () => {
    const { history } = await open(stand);
    await history.add('a', minutes(MIDNIGHT, 3), MIDNIGHT + HOUR);
    await history.sumUp(MIDNIGHT + DAY + HOUR);
    await history.add('b', minutes(MIDNIGHT, 1, { region: 'spb-1' }), MIDNIGHT + DAY + HOUR);
    const before = await history.listDays(2, MIDNIGHT + DAY + HOUR);
    assert.deepEqual(before.uptime.map(({ region, up }) => [region, up]).toSorted(), [['msk-1', 3], ['spb-1', 1]]);
    await history.sumUp(MIDNIGHT + DAY + 2 * HOUR);
    assert.equal((await history.listDays(2, MIDNIGHT + DAY + 2 * HOUR)).uptime.length, 2);
    await history.add('b', minutes(MIDNIGHT, 1, { region: 'ala-1' }), MIDNIGHT + 3 * DAY);
    assert.equal((await history.listDays(4, MIDNIGHT + 3 * DAY)).uptime.length, 2);
  });

  it('aggregates once with several concurrent nodes', async () => {
    const { history } = await open(stand);
    await history.add('a', minutes(MIDNIGHT, 60), MIDNIGHT + HOUR);
    await Promise.all([1, 2, 3].map(() => history.sumUp(MIDNIGHT + DAY + HOUR)));
    const { uptime, samples } = await history.listDays(2, MIDNIGHT + DAY + HOUR);
    assert.deepEqual([uptime.map(({ up }) => up), samples.map(({ probes }) => probes.passed)], [[60], [240]]);
  });

  it('keeps 90 days, including today', async () => {
    const { sql, history } = await open(stand);
    const days = [0, 1, 2, 3, 4, 60, 91, 92];
    for (const day of days) {
      await history.add('a', [sampleOf(MIDNIGHT + day * DAY)], MIDNIGHT + day * DAY + MINUTE);
      await history.sumUp(MIDNIGHT + day * DAY + HOUR);
      await history.removeOld(MIDNIGHT + day * DAY + HOUR);
    }
    const { uptime } = await history.listDays(90, MIDNIGHT + 92 * DAY + HOUR);
    assert.deepEqual(uptime.map(({ at }) => (at - MIDNIGHT) / DAY).toSorted((a, b) => a - b), [3, 4, 60, 91, 92]);
    const [{ eldest }] = await sql.all<{ eldest: number }>('SELECT MIN(starts_at) AS eldest FROM status_uptime');
    assert.equal(eldest, MIDNIGHT + 3 * DAY);
  });

  it('gives the minutes of a month for the worst region, with the unknown ones', async () => {
    const { history } = await open(stand);
    assert.equal(await history.findMonth('2026-11'), undefined);
    await history.add('a', minutes(MIDNIGHT, 30), MIDNIGHT + HOUR);
    const [up, notUp] = [{ region: 'spb-1' }, { region: 'spb-1', ...down }];
    const seen = [...minutes(MIDNIGHT, 25, up), ...minutes(MIDNIGHT + 25 * MINUTE, 5, notUp)];
    await history.add('a', seen, MIDNIGHT + HOUR);
    await history.sumUp(MIDNIGHT + 2 * DAY);
    assert.deepEqual(await history.findMonth('2026-11'), {
      regions: ['spb-1'], minutes: { up: 25, down: 5, unknown: 30 * 1440 - 30 },
    });
    assert.equal(await history.findMonth('2026-10'), undefined);
  });
});

describeSql('incidents', (stand) => {
  const follow = async (history: Awaited<ReturnType<typeof open>>['history'], drawn: string, knownSince?: number) => {
    const since = knownSince ?? await history.incidents.since('msk-1');
    const states = [...drawn].map((letter, number) => ({
      at: number, region: 'msk-1', state: letter === 'd' ? 'down' as const : 'up' as const,
    }));
    await history.incidents.follow('msk-1', states.filter(({ at }) => at >= since));
  };

  it('are opened and closed once by several recorders, minute by minute', async () => {
    const { history } = await open(stand);
    const drawn = 'uudddduuuuuuudddd';
    for (let end = 1; end <= drawn.length; end += 1) {
      await Promise.all([1, 2, 3].map(() => follow(history, drawn.slice(0, end))));
    }
    const incidents = await history.incidents.list(0);
    assert.deepEqual(incidents.map(({ openedAt, closedAt, origin }) => [openedAt, closedAt, origin]), [
      [13, undefined, 'recorded'], [2, 6, 'recorded'],
    ]);
  });

  it('are not reverted by a recorder with stale state', async () => {
    const { history } = await open(stand);
    const drawn = 'uudddduuuuuuudddd';
    await follow(history, drawn);
    for (const seen of [drawn, drawn.slice(0, 12), drawn.slice(0, 6)]) await follow(history, seen, 0);
    const listed = await history.incidents.list(0);
    assert.deepEqual(listed.map(({ openedAt, closedAt }) => [openedAt, closedAt]), [[13, undefined], [2, 6]]);
  });

  it('accept notes, and can be opened and closed by hand', async () => {
    const { history: { incidents } } = await open(stand);
    const id = await incidents.report('ala-1', 'The provider replaces a switch.', 100);
    await incidents.note(id, 'It takes longer.', 200);
    await incidents.close(id, 300);
    await incidents.close(id, 400);
    assert.deepEqual(await incidents.list(250), [{
      id, region: 'ala-1', origin: 'reported', openedAt: 100, closedAt: 300,
      notes: [{ at: 100, text: 'The provider replaces a switch.' }, { at: 200, text: 'It takes longer.' }],
    }]);
    assert.deepEqual(await incidents.list(301), []);
    await assert.rejects(incidents.note('nothing', 'x', 1), { code: 'not_found' });
    await assert.rejects(incidents.close('nothing', 1), { code: 'not_found' });
  });
});

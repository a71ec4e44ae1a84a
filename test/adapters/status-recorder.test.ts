import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it, test, type TestContext } from 'node:test';
import { spanMs, Tally, totalOf, type StatusHistory } from '../../ops/index.ts';
import type { ClockTrust } from '../../src/running/clock-trust.ts';
import { Probes, type ProbeCall, type ProbeTarget } from '../../src/running/status/probes.ts';
import { Recorder } from '../../src/running/status/recorder.ts';
import { openStatusHistory } from '../../src/store/status/history.ts';
import { describeSql } from '../harness/stores.ts';

const MIDNIGHT = Date.parse('2026-11-20T21:00:00Z');
const MINUTE = spanMs.minute;
const geocode: ProbeCall = { operation: 'geocode', method: 'GET', path: '/v2/geocode?q=x', body: undefined };
const route: ProbeCall = { operation: 'route', method: 'POST', path: '/v2/route', body: '{}' };

/** A region that answers as configured. */
async function standIn(context: TestContext) {
  const region = { statuses: [200], asked: [] as string[] };
  const server = createServer((request, response) => {
    region.asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(region.statuses.length > 1 ? region.statuses.shift()! : region.statuses[0]).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close());
  return Object.assign(region, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

const probesOf = (targets: readonly ProbeTarget[], calls = [geocode]): Probes =>
  new Probes({ calls, targets, newPass: () => 'PASS', monotonic: () => performance.now() });

test('a probe is a real request for each operation of each region, with a pass', async (context) => {
  const region = await standIn(context);
  const probes = probesOf([{ region: 'spb-1', url: region.url, isSelf: false }], [geocode, route]);
  await probes.look();
  assert.deepEqual(region.asked.toSorted(), [
    'GET /v2/geocode?q=x Bearer PASS', 'POST /v2/route Bearer PASS',
  ]);
  const seen = probes.take();
  assert.deepEqual(seen.map(({ operation, probes: { passed }, probeTimes }) => [operation, passed, totalOf(probeTimes)])
    .toSorted(), [['geocode', 1, 1], ['route', 1, 1]]);
  assert.deepEqual(probes.take(), []);
});

for (const [status, passed, failed] of [[200, 1, 0], [422, 1, 0], [500, 0, 1], [503, 0, 1]] as const) {
  test(`an answer of ${status} is ${passed === 1 ? 'a pass' : 'a failure'}`, async (context) => {
    const region = await standIn(context);
    region.statuses = [status];
    const probes = probesOf([{ region: 'spb-1', url: region.url, isSelf: false }]);
    await probes.look();
    assert.deepEqual(probes.take()[0].probes, { passed, failed });
  });
}

test('an authentication refusal is no result, and an unreachable region has failed', async (context) => {
  const region = await standIn(context);
  region.statuses = [401];
  const away = { region: 'ala-1', url: 'http://127.0.0.1:1', isSelf: false };
  const probes = probesOf([{ region: 'spb-1', url: region.url, isSelf: false }, away]);
  await probes.look();
  assert.deepEqual(probes.take().map((seen) => [seen.region, seen.probes.failed]), [['ala-1', 1]]);
});

test('a starting process is not down until it has answered once', async (context) => {
  const region = await standIn(context);
  region.statuses = [503, 200, 503];
  const probes = probesOf([{ region: 'msk-1', url: region.url, isSelf: true }]);
  for (let round = 0; round < 3; round += 1) await probes.look();
  assert.deepEqual(probes.take()[0].probes, { passed: 1, failed: 1 });
});

describeSql('a recorder', (stand) => {
  const newRecorder = (
    history: StatusHistory, tally: Tally, isFailing = () => false, trust: () => ClockTrust = () => 'new',
  ) =>
    new Recorder({
      id: randomUUID(), region: 'msk-1', history, tally, startedAt: MIDNIGHT, trust,
      probes: {
        take: () => [{
          region: 'msk-1', operation: 'geocode', probeTimes: [],
          probes: isFailing() ? { passed: 0, failed: 4 } : { passed: 4, failed: 0 },
        }],
      },
    });
  const open = async () => openStatusHistory((await stand.open()).sql, randomUUID);
  const answer = { operation: 'geocode', status: 200, seconds: 0.02 };

  it('records requests and probes of the past minute, beside another recorder', async () => {
    const history = await open();
    const tallies = [new Tally(), new Tally()];
    const recorders = tallies.map((tally) => newRecorder(history, tally));
    for (const tally of tallies) tally.observe(answer);
    await Promise.all(recorders.map((recorder) => recorder.record(MIDNIGHT + MINUTE + 20)));
    const { samples, uptime } = await history.listDays(1, MIDNIGHT + 2 * MINUTE);
    assert.deepEqual([samples.length, samples[0].probes.passed, totalOf(samples[0].times)], [1, 8, 2]);
    assert.deepEqual(uptime, [{ at: MIDNIGHT, region: 'msk-1', up: 1, down: 0 }]);
  });

  it('continues after a restart within a minute, and leaves a gap unknown', async () => {
    const history = await open();
    await newRecorder(history, new Tally()).close(MIDNIGHT + 10_000);
    await newRecorder(history, new Tally()).record(MIDNIGHT + MINUTE);
    await newRecorder(history, new Tally()).record(MIDNIGHT + 6 * MINUTE);
    const { uptime } = await history.listDays(1, MIDNIGHT + 10 * MINUTE);
    assert.deepEqual(uptime.map(({ up, down }) => [up, down]), [[2, 0]]);
  });

  it('keeps its observations while nothing can be written', async () => {
    const history = await open();
    let away = true;
    const add: StatusHistory['add'] = async (...seen) => {
      if (away) throw new Error('away');
      return history.add(...seen);
    };
    const recorder = newRecorder({ ...history, add }, new Tally());
    for (const minute of [1, 2, 3]) await assert.rejects(recorder.record(MIDNIGHT + minute * MINUTE), /away/);
    away = false;
    await recorder.record(MIDNIGHT + 4 * MINUTE);
    assert.equal((await history.listDays(1, MIDNIGHT + 5 * MINUTE)).uptime[0].up, 4);
  });

  it('removes nothing old, sums up nothing and finds no incident by a clock that was just set', async () => {
    const history = await open();
    let trust: ClockTrust = 'steady';
    let isFailing = false;
    const recorder = newRecorder(history, new Tally(), () => isFailing, () => trust);
    for (const minute of [1, 2, 3]) await recorder.record(MIDNIGHT + minute * MINUTE);
    const ahead = MIDNIGHT + 100 * spanMs.day;
    [trust, isFailing] = ['set', true];
    for (let minute = 1; minute < 10; minute += 1) await recorder.record(ahead + minute * MINUTE);
    isFailing = false;
    await recorder.record(MIDNIGHT + 20 * MINUTE);
    assert.equal((await history.listSamples(MIDNIGHT, MIDNIGHT + spanMs.hour)).length, 4);
    assert.deepEqual(await history.incidents.list(0), []);
    trust = 'steady';
    await recorder.record(ahead + 10 * MINUTE);
    assert.equal((await history.listSamples(MIDNIGHT, MIDNIGHT + spanMs.hour)).length, 0, 'it was a steady clock');
  });

  it('removes nothing by a clock that may have been wrong at the start', async () => {
    const history = await open();
    await newRecorder(history, new Tally()).record(MIDNIGHT + MINUTE);
    await newRecorder(history, new Tally()).record(MIDNIGHT + 100 * spanMs.day);
    assert.equal((await history.listSamples(MIDNIGHT, MIDNIGHT + spanMs.hour)).length, 1);
  });

  it('loses no minute if a timer fires early or the clock is set back', async () => {
    const history = await open();
    const tally = new Tally();
    const recorder = newRecorder(history, tally);
    for (const [minutes, tooSoonMs] of [[1, 0], [2, 1], [2, 0], [3, 0], [3, MINUTE], [4, 0]] as const) {
      tally.observe(answer);
      await recorder.record(MIDNIGHT + minutes * MINUTE - tooSoonMs);
    }
    const { samples, uptime } = await history.listDays(1, MIDNIGHT + 5 * MINUTE);
    assert.deepEqual([totalOf(samples[0].times), uptime[0].up], [6, 4]);
  });

  it('records an incident that came and went while nothing could be written for hours', async () => {
    const history = await open();
    let [minute, isAway] = [0, false];
    const add: StatusHistory['add'] = async (...seen) => {
      if (isAway) throw new Error('away');
      return history.add(...seen);
    };
    const isBad = (): boolean => minute > 20 && minute <= 80;
    const recorders = [1, 2].map(() => newRecorder({ ...history, add }, new Tally(), isBad));
    for (minute = 1; minute <= 306; minute += 1) {
      isAway = minute > 10 && minute < 300;
      for (const recorder of recorders) await recorder.record(MIDNIGHT + minute * MINUTE).catch(() => {});
    }
    const incidents = await history.incidents.list(0);
    assert.deepEqual(incidents.map(({ openedAt, closedAt }) => [openedAt, closedAt]), [
      [MIDNIGHT + 20 * MINUTE, MIDNIGHT + 80 * MINUTE],
    ]);
  });

  it('opens and closes an incident of a region that is down, beside another recorder', async () => {
    const history = await open();
    const bad = [1, 2].map(() => newRecorder(history, new Tally(), () => true));
    for (let minute = 1; minute <= 6; minute += 1) {
      await Promise.all(bad.map((recorder) => recorder.record(MIDNIGHT + minute * MINUTE)));
    }
    assert.deepEqual((await history.incidents.list(0)).map(({ openedAt }) => openedAt), [MIDNIGHT]);
    const good = newRecorder(history, new Tally());
    for (let minute = 7; minute <= 14; minute += 1) await good.record(MIDNIGHT + minute * MINUTE);
    const incidents = await history.incidents.list(0);
    assert.deepEqual(incidents.map(({ closedAt }) => closedAt), [MIDNIGHT + 6 * MINUTE]);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Metrics, totalOf, type Sample, type StatusHistory } from '../../../ops/index.ts';
import { startRecording } from './open.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('the status is read after each recorded minute, and so known when the database goes away', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse('2026-11-30T10:00:30Z') });
  const read: number[] = [];
  let isAway = false;
  const recording = startRecording({
    statusHistory: {
      add: async () => {
        if (isAway) throw new Error('away');
      },
      sumUp: async () => {},
      listSamples: async () => [],
    } as unknown as StatusHistory,
    status: { read: async (now) => ({ panel: { at: read.push(now), regions: [], incidents: [] }, isStale: false }) },
    metrics: new Metrics(),
    clock: { now: () => Date.now(), monotonic: () => Date.now() },
    log: { info: () => {}, error: () => {} },
    region: 'msk-1', targets: [], calls: [], newProbePass: () => '',
  });
  const nextMinute = async (): Promise<void> => {
    context.mock.timers.tick(60_000);
    for (let times = 0; times < 10; times++) await turn();
  };
  await nextMinute();
  await nextMinute();
  assert.equal(read.length, 2);
  isAway = true;
  await nextMinute();
  assert.equal(read.length, 2, 'not while nothing can be written');
  await recording.close();
});

test('a database that is slow for minutes mixes none of them up', async (context) => {
  const begin = Date.parse('2026-11-30T10:00:30Z');
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: begin });
  const metrics = new Metrics();
  const written: [minute: string, requests: number][] = [];
  const answer = Promise.withResolvers<void>();
  const recording = startRecording({
    statusHistory: {
      add: async (_: string, samples: readonly Sample[]) => {
        await answer.promise;
        for (const { at, times } of samples) written.push([new Date(at).toISOString().slice(11, 16), totalOf(times)]);
      },
      sumUp: async () => {},
      listSamples: async () => [],
    } as unknown as StatusHistory,
    status: { read: async (now) => ({ panel: { at: now, regions: [], incidents: [] }, isStale: false }) },
    metrics,
    clock: { now: () => Date.now(), monotonic: () => Date.now() },
    log: { info: () => {}, error: () => {} },
    region: 'msk-1', targets: [], calls: [], newProbePass: () => '',
  });
  for (const requests of [1, 2, 3]) {
    for (let request = 0; request < requests; request++) {
      metrics.tally.observe({ operation: 'geocode', status: 200, seconds: 0.02 });
    }
    context.mock.timers.tick(60_000);
    for (let times = 0; times < 10; times++) await turn();
  }
  answer.resolve();
  for (let times = 0; times < 20; times++) await turn();
  assert.deepEqual(written, [['10:00', 1], ['10:01', 2], ['10:02', 3]]);
  await recording.close();
});

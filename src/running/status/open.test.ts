import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Metrics, type StatusHistory } from '../../../ops/index.ts';
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

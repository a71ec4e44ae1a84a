import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyHistogram, type Sample } from '../../../ops/index.ts';
import { startReporting } from './reporting.ts';

const at = (time: string): number => Date.parse(`2026-11-30T${time}Z`);
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('no minute is left out when the clock passes its end while it is looked at', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: at('10:00:30') });
  // Node's timers may fire a fraction of a millisecond early: a first look sees the last millisecond, a second does not
  const early = new Set([at('10:02:00'), at('10:03:00')]);
  const now = (): number => early.delete(Date.now()) ? Date.now() - 1 : Date.now();
  const reported: string[] = [];
  const reporting = startReporting({
    probes: {
      take: () => [
        { region: 'msk-1', operation: 'route', probes: { passed: 4, failed: 0 }, probeTimes: emptyHistogram() },
      ],
    },
    report: async ([{ at: begin }]: readonly Sample[]) =>
      void reported.push(new Date(begin).toISOString().slice(11, 16)),
    clock: { now, monotonic: () => Date.now() },
    log: { info: () => {}, error: () => {} },
  });
  for (const ms of [30_000, 60_000, 1, 59_999, 1, 59_999]) {
    context.mock.timers.tick(ms);
    for (let times = 0; times < 10; times++) await turn();
  }
  assert.deepEqual(reported, ['10:00', '10:01', '10:02', '10:03']);
  await reporting.close();
});

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Status, StatusHistory } from '../../src/contract.gen.ts';
import { histogramOf, spanMs, type Sample } from '../../ops/index.ts';
import { call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const NOON = Date.parse('2026-11-21T09:00:00Z');
const KNOWN = 500;

describe('the status', () => {
  let platform: Platform;
  let now = NOON;
  before(async () => {
    platform = await startPlatform({ clock: { now: () => now, monotonic: () => performance.now() } });
    const minute = (ago: number): Sample => ({
      at: NOON - ago * spanMs.minute, region: 'spb-1', operation: 'geocode', faults: 0,
      probes: ago % 50 === 0 ? { passed: 0, failed: 4 } : { passed: 4, failed: 0 },
      times: histogramOf(Array.from({ length: 5 }, () => 23)), probeTimes: histogramOf([30]),
    });
    const seen = Array.from({ length: KNOWN }, (_, number) => minute(number + 1));
    await platform.stores.statusHistory.add('a', seen, NOON);
  });
  after(() => platform.close());

  const ask = async <Body>(operationId: string, path: string): Promise<Body> => {
    const reply = await call(platform.service.address, path);
    assertConforms(contract.operations.find((one) => one.operationId === operationId), reply);
    assert.equal(reply.status, 200, reply.text);
    return JSON.parse(reply.text) as Body;
  };

  it('is public, by region', async () => {
    const { regions, stale, sla } = await ask<Status>('getStatus', '/v2/status');
    assert.deepEqual([stale, sla], [false, 0.999]);
    const [{ region, state, uptime, operations }] = regions;
    assert.deepEqual([region, state, uptime], ['spb-1', 'up', (KNOWN - 10) / KNOWN]);
    assert.deepEqual(operations.map(({ operation, measured, count }) => [operation, measured, count]), [
      ['geocode', 'requests', 60 * 5],
    ]);
    assert.ok(operations[0].p50_ms > 22 && operations[0].p50_ms <= 24);
  });

  it('has the uptime that follows from its history', async () => {
    const { regions: [{ uptime, minutes }] } = await ask<Status>('getStatus', '/v2/status');
    const { regions: [{ days }] } = await ask<StatusHistory>('getStatusHistory', '/v2/status/history?days=30');
    assert.equal(days.length, 30);
    const sum = (name: 'up' | 'down' | 'unknown'): number => days.reduce((total, day) => total + day.minutes[name], 0);
    assert.deepEqual(minutes, { up: sum('up'), down: sum('down'), unknown: sum('unknown') });
    assert.equal(uptime, sum('up') / (sum('up') + sum('down')));
  });

  it('has the uptime that an independent program computes from its history', async () => {
    const program = fileURLToPath(new URL('./recompute-uptime.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program, platform.service.address]);
    const share = (KNOWN - 10) / KNOWN;
    assert.equal(stdout, `spb-1: ${KNOWN - 10} minutes up, 10 down: ${share}; told ${share}\n`);
  });

  it('lists incidents with their notes, during and after them', async () => {
    const { incidents } = platform.stores.statusHistory;
    const id = await incidents.report('fra-1', 'A cable is cut.', NOON);
    now += spanMs.minute;
    const open = await ask<Status>('getStatus', '/v2/status');
    assert.deepEqual(open.incidents.map((one) => [one.region, one.closed_at, one.notes[0].text]), [
      ['fra-1', null, 'A cable is cut.'],
    ]);
    await incidents.close(id, now);
    now += spanMs.minute;
    assert.deepEqual((await ask<Status>('getStatus', '/v2/status')).incidents, []);
    const { incidents: listed } = await ask<StatusHistory>('getStatusHistory', '/v2/status/history?days=1');
    assert.equal(listed.length, 1);
  });

  for (const days of ['0', '91', 'x']) {
    it(`has no history of ${days} days`, async () => {
      const { status } = await call(platform.service.address, `/v2/status/history?days=${days}`);
      assert.equal(status, 400);
    });
  }
});

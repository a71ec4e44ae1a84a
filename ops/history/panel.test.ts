import assert from 'node:assert/strict';
import { test } from 'node:test';
import { histogramOf } from './histogram.ts';
import { panelOf, PANEL_DAYS } from './panel.ts';
import type { Sample } from './samples.ts';
import { MINUTE_MS } from './uptime.ts';

const MIDNIGHT = Date.parse('2026-11-20T21:00:00Z');
const NOW = MIDNIGHT + 60 * MINUTE_MS;
const DAY = 1440 * MINUTE_MS;

const sampleOf = (at: number, fields: Partial<Sample> = {}): Sample => ({
  at, region: 'msk-1', operation: 'geocode', probes: { passed: 4, failed: 0 }, faults: 0,
  times: histogramOf([]), probeTimes: histogramOf([30, 30, 30, 30]), ...fields,
});
const nothing = { days: { samples: [], uptime: [] }, recent: [], incidents: [] };

test('a panel without data has no regions', () => assert.deepEqual(panelOf(nothing, NOW).regions, []));

test('a region has a bar for each day, and its uptime is that of the last thirty', () => {
  const uptime = [
    { at: MIDNIGHT - 40 * DAY, region: 'msk-1', up: 0, down: 1440 },
    { at: MIDNIGHT - DAY, region: 'msk-1', up: 1000, down: 40 },
    { at: MIDNIGHT, region: 'msk-1', up: 50, down: 0 },
  ];
  const [{ days, uptime: total }] = panelOf({ ...nothing, days: { samples: [], uptime } }, NOW).regions;
  assert.deepEqual([days.length, days[0].day, days.at(-1)!.day], [PANEL_DAYS, '2026-08-24', '2026-11-21']);
  assert.deepEqual(days.at(-1)!.minutes, { up: 50, down: 0, unknown: 10 });
  assert.deepEqual(days.at(-2)!.minutes, { up: 1000, down: 40, unknown: 400 });
  assert.deepEqual(total, { up: 1050, down: 40, unknown: 28 * 1440 + 400 + 10 });
});

test('latencies are those of customers if there were enough requests, else of probes', () => {
  const asked = sampleOf(NOW - MINUTE_MS, { times: histogramOf(Array.from({ length: 100 }, () => 20)) });
  const latenciesOf = (recent: readonly Sample[]) => panelOf({ ...nothing, recent }, NOW).regions[0].latencies;
  const counts = (sample: Sample) => latenciesOf([sample]).map(({ measured, count }) => [measured, count]);
  assert.deepEqual(counts(asked), [['requests', 100]]);
  assert.deepEqual(counts(sampleOf(NOW - MINUTE_MS)), [['probes', 4]]);
});

test('latencies are only of operations with probes, however often others are called', () => {
  const unprobed = { probes: { passed: 0, failed: 0 }, probeTimes: histogramOf([]) };
  const called = (operation: string, times: number): Sample => sampleOf(MIDNIGHT, {
    ...unprobed, operation, times: histogramOf(Array.from({ length: times }, () => 20)),
  });
  const samples = [called('confirmEmail', 1), called('getStatus', 500), sampleOf(MIDNIGHT, { operation: 'route' })];
  const [{ latencies, days }] = panelOf({ ...nothing, days: { samples, uptime: [] }, recent: samples }, NOW).regions;
  assert.deepEqual(latencies.map(({ operation }) => operation), ['route']);
  assert.deepEqual(days.at(-1)!.latencies.map(({ operation }) => operation), ['route']);
});

test('too few requests have no latency, even if no probe passed', () => {
  const failed = { probes: { passed: 0, failed: 4 }, probeTimes: histogramOf([]) };
  const latenciesAfter = (requests: number) => panelOf({
    ...nothing,
    recent: [sampleOf(NOW - MINUTE_MS, { ...failed, times: histogramOf(Array.from({ length: requests }, () => 20)) })],
  }, NOW).regions[0].latencies.map(({ measured, count }) => [measured, count]);
  assert.deepEqual(latenciesAfter(99), []);
  assert.deepEqual(latenciesAfter(100), [['requests', 100]]);
});

test('the state is that of the newest known minute, and unknown if that is long ago', () => {
  const failed = { probes: { passed: 0, failed: 4 } };
  const state = (...recent: readonly Sample[]) => panelOf({ ...nothing, recent }, NOW).regions[0].state;
  assert.equal(state(sampleOf(NOW - 2 * MINUTE_MS), sampleOf(NOW - MINUTE_MS, failed)), 'down');
  assert.equal(state(sampleOf(NOW - 2 * MINUTE_MS, failed), sampleOf(NOW - MINUTE_MS)), 'up');
  assert.equal(state(sampleOf(NOW - 6 * MINUTE_MS)), 'unknown');
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { histogramOf } from './histogram.ts';
import { countMinutes, minutesOf, sumSamples, sumUptime, type Sample } from './samples.ts';
import { beginOf, spanMs } from './spans.ts';
import { MINUTE_MS } from './uptime.ts';

/** Midnight in Moscow. */
const MIDNIGHT = Date.parse('2026-11-20T21:00:00Z');

/** A recorder's sample of one minute of two days. */
const seen = fc.record({
  at: fc.nat(2 * 1440 - 1).map((minute) => MIDNIGHT + minute * MINUTE_MS),
  region: fc.constantFrom('msk-1', 'spb-1'),
  operation: fc.constantFrom('geocode', 'route'),
  probes: fc.record({ passed: fc.nat(4), failed: fc.nat(2) }),
  probeTimes: fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 3 }).map(histogramOf),
  times: fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 5 }).map(histogramOf),
  faults: fc.nat(3),
});
const samples = fc.array(seen, { maxLength: 60 });

const inOrder = <Row extends { at: number; region: string; operation?: string }>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
const keyOf = ({ at, region, operation = '' }: { at: number; region: string; operation?: string }): string =>
  `${at} ${region} ${operation}`;

describe('days', () => {
  it('begin at midnight in Moscow', () => {
    assert.equal(beginOf('day', MIDNIGHT), MIDNIGHT);
    assert.equal(beginOf('day', MIDNIGHT - 1), MIDNIGHT - spanMs.day);
    assert.equal(beginOf('hour', MIDNIGHT + 90 * MINUTE_MS), MIDNIGHT + spanMs.hour);
  });
});

describe('samples of minutes', () => {
  it('give the same days via hours or directly', () => {
    fc.assert(fc.property(samples, (list) => {
      assert.deepEqual(inOrder(sumSamples(sumSamples(list, 'hour'), 'day')), inOrder(sumSamples(list, 'day')));
    }));
  });

  it('may be summed in any order, and repeatedly', () => {
    fc.assert(fc.property(samples, (list) => {
      const once = inOrder(sumSamples(list, 'minute'));
      assert.deepEqual(inOrder(sumSamples(sumSamples(list.toReversed(), 'minute'), 'minute')), once);
    }));
  });

  it('lose no answer and no probe', () => {
    const countOf = (list: readonly Sample[]): number =>
      list.reduce((sum, { probes, times, faults }) =>
        sum + probes.passed + probes.failed + faults + times.reduce((total, count) => total + count, 0), 0);
    fc.assert(fc.property(samples, (list) => assert.equal(countOf(sumSamples(list, 'day')), countOf(list))));
  });

  it('count each known minute of a region once, however many recorders there are', () => {
    fc.assert(fc.property(samples, (list) => {
      const minutes = minutesOf(list);
      const known = minutes.filter(({ state }) => state !== 'unknown');
      const days = sumUptime(countMinutes(minutes, 'hour'), 'day');
      assert.deepEqual(inOrder(days), inOrder(countMinutes(minutes, 'day')));
      assert.equal(days.reduce((sum, { up, down }) => sum + up + down, 0), known.length);
      assert.equal(new Set(minutes.map(keyOf)).size, minutes.length);
    }));
  });

  it('determine a minute of two differing recorders by the probes of both', () => {
    const minute = (passed: number, failed: number): Sample => ({
      at: MIDNIGHT, region: 'msk-1', operation: 'geocode', probes: { passed, failed }, probeTimes: histogramOf([]),
      times: histogramOf([]), faults: 0,
    });
    const state = (...list: Sample[]): unknown => minutesOf(list).map((one) => one.state);
    assert.deepEqual(state(minute(4, 0), minute(0, 3)), ['up']);
    assert.deepEqual(state(minute(4, 0), minute(0, 4)), ['down']);
    assert.deepEqual(state(minute(0, 0)), ['unknown']);
  });
});

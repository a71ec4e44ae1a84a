import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { afterEvidence, firstHealth, isUp, standingAt, type Evidence, type Health } from './health.ts';

/** Applies pieces of evidence, one every `everyMs`. */
function seen(
  evidence: readonly Evidence[], everyMs = 100, from = firstHealth(0), at = 0,
): { health: Health; now: number } {
  let [health, now] = [from, at];
  for (const each of evidence) health = afterEvidence(health, each, (now += everyMs));
  return { health, now };
}

const times = (count: number, evidence: Evidence): Evidence[] => Array<Evidence>(count).fill(evidence);
const standingAfter = (...parts: readonly (readonly Evidence[] | Evidence)[]): string => {
  const { health, now } = seen(parts.flat());
  return standingAt(health, now);
};

describe('a region is', () => {
  for (const [what, standing, ...parts] of [
    ['assumed to be healthy before anything is known of it', 'up'],
    ['out as soon as it reports itself unready', 'unready', 'unready'],
    ['in after one probe without an answer', 'up', 'mute'],
    ['out after two probes without an answer', 'silent', times(2, 'mute')],
    ['in after two probes without an answer that were not consecutive', 'up', 'mute', 'ready', 'mute'],
    ['in after two requests broke off', 'up', times(2, 'broken')],
    ['out after three requests in a row broke off', 'silent', times(3, 'broken')],
    ['in if an answer came between requests that broke off', 'up', times(2, 'broken'), 'answered', times(2, 'broken')],
    ['out after it reports itself ready once', 'unready', 'unready', 'ready'],
    ['in after it reports itself ready twice', 'up', 'unready', times(2, 'ready')],
    ['in when two answers follow silence', 'up', times(2, 'mute'), times(2, 'ready')],
    ['out when one answer follows silence', 'silent', times(2, 'mute'), 'ready'],
    ['out if two answers after silence were not consecutive', 'silent', times(2, 'mute'), 'ready', 'mute', 'ready'],
    ['in after nine failed requests', 'up', times(9, 'failed')],
    ['out after ten failed requests', 'failing', times(10, 'failed')],
    ['in after ten failures among thirty requests', 'up', times(20, 'answered'), times(10, 'failed')],
    ['out after half of the requests failed', 'failing', times(12, 'answered'), times(12, 'failed')],
    ['unready if it reported that, though later probes get no answer', 'unready', 'unready', times(5, 'mute')],
    ['not brought back by answers to earlier requests', 'unready', 'unready', times(50, 'answered')],
  ] as const) {
    test(what, () => assert.equal(standingAfter(...parts), standing));
  }

  test('in again 2 s after it failed, then after longer rests of at most 6 s', () => {
    let { health, now } = seen(times(10, 'failed'));
    const rests = [2000, 4000, 6000, 6000].map((restMs) => {
      assert.equal(isUp(health, health.since + restMs - 1), false);
      assert.equal(isUp(health, health.since + restMs), true);
      ({ health, now } = seen(times(10, 'failed'), 1, health, health.since + restMs));
      return standingAt(health, now);
    });
    assert.deepEqual(rests, times(4, 'failed').map(() => 'failing'));
  });

  test('treated as at its first failure after a minute in good health', () => {
    const { health } = seen(times(10, 'failed'));
    const { health: later } = seen(['answered'], 1, health, health.since + 2000);
    const again = seen(times(10, 'failed'), 1, later, later.since + 61_000).health;
    assert.equal(again.restMs, 2000);
  });

  test('not out because of failures half a minute ago', () => {
    const { health, now } = seen(times(9, 'failed'));
    assert.equal(standingAt(seen(times(9, 'failed'), 1, health, now + 30_000).health, now + 30_100), 'up');
  });
});

test('two ready reports and the end of its rest bring a region back, whatever came before', () => {
  const evidence = fc.constantFrom<Evidence>('ready', 'unready', 'mute', 'answered', 'broken', 'failed');
  fc.assert(fc.property(fc.array(fc.tuple(evidence, fc.nat(3000)), { maxLength: 200 }), (steps) => {
    let [health, now] = [firstHealth(0), 0];
    for (const [each, ms] of steps) {
      health = afterEvidence(health, each, (now += ms));
      assert.ok(health.seen.every((count, at) => count >= health.bad[at]));
      assert.ok(health.restMs <= 6000);
    }
    const back = seen(times(2, 'ready'), 1, health, now);
    assert.equal(isUp(back.health, back.now + 6000), true);
  }));
});

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
    ['believed to be well before it was heard of', 'up'],
    ['out as soon as it says no itself', 'unready', 'unready'],
    ['in when it was mute once', 'up', 'mute'],
    ['out when it was mute twice', 'silent', times(2, 'mute')],
    ['in when it was mute twice, but not in a row', 'up', 'mute', 'ready', 'mute'],
    ['in when two requests broke off', 'up', times(2, 'broken')],
    ['out when three broke off in a row', 'silent', times(3, 'broken')],
    ['in when an answer came between them', 'up', times(2, 'broken'), 'answered', times(2, 'broken')],
    ['out until it says yes twice', 'unready', 'unready', 'ready'],
    ['in when it says yes twice', 'up', 'unready', times(2, 'ready')],
    ['in when it is heard twice after silence', 'up', times(2, 'mute'), times(2, 'ready')],
    ['out when it was heard once after silence', 'silent', times(2, 'mute'), 'ready'],
    ['not heard twice when it was mute between', 'silent', times(2, 'mute'), 'ready', 'mute', 'ready'],
    ['in when nine requests failed', 'up', times(9, 'failed')],
    ['out when ten failed', 'failing', times(10, 'failed')],
    ['in when ten failed among thirty', 'up', times(20, 'answered'), times(10, 'failed')],
    ['out when half failed', 'failing', times(12, 'answered'), times(12, 'failed')],
    ['as it says itself, though it is mute then', 'unready', 'unready', times(5, 'mute')],
    ['not brought back by answers that were still under way', 'unready', 'unready', times(50, 'answered')],
  ] as const) {
    test(what, () => assert.equal(standingAfter(...parts), standing));
  }

  test('in again some seconds after it failed, a while longer each time, and 6 s at most', () => {
    let { health, now } = seen(times(10, 'failed'));
    const rests = [2000, 4000, 6000, 6000].map((restMs) => {
      assert.equal(isUp(health, health.since + restMs - 1), false);
      assert.equal(isUp(health, health.since + restMs), true);
      ({ health, now } = seen(times(10, 'failed'), 1, health, health.since + restMs));
      return standingAt(health, now);
    });
    assert.deepEqual(rests, times(4, 'failed').map(() => 'failing'));
  });

  test('treated as if for the first time when it was well for a minute', () => {
    const { health } = seen(times(10, 'failed'));
    const { health: later } = seen(['answered'], 1, health, health.since + 2000);
    const again = seen(times(10, 'failed'), 1, later, later.since + 61_000).health;
    assert.equal(again.restMs, 2000);
  });

  test('not out for failures of half a minute ago', () => {
    const { health, now } = seen(times(9, 'failed'));
    assert.equal(standingAt(seen(times(9, 'failed'), 1, health, now + 30_000).health, now + 30_100), 'up');
  });
});

test('two words that a region takes requests, and a rest that is over, bring it back whatever was seen before', () => {
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

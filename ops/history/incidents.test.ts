import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { turnsIn, type StatedMinute } from './incidents.ts';
import type { MinuteState } from './uptime.ts';

const states: Readonly<Record<string, MinuteState>> = { u: 'up', d: 'down', '.': 'unknown' };
const drawn = (text: string): StatedMinute[] => [...text].map((letter, at) => ({ at, state: states[letter] }));
const turnsOf = (text: string, isOpen = false): string =>
  turnsIn(drawn(text), isOpen).map(({ kind, at }) => `${kind} ${at}`).join(', ');

describe('incidents, from minutes that are up, down or unknown', () => {
  for (const [what, minutes, turns] of [
    ['none in good times', 'uuuuuuuu', ''],
    ['none of two bad minutes', 'uudduu', ''],
    ['three bad minutes begin one with the first of them', 'uuddd', 'opened 2'],
    ['bad minutes interrupted by a good one begin none', 'ddudd', ''],
    ['it is one incident as long as it lasts', 'dddddddd', 'opened 0'],
    ['four good minutes do not end it', 'ddduuuud', 'opened 0'],
    ['five end it with the first of them', 'ddduuuuu', 'opened 0, closed 3'],
    ['coming and going is one incident', 'ddduududuuuuu', 'opened 0, closed 8'],
    ['the next one begins anew', 'ddduuuuuddd', 'opened 0, closed 3, opened 8'],
    ['unknown minutes begin none', 'uu......', ''],
    ['unknown minutes end none', 'ddd.....', 'opened 0'],
    ['unknown minutes interrupt no run', 'd.d.duu.uuu', 'opened 0, closed 5'],
  ] as const) {
    it(`${what}: ${minutes}`, () => assert.equal(turnsOf(minutes), turns));
  }

  it('an open one can only end', () => assert.equal(turnsOf('ddduuuuu', true), 'closed 3'));

  it('are the same whether evaluated once, or repeatedly since the last change', () => {
    const letters = fc.array(fc.constantFrom('u', 'u', 'd', 'd', '.'), { maxLength: 120 });
    fc.assert(fc.property(letters, (list) => {
      const minutes = drawn(list.join(''));
      assert.deepEqual(lookedAtEachMinute(minutes), turnsIn(minutes));
    }));
  });
});

/** Evaluates like a recorder: at each minute, those since the last change. */
function lookedAtEachMinute(minutes: readonly StatedMinute[]) {
  const turns: ReturnType<typeof turnsIn> = [];
  for (let now = 1; now <= minutes.length; now += 1) {
    const since = turns.at(-1)?.at ?? 0;
    const isOpen = turns.at(-1)?.kind === 'opened';
    turns.push(...turnsIn(minutes.slice(since, now), isOpen));
  }
  return turns;
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { earlierThan, freeUnitsOf, FREE_UNITS } from './allowance.ts';
import type { EarlierFree } from './account.ts';

interface Granted { readonly freeUnits: number | null; readonly freeEarlier: readonly EarlierFree[] }

const usual: Granted = { freeUnits: null, freeEarlier: [] };
const grant = (granted: Granted, units: number | null, month: string): Granted =>
  ({ freeUnits: units, freeEarlier: earlierThan(granted, units, month) });
const freeOf = (granted: Granted): number[] =>
  ['2026-10', '2026-11', '2026-12', '2027-01'].map((month) => freeUnitsOf(granted, month));

describe('the free requests of a month', () => {
  for (const [what, grants, free] of [
    ['the default', [], [10_000, 10_000, 10_000, 10_000]],
    ['more, for the whole month of the change', [[50_000, '2026-11']], [10_000, 50_000, 50_000, 50_000]],
    ['less, from the next month on', [[500, '2026-11']], [10_000, 10_000, 500, 500]],
    ['nothing, from the next month on', [[0, '2026-11']], [10_000, 10_000, 0, 0]],
    ['more, and less a month later', [[50_000, '2026-11'], [500, '2026-12']], [10_000, 50_000, 50_000, 500]],
    ['more, and the default again', [[50_000, '2026-11'], [null, '2026-12']], [10_000, 50_000, 50_000, 10_000]],
    ['less, and in the same month more', [[500, '2026-11'], [20_000, '2026-11']], [10_000, 20_000, 20_000, 20_000]],
    ['less, and less again', [[500, '2026-11'], [5, '2026-11']], [10_000, 10_000, 5, 5]],
    ['more, and in the same month a little less', [[50_000, '2026-11'], [20_000, '2026-11']],
      [10_000, 50_000, 20_000, 20_000]],
    ['the same again', [[10_000, '2026-11']], [10_000, 10_000, 10_000, 10_000]],
  ] as const) {
    it(what, () => {
      const granted = grants.reduce((all, [units, month]) => grant(all, units, month), usual);
      assert.deepEqual(freeOf(granted), free);
    });
  }

  it('never change for a past month, nor become fewer in the current one', () => {
    const units = fc.option(fc.integer({ min: 0, max: 30_000 }));
    const someChanges = fc.array(fc.record({ units, months: fc.integer({ min: 0, max: 2 }) }), { maxLength: 40 });
    const monthAt = (number: number): string =>
      new Date(Date.UTC(2026, number, 1)).toISOString().slice(0, 7);
    fc.assert(fc.property(someChanges, (changes) => {
      let [granted, at] = [usual, 0];
      const frozen = new Map<string, number>();
      for (const change of changes) {
        for (let past = 0; past < change.months; past += 1) {
          frozen.set(monthAt(at), freeUnitsOf(granted, monthAt(at)));
          at += 1;
        }
        const before = freeUnitsOf(granted, monthAt(at));
        granted = grant(granted, change.units, monthAt(at));
        assert.equal(freeUnitsOf(granted, monthAt(at)), Math.max(before, change.units ?? FREE_UNITS));
        assert.equal(freeUnitsOf(granted, monthAt(at + 1)), change.units ?? FREE_UNITS);
        for (const [month, free] of frozen) assert.equal(freeUnitsOf(granted, month), free, month);
      }
    }), { numRuns: 300 });
  });
});

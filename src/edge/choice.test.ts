import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { regions, type Region } from '../config.ts';
import { choose } from './choice.ts';

const nearest: readonly Region[] = ['msk-1', 'spb-1', 'fra-1', 'ala-1'];
const without = (...dead: Region[]) => choose(nearest, (region) => !dead.includes(region));

describe('a request is sent', () => {
  for (const [what, dead, order, mostSends, isPanic] of [
    ['to the nearest first', [], 'msk spb fra ala', 2, false],
    ['to the next if the nearest is out', ['msk-1'], 'spb fra ala msk', 2, false],
    ['to at most two while half of all are healthy', ['msk-1', 'fra-1'], 'spb ala msk fra', 2, false],
    ['anywhere once most look dead, healthy ones first', ['msk-1', 'spb-1', 'ala-1'], 'fra msk spb ala', 4, true],
    ['anywhere, nearest first, when all look dead', nearest, 'msk spb fra ala', 4, true],
  ] as const) {
    test(what, () => {
      const choice = without(...dead);
      const names = choice.regions.map((region) => region.slice(0, 3)).join(' ');
      assert.deepEqual([names, choice.mostSends, choice.isPanic], [order, mostSends, isPanic]);
    });
  }

  test('to the nearest that is not slow with its operation, and to a slow one before those that are out', () => {
    const isUp = (region: Region): boolean => region !== 'spb-1';
    const { regions: order, wellCount, quickCount } = choose(nearest, isUp, (region) => region === 'msk-1');
    assert.deepEqual([order, wellCount, quickCount], [['fra-1', 'ala-1', 'msk-1', 'spb-1'], 3, 2]);
  });

  test('to the nearest if all are slow with its operation', () => {
    const { regions: order, wellCount, quickCount } = choose(nearest, () => true, () => true);
    assert.deepEqual([order, wellCount, quickCount], [nearest, 4, 0]);
  });

  test('in an order of all regions, each once, healthy ones first', () => {
    const some = fc.shuffledSubarray([...regions], { minLength: 1 });
    fc.assert(fc.property(some, fc.subarray([...regions]), (near, up) => {
      const { regions: order, wellCount, isPanic, mostSends } = choose(near, (region) => up.includes(region));
      assert.deepEqual(order.toSorted(), near.toSorted());
      const wells = order.map((region) => up.includes(region));
      assert.deepEqual(wells, wells.toSorted((one, other) => Number(other) - Number(one)));
      assert.equal(wellCount, wells.filter(Boolean).length);
      assert.equal(isPanic, wells.filter(Boolean).length * 2 < near.length);
      assert.ok(mostSends === 2 || mostSends === near.length);
    }));
  });
});

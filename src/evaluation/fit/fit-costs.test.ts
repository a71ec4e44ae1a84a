import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seededRandom } from '../../kernel/random.ts';
import type { Choice, Sample } from './calibration.ts';
import { checkCosts, fitCosts, LEAST_QUERIES } from './fit-costs.ts';

/** The spread between the score of an answer and what people mean. */
const SPREAD = 0.15;

/**
 * Queries with two answers each: one is `elsewhere`, the other has a worse name. People mean the one with the lower
 * true cost, or either if the two are close.
 */
function samplesOf(count: number, seed: number, trueCost: number, statedCost: number): Sample[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const name = random() * 1.2;
    const chance = 1 / (1 + Math.exp((trueCost - name) / SPREAD));
    const isElsewhere = random() < chance;
    return sample([
      { score: -statedCost, costs: { elsewhere: statedCost }, isRight: isElsewhere },
      { score: -name, costs: { name }, isRight: !isElsewhere },
    ]);
  });
}

const sample = (choices: readonly Choice[]): Sample =>
  ({ category: 'x', precision: 'house', confidence: 0.5, choices, isRight: choices[0].isRight });

const fitted = (samples: readonly Sample[], byHand: Readonly<Record<string, number>>, name: string) =>
  fitCosts(samples, byHand).find((cost) => cost.name === name)!;

describe('a fitted cost', () => {
  for (const wrong of [0.1, 1.1]) {
    test(`moves from ${wrong} to the value in the samples`, () => {
      const { cost } = fitted(samplesOf(4000, 1, 0.6, wrong), { elsewhere: wrong }, 'elsewhere');
      assert.ok(Math.abs(cost - 0.6) < 0.06, `${cost}`);
    });
  }
  test('stays where it is if it was right', () => {
    const { cost } = fitted(samplesOf(4000, 2, 0.6, 0.6), { elsewhere: 0.6 }, 'elsewhere');
    assert.ok(Math.abs(cost - 0.6) < 0.04, `${cost}`);
  });
  test('keeps its hand-set value if no sample shows it', () => {
    const { cost, queries } = fitted(samplesOf(400, 3, 0.6, 0.3), { elsewhere: 0.3, corner: 0.03 }, 'corner');
    assert.deepEqual({ cost, queries }, { cost: 0.03, queries: 0 });
  });
  test('is not moved by a few queries', () => {
    const { cost, queries } = fitted(samplesOf(LEAST_QUERIES - 1, 4, 0.9, 0.3), { elsewhere: 0.3 }, 'elsewhere');
    assert.deepEqual({ cost, queries }, { cost: 0.3, queries: LEAST_QUERIES - 1 });
  });
  test('is never negative, even if it speaks for an answer', () => {
    const samples = samplesOf(2000, 5, -0.4, 0.3);
    assert.equal(fitted(samples, { elsewhere: 0.3 }, 'elsewhere').cost, 0);
  });
  test('is the same each time', () => {
    const samples = samplesOf(500, 6, 0.6, 0.2);
    assert.deepEqual(fitCosts(samples, { elsewhere: 0.2 }), fitCosts(samples, { elsewhere: 0.2 }));
  });
  test('ignores queries with one answer, or without a right one', () => {
    const costs = { elsewhere: 0.5 };
    const alone = sample([{ score: -0.5, costs, isRight: true }]);
    const wrong = sample([{ score: -0.5, costs, isRight: false }, { score: -1, costs: {}, isRight: false }]);
    const [{ cost, queries }] = fitCosts([alone, wrong, { ...alone, choices: undefined }], costs);
    assert.deepEqual({ cost, queries }, { cost: 0.5, queries: 0 });
  });
});

test('costs are checked by the share of right first answers, and by their probability', () => {
  const held = samplesOf(2000, 7, 0.6, 0.1);
  const byHand = { elsewhere: 0.1 };
  const before = checkCosts(held, byHand, byHand);
  const after = checkCosts(held, byHand, { elsewhere: 0.6 });
  assert.equal(before.queries, 2000);
  assert.ok(after.rightFirst > before.rightFirst + 0.1, JSON.stringify([before, after]));
  assert.ok(after.surprise < before.surprise, JSON.stringify([before, after]));
});

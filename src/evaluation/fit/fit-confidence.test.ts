import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { seededRandom } from '../../kernel/random.ts';
import { interpolate } from '../../kernel/steps.ts';
import { calibrate, type Sample } from './calibration.ts';
import { fitConfidence, monotone } from './fit-confidence.ts';

const sample = (cost: number, lead: number, isRight: boolean): Sample =>
  ({ category: 'x', precision: 'house', confidence: 0.5, evidence: { cost, lead, cap: 1, isSpot: true }, isRight });

/** Answers that are right with a known probability: lower with the cost, and halved by an equal rival. */
function samplesOf(count: number, seed: number): Sample[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [cost, lead] = [random() * 1.5, random() < 0.4 ? random() * 0.2 : Infinity];
    const chance = (1 - cost / 2) * (lead === Infinity ? 1 : 0.5 + lead * 2.5);
    return sample(cost, lead, random() < chance);
  });
}

describe('fitted steps', () => {
  test('predict the share of right answers in other samples', () => {
    const fitted = fitConfidence(samplesOf(20_000, 1));
    const held = samplesOf(20_000, 2).map((sample) => {
      const { cost, lead } = sample.evidence!;
      return { ...sample, confidence: interpolate(fitted.spots, cost) * interpolate(fitted.leads, lead) };
    });
    const { error, tenths } = calibrate(held);
    assert.ok(error < 0.03, `${error}`);
    for (const { from, answers, meanConfidence, right } of tenths) {
      assert.ok(answers < 200 || Math.abs(meanConfidence - right) < 0.1, `${from}: ${meanConfidence} ${right}`);
    }
  });
  test('never rise with the cost, whatever the data', () => {
    const data = fc.array(fc.record({
      at: fc.double({ min: 0, max: 3, noNaN: true }), right: fc.constantFrom(0, 1), of: fc.constant(1),
    }), { maxLength: 400 });
    fc.assert(fc.property(data, (points) => {
      const steps = monotone(points, [0, 0.2, 0.5, 0.9, 1.5, 2.2], -1);
      for (let i = 1; i < steps.length; i++) {
        assert.ok(steps[i][0] > steps[i - 1][0] && steps[i][1] <= steps[i - 1][1], JSON.stringify(steps));
      }
    }), { seed: 4, numRuns: 200 });
  });
  test('are straight between their points and level outside them', () => {
    const steps = [[0, 1], [1, 0.5]] as const;
    assert.deepEqual([-1, 0, 0.5, 1, 9].map((at) => interpolate(steps, at)), [1, 1, 0.75, 0.5, 0.5]);
  });
});

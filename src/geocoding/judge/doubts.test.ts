import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { costs, type CostName } from '../fit/costs.ts';
import { capOf, costOf, type Doubt } from '../query/doubt.ts';
import { drawStreet, openTown } from '../search.test-data.ts';
import { LEAST_CAP } from './caps.ts';
import { confidenceOf } from './confidence.ts';
import { doubts } from './doubts.ts';

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  const houseTags = { 'addr:city': 'Тверь' };
  drawStreet(drawing, 0, 0, { name: 'Речная улица', labels: ['1', '3', '5', '7'], houseTags });
  drawStreet(drawing, 300, 0, { name: 'улица Мира', labels: ['2', '4', '6'], houseTags });
});
const firstConfidence = (query: string): number => town.geocode(query)[0].confidence;

describe('another doubt never raises confidence', () => {
  const rows: readonly (readonly [doubted: string, more: string])[] = [
    // The house is opposite the street; the street is also of another type.
    ['5, напротив ул. Речная, Тверь', '5, напротив пер. Речной, Тверь'],
    ['пер. Речной, 5, Тверь', '5, напротив пер. Речной, Тверь'],
    ['ул. Речная, 9, Тверь', 'пер. Речной, 9, Тверь'],
    ['ул. Речная, 5 к2, Тверь', 'пер. Речной, 5 к2, Тверь'],
  ];
  for (const [doubted, more] of rows) {
    test(more, () => {
      const [lower, higher] = [firstConfidence(more), firstConfidence(doubted)];
      assert.ok(lower <= higher, `${lower} > ${higher}`);
    });
  }
});

test('no doubt added to an answer raises its confidence', () => {
  const doubt = fc.oneof(
    fc.constantFrom(...doubts).map(({ name, cap }): Doubt => ({ name, cost: 0, cap })),
    fc.tuple(fc.constantFrom(...(Object.keys(costs) as CostName[])), fc.double({ min: 0, max: 2, noNaN: true }))
      .map(([name, cost]): Doubt => ({ name, cost, cap: 1 })),
  );
  const lead = fc.double({ min: 0, max: 2, noNaN: true });
  fc.assert(fc.property(fc.array(doubt), doubt, lead, fc.boolean(), (some, more, lead, isSpot) => {
    const of = (doubtsOfAnswer: readonly Doubt[]): number =>
      confidenceOf({ cost: costOf(doubtsOfAnswer), cap: capOf(doubtsOfAnswer), lead, isSpot });
    assert.ok(of([...some, more]) <= of(some) + 1e-12);
  }), { seed: 20, numRuns: 5000 });
});

test('every doubt has a name and a reason, and a doubt that both costs and caps has one name', () => {
  const names = [...doubts.map(({ name }) => name), ...Object.keys(costs)];
  const both = ['unknownPlace', 'elsewhere', 'otherDistrict'];
  assert.deepEqual(names.filter((name, at) => names.indexOf(name) !== at), both);
  for (const { name, cap, why } of doubts) assert.ok(cap >= LEAST_CAP && cap < 1 && why !== '', name);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSearch } from '../../src/geocoding/search.ts';
import { confidenceOf } from '../../src/geocoding/judge/confidence.ts';
import { capOf, costOf } from '../../src/geocoding/query/doubt.ts';
import { demoAtlas } from '../harness/demo-atlas.ts';
import { readRows } from './row.ts';

/** Costs are added in another order here than in the engine. */
const ROUNDING = 1e-9;

const { geocode } = openSearch(await demoAtlas());
const rows = readRows().filter(({ options }) => options.ask === 'geocode');

test('of every answer, what speaks against it makes its cost and cap, and nothing of it raises belief', () => {
  const wrong = rows.flatMap(({ query }) => geocode(query).flatMap(({ doubts, evidence, confidence }, place) => {
    const complaints: string[] = [];
    if (doubts.some(({ cost, cap }) => cost < 0 || cap < 0 || cap > 1)) complaints.push('speaks for it');
    if (capOf(doubts) !== evidence.cap) complaints.push(`is capped at ${evidence.cap}`);
    const sum = costOf(doubts);
    // Where little was said, a slip is much of it.
    const factor = sum === 0 ? 1 : evidence.cost / sum;
    const isOther = factor < 1 - ROUNDING || (sum === 0 && evidence.cost !== 0);
    if (isOther) complaints.push(`costs ${evidence.cost}, not ${sum}`);
    for (const left of doubts) {
      const fewer = doubts.filter((doubt) => doubt !== left);
      const without = confidenceOf({ ...evidence, cost: costOf(fewer) * factor, cap: capOf(fewer) });
      // The confidence of an answer is rounded to three digits.
      if (without < confidence - 0.0005 - ROUNDING) complaints.push(`has a lower confidence without ${left.name}`);
    }
    return complaints.map((complaint) => `${query}, answer ${place + 1}: ${complaint}`);
  }));
  assert.deepEqual(wrong, []);
});

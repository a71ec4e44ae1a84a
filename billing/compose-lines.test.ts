import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chargedOf, composeLines, totalOf, type MonthFacts, type OpenCredit } from './compose-lines.ts';
import { tiersOf } from './prices.ts';

const month = (facts: Partial<MonthFacts>): MonthFacts => ({
  units: 0n,
  tiers: tiersOf('2026-11', 10_000n),
  credits: [],
  late: [],
  smallTotalKopecks: 100n,
  ...facts,
});
const credit = (leftKopecks: bigint, of = '2026-10'): OpenCredit => ({
  month: of,
  regions: ['msk-1'],
  percent: 10,
  minutes: { up: 44_000, down: 600, unknown: 40 },
  leftKopecks,
});

describe('the lines of an invoice', () => {
  for (const [what, facts, expected, total] of [
    ['nothing at all', {}, [], 0n],
    ['a free month', { units: 9_000n }, ['usage 0'], 0n],
    ['a month whose total is too small is waived', { units: 12_345n }, ['usage 0', 'usage 93', 'waived -93'], 0n],
    ['a rouble exactly is owed', { units: 12_500n }, ['usage 0', 'usage 100'], 100n],
    ['a credit is deducted',
      { units: 20_000n, credits: [credit(150n)] }, ['usage 0', 'usage 400', 'credit -150'], 250n],
    ['credits are spent in order, and no more than is owed',
      { units: 20_000n, credits: [credit(300n), credit(300n)] },
      ['usage 0', 'usage 400', 'credit -300', 'credit -100'], 0n],
    ['an unneeded credit has no line',
      { units: 20_000n, credits: [credit(400n), credit(300n)] }, ['usage 0', 'usage 400', 'credit -400'], 0n],
    ['a rest that is too small is waived',
      { units: 20_000n, credits: [credit(330n)] }, ['usage 0', 'usage 400', 'credit -330', 'waived -70'], 0n],
    ['a credit is not spent on a month that is waived anyway',
      { units: 12_345n, credits: [credit(300n)] }, ['usage 0', 'usage 93', 'waived -93'], 0n],
    ['late usage is shown and costs nothing',
      { units: 20_000n, late: [{ month: '2026-10', units: 5_000n }] }, ['usage 0', 'usage 400', 'waived 0'], 400n],
    ['if nothing is waived a kopeck is owed',
      { units: 10_025n, smallTotalKopecks: 0n }, ['usage 0', 'usage 1'], 1n],
  ] as const) {
    it(what, () => {
      const lines = composeLines(month(facts));
      assert.deepEqual(lines.map(({ kind, amountKopecks }) => `${kind} ${amountKopecks}`), expected);
      assert.equal(totalOf(lines), total);
    });
  }

  it('give the cost of a month before credits', () => {
    assert.equal(chargedOf(composeLines(month({ units: 20_000n, credits: [credit(150n)] }))), 400n);
  });

  it('state the month and the minutes of a credit', () => {
    const [, , line] = composeLines(month({ units: 20_000n, credits: [credit(150n, '2026-09')] }));
    assert.deepEqual(line, {
      kind: 'credit', month: '2026-09', regions: ['msk-1'], percent: 10,
      minutes: { up: 44_000, down: 600, unknown: 40 }, amountKopecks: -150n,
    });
  });
});

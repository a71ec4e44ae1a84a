import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reachedThresholds } from './thresholds.ts';
import type { Account } from '../account.ts';

const PAYER = { name: 'ООО «Ромашка»', inn: '7736050003', kpp: '773601001', address: null, ogrn: null, bank: null };
const account = (change: Partial<Account>): Account => ({
  id: 'acc_1', email: 'dev@example.ru', side: 'confirmed', createdAt: 0, payer: null, capUnits: null, capRoubles: null,
  alertPercents: [50, 85, 100], alertEmail: 'dev@example.ru', override: {}, ...change,
});
/** Ten units per rouble, beyond the free ones. */
const unitsFor = (kopecks: number, free: number): number => free + Math.floor(kopecks / 10);

describe('the thresholds that usage has reached', () => {
  const cases: readonly (readonly [string, Partial<Account>, used: number, expected: string])[] = [
    ['nothing yet', {}, 4_999, ''],
    ['half of the free quota', {}, 5_000, 'quota 50 of 10000'],
    ['one unit before the next', {}, 8_499, 'quota 50 of 10000'],
    ['all of it', {}, 10_000, 'quota 50 85 100 of 10000'],
    ['a raised free quota', { override: { freeUnits: 777 } }, 661, 'quota 50 85 of 777'],
    ['in any order of the shares', { alertPercents: [100, 20] }, 2_000, 'quota 20 of 10000'],
    ['none are wanted', { alertPercents: [] }, 10_000, ''],
    ['a payer without a cap learns when paid requests begin', { payer: PAYER }, 12_000, 'quota 50 85 100 of 10000'],
    ['a cap in units', { payer: PAYER, capUnits: 40_000 }, 20_000, 'quota 50 85 100 of 10000, spend 50 of 40000'],
    ['a cap below the free quota', { capUnits: 1_000 }, 850, 'spend 50 85 of 1000'],
    ['a cap that the free quota ends before', { capUnits: 20_000 }, 9_000, 'quota 50 85 of 10000'],
    ['a cap in roubles, just before half of the money', { payer: PAYER, capRoubles: 1_000 }, 14_999,
      'quota 50 85 100 of 10000'],
    ['a cap in roubles', { payer: PAYER, capRoubles: 1_000 }, 15_000,
      'quota 50 85 100 of 10000, spend 50 of 20000'],
    ['both caps, the nearer one', { payer: PAYER, capRoubles: 1_000, capUnits: 16_000 }, 13_600,
      'quota 50 85 100 of 10000, spend 50 85 of 16000'],
    ['a cap of nothing beyond the free quota', { payer: PAYER, capRoubles: 0 }, 10_000,
      'quota 50 85 100 of 10000, spend 50 85 100 of 10000'],
    ['a cap of nothing at all', { capUnits: 0 }, 1, ''],
    ['no free quota', { payer: PAYER, override: { freeUnits: 0 } }, 1, ''],
  ];
  for (const [what, change, used, expected] of cases) {
    it(`${what}: ${expected || 'none'}`, () => {
      const reached = reachedThresholds(account(change), used, '2026-11', unitsFor);
      const summary = reached.map(({ kind, percents, limitUnits }) => `${kind} ${percents.join(' ')} of ${limitUnits}`);
      assert.equal(summary.join(', '), expected);
    });
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allowanceOf, bucketOf, DEFAULT_RATES } from './allowance.ts';
import { findPayerFault } from './payer.ts';
import type { Account } from './account.ts';

const payer = { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: null, ogrn: null, bank: null };
const account = (change: Partial<Account>): Account => ({
  id: 'acc', email: 'a@example.ru', side: 'confirmed', createdAt: 0, payer: null, capUnits: null, capRoubles: null,
  alertPercents: [], alertEmail: 'a@example.ru', override: {}, ...change,
});
/** Ten units per rouble. */
const unitsWithin = (roubles: number, free: number): number => free + roubles * 10;

describe('what an account may use in a month', () => {
  for (const [who, change, limit, refusal] of [
    ['without a payer: the free quota', {}, 10_000, 'quota_exhausted'],
    ['unconfirmed, though a payer is set: the free quota', { side: 'unconfirmed', payer }, 10_000, 'quota_exhausted'],
    ['with a payer: no limit', { payer }, 1e15, 'quota_exhausted'],
    ['with a larger free quota: that', { override: { freeUnits: 50_000 } }, 50_000, 'quota_exhausted'],
    ['without a payer and with a quota that was lowered this month: the lower one',
      { override: { freeUnits: 5, freeEarlier: [{ until: '2026-11', units: 90 }] } }, 5, 'quota_exhausted'],
    ['with a payer, a quota that was lowered this month and no roubles: what it was when the month began',
      { payer, capRoubles: 0, override: { freeUnits: 5, freeEarlier: [{ until: '2026-11', units: 90 }] } },
      90, 'spend_cap_reached'],
    ['with no free quota: nothing', { override: { freeUnits: 0 } }, 0, 'quota_exhausted'],
    ['with a cap below the free quota: the cap', { capUnits: 100 }, 100, 'spend_cap_reached'],
    ['with a cap above the free quota and no payer: the free quota', { capUnits: 20_000 }, 10_000, 'quota_exhausted'],
    ['with a payer and a cap in roubles', { payer, capRoubles: 5 }, 10_050, 'spend_cap_reached'],
    ['with both caps: the lower one', { payer, capRoubles: 5, capUnits: 10_020 }, 10_020, 'spend_cap_reached'],
    ['with a cap of no roubles: the free quota', { payer, capRoubles: 0 }, 10_000, 'spend_cap_reached'],
  ] as const) {
    it(who, () => {
      const allowance = allowanceOf(account(change), '2026-11', unitsWithin);
      assert.deepEqual([allowance.limit, allowance.refusal], [limit, refusal]);
    });
  }
});

describe('the bucket of an account', () => {
  for (const [who, change, kind, perSecond, burst] of [
    ['free', {}, 'ordinary', 10, 20],
    ['paid', { payer }, 'ordinary', 50, 100],
    ['suggestions, twice that', {}, 'suggest', 20, 40],
    ['matrices', { payer }, 'matrix', 2, 4],
    ['raised by the operator', { override: { perSecond: 500, burst: 900 } }, 'ordinary', 500, 900],
    ['raised without a burst', { override: { perSecond: 500 } }, 'ordinary', 500, 500],
    ['lists', {}, 'many', 2, 4],
    ['lists of a paying account', { payer }, 'many', 10, 20],
    ['lists of a slowed account', { override: { perSecond: 0.5, burst: 1 } }, 'many', 0.1, 1],
    ['matrices of an account that was raised', { override: { perSecond: 500, burst: 900 } }, 'matrix', 2, 4],
    ['raised matrices', { override: { matrixPerSecond: 15 } }, 'matrix', 15, 30],
    ['raised matrices, and all else', { override: { matrixPerSecond: 15 } }, 'ordinary', 10, 20],
    ['lowered matrices', { override: { matrixPerSecond: 0.1 } }, 'matrix', 0.1, 1],
    ['lowered below one', { override: { perSecond: 0.5, burst: null } }, 'ordinary', 0.5, 20],
  ] as const) {
    it(`${who}: ${perSecond} a second, ${burst} at once`, () =>
      assert.deepEqual(bucketOf(account(change), kind, DEFAULT_RATES), { perSecond, burst }));
  }
});

const proprietor = { ...payer, inn: '500100732259', kpp: null };
const bank = {
  bankName: 'ПАО СБЕРБАНК', bic: '044525225', account: '40702810838000000017',
  correspondentAccount: '30101810400000000225',
};

describe('the details of a payer', () => {
  for (const [what, details, fault] of [
    ['an organisation', payer, undefined],
    ['a sole proprietor', proprietor, undefined],
    ['a wrong check digit', { ...payer, inn: '7707083894' }, 'inn'],
    ['a wrong second check digit', { ...proprietor, inn: '500100732250' }, 'inn'],
    ['eleven digits', { ...payer, inn: '77070838930' }, 'inn'],
    ['an organisation without KPP', { ...payer, kpp: null }, 'kpp'],
    ['a person with KPP', { ...payer, inn: '500100732259' }, 'kpp'],
    ['a KPP with a letter where letters may be', { ...payer, kpp: '7736AB001' }, undefined],
    ['a KPP with a letter elsewhere', { ...payer, kpp: 'A73601001' }, 'kpp'],
    ['an address', { ...payer, address: 'г. Уфа, ул. Ленина, д. 1' }, undefined],
    ['a blank address', { ...payer, address: ' ' }, 'address'],
    ['an address of 301 characters', { ...payer, address: 'я'.repeat(301) }, 'address'],
    ['a blank name', { ...payer, name: '  ' }, 'name'],
    ['an OGRN', { ...payer, ogrn: '1027700132195' }, undefined],
    ['a mistyped OGRN', { ...payer, ogrn: '1027700132196' }, 'ogrn'],
    ['an OGRNIP of an organisation', { ...payer, ogrn: '304500116000157' }, 'ogrn'],
    ['an OGRNIP of a sole proprietor', { ...proprietor, ogrn: '304500116000157' }, undefined],
    ['an OGRN of a sole proprietor', { ...proprietor, ogrn: '1027700132195' }, 'ogrn'],
    ['a bank', { ...payer, bank }, undefined],
    ['a bank by its BIC alone', { ...payer, bank: { ...bank, bankName: null, correspondentAccount: null } }, undefined],
    ['a bank with a blank name', { ...payer, bank: { ...bank, bankName: ' ' } }, 'bank/name'],
    ['a BIC of eight digits', { ...payer, bank: { ...bank, bic: '44525225' } }, 'bank/bic'],
    ['an account at another bank', { ...payer, bank: { ...bank, bic: '044525593' } }, 'bank/account'],
    ['a mistyped account', { ...payer, bank: { ...bank, account: '40702810838000000018' } }, 'bank/account'],
    ['a correspondent account of another bank',
      { ...payer, bank: { ...bank, correspondentAccount: '30101810200000000593' } }, 'bank/correspondent_account'],
  ] as const) {
    it(`${what}: ${fault ? `wrong ${fault}` : 'valid'}`, () => assert.equal(findPayerFault(details)?.field, fault));
  }
});

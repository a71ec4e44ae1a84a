import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSellerFault, type Seller } from '../index.ts';
import { drawn } from '../documents/drawn-invoices.test-data.ts';

const { seller } = drawn.ordinary;
const bankWith = (change: Partial<Seller['bank']>): Seller => ({ ...seller, bank: { ...seller.bank, ...change } });

describe('the numbers of a seller', () => {
  for (const [what, stated, field] of [
    ['an organisation', seller, undefined],
    ['a sole proprietor', drawn.withoutVat.seller, undefined],
    ['a mistyped INN', { ...seller, inn: '7707083894' }, 'inn'],
    ['an organisation without KPP', { ...seller, kpp: null }, 'kpp'],
    ['an OGRNIP of an organisation', { ...seller, ogrn: '304500116000157' }, 'ogrn'],
    ['a BIC of eight digits', bankWith({ bic: '44525225' }), 'bank.bic'],
    ['an account at another bank', bankWith({ bic: '044525593' }), 'bank.account'],
    ['a mistyped account', bankWith({ account: '40702810838000000018' }), 'bank.account'],
    ['another bank\'s correspondent account', bankWith({ correspondentAccount: '30101810200000000593' }),
      'bank.correspondent_account'],
  ] as const) {
    it(`${what}: ${field ? `wrong ${field}` : 'valid'}`, () => assert.equal(findSellerFault(stated)?.field, field));
  }
});

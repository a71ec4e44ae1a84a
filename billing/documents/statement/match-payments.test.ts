import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchPayments, type BankPayment, type PayableInvoice } from '../../index.ts';
import { findNumbers } from './find-numbers.ts';

const OURS = '40702810838000000017';

const invoice = (number: string, owedKopecks: bigint, more: Partial<PayableInvoice> = {}): PayableInvoice =>
  ({ number, issuedOn: '2026-12-01', payerInn: '7702070210', owedKopecks, accounts: [OURS], ...more });

const invoices = [
  invoice('GK-2026-000123', 264_601n),
  invoice('GK-2026-000124', 10_000n, { payerInn: '500100732259' }),
  invoice('GK-2026-000125', 30_000n),
  invoice('GK-2026-000126', 0n),
  invoice('GK-2025-000123', 1_000n, { issuedOn: '2025-12-01' }),
];

const payment = (
  purpose: string, amountKopecks: bigint, payerInn: string | null = '7702070210', account = OURS,
): BankPayment => ({
  line: 1, number: '77', reference: '77/1', day: '2026-12-09', amountKopecks, account, payerInn, payerName: 'ООО',
  purpose,
});

describe('the number of an invoice', () => {
  for (const purpose of [
    'Оплата по счёту GK-2026-000123 от 01.12.2026', 'оплата gk-2026-000123', 'GK–2026–000123', 'GK—2026—123',
    'Счет № GK 2026 000123', 'сч.GK2026000123,НДС', 'ГК-2026-000123', 'GК-2026-000123', 'гк 2026/000123 за геокодинг',
    'по сч GK-2026 - 000123', 'GK_2026_000123', 'GK-2026-№000123', '(GK-2026-000123)', 'G K-2026-000123',
    'Оплата по счетам GK-2026-000123, GK-2026-000123',
  ]) {
    it(`is found whole in «${purpose}»`, () =>
      assert.deepEqual(findNumbers(purpose), [{ year: '2026', sequence: 123, day: null }]));
  }

  for (const [purpose, day] of [
    ['Оплата по счёту № 123 от 01.12.2026 за услуги', '2026-12-01'], ['счет 000123 от 01.12.26', '2026-12-01'],
    ['Сч. N123', null], ['по счету на оплату №123', null], ['СЧЁТ #123 В Т.Ч. НДС', null],
    ['оплата счета-фактуры 123 от 01/12/2026', '2026-12-01'],
  ] as const) {
    it(`is found by its last part in «${purpose}»`, () =>
      assert.deepEqual(findNumbers(purpose), [{ year: null, sequence: 123, day }]));
  }

  for (const purpose of [
    '', 'Оплата за услуги', 'договор № 123 от 01.12.2026', 'счет 40702810838000000017', 'НДС 22% - 123-15',
    'счёт 123/45-П', 'счёт 123.50 руб', 'расчет 123', 'AGK-2026-000123', 'GK-2026-0000001234', 'GK-1926-000123',
  ]) {
    it(`is not there in «${purpose}»`, () => assert.deepEqual(findNumbers(purpose), []));
  }
});

describe('a payment', () => {
  for (const [what, paid, outcome, allocations, candidates] of [
    ['of the whole sum', payment('счёт GK-2026-000123', 264_601n), 'paid', [['GK-2026-000123', 264_601n]], 1],
    ['of the rest', payment('счёт GK-2026-000125', 30_000n), 'paid', [['GK-2026-000125', 30_000n]], 1],
    ['of a part', payment('счёт GK-2026-000123', 264_600n), 'partial', [['GK-2026-000123', 264_600n]], 1],
    ['of too much', payment('счёт GK-2026-000123', 264_602n), 'overpaid', [['GK-2026-000123', 264_602n]], 1],
    ['of a paid invoice', payment('счёт GK-2026-000126', 7_000n), 'already_paid', [], 1],
    ['of two invoices at once', payment('GK-2026-000123, GK-2026-000125', 294_601n), 'paid',
      [['GK-2026-000123', 264_601n], ['GK-2026-000125', 30_000n]], 2],
    ['of two invoices that do not add up', payment('GK-2026-000123 и GK-2026-000125', 100n), 'several', [], 2],
    ['of an invoice and an unknown number', payment('GK-2026-000123 и GK-2026-000999', 264_601n), 'unknown_number',
      [], 1],
    ['of another payer', payment('GK-2026-000124', 10_000n), 'other_payer', [], 1],
    ['of an unknown payer', payment('GK-2026-000123', 264_601n, null), 'other_payer', [], 1],
    ['to an account that the invoice does not name',
      payment('GK-2026-000123', 264_601n, '7702070210', '40702810900000000001'), 'other_account', [], 1],
    ['of an unknown number', payment('GK-2026-000999', 100n), 'unknown_number', [], 0],
    ['of another year\'s number', payment('GK-2024-000123', 100n), 'unknown_number', [], 0],
    ['by the last part, shared by two years', payment('счёт 123', 1_000n), 'ambiguous', [], 2],
    ['by the last part and the day', payment('счёт 123 от 01.12.2025', 1_000n), 'paid',
      [['GK-2025-000123', 1_000n]], 1],
    ['by the last part of another payer\'s', payment('счёт 124', 10_000n), 'unknown_number', [], 0],
    ['by the last part and a wrong day', payment('счёт 123 от 02.12.2026', 264_601n), 'unknown_number', [], 0],
    ['without a number, of a sum that is owed', payment('за геокодинг', 264_601n), 'no_number', [], 1],
    ['without a number, of another sum', payment('за геокодинг', 5n), 'no_number', [], 0],
    ['without number and payer', payment('за геокодинг', 264_601n, null), 'no_number', [], 0],
  ] as const) {
    it(`${what} is ${outcome}`, () => {
      const [match] = matchPayments([paid], invoices);
      assert.equal(match.outcome, outcome);
      assert.deepEqual(match.allocations.map((part) => [part.number, part.amountKopecks]), allocations);
      assert.equal(match.candidates.length, candidates);
    });
  }

  it('takes into account what an earlier one settled', () => {
    const twice = [payment('GK-2026-000123', 264_601n), payment('GK-2026-000123', 264_601n)];
    assert.deepEqual(matchPayments(twice, invoices).map(({ outcome }) => outcome), ['paid', 'already_paid']);
  });

  it('in parts settles an invoice by its last part', () => {
    const parts = [100_000n, 164_000n, 601n].map((sum) => payment('GK-2026-000123', sum));
    assert.deepEqual(matchPayments(parts, invoices).map(({ outcome }) => outcome), ['partial', 'partial', 'paid']);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findAccountFault, findBankFault, findBicFault, findCorrespondentFault } from './bank.ts';
import type { Fault } from './fault.ts';
import {
  findInnFault, findKppFault, findOgrnFault, findOgrnipFault, findRegistrationFault, findTaxpayerFault,
} from './taxpayer.ts';

type Case = readonly [what: string, fault: Fault | undefined, expected: RegExp | undefined];

const sber = '044525225';
const cases: readonly Case[] = [
  ['the INN of an organisation', findInnFault('7707083893'), undefined],
  ['the INN of a person', findInnFault('500100732259'), undefined],
  ['an INN whose remainder is ten, so that its digit is 0', findInnFault('7702070210'), undefined],
  ['an INN of eleven digits', findInnFault('77070838930'), /10 digits .* or 12/],
  ['an INN with a space', findInnFault('7707 083893'), /10 digits/],
  ['an INN in Arabic digits', findInnFault('٧٧٠٧٠٨٣٨٩٣'), /10 digits/],
  ['nothing', findInnFault(''), /10 digits/],
  ['zeros, whose check digits fit', findInnFault('0000000000'), /no region 00/],
  ['an INN with a wrong digit', findInnFault('7707083894'), /check digit/],
  ['a person\'s INN with a wrong 11th digit', findInnFault('500100732249'), /check digit/],
  ['a person\'s INN with a wrong 12th digit', findInnFault('500100732250'), /check digit/],
  ['a KPP', findKppFault('773601001'), undefined],
  ['a KPP with letters where letters may be', findKppFault('7736AB001'), undefined],
  ['a KPP with a letter elsewhere', findKppFault('A73601001'), /9 characters/],
  ['a KPP with Cyrillic letters', findKppFault('7736АВ001'), /9 characters/],
  ['a KPP of ten digits', findKppFault('7736010011'), /9 characters/],
  ['a KPP of no region', findKppFault('003601001'), /no region 00/],
  ['an OGRN', findOgrnFault('1027700132195'), undefined],
  ['an OGRN with a wrong digit', findOgrnFault('1027700132196'), /check digit/],
  ['an OGRN that begins as no OGRN does', findOgrnFault('2027700132195'), /begins with 1 or 5/],
  ['an OGRN of 15 digits', findOgrnFault('304500116000157'), /13 digits/],
  ['an OGRNIP', findOgrnipFault('304500116000157'), undefined],
  ['an OGRNIP with a wrong digit', findOgrnipFault('304500116000158'), /check digit/],
  ['an OGRNIP that begins as no OGRNIP does', findOgrnipFault('104500116000157'), /begins with 3/],
  ['a BIC', findBicFault(sber), undefined],
  ['a BIC of the treasury', findBicFault('017003983'), /of the treasury/],
  ['a BIC of eight digits', findBicFault('44525225'), /9 digits/],
  ['a BIC of another country', findBicFault('144525225'), /begins with 04/],
  ['a settlement account', findAccountFault('40702810838000000017', sber), undefined],
  ['a sole proprietor\'s account', findAccountFault('40802810400000000042', '044525593'), undefined],
  ['an account at another bank', findAccountFault('40702810838000000017', '044525593'), /does not fit this BIC/],
  ['an account with a wrong key', findAccountFault('40702810938000000017', sber), /9th digit/],
  ['an account of 19 digits', findAccountFault('4070281083800000001', sber), /20 digits/],
  ['a correspondent account where customers pay', findAccountFault('30101810400000000225', sber), /not the settlement/],
  ['an account at a wrong BIC', findAccountFault('40702810838000000017', '0445252'), /9 digits/],
  ['an account at an office of the Bank of Russia', findAccountFault('40702810345370000001', '044525000'), undefined],
  ['a correspondent account', findCorrespondentFault('30101810400000000225', sber), undefined],
  ['another bank\'s', findCorrespondentFault('30101810145250000974', '044525974'), undefined],
  ['a correspondent account elsewhere', findCorrespondentFault('30101810700000000187', sber), /three last digits/],
  ['a settlement account as correspondent', findCorrespondentFault('40702810838000000017', sber), /begins with 301/],
  ['a correspondent account with a wrong key', findCorrespondentFault('30101810500000000225', sber), /9th digit/],
];

describe('the numbers of taxpayers and banks', () => {
  for (const [what, fault, expected] of cases) {
    it(`${what}: ${expected ? 'refused' : 'valid'}`, () => {
      if (!expected) return assert.equal(fault, undefined);
      assert.match(fault?.en ?? 'no fault', expected);
      assert.match(fault?.ru ?? '', /[а-я]/);
    });
  }

  const noticed: readonly (readonly [string, string, (text: string) => Fault | undefined])[] = [
    ['an INN of ten digits', '7707083893', findInnFault],
    ['an INN of twelve digits', '500100732259', findInnFault],
    ['a settlement account', '40702810838000000017', (text) => findAccountFault(text, sber)],
  ];
  for (const [what, right, fault] of noticed) {
    it(`every single wrong digit of ${what} is noticed`, () => {
      for (let at = 0; at < right.length; at += 1) {
        const wrong = right.slice(0, at) + ((Number(right[at]) + 1) % 10) + right.slice(at + 1);
        assert.ok(fault(wrong), wrong);
      }
    });
  }
});

/** A number with random digits after the given ones, leaving room for the check digit. */
const digitsAfter = (first: string, more: number): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^\\d{${more}}$`)).map((rest) => first + rest);

/** Completes a number with the one digit that makes it valid, at the place of its check digit. */
const completed = (text: string, at: number, fault: (text: string) => Fault | undefined): string => {
  const right = Array.from({ length: 10 }, (_, digit) => text.slice(0, at) + digit + text.slice(at))
    .filter((whole) => fault(whole) === undefined);
  assert.equal(right.length, 1, text);
  return right[0];
};

describe('a changed digit', () => {
  // a remainder of ten gives the digit 0, as the remainder 0 does: such a pair of numbers cannot be told apart
  const checked = [
    ['an OGRN', '1', 11, '', 12, /[1-9]$/, findOgrnFault],
    ['an OGRNIP', '3', 13, '', 14, /[3-9]$/, findOgrnipFault],
    ['a settlement account', '40702810', 11, '', 8, /./, (text: string) => findAccountFault(text, sber)],
    ['a correspondent account', '30101810', 8, '225', 8, /./, (text: string) => findCorrespondentFault(text, sber)],
  ] as const;
  for (const [what, first, more, last, checkAt, unambiguous, fault] of checked) {
    it(`is refused in ${what}`, () => {
      const whole = digitsAfter(first, more).map((text) => completed(text + last, checkAt, fault))
        .filter((text) => unambiguous.test(text));
      fc.assert(fc.property(whole, fc.nat(), fc.integer({ min: 1, max: 9 }), (right, place, shift) => {
        const at = place % right.length;
        const wrong = right.slice(0, at) + ((Number(right[at]) + shift) % 10) + right.slice(at + 1);
        assert.ok(fault(wrong), `${right} and ${wrong}`);
      }));
    });
  }

  it('is refused in the digits of the BIC that an account depends on', () => {
    const change = fc.integer({ min: 1, max: 9 });
    fc.assert(fc.property(digitsAfter('40702810', 11), fc.nat(2), change, (text, place, more) => {
      const account = completed(text, 8, (whole) => findAccountFault(whole, '044525593'));
      const at = 6 + place;
      const bic = '044525593';
      const wrong = bic.slice(0, at) + ((Number(bic[at]) + more) % 10) + bic.slice(at + 1);
      assert.equal(findBankFault({ bic: wrong, account, correspondentAccount: null })?.field, 'account');
    }));
  });
});

describe('the registration of a taxpayer', () => {
  for (const [what, ogrn, inn, expected] of [
    ['an organisation with its OGRN', '1027700132195', '7707083893', undefined],
    ['a person with an OGRNIP', '304500116000157', '500100732259', undefined],
    ['an organisation with an OGRNIP', '304500116000157', '7707083893', /an organisation has an OGRN of 13 digits/],
    ['a person with an OGRN', '1027700132195', '500100732259', /a person has an OGRNIP of 15 digits/],
  ] as const) {
    it(`${what}: ${expected ? 'refused' : 'valid'}`, () => {
      const fault = findRegistrationFault(ogrn, inn);
      if (expected) assert.match(fault!.en, expected);
      else assert.equal(fault, undefined);
    });
  }
});

describe('the INN and KPP of one taxpayer', () => {
  for (const [what, inn, kpp, field] of [
    ['an organisation', '7707083893', '773601001', undefined],
    ['a sole proprietor', '500100732259', null, undefined],
    ['an organisation without KPP', '7707083893', null, 'kpp'],
    ['a person with KPP', '500100732259', '773601001', 'kpp'],
    ['both wrong: the INN first', '7707083894', 'x', 'inn'],
  ] as const) {
    it(`${what}: ${field ? `wrong ${field}` : 'valid'}`, () => assert.equal(findTaxpayerFault(inn, kpp)?.field, field));
  }
});

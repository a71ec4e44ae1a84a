import { firstFault, weighted, type Fault, type Rule } from './fault.ts';

const BIC: readonly Rule[] = [
  [(text) => /^\d{9}$/.test(text), 'БИК — 9 цифр', 'a BIC has 9 digits'],
  // it is not reliably known how the treasury computes the keys of its accounts
  [(text) => !text.startsWith('01'), 'это БИК казначейства (01…), а его счета здесь не принимаются',
    'this is a BIC of the treasury (01…), whose accounts are not taken here'],
  [(text) => text.startsWith('04'), 'БИК банка России начинается с 04', 'a BIC of a bank of Russia begins with 04'],
];

/** Checks the BIC of a Russian bank, which has no check digit of its own. */
export const findBicFault = (text: string): Fault | undefined => firstFault(text, BIC);

/** Whether it is an office of the Bank of Russia (000 to 002 at the end), whose accounts have a different key. */
const isCentralBank = (bic: string): boolean => /00[0-2]$/.test(bic);

/** The prefix of an account for computing its key. */
const ownBank = (bic: string): string => bic.slice(6);
const centralBank = (bic: string): string => `0${bic.slice(4, 6)}`;

const keyFits = (before: string, account: string): boolean => weighted(before + account, [7, 1, 3]) % 10 === 0;

const SHAPE: Rule = [(text) => /^\d{20}$/.test(text), 'номер счёта — 20 цифр', 'an account has 20 digits'];
const KEY_RU = 'ключ счёта (9-я цифра) не сходится с этим БИК: опечатка в счёте или в БИК';
const KEY_EN = 'its key (the 9th digit) does not fit this BIC: the account or the BIC is mistyped';

/** Checks the account that customers pay into. Its key depends on its bank. */
export const findAccountFault = (account: string, bic: string): Fault | undefined =>
  findBicFault(bic) ?? firstFault(account, [
    SHAPE,
    [(text) => !text.startsWith('301'), 'это корреспондентский счёт банка, а нужен расчётный',
      'this is the correspondent account of a bank, not the settlement account of its customer'],
    [(text) => keyFits(isCentralBank(bic) ? centralBank(bic) : ownBank(bic), text), KEY_RU, KEY_EN],
  ]);

/** Checks the bank's own account at the Bank of Russia, which begins with 301 and ends like the BIC. */
export const findCorrespondentFault = (account: string, bic: string): Fault | undefined =>
  findBicFault(bic) ?? firstFault(account, [
    SHAPE,
    [(text) => text.startsWith('301'), 'корреспондентский счёт начинается с 301',
      'a correspondent account begins with 301'],
    [(text) => text.slice(-3) === bic.slice(-3), 'корреспондентский счёт кончается теми же тремя цифрами, что БИК',
      'a correspondent account ends with the three last digits of the BIC'],
    [(text) => keyFits(centralBank(bic), text), KEY_RU, KEY_EN],
  ]);

export interface BankNumbers {
  readonly bic: string;
  readonly account: string;
  /** Null if the bank account was given without it. */
  readonly correspondentAccount: string | null;
}

/** The first invalid number of a bank account, with the name of its field. The BIC is used to check the accounts. */
export function findBankFault(
  { bic, account, correspondentAccount }: BankNumbers,
): Fault & { field: 'bic' | 'account' | 'correspondent_account' } | undefined {
  const wrongBic = findBicFault(bic);
  if (wrongBic) return { field: 'bic', ...wrongBic };
  const wrongAccount = findAccountFault(account, bic);
  if (wrongAccount) return { field: 'account', ...wrongAccount };
  const wrong = correspondentAccount === null ? undefined : findCorrespondentFault(correspondentAccount, bic);
  return wrong && { field: 'correspondent_account', ...wrong };
}

import type { Payer } from '../../accounts/ports.ts';
import type { Payer as ToldPayer } from '../../contract.gen.ts';

/** Who pays, as the contract tells it: of an account as of an invoice. */
export const toToldPayer = ({ name, inn, kpp, address, ogrn, bank }: Payer): ToldPayer => ({
  name, inn, kpp, address, ogrn,
  bank: bank && {
    name: bank.bankName, bic: bank.bic, account: bank.account, correspondent_account: bank.correspondentAccount,
  },
});

/** What is left out is not set. */
export const fromToldPayer = ({ name, inn, kpp, address = null, ogrn = null, bank = null }: ToldPayer): Payer => ({
  name, inn, kpp, address, ogrn,
  bank: bank && {
    bankName: bank.name ?? null, bic: bank.bic, account: bank.account,
    correspondentAccount: bank.correspondent_account ?? null,
  },
});

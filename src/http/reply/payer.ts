import type { Payer } from '../../accounts/ports.ts';
import type { Payer as ContractPayer } from '../../contract.gen.ts';

/** Converts a payer to the contract's form, for accounts and invoices alike. */
export const toContractPayer = ({ name, inn, kpp, address, ogrn, bank }: Payer): ContractPayer => ({
  name, inn, kpp, address, ogrn,
  bank: bank && {
    name: bank.bankName, bic: bank.bic, account: bank.account, correspondent_account: bank.correspondentAccount,
  },
});

/** Converts a payer from the contract's form; omitted fields become null. */
export const fromContractPayer = (
  { name, inn, kpp, address = null, ogrn = null, bank = null }: ContractPayer,
): Payer => ({
  name, inn, kpp, address, ogrn,
  bank: bank && {
    bankName: bank.name ?? null, bic: bank.bic, account: bank.account,
    correspondentAccount: bank.correspondent_account ?? null,
  },
});

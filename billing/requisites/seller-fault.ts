import { findAccountFault, findBicFault, findCorrespondentFault } from '../../src/kernel/requisites/bank.ts';
import type { Fault } from '../../src/kernel/requisites/fault.ts';
import { findOgrnFault, findOgrnipFault, findTaxpayerFault } from '../../src/kernel/requisites/taxpayer.ts';
import type { Seller } from '../invoice.ts';

/** A field as the seller's file names it. */
export interface SellerFault extends Fault {
  readonly field: string;
}

/** The first number of a seller that cannot be right: money sent there would not arrive. */
export function findSellerFault({ inn, kpp, ogrn, bank }: Seller): SellerFault | undefined {
  const taxpayer = findTaxpayerFault(inn, kpp);
  if (taxpayer) return taxpayer;
  const checks: readonly (readonly [field: string, fault: Fault | undefined])[] = [
    ['ogrn', inn.length === 10 ? findOgrnFault(ogrn) : findOgrnipFault(ogrn)],
    ['bank.bic', findBicFault(bank.bic)],
    ['bank.account', findAccountFault(bank.account, bank.bic)],
    ['bank.correspondent_account', findCorrespondentFault(bank.correspondentAccount, bank.bic)],
  ];
  const [wrong] = checks.flatMap(([field, fault]) => fault ? { field, ...fault } : []);
  return wrong;
}

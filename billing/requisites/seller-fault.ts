import { findBankFault } from '../../src/kernel/requisites/bank.ts';
import type { Fault } from '../../src/kernel/requisites/fault.ts';
import { findRegistrationFault, findTaxpayerFault } from '../../src/kernel/requisites/taxpayer.ts';
import type { Seller } from '../invoice.ts';

/** A fault in a field, named as in the seller's file. */
export interface SellerFault extends Fault {
  readonly field: string;
}

/** The first invalid number of a seller: money sent there would not arrive. */
export function findSellerFault({ inn, kpp, ogrn, bank }: Seller): SellerFault | undefined {
  const taxpayer = findTaxpayerFault(inn, kpp);
  if (taxpayer) return taxpayer;
  const registration = findRegistrationFault(ogrn, inn);
  if (registration) return { field: 'ogrn', ...registration };
  const wrong = findBankFault(bank);
  return wrong && { ...wrong, field: `bank.${wrong.field}` };
}

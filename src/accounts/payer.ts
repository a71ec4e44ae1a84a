import { findBankFault } from '../kernel/requisites/bank.ts';
import { findRegistrationFault, findTaxpayerFault } from '../kernel/requisites/taxpayer.ts';
import type { Fault } from '../kernel/requisites/fault.ts';
import type { Payer } from './account.ts';

export interface PayerFault extends Fault {
  /** A JSON pointer within the payer: `inn`, `bank/bic`. */
  readonly field: string;
}

/** The first detail of a payer that a tax office or bank would reject, and why; undefined if all are valid. */
export function findPayerFault({ name, inn, kpp, address, ogrn, bank }: Payer): PayerFault | undefined {
  if (name.trim() === '' || name.length > 200) return { field: 'name', ...lengthFault(200) };
  if (isMisfit(address, 300)) return { field: 'address', ...lengthFault(300) };
  if (bank && isMisfit(bank.bankName, 200)) return { field: 'bank/name', ...lengthFault(200) };
  const taxpayer = findTaxpayerFault(inn, kpp);
  if (taxpayer) return taxpayer;
  const registration = ogrn === null ? undefined : findRegistrationFault(ogrn, inn);
  if (registration) return { field: 'ogrn', ...registration };
  const wrong = bank ? findBankFault(bank) : undefined;
  return wrong && { ...wrong, field: `bank/${wrong.field}` };
}

const isMisfit = (text: string | null, most: number): boolean =>
  text !== null && (text.trim() === '' || text.length > most);

const lengthFault = (most: number): Fault =>
  ({ ru: `от 1 до ${most} знаков`, en: `it must have 1 to ${most} characters` });

import { findTaxpayerFault } from '../kernel/requisites/taxpayer.ts';
import type { Fault } from '../kernel/requisites/fault.ts';
import type { Payer } from './account.ts';

export interface PayerFault extends Fault {
  readonly field: 'name' | 'inn' | 'kpp' | 'address';
}

/** The first of a payer's details that no tax office would take, and why; undefined when all are well. */
export function findPayerFault(payer: Payer): PayerFault | undefined {
  const { length } = payer.name.trim();
  if (length === 0 || payer.name.length > 200) {
    return { field: 'name', ru: 'от 1 до 200 знаков', en: 'it must have 1 to 200 characters' };
  }
  if (payer.address !== null && (payer.address.trim() === '' || payer.address.length > 300)) {
    return { field: 'address', ru: 'от 1 до 300 знаков', en: 'it must have 1 to 300 characters' };
  }
  return findTaxpayerFault(payer.inn, payer.kpp);
}

import type { Payer } from './account.ts';

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVEN = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const TWELVE = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Names the field of a payer's details that no tax office would take; undefined when all are well. */
export function findPayerFault(payer: Payer): 'name' | 'inn' | 'kpp' | undefined {
  if (payer.name.trim() === '' || payer.name.length > 200) return 'name';
  if (!isInn(payer.inn)) return 'inn';
  const organisation = payer.inn.length === 10;
  if (payer.kpp === null) return organisation ? 'kpp' : undefined;
  return organisation && /^\d{4}[0-9A-Z]{2}\d{3}$/.test(payer.kpp) ? undefined : 'kpp';
}

/** A taxpayer's number: ten digits of an organisation or twelve of a person, the last ones checking the rest. */
export function isInn(text: string): boolean {
  if (/^\d{10}$/.test(text)) return checkDigit(text, TEN) === Number(text[9]);
  if (!/^\d{12}$/.test(text)) return false;
  return checkDigit(text, ELEVEN) === Number(text[10]) && checkDigit(text, TWELVE) === Number(text[11]);
}

const checkDigit = (text: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 11) % 10;

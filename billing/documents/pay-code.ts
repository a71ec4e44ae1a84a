import type { InvoicePreview } from '../months/preview.ts';
import { isPayable, purposeOf } from './standing.ts';
import { clean, shorten } from './wording/clean.ts';
import { toRoubles } from '../money.ts';

/** The longest values that GOST R 56042-2014 allows. */
const LONGEST = { Name: 160, BankName: 45, Purpose: 210 } as const;

/**
 * The text of the QR code of a payment, GOST R 56042-2014: format version 0001, encoding 2 (UTF-8), and fields divided
 * by bars. The five obligatory fields come first, in order. Null if there is nothing to pay.
 */
export function payCode(invoice: InvoicePreview): string | null {
  if (!isPayable(invoice)) return null;
  const { seller, totalKopecks, vat } = invoice;
  const fields: readonly (readonly [string, string | null])[] = [
    ['Name', value(seller.name, LONGEST.Name)],
    ['PersonalAcc', seller.bank.account],
    ['BankName', value(seller.bank.bankName, LONGEST.BankName)],
    ['BIC', seller.bank.bic],
    ['CorrespAcc', seller.bank.correspondentAccount],
    ['Sum', String(totalKopecks)],
    ['Purpose', value(purposeOf(invoice, toRoubles(vat?.amountKopecks ?? 0n)), LONGEST.Purpose)],
    ['PayeeINN', seller.inn],
    ['KPP', seller.kpp],
  ];
  return ['ST00012', ...fields.filter(([, text]) => text !== null).map(([name, text]) => `${name}=${text}`)].join('|');
}

/** Makes a value without bars: a bar divides fields, and many readers support no other divider. */
const value = (text: string, longest: number): string => shorten(clean(text).replaceAll('|', '/'), longest);

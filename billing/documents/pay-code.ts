import type { InvoicePreview } from '../months/preview.ts';
import { isPayable, purposeOf } from './standing.ts';
import { clean, shorten } from './wording/clean.ts';
import { toRoubles } from '../money.ts';

/** The longest value of each field that GOST R 56042-2014 lets a code have. */
const LONGEST = { Name: 160, BankName: 45, Purpose: 210 } as const;

/**
 * What the square code of a payment says, GOST R 56042-2014: format version 0001, encoding 2 (UTF-8), and fields
 * between bars. The five obligatory fields come first, in their order. Null where there is nothing to pay.
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

/** The bar divides fields, and many readers know no other divider, so values have none. */
const value = (text: string, longest: number): string => shorten(clean(text).replaceAll('|', '/'), longest);

import { composeLines, totalOf, type MonthFacts } from '../compose-lines.ts';
import { dueDayOf, issueDayOf, lastDayOf } from '../period.ts';
import { tiersOf } from '../prices.ts';
import { vatPercentOn, vatWithin } from '../vat.ts';
import type { Payer, Seller } from '../invoice.ts';
import type { InvoiceFacts } from './facts.ts';

/** An account that is billed for a month. */
export interface BilledAccount {
  readonly id: string;
  readonly payer: Payer;
  readonly freeUnits: bigint;
}

export interface BilledMonth {
  readonly month: string;
  readonly seller: Seller;
  readonly smallTotalKopecks: bigint;
}

export type Found = Pick<MonthFacts, 'units' | 'credits' | 'late'>;

/** An invoice before it has a number, and other facts known only when it is final. */
export type UnnumberedInvoice = Omit<InvoiceFacts, 'id' | 'number' | 'finalAt' | 'reconciliationSha256'>;

export function composeInvoice(account: BilledAccount, found: Found, billed: BilledMonth): UnnumberedInvoice {
  const { month, seller, smallTotalKopecks } = billed;
  const { freeUnits, payer } = account;
  const lines = composeLines({ ...found, smallTotalKopecks, tiers: tiersOf(month, freeUnits) });
  const totalKopecks = totalOf(lines);
  return {
    accountId: account.id,
    month,
    issuedOn: issueDayOf(month),
    dueOn: dueDayOf(month),
    seller,
    payer,
    units: found.units,
    freeUnits,
    lines,
    totalKopecks,
    vat: seller.paysVat ? vatWithin(totalKopecks, vatPercentOn(lastDayOf(month))) : null,
    corrects: null,
  };
}

/** Whether an invoice is made: months within the free quota get none and no number, and their credits wait. */
export const isWorthAnInvoice = ({ lines }: Pick<UnnumberedInvoice, 'lines'>): boolean =>
  lines.some((line) => line.kind === 'usage' && line.tier !== 'free');

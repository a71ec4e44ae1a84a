import type { InvoicePreview } from '../months/preview.ts';
import { csvLine } from './csv.ts';
import { clean } from './wording/clean.ts';
import { toRoubles } from '../money.ts';
import { toPrice } from './wording/figures.ts';
import { printLines, UNIT_PRICE_SCALE } from './wording/lines.ts';

const HEAD = ['number', 'date', 'month', 'payer_inn', 'payer', 'line', 'kind', 'text', 'units', 'unit_price', 'amount'];

/**
 * One row for each line of the invoice, then its total and the VAT contained in it. UTF-8, commas, decimal points,
 * roubles: for programs. The amounts of the lines add up to the total.
 */
export function toInvoiceCsv(invoice: InvoicePreview): Uint8Array {
  const { number, issuedOn, month, payer, lines, totalKopecks, vat } = invoice;
  const common = [number, issuedOn, month, payer?.inn ?? null, clean(payer?.name ?? '')];
  const printed = printLines(month, lines).map(({ text, units, unitPrice, amountKopecks }, at) => csvLine([
    ...common, at + 1, lines[at].kind, text.replaceAll('\u00a0', ' '), units,
    unitPrice === null ? null : toPrice(unitPrice, UNIT_PRICE_SCALE), toRoubles(amountKopecks),
  ]));
  const sum = (kind: string, text: string, kopecks: bigint): string =>
    csvLine([...common, null, kind, text, null, null, toRoubles(kopecks)]);
  const sums = [
    sum('total', 'Итого', totalKopecks),
    vat === null ? sum('vat', 'Без НДС', 0n) : sum('vat', `В том числе НДС ${vat.percent} %`, vat.amountKopecks),
  ];
  return new TextEncoder().encode([csvLine(HEAD), ...printed, ...sums].join(''));
}

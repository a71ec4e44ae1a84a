import type { BankAccount, InvoiceLine, Payer, PayerBank, Seller } from '../invoice.ts';
import type { InvoicePreview } from '../months/preview.ts';
import { standingOf } from './standing.ts';
import { toRoubles } from '../money.ts';
import { toPrice } from './wording/figures.ts';
import { printLines, UNIT_PRICE_SCALE } from './wording/lines.ts';

/**
 * The invoice for programs: its contents without later payments and corrections, so that a final one always has the
 * same bytes. Amounts are strings with a decimal point, since JSON numbers are inexact.
 */
export function toInvoiceJson(invoice: InvoicePreview): Uint8Array {
  const { month, vat, corrects } = invoice;
  const texts = printLines(month, invoice.lines);
  const document = {
    document: standingOf(invoice),
    id: invoice.id,
    number: invoice.number,
    month,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    final_at: invoice.finalAt === null ? null : new Date(invoice.finalAt).toISOString(),
    currency: 'RUB',
    sample: invoice.seller.isSample,
    seller: toSeller(invoice.seller),
    payer: invoice.payer && toPayer(invoice.payer),
    units: String(invoice.units),
    free_units: String(invoice.freeUnits),
    lines: invoice.lines.map((line, at) => ({
      kind: line.kind,
      text: texts[at].text.replaceAll('\u00a0', ' '),
      units: texts[at].units === null ? null : String(texts[at].units),
      unit_price: texts[at].unitPrice === null ? null : toPrice(texts[at].unitPrice, UNIT_PRICE_SCALE),
      ...detailsOf(line),
      amount: toRoubles(line.amountKopecks),
    })),
    total: toRoubles(invoice.totalKopecks),
    vat: vat && { percent: vat.percent, amount: toRoubles(vat.amountKopecks) },
    corrects: corrects && { number: corrects.number, issued_on: corrects.issuedOn },
    reconciliation_sha256: invoice.reconciliationSha256,
  };
  return new TextEncoder().encode(`${JSON.stringify(document, null, 2)}\n`);
}

const toPayer = ({ name, inn, kpp, address, ogrn, bank }: Payer) =>
  ({ name, inn, kpp, address, ogrn, bank: bank && toBank(bank) });

const toSeller = ({ name, inn, kpp, address, ogrn, paysVat, bank }: Seller) =>
  ({ name, inn, kpp, address, ogrn, pays_vat: paysVat, bank: toBank(bank) });

const toBank = ({ bankName, bic, account, correspondentAccount }: BankAccount | PayerBank) =>
  ({ name: bankName, bic, account, correspondent_account: correspondentAccount });

function detailsOf(line: InvoiceLine): object {
  switch (line.kind) {
    case 'usage': return { tier: line.tier };
    case 'credit': return { month: line.month, regions: line.regions, percent: line.percent, minutes: line.minutes };
    case 'waived': return { reason: line.reason, ...(line.reason === 'late_usage' && { month: line.month }) };
    case 'correction': return { reason: line.reason };
  }
}

import type { InvoicePreview } from '../months/preview.ts';
import { dotted, inMonth, onDay } from './wording/dates.ts';

/**
 * The kind of a document. Payments and later corrections do not change it: a final invoice, paid or overdue, keeps the
 * bytes of its first day.
 */
export type Standing = 'preview' | 'draft' | 'invoice' | 'correction';

export function standingOf({ state, number, corrects }: InvoicePreview): Standing {
  if (state === 'open' || number === null) return 'preview';
  if (state === 'draft') return 'draft';
  return corrects === null ? 'invoice' : 'correction';
}

/** Whether it can be paid: a sample has no real seller, corrections and zero totals nothing to pay, drafts not yet. */
export const isPayable = (invoice: InvoicePreview): boolean =>
  standingOf(invoice) === 'invoice' && invoice.totalKopecks > 0n && !invoice.seller.isSample;

export function titleOf(invoice: InvoicePreview): string {
  const of = invoice.issuedOn === null ? '' : ` от ${onDay(invoice.issuedOn)}`;
  const name = `№\u00a0${invoice.number}${of}`;
  switch (standingOf(invoice)) {
    case 'preview': return `Предварительный расчёт за ${inMonth(invoice.month)}`;
    case 'draft': return `Проект счёта ${name}`;
    case 'invoice': return `Счёт на оплату ${name}`;
    case 'correction': {
      const { number, issuedOn } = invoice.corrects!;
      return `Корректировочный документ ${name} к счёту №\u00a0${number} от ${onDay(issuedOn)}`;
    }
  }
}

/** Warnings for readers who might pay; empty for an ordinary invoice. */
export function warningsOf(invoice: InvoicePreview): string[] {
  const standing = standingOf(invoice);
  return [
    ...(invoice.seller.isSample
      ? ['Образец: продавец не настроен, реквизиты вымышлены. Оплата по этому документу невозможна.']
      : []),
    ...(standing === 'preview' ? ['Месяц не закончен, суммы изменятся. Это не счёт, по нему не платят.'] : []),
    ...(standing === 'draft'
      ? ['Проект: счёт станет окончательным 3-го числа в 6:00 по Москве. По проекту не платят.']
      : []),
  ];
}

/** "НДС 22 %": the VAT contained in the total. */
export const vatText = ({ vat }: InvoicePreview): string => (vat === null ? 'Без НДС' : `НДС ${vat.percent}\u00a0%`);

/** The payment purpose given to the payer's bank; payments are matched by the number in it. */
export function purposeOf(invoice: InvoicePreview, vatRoubles: string): string {
  const vat = invoice.vat === null ? 'Без НДС' : `В т.ч. НДС ${invoice.vat.percent}% ${vatRoubles}`;
  return `Оплата по счёту ${invoice.number} от ${dotted(invoice.issuedOn!)} за услуги API Геокод, ` +
    `${inMonth(invoice.month).replace('\u00a0', ' ')} ${vat}`;
}

import type { Invoice } from '../invoice.ts';

/** The contents of an invoice. Once final they never change; later events are stored beside them. */
export type InvoiceFacts = Omit<Invoice, 'state' | 'paidOn' | 'paidKopecks' | 'dueKopecks' | 'correctedBy'>;

/** Fields that are bigints; strings in JSON, which has none. */
const WHOLE_NUMBERS = new Set(['units', 'freeUnits', 'pricePerThousand', 'amountKopecks', 'totalKopecks']);

export const toText = (facts: InvoiceFacts): string =>
  JSON.stringify(facts, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Parses facts. Invoices of earlier versions lack the payer's registration and bank. */
export function fromText(text: string): InvoiceFacts {
  const facts = JSON.parse(text, (name, value: unknown) =>
    WHOLE_NUMBERS.has(name) ? BigInt(value as string) : value) as InvoiceFacts;
  return { ...facts, payer: { ...facts.payer, ogrn: facts.payer.ogrn ?? null, bank: facts.payer.bank ?? null } };
}

import type { Invoice } from '../invoice.ts';

/** What an invoice says. Once final it is kept as it is; what becomes of the invoice is kept beside it. */
export type InvoiceFacts = Omit<Invoice, 'state' | 'paidOn' | 'paidKopecks' | 'dueKopecks' | 'correctedBy'>;

/** Fields that are bigints; as texts in JSON, which has none. */
const WHOLE_NUMBERS = new Set(['units', 'freeUnits', 'pricePerThousand', 'amountKopecks', 'totalKopecks']);

export const toText = (facts: InvoiceFacts): string =>
  JSON.stringify(facts, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

export const fromText = (text: string): InvoiceFacts =>
  JSON.parse(text, (name, value: unknown) =>
    WHOLE_NUMBERS.has(name) ? BigInt(value as string) : value) as InvoiceFacts;

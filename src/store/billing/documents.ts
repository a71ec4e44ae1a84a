import { createHash } from 'node:crypto';
import {
  asDocumented, findUpdFault, isFinal, listReconciliation, openKeptDocuments, toInvoiceCsv, toInvoiceJson, toInvoicePdf,
  toReconciliationFile, toUpd, updFileName, type Invoice,
} from '../../../billing/index.ts';
import { AppError } from '../../errors.ts';
import { readDocumentFonts } from '../files/document-fonts.ts';
import type { Sql } from '../../kernel/sql.ts';

export const DOCUMENT_FORMATS = ['pdf', 'csv', 'json', 'upd', 'reconciliation'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export interface InvoiceFile {
  readonly fileName: string;
  /** An entity tag: equal bytes have equal tags. */
  readonly tag: string;
  readonly bytes: Uint8Array;
}

type Make = (invoice: Invoice, sql: Sql) => Promise<Uint8Array>;

type Name = (invoice: Invoice, bytes: Uint8Array) => string;
const byNumber = (ending: string): Name => ({ number, month }) => `${number ?? month}${ending}`;

const formats: Readonly<Record<DocumentFormat, { name: Name; make: Make }>> = {
  pdf: { name: byNumber('.pdf'), make: async (of) => toInvoicePdf(of, await readDocumentFonts()) },
  csv: { name: byNumber('.csv'), make: async (of) => toInvoiceCsv(of) },
  json: { name: byNumber('.json'), make: async (of) => toInvoiceJson(of) },
  upd: { name: (_, bytes) => updFileName(bytes), make: async (of) => makeUpd(of) },
  reconciliation: { name: byNumber('-reconciliation.csv'), make: makeReconciliation },
};

/** Makes a document. Those of a final invoice are made once and kept, since the ledger of its month is closed. */
export async function documentOf(sql: Sql, invoice: Invoice, format: DocumentFormat): Promise<InvoiceFile> {
  const { name, make } = formats[format];
  const isKept = isFinal(invoice) && format !== 'reconciliation';
  const bytes = isKept ? await keptOf(sql, invoice, format, make) : await make(asDocumented(invoice), sql);
  return { fileName: name(invoice, bytes), tag: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** Keeps the first version that is made and returns it to every caller, concurrent ones too. */
async function keptOf(sql: Sql, invoice: Invoice, format: DocumentFormat, make: Make): Promise<Uint8Array> {
  const kept = openKeptDocuments(sql);
  const before = await kept.find(invoice.id, format);
  if (before) return before;
  await kept.keep(invoice.id, format, await make(asDocumented(invoice), sql));
  return (await kept.find(invoice.id, format))!;
}

function makeUpd(invoice: Invoice): Uint8Array {
  const fault = findUpdFault(invoice);
  if (fault) throw new AppError('not_found', `There is no УПД of ${invoice.id}: ${fault.en}.`);
  return toUpd(invoice);
}

async function makeReconciliation({ accountId, month }: Invoice, sql: Sql): Promise<Uint8Array> {
  const rows = (await listReconciliation(sql, [accountId], month)).get(accountId) ?? [];
  return Buffer.concat(await Array.fromAsync(toReconciliationFile(rows)));
}

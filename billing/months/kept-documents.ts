import type { Sql } from '../../src/kernel/sql.ts';
import type { Invoice } from '../invoice.ts';

/** The characters of one row. */
const PIECE = 8_000;

/** Documents of final invoices as first made: their bytes do not change with later versions. */
export interface KeptDocuments {
  find(number: string, format: string): Promise<Uint8Array | undefined>;
  /** Stores a document, unless another one was stored meanwhile. */
  keep(number: string, format: string, bytes: Uint8Array): Promise<void>;
}

export const openKeptDocuments = (sql: Sql): KeptDocuments => ({
  async find(number, format) {
    const rows = await sql.all<{ text: string }>(
      'SELECT text FROM invoice_document WHERE number = ? AND format = ? ORDER BY piece', [number, format],
    );
    return rows.length === 0 ? undefined : Buffer.from(rows.map(({ text }) => text).join(''), 'base64');
  },
  keep: (number, format, bytes) =>
    sql.write(async (transaction) => {
      const text = Buffer.from(bytes).toString('base64');
      const pieces = Array.from({ length: Math.ceil(text.length / PIECE) }, (_, piece) =>
        ({ number, format, piece, text: text.slice(piece * PIECE, (piece + 1) * PIECE) }));
      // the first piece decides which concurrent caller stores the document
      if (await transaction.insertIfAbsent('invoice_document', pieces[0])) {
        await transaction.insertAll('invoice_document', pieces.slice(1));
      }
    }),
});

/** The invoice as its documents show it: without what happened to a final one later. */
export const asDocumented = (invoice: Invoice): Invoice =>
  isFinal(invoice)
    ? { ...invoice, state: 'final', paidOn: null, paidKopecks: 0n, dueKopecks: invoice.totalKopecks, correctedBy: null }
    : invoice;

export const isFinal = ({ finalAt }: Pick<Invoice, 'finalAt'>): boolean => finalAt !== null;

import { createHash } from 'node:crypto';
import type { ReconciliationRow } from '../invoice.ts';
import { reconciliationHead, reconciliationLine } from '../reconciliation.ts';

const PIECE_CHARACTERS = 64 * 1024;

/** The summary of a file, known once its last byte is written. */
export interface ReconciliationEnd {
  readonly rows: number;
  readonly units: bigint;
  readonly sha256: string;
}

/**
 * The reconciliation of a month in pieces, from rows as they come out of the ledger: holds one row and one piece in
 * memory, however many there are. The SHA-256 of its bytes is the one on the invoice.
 */
export async function* toReconciliationFile(
  rows: Iterable<ReconciliationRow> | AsyncIterable<ReconciliationRow>,
): AsyncGenerator<Uint8Array, ReconciliationEnd> {
  const hash = createHash('sha256');
  const encoder = new TextEncoder();
  let [text, count, units] = [reconciliationHead, 0, 0n];
  const take = (): Uint8Array => {
    const piece = encoder.encode(text);
    hash.update(piece);
    text = '';
    return piece;
  };
  for await (const row of rows) {
    text += reconciliationLine(row);
    count += 1;
    units += row.units;
    if (text.length >= PIECE_CHARACTERS) yield take();
  }
  if (text !== '') yield take();
  return { rows: count, units, sha256: hash.digest('hex') };
}

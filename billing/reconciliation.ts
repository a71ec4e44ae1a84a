import { createHash } from 'node:crypto';
import { csvLine } from './documents/csv.ts';
import type { ReconciliationRow } from './invoice.ts';

/** The lines of a month's reconciliation file: its bytes follow from its rows, so that anybody can verify them. */
export const reconciliationHead = csvLine(['day', 'operation', 'region', 'key', 'units']);

export const reconciliationLine = ({ day, operation, region, keyId, units }: ReconciliationRow): string =>
  csvLine([day, operation, region, keyId, units]);

/** The SHA-256 of that file, in hexadecimal. */
export function reconciliationDigest(rows: Iterable<ReconciliationRow>): string {
  const hash = createHash('sha256').update(reconciliationHead);
  for (const row of rows) hash.update(reconciliationLine(row));
  return hash.digest('hex');
}

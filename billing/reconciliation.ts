import { createHash } from 'node:crypto';
import type { ReconciliationRow } from './invoice.ts';

/** The reconciliation file of a month, line by line: its bytes follow from its rows, so that anybody can check them. */
function* reconciliationLines(rows: Iterable<ReconciliationRow>): Generator<string> {
  yield 'day,operation,region,key,units\r\n';
  for (const { day, operation, region, keyId, units } of rows) {
    yield `${[day, operation, region, keyId, units].join(',')}\r\n`;
  }
}

/** The SHA-256 of that file, in hexadecimal. */
export function reconciliationDigest(rows: Iterable<ReconciliationRow>): string {
  const hash = createHash('sha256');
  for (const line of reconciliationLines(rows)) hash.update(line);
  return hash.digest('hex');
}

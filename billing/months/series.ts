import { toNumber } from '../numbering.ts';
import type { SqlTransaction } from '../../src/kernel/sql.ts';

/**
 * Locks a year's series until the end of the transaction: numbers given in it are committed with their documents or not
 * at all, and no other transaction gives any meanwhile.
 */
export async function holdSeries(transaction: SqlTransaction, year: number) {
  const query = 'SELECT last_number FROM invoice_series WHERE year = ?';
  let [row] = await transaction.lock<{ last_number: number | string }>(query, [year]);
  if (!row) {
    await transaction.insertIfAbsent('invoice_series', { year, last_number: 0 });
    [row] = await transaction.lock(query, [year]);
  }
  const before = Number(row.last_number);
  let last = before;
  return {
    next: (): string => toNumber(year, (last += 1)),
    async keep(): Promise<void> {
      if (last === before) return;
      await transaction.run('UPDATE invoice_series SET last_number = ? WHERE year = ?', [last, year]);
    },
  };
}

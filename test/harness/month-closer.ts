import { openSql } from '../../src/store/sql/open.ts';
import { openBillingStand } from './billing-stand.ts';

/**
 * A process to be killed: `month-closer.ts URL MOMENT MONTH` closes the month as at that moment, printing each
 * step.
 */
const [url, moment, month] = process.argv.slice(2);
const sql = await openSql(url);
const books = openBillingStand(sql);
process.stdout.write('begins\n');
const progress = { phase: () => {}, advance: () => void process.stdout.write('step\n') };
await books.closeAt(Number(moment), month, progress);
process.stdout.write('closed\n');
await sql.close();

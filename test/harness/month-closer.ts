import { openSql } from '../../src/store/sql/open.ts';
import { openBillingStand } from './billing-stand.ts';

/** A process to be killed: `month-closer.ts URL MOMENT MONTH` closes the month as at that moment, and says so. */
const [url, moment, month] = process.argv.slice(2);
const sql = await openSql(url);
const books = openBillingStand(sql);
process.stdout.write('begins\n');
await books.closeAt(Number(moment), month);
process.stdout.write('closed\n');
await sql.close();

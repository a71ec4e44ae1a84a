import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { it } from 'node:test';
import { DRAFT_TIME, FINAL_TIME, openBillingStand } from '../harness/billing-stand.ts';
import { describeSql } from '../harness/stores.ts';

const script = join(import.meta.dirname, '../harness/month-closer.ts');
const ACCOUNTS = 2_000;
/** So many kills, of drafts and of final invoices; where they hit is different each time, and on each machine. */
const KILLS_OF_EACH = 10;
const STEP_MS = 23;

describeSql('close-month that is killed', (stand) => {
  it('at twenty moments makes one set of invoices, with one series of numbers', async (context) => {
    const { sql, url } = await stand.open();
    const books = openBillingStand(sql);
    for (let from = 0; from < ACCOUNTS; from += 500) {
      const ids = Array.from({ length: 500 }, (_, at) => `acc_${String(from + at).padStart(5, '0')}`);
      await sql.write(async (transaction) => {
        await transaction.insertAll('account', ids.map((id) => ({
          id, email: `${id}@example.ru`, side: 'confirmed', created_at: 1, suspended: 0, alert_percents: '[]',
          payer_name: 'ООО Ромашка', payer_inn: '7736050003', payer_kpp: '773601001',
        })));
        await transaction.insertAll('usage_row', ids.map((id, at) => ({
          account_id: id, day: '2026-11-15', key_id: 'key', operation: 'geocode', region: 'msk-1',
          units: 12_500 + from + at, requests: 1,
        })));
      });
    }
    const kill = async (moment: number, ms: number): Promise<boolean> => {
      const child = spawn(process.execPath, [script, url, String(moment), '2026-11'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        if (said === 'begins\n') setTimeout(() => child.kill('SIGKILL'), ms);
      });
      await once(child, 'close');
      return said.includes('closed');
    };
    const hits: string[] = [];
    for (const moment of [DRAFT_TIME, FINAL_TIME]) {
      for (let round = 0; round < KILLS_OF_EACH; round += 1) {
        const ended = await kill(moment, round * STEP_MS);
        const states = moment === DRAFT_TIME ? "'draft'" : "'final'";
        const [{ count }] = await sql.all<{ count: number }>(
          `SELECT COUNT(*) AS count FROM invoice WHERE state = ${states}`,
        );
        hits.push(`${count}${ended ? ' (closed)' : ''}`);
        const numbers = await books.numbers();
        assert.deepEqual(numbers, numbers.map((_, at) => `GK-2026-${String(at + 1).padStart(6, '0')}`));
      }
      assert.equal((await books.closeAt(moment)).invoices, ACCOUNTS);
    }
    context.diagnostic(`invoices after each kill: ${hits.join(', ')}`);
    const rows = await sql.all<{ accounts: number; sum: number | string }>(
      "SELECT COUNT(DISTINCT account_id) AS accounts, SUM(total_kopecks) AS sum FROM invoice WHERE state = 'final'",
    );
    // each account used one unit more than the one before: whole kopecks of 12,500 ... 14,499 units
    const expected = Array.from({ length: ACCOUNTS }, (_, at) => Math.floor(((2_500 + at) * 40) / 1000));
    assert.equal(rows[0].accounts, ACCOUNTS);
    assert.equal(Number(rows[0].sum), expected.reduce((sum, kopecks) => sum + kopecks, 0));
  });
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { it } from 'node:test';
import { reconcile, reconciliationDigest } from '../../billing/index.ts';
import { openBilledAccounts } from '../../src/store/billing/billed-accounts.ts';
import { DRAFT_TIME, FINAL_TIME, openBillingStand } from '../harness/billing-stand.ts';
import { describeSql } from '../harness/stores.ts';

const script = join(import.meta.dirname, '../harness/month-closer.ts');
/** Accounts per step, and in total. */
const [STEP, ACCOUNTS] = [200, 6_000];
const [DRAFT_KILLS, FINAL_KILLS] = [10, 10];
/** About the duration of a step. */
const MOST_MS = 40;

describeSql('close-month that is killed', (stand) => {
  it('at twenty random moments makes one set of invoices, with one series of numbers', async (context) => {
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
    const countOf = async (state: string): Promise<number> => {
      const query = 'SELECT COUNT(*) AS count FROM invoice WHERE state = ?';
      return Number((await sql.all<{ count: number | string }>(query, [state]))[0].count);
    };
    /** Kills after so many steps and milliseconds; false if the month was closed by then. */
    const kill = async (moment: number, steps: number, ms: number): Promise<boolean> => {
      const child = spawn(process.execPath, [script, url, String(moment), '2026-11'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let [output, isAimed] = ['', false];
      child.stdout.on('data', (data: Buffer) => {
        output += data.toString();
        if (isAimed || output.split('\n').length - 2 < steps) return;
        isAimed = true;
        setTimeout(() => child.kill('SIGKILL'), ms);
      });
      await once(child, 'close');
      return !output.includes('closed');
    };
    const hits: string[] = [];
    for (const [moment, state, kills] of [
      [DRAFT_TIME, 'draft', DRAFT_KILLS], [FINAL_TIME, 'final', FINAL_KILLS],
    ] as const) {
      for (let killed = 0, round = 0; killed < kills; round += 1) {
        assert.ok(round < 4 * kills, 'kills come before the end');
        // drafts are made again each time, final invoices are skipped, so progress begins after them
        const done = Math.floor(await countOf(state) / STEP);
        if (await kill(moment, done + randomInt(2), randomInt(MOST_MS))) killed += 1;
        hits.push(`${await countOf(state)} ${state}`);
        const numbers = await books.numbers();
        assert.deepEqual(numbers, numbers.map((_, at) => `GK-2026-${String(at + 1).padStart(6, '0')}`));
      }
      assert.equal((await books.closeAt(moment)).invoices, ACCOUNTS);
    }
    context.diagnostic(`invoices after each kill: ${hits.join(', ')}`);
    const parts = { accounts: openBilledAccounts(sql), digest: reconciliationDigest, smallTotalKopecks: 100n };
    assert.deepEqual((await reconcile(sql, '2026-11', parts)).differences, []);
    const rows = await sql.all<{ accounts: number; sum: number | string }>(
      "SELECT COUNT(DISTINCT account_id) AS accounts, SUM(total_kopecks) AS sum FROM invoice WHERE state = 'final'",
    );
    // each account used one unit more than the previous one: whole kopecks of 12,500 units and more
    const expected = Array.from({ length: ACCOUNTS }, (_, at) => Math.floor(((2_500 + at) * 40) / 1000));
    assert.equal(rows[0].accounts, ACCOUNTS);
    assert.equal(Number(rows[0].sum), expected.reduce((sum, kopecks) => sum + kopecks, 0));
  });
});

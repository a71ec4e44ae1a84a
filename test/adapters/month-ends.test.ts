import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listReconciliation, openLedger, reconcile, reconciliationDigest } from '../../billing/index.ts';
import { openBilledAccounts } from '../../src/store/billing/billed-accounts.ts';
import { openBillingStand } from '../harness/billing-stand.ts';
import { describeSql } from '../harness/stores.ts';

interface MonthEnd {
  readonly month: string;
  readonly lastDay: string;
  readonly next: string;
  readonly vat: readonly [percent: number, percentOfNext: number];
  readonly numbers: readonly [number: string, numberOfNext: string];
}

const ends: Readonly<Record<string, MonthEnd>> = {
  'of a year': {
    month: '2026-12', lastDay: '2026-12-31', next: '2027-01', vat: [22, 22],
    numbers: ['GK-2027-000001', 'GK-2027-000002'],
  },
  'of a year after which VAT is another': {
    month: '2025-12', lastDay: '2025-12-31', next: '2026-01', vat: [20, 22],
    numbers: ['GK-2026-000001', 'GK-2026-000002'],
  },
  'of a February with a leap day': {
    month: '2028-02', lastDay: '2028-02-29', next: '2028-03', vat: [22, 22],
    numbers: ['GK-2028-000001', 'GK-2028-000002'],
  },
  'of a February without one': {
    month: '2027-02', lastDay: '2027-02-28', next: '2027-03', vat: [22, 22],
    numbers: ['GK-2027-000001', 'GK-2027-000002'],
  },
};

/** Units at the last and the first moment: 20.00 and 8.00 roubles. */
const [LAST, FIRST] = [50_000, 20_000];

describeSql('the end, at midnight in Moscow,', (stand) => {
  for (const [what, { month, lastDay, next, vat, numbers }] of Object.entries(ends)) {
    it(`${what} separates the requests of two invoices`, async () => {
      const { sql } = await stand.open();
      const books = openBillingStand(sql);
      await books.addPayer('acc_1', 0);
      const midnight = Date.parse(`${next}-01T00:00:00+03:00`);
      const line = (requestId: string, units: number, at: number) =>
        ({ requestId, accountId: 'acc_1', keyId: 'key_1', operation: 'geocode', region: 'msk-1', units, at });
      const lines = [line('last', LAST, midnight - 1), line('first', FIRST, midnight)];
      await openLedger(sql).book('segment', lines);

      books.clock.at = midnight - 1;
      await assert.rejects(books.months.close(month), { code: 'bad_argument' });
      const drafted = await books.closeAt(midnight, month);
      assert.deepEqual([drafted.phase, drafted.invoices], ['draft', 1]);
      await books.closeAt(Date.parse(`${next}-03T06:00:00+03:00`), month);
      const later = Date.parse(`${next}-28T12:00:00+03:00`) + 10 * 86_400_000;
      await books.closeAt(later, next);

      const [nexts, ended] = await books.list('acc_1');
      assert.deepEqual([ended, nexts].map(({ number, units, vat: found }) => [number, units, found!.percent]), [
        [numbers[0], BigInt(LAST), vat[0]], [numbers[1], BigInt(FIRST), vat[1]],
      ]);
      assert.deepEqual([ended.totalKopecks, nexts.totalKopecks], [2_000n, 800n]);
      assert.deepEqual([ended.issuedOn, ended.dueOn], [`${next}-01`, `${next}-17`]);
      const dayOfLast = (await listReconciliation(sql, ['acc_1'], month)).get('acc_1')!.map(({ day }) => day);
      assert.deepEqual(dayOfLast, [lastDay]);
      const parts = { accounts: openBilledAccounts(sql), digest: reconciliationDigest, smallTotalKopecks: 100n };
      for (const each of [month, next]) assert.deepEqual((await reconcile(sql, each, parts)).differences, []);
    });
  }
});

import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { correctInvoice, reconcile, reconciliationDigest, recordPayment } from '../../billing/index.ts';
import { openBilledAccounts } from '../../src/store/billing/billed-accounts.ts';
import { addAccount } from '../harness/batches.ts';
import { openBillingStand, FINAL_TIME, type BillingStand } from '../harness/billing-stand.ts';
import { describeSql } from '../harness/stores.ts';
import type { Sql } from '../../src/kernel/sql.ts';

describeSql('a month that is reckoned again', (stand) => {
  let sql: Sql;
  let books: BillingStand;
  beforeEach(async () => {
    ({ sql } = await stand.open());
    books = openBillingStand(sql);
    for (const [at, units] of [12_345, 20_001, 1_000_040, 10_000_084].entries()) {
      await books.addPayer(`acc_${at}`, at === 1 ? 5 : null);
      await books.use(`acc_${at}`, units - 7);
      await books.use(`acc_${at}`, 7, { day: '2026-11-30', keyId: 'key_2', region: 'spb-1' });
    }
    await books.closeAt(FINAL_TIME);
  });
  const again = async (month = '2026-11') => reconcile(sql, month, {
    accounts: openBilledAccounts(sql), digest: reconciliationDigest, smallTotalKopecks: 100n,
  });
  const change = (query: string) => sql.write((transaction) => transaction.run(query));

  it('is the same, to the unit and the kopeck', async () => {
    const { invoices, units, totalKopecks, differences } = await again();
    assert.deepEqual(differences, []);
    assert.deepEqual([invoices, units, totalKopecks], [4, 11_032_470n, 799n + 39_601n + 264_601n]);
  });

  it('tells units that no invoice has', async () => {
    await change("UPDATE usage_row SET units = units + 1000 WHERE account_id = 'acc_2' AND day = '2026-11-30'");
    const { differences } = await again();
    const number = (await books.list('acc_2'))[0].number!;
    assert.deepEqual(differences.map((one) => [one.number, one.what]), [
      [number, 'units'], [number, 'lines'], [number, 'reconciliation file'],
    ]);
  });

  it('tells usage that went from one region to another, and a document that is gone', async () => {
    await change("UPDATE usage_row SET region = 'fra-1' WHERE account_id = 'acc_3' AND day = '2026-11-30'");
    await change("DELETE FROM invoice WHERE account_id = 'acc_0'");
    const { differences } = await again();
    assert.deepEqual(differences.map(({ what }) => what), ['reconciliation file', 'number']);
  });

  const told = async () => (await again()).differences.map((one) => Object.values(one).join(' '));
  const numberOf = async (accountId: string) => (await books.list(accountId))[0].number!;

  it('tells an invoice that is missing, of who has a payer and owes something', async () => {
    const number = await numberOf('acc_1');
    await change("DELETE FROM invoice WHERE account_id = 'acc_1'");
    await change('UPDATE invoice_series SET last_number = last_number - 1');
    await change(`UPDATE invoice SET number = '${number}' WHERE number = 'GK-2026-000004'`);
    assert.deepEqual(await told(), ['acc_1  invoice none 20001 units, 7.99 roubles']);
  });

  it('misses no invoice of who has no payer, is within the free quota, or would owe too little', async () => {
    await books.addPayer('acc_free');
    await books.use('acc_free', 10_000);
    await books.addPayer('acc_little');
    await books.use('acc_little', 12_499);
    await addAccount(sql, 'acc_nobody');
    await books.use('acc_nobody', 50_000);
    assert.deepEqual(await told(), []);
    await books.use('acc_little', 1);
    assert.deepEqual(await told(), ['acc_little  invoice none 12500 units, 1.00 roubles']);
  });

  it('tells an invoice that nothing was used for, and a draft that never became final', async () => {
    const [one, two] = [await numberOf('acc_2'), await numberOf('acc_3')];
    await change("DELETE FROM usage_row WHERE account_id = 'acc_2'");
    await change(`UPDATE invoice SET state = 'draft' WHERE number = '${two}'`);
    const differences = await told();
    assert.ok(differences.includes(`acc_2 ${one} invoice 396.01 roubles none`), differences.join('\n'));
    assert.ok(differences.includes(`acc_3 ${two} invoice draft final`), differences.join('\n'));
  });

  it('tells credits that an invoice does not have, and VAT that is not within its total', async () => {
    const number = await numberOf('acc_2');
    await sql.write((transaction) => transaction.insert('credit_use', {
      account_id: 'acc_2', month: '2026-10', number, amount_kopecks: 5,
    }));
    await change(`UPDATE invoice SET facts = REPLACE(facts, '"amountKopecks":"7141"', '"amountKopecks":"7142"')`);
    assert.deepEqual(await told(), [
      `acc_2 ${number} credits 0 5`, `acc_2 ${number} VAT 22 % 7142 22 % 7141`,
    ]);
  });

  for (const [what, query, expected] of [
    ['another total to pay than it says', 'SET total_kopecks = 1', 'kept total 0.01 396.01'],
    ['that it is paid where no payment is known', "SET state = 'paid'", 'state paid final'],
    ['a payment that nobody recorded', 'SET paid_kopecks = 100', 'payments 1.00 0.00'],
    ['a correction that nobody made', 'SET corrected_kopecks = 100', 'corrections 1.00 0.00'],
    ['usage of an earlier month that never came late', `SET facts = REPLACE(facts, '"lines":[',
      '"lines":[{"kind":"waived","reason":"late_usage","month":"2026-10","units":"7","amountKopecks":"0"},')`,
    'late usage 2026-10 7 '],
    ['that it is waived, which is not small', `SET total_kopecks = 0, state = 'paid', facts = REPLACE(REPLACE(facts,
      '"totalKopecks":"39601"', '"totalKopecks":"0"'), '"lines":[',
      '"lines":[{"kind":"waived","reason":"small_total","amountKopecks":"-39601"},')`, 'waived 396.01 0.00'],
  ] as const) {
    it(`tells of an invoice ${what}`, async () => {
      const number = await numberOf('acc_2');
      await change(`UPDATE invoice ${query} WHERE number = '${number}'`);
      const differences = await told();
      assert.ok(differences.includes(`acc_2 ${number} ${expected}`), differences.join('\n'));
    });
  }

  it('agrees with payments, corrections and usage that came late', async () => {
    const number = await numberOf('acc_2');
    await recordPayment(sql, { number, amountKopecks: 100n, paidOn: '2026-12-09', reference: '1' });
    await correctInvoice(sql, { number, amountKopecks: 1_000n, reason: 'x' });
    assert.deepEqual(await told(), []);
    await recordPayment(sql, { number, amountKopecks: 38_501n, paidOn: '2026-12-10', reference: '2' });
    assert.deepEqual(await told(), []);
  });

  it('tells a correction of an invoice that is gone', async () => {
    const number = await numberOf('acc_2');
    const made = await correctInvoice(books.sql, { number, amountKopecks: 100n, reason: 'x' });
    await change(`DELETE FROM invoice WHERE number = '${number}'`);
    const stray = `acc_2 ${made.number} invoice a correction none that it corrects`;
    const differences = await told();
    assert.ok(differences.includes(stray), differences.join('\n'));
  });

  it('is refused while it has no final invoices, and what is no month', async () => {
    for (const month of ['2026-12', '2026-10', '2026-13', 'ноябрь']) {
      await assert.rejects(again(month), { code: 'bad_argument' });
    }
  });

  it('is walked through to the last account, with an invoice or without one', async () => {
    const ids = Array.from({ length: 450 }, (_, at) => `more_${String(at).padStart(3, '0')}`);
    for (const id of ids) {
      await books.addPayer(id);
      await books.use(id, 12_500);
    }
    assert.deepEqual(await told(), ids.map((id) => `${id}  invoice none 12500 units, 1.00 roubles`));
  });
});

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
  const again = async (month = '2026-11', smallTotalKopecks = 100n) => reconcile(sql, month, {
    accounts: openBilledAccounts(sql), digest: reconciliationDigest, smallTotalKopecks,
  });
  const change = (query: string) => sql.write((transaction) => transaction.run(query));

  it('is the same, to the unit and the kopeck', async () => {
    const { invoices, units, totalKopecks, differences } = await again();
    assert.deepEqual(differences, []);
    assert.deepEqual([invoices, units, totalKopecks], [4, 11_032_470n, 799n + 39_601n + 264_601n]);
  });

  it('reports units missing from the invoices', async () => {
    await change("UPDATE usage_row SET units = units + 1000 WHERE account_id = 'acc_2' AND day = '2026-11-30'");
    const { differences } = await again();
    const number = (await books.list('acc_2'))[0].number!;
    assert.deepEqual(differences.map((one) => [one.number, one.what]), [
      [number, 'units'], [number, 'lines'], [number, 'reconciliation file'],
    ]);
  });

  it('reports usage moved between regions, and a missing document', async () => {
    await change("UPDATE usage_row SET region = 'fra-1' WHERE account_id = 'acc_3' AND day = '2026-11-30'");
    await change("DELETE FROM invoice WHERE account_id = 'acc_0'");
    const { differences } = await again();
    assert.deepEqual(differences.map(({ what }) => what), ['reconciliation file', 'number']);
  });

  const differenceLines = async () => (await again()).differences.map((one) => Object.values(one).join(' '));
  const numberOf = async (accountId: string) => (await books.list(accountId))[0].number!;

  it('reports a missing invoice of an account that owes something', async () => {
    const number = await numberOf('acc_1');
    await change("DELETE FROM invoice WHERE account_id = 'acc_1'");
    await change('UPDATE invoice_series SET last_number = last_number - 1');
    await change(`UPDATE invoice SET number = '${number}' WHERE number = 'GK-2026-000004'`);
    assert.deepEqual(await differenceLines(), ['acc_1  invoice none 20001 units, 7.99 roubles']);
  });

  it('expects no invoice without a payer, within the free quota, or for too small an amount', async () => {
    await books.addPayer('acc_free');
    await books.use('acc_free', 10_000);
    await books.addPayer('acc_little');
    await books.use('acc_little', 12_499);
    await addAccount(sql, 'acc_nobody');
    await books.use('acc_nobody', 50_000);
    assert.deepEqual(await differenceLines(), []);
    await books.use('acc_little', 1);
    assert.deepEqual(await differenceLines(), ['acc_little  invoice none 12500 units, 1.00 roubles']);
  });

  it('reports an invoice without usage, and a draft that never became final', async () => {
    const [one, two] = [await numberOf('acc_2'), await numberOf('acc_3')];
    await change("DELETE FROM usage_row WHERE account_id = 'acc_2'");
    await change(`UPDATE invoice SET state = 'draft' WHERE number = '${two}'`);
    const differences = await differenceLines();
    assert.ok(differences.includes(`acc_2 ${one} invoice 396.01 roubles none`), differences.join('\n'));
    assert.ok(differences.includes(`acc_3 ${two} invoice draft final`), differences.join('\n'));
  });

  it('reports missing credits, and VAT that does not match the total', async () => {
    const number = await numberOf('acc_2');
    await sql.write((transaction) => transaction.insert('credit_use', {
      account_id: 'acc_2', month: '2026-10', number, amount_kopecks: 5,
    }));
    await change(`UPDATE invoice SET facts = REPLACE(facts, '"amountKopecks":"7141"', '"amountKopecks":"7142"')`);
    assert.deepEqual(await differenceLines(), [
      `acc_2 ${number} credits 0.00 0.05`, `acc_2 ${number} VAT 22 % 71.42 22 % 71.41`,
      'acc_2  credits 0.05 spent of 2026-10 none',
    ]);
  });

  for (const [what, query, expected] of [
    ['that it is somebody else\'s than it says', "SET account_id = 'acc_9'", 'kept account acc_9 acc_2'],
    ['that it is due on another day than it says', "SET due_on = '2027-12-17'",
      `kept dates 2026-12-01 2027-12-17 ${FINAL_TIME} 2026-12-01 2026-12-17 ${FINAL_TIME}`],
    ['another price than it charges',
      `SET facts = REPLACE(facts, '"pricePerThousand":"25000"', '"pricePerThousand":"9000"')`,
      'lines free 10000 at 0 0.00, up_to_1m 990000 at 40 396.00, up_to_10m 40 at 9 0.01 ' +
      'free 10000 at 0 0.00, up_to_1m 990000 at 40 396.00, up_to_10m 40 at 25 0.01'],
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
    it(`reports about an invoice ${what}`, async () => {
      const number = await numberOf('acc_2');
      await change(`UPDATE invoice ${query} WHERE number = '${number}'`);
      const differences = await differenceLines();
      assert.ok(differences.includes(`acc_2 ${number} ${expected}`), differences.join('\n'));
    });
  }

  it('agrees with payments, corrections and late usage', async () => {
    const number = await numberOf('acc_2');
    await recordPayment(sql, { number, amountKopecks: 100n, paidOn: '2026-12-09', reference: '1' });
    await correctInvoice(sql, { number, amountKopecks: 1_000n, reason: 'x' });
    assert.deepEqual(await differenceLines(), []);
    await recordPayment(sql, { number, amountKopecks: 38_501n, paidOn: '2026-12-10', reference: '2' });
    assert.deepEqual(await differenceLines(), []);
  });

  it('reports a payment for a missing invoice', async () => {
    await sql.write((transaction) => transaction.insert('payment', {
      number: 'GK-2026-000777', paid_on: '2026-12-09', reference: '1', amount_kopecks: 100, recorded_at: 1,
    }));
    assert.deepEqual(await differenceLines(), [' GK-2026-000777 payments none 1.00']);
  });

  it('reports free requests that an account did not have in the month', async () => {
    await change("UPDATE account SET free_units = 6 WHERE id = 'acc_1'");
    const [number] = [await numberOf('acc_1')];
    assert.deepEqual((await differenceLines())[0], `acc_1 ${number} free requests 5 6`);
    await change("UPDATE account SET free_earlier = '2026-10:7 2026-11:5' WHERE id = 'acc_1'");
    assert.deepEqual(await differenceLines(), []);
  });

  it('uses the free requests stated by invoices for months finalised before they were recorded', async () => {
    await change("UPDATE account SET free_units = 6 WHERE id = 'acc_1'");
    await change("UPDATE account SET payer_inn = NULL, free_units = 1000000 WHERE id = 'acc_2'");
    await change('UPDATE billing_month SET small_total_kopecks = NULL');
    assert.deepEqual(await differenceLines(), []);
    await change("DELETE FROM invoice WHERE account_id = 'acc_2'");
    await books.sql.write((transaction) => transaction.insert('kept_payer', {
      account_id: 'acc_2', month: '2026-11', name: 'ООО Ромашка', inn: '7736050003', kpp: null, address: null,
      free_units: 10_000, kept_at: FINAL_TIME,
    }));
    const found = await differenceLines();
    assert.ok(found.includes('acc_2  invoice none 1000040 units, 396.01 roubles'), found.join('; '));
  });

  it('waives by the rule in force when the month was closed', async () => {
    assert.deepEqual((await again('2026-11', 0n)).differences, []);
    await change('UPDATE billing_month SET small_total_kopecks = NULL');
    assert.deepEqual((await again('2026-11', 0n)).differences.map(({ what }) => what), ['waived']);
  });

  it('reports a correction of a missing invoice', async () => {
    const number = await numberOf('acc_2');
    const made = await correctInvoice(books.sql, { number, amountKopecks: 100n, reason: 'x' });
    await change(`DELETE FROM invoice WHERE number = '${number}'`);
    const stray = `acc_2 ${made.number} invoice a correction none that it corrects`;
    const differences = await differenceLines();
    assert.ok(differences.includes(stray), differences.join('\n'));
  });

  it('is refused without final invoices, and so is an invalid month', async () => {
    for (const month of ['2026-12', '2026-10', '2026-13', 'ноябрь']) {
      await assert.rejects(again(month), { code: 'bad_argument' });
    }
  });

  it('covers every account, with or without an invoice', async () => {
    const ids = Array.from({ length: 450 }, (_, at) => `more_${String(at).padStart(3, '0')}`);
    for (const id of ids) {
      await books.addPayer(id);
      await books.use(id, 12_500);
    }
    assert.deepEqual(await differenceLines(), ids.map((id) => `${id}  invoice none 12500 units, 1.00 roubles`));
  });
});

describeSql('credits of a month that is reckoned again', (stand) => {
  it('match the missed minutes and the charges, once, and are not overspent', async () => {
    const { sql } = await stand.open();
    const minutes = { up: 980, down: 20, unknown: 5 };
    const books = openBillingStand(sql, { uptime: { find: async () => ({ regions: ['msk-1'], minutes }) } });
    for (const [id, units] of [['acc_1', 20_001], ['acc_2', 12_345], ['acc_3', 1_000_041]] as const) {
      await books.addPayer(id);
      await books.use(id, units);
    }
    await books.closeAt(FINAL_TIME);
    const parts = { accounts: openBilledAccounts(sql), digest: reconciliationDigest, smallTotalKopecks: 100n };
    const differenceLines = async () => (await reconcile(sql, '2026-11', parts)).differences
      .map(({ accountId, what, invoice, ledger }) => `${accountId} ${what}: ${invoice}; ${ledger}`);
    assert.deepEqual(await differenceLines(), []);

    const change = (query: string) => sql.write((transaction) => transaction.run(query));
    const right = '25 % of 980/20/5 minutes, 1.00';
    await change("UPDATE service_credit SET amount_kopecks = 400 WHERE account_id = 'acc_1'");
    assert.deepEqual(await differenceLines(), [`acc_1 service credit: 25 % of 980/20/5 minutes, 4.00; ${right}`]);
    await change("DELETE FROM service_credit WHERE account_id = 'acc_1'");
    assert.deepEqual(await differenceLines(), [`acc_1 service credit: none; ${right}`]);
    await change("UPDATE service_credit SET account_id = 'acc_2' WHERE account_id = 'acc_3'");
    assert.deepEqual((await differenceLines()).map((one) => one.slice(0, 20)), [
      'acc_1 service credit', 'acc_2 service credit', 'acc_3 service credit',
    ]);
  });
});

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import {
  drawDocument, drawStatement, inWindows1251, OUR_ACCOUNT, type DrawnDocument,
} from '../../billing/documents/statement/drawn-statements.test-data.ts';
import { main } from '../../src/cli.ts';
import { FINAL_TIME, openBillingStand, SELLER, SELLER_FILE } from '../harness/billing-stand.ts';
import { newFolder } from '../harness/folder.ts';
import { outside } from '../harness/outside.ts';
import { describeSql } from '../harness/stores.ts';

describeSql('payments of a bank statement', (stand) => {
  const first = { day: '09.11.2026', sum: '96.00', inn: '7736050003', purpose: 'Оплата по счету GK-2026-000001' };

  /** An invoice of 396.00, and the command that records payments. */
  async function openBooks(context: TestContext) {
    const { sql, url } = await stand.open();
    const books = openBillingStand(sql);
    await books.addPayer('acc_1');
    await books.use('acc_1', 1_000_000);
    await books.closeAt(FINAL_TIME);
    const folder = await newFolder(context);
    const env = { DATA_DIR: folder, DATABASE_URL: url, SELLER: SELLER_FILE, SECRET: 'a secret of nothing but tests' };
    const run = async (...argv: string[]): Promise<string> => {
      const io = outside(env);
      await main(['payment', ...argv], io);
      return [...io.printed, ...io.noted].join('\n');
    };
    return {
      run,
      paid: async () => (await books.invoices.get('acc_1', 'GK-2026-000001', FINAL_TIME)).paidKopecks,
      read: (rows: readonly DrawnDocument[], account = SELLER.bank.account): Promise<string> => {
        const path = join(folder, 'statement.txt');
        const text = drawStatement(rows.map(drawDocument)).replaceAll(OUR_ACCOUNT, account);
        writeFileSync(path, inWindows1251(text));
        return run('--statement', path);
      },
    };
  }

  it('are recorded once, however often it is read, and the others are reported', async (context) => {
    const { read, paid } = await openBooks(context);
    const second = { ...first, number: '78', sum: '300.00' };
    const silent = { ...first, number: '79', purpose: 'За услуги' };
    const output = await read([first, second, silent]);
    assert.match(output, /96\.00 of ООО «Ромашка»: a part of what is owed GK-2026-000001/);
    assert.match(output, /300\.00 of ООО «Ромашка»: paid GK-2026-000001/);
    assert.match(output, /NOT RECORDED: it names no invoice\n2 recorded, 0 known already, 1 left to you/);
    assert.match(await read([first, second, silent]), /\n0 recorded, 2 known already, 1 left to you/);
    assert.equal(await paid(), 39_600n);
    assert.match(await read([{ ...first, number: '80' }]), /NOT RECORDED: nothing is owed there GK-2026-000001/);
  });

  it('repeated in one file are one, unless the sum differs, which is reported', async (context) => {
    const { read, paid } = await openBooks(context);
    const output = await read([first, first, { ...first, sum: '100.00' }, { ...first, number: '78', sum: '50.00' }]);
    assert.match(output, /100\.00 .*NOT RECORDED: another sum is recorded under its number and day/);
    assert.match(output, /2 recorded, 1 known already, 1 left to you/);
    assert.equal(await paid(), 14_600n);
    const again = await read([{ ...first, sum: '100.00' }]);
    assert.match(again, /NOT RECORDED: another sum .* GK-2026-000001\n0 recorded, 0 known already, 1 left to you/);
  });

  for (const [what, reference] of [
    ['under the number of its order', ['--reference', '77']], ['under none', []],
  ] as const) {
    it(`are not recorded again if a person has recorded them ${what}`, async (context) => {
      const { run, read, paid } = await openBooks(context);
      await run('GK-2026-000001', '--amount', '96.00', '--date', '2026-11-09', ...reference);
      assert.match(await read([first]), /0 recorded, 1 known already, 0 left to you/);
      assert.match(await read([first, first]), /0 recorded, 2 known already, 0 left to you/);
      assert.match(await read([{ ...first, number: '78', sum: '97.00' }]), /1 recorded, 0 known already/);
      assert.equal(await paid(), 19_300n);
    });
  }

  it('are two if a person has recorded one of them without its number', async (context) => {
    const { run, read, paid } = await openBooks(context);
    await run('GK-2026-000001', '--amount', '96.00', '--date', '2026-11-09');
    const both = [first, { ...first, number: '78' }];
    assert.match(await read(both), /1 recorded, 1 known already, 0 left to you/);
    assert.match(await read(both.toReversed()), /0 recorded, 2 known already, 0 left to you/);
    assert.equal(await paid(), 19_200n);
  });

  it('are two also if the second one is in another day’s file', async (context) => {
    const { run, read, paid } = await openBooks(context);
    const byHand = () => run('GK-2026-000001', '--amount', '96.00', '--date', '2026-11-09');
    await byHand();
    assert.match(await read([first]), /0 recorded, 1 known already, 0 left to you/);
    assert.match(await read([{ ...first, number: '78' }]), /1 recorded, 0 known already, 0 left to you/);
    assert.match(await read([{ ...first, number: '78' }, first]), /0 recorded, 2 known already, 0 left to you/);
    assert.match(await read([{ ...first, sum: '97.00' }]), /NOT RECORDED: another sum .* GK-2026-000001/);
    await byHand();
    assert.equal(await paid(), 19_200n, 'what the person recorded is the same payment, told again');
  });

  it('are distinguished by payer even with equal number, day and sum', async (context) => {
    const { run, read, paid } = await openBooks(context);
    await run('GK-2026-000001', '--amount', '96.00', '--date', '2026-11-09', '--reference', '77');
    const output = await read([{ ...first, inn: '7702070210', purpose: 'За услуги' }]);
    assert.match(output, /NOT RECORDED: it names no invoice\n0 recorded, 0 known already, 1 left to you/);
    assert.equal(await paid(), 9_600n);
  });

  for (const [what, wrong, output] of [
    ['with a sum of zero', { sum: '0.00' }, /line \d+: the document that begins here has a sum of nothing/],
    ['with a future date', { day: '09.11.2999' }, /Line \d+: a payment of 2999-11-09, which is to come/],
  ] as const) {
    it(`beside one ${what} are not recorded either`, async (context) => {
      const { read, paid } = await openBooks(context);
      assert.match(await read([first, { ...first, number: '78', ...wrong }]), output);
      assert.equal(await paid(), 0n);
    });
  }

  it('to an unrelated account settle nothing', async (context) => {
    const { read, paid } = await openBooks(context);
    assert.match(await read([first], '40702810900000000001'), /NOT RECORDED: it came to an account that the invoice/);
    assert.equal(await paid(), 0n);
  });
});

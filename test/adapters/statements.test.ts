import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import {
  drawDocument, drawStatement, inWindows1251, type DrawnDocument,
} from '../../billing/documents/statement/drawn-statements.test-data.ts';
import { main } from '../../src/cli.ts';
import { FINAL_TIME, openBillingStand } from '../harness/billing-stand.ts';
import { newFolder } from '../harness/folder.ts';
import { outside } from '../harness/outside.ts';
import { describeSql } from '../harness/stores.ts';

describeSql('payments of a bank statement', (stand) => {
  it('are recorded once, however often it is read, and the rest is told', async (context) => {
    const { sql, url } = await stand.open();
    const books = openBillingStand(sql);
    await books.addPayer('acc_1');
    await books.use('acc_1', 1_000_000);
    await books.closeAt(FINAL_TIME);

    const folder = await newFolder(context);
    const read = async (rows: readonly DrawnDocument[]): Promise<string> => {
      const path = join(folder, 'statement.txt');
      writeFileSync(path, inWindows1251(drawStatement(rows.map(drawDocument))));
      const env = { DATA_DIR: folder, DATABASE_URL: url, SECRET: 'a secret of nothing but tests' };
      const io = outside(env);
      await main(['payment', '--statement', path], io);
      return [...io.printed, ...io.noted].join('\n');
    };
    const first = { sum: '96.00', inn: '7736050003', purpose: 'Оплата по счету GK-2026-000001' };
    const second = { ...first, number: '78', sum: '300.00' };
    const silent = { ...first, number: '79', purpose: 'За услуги' };
    const told = await read([first, second, silent]);
    assert.match(told, /96\.00 of ООО «Ромашка»: a part of what is owed GK-2026-000001/);
    assert.match(told, /300\.00 of ООО «Ромашка»: paid GK-2026-000001/);
    assert.match(told, /NOT RECORDED: it names no invoice\n2 recorded, 0 known already, 1 left to you/);
    assert.match(await read([first, second, silent]), /\n0 recorded, 2 known already, 1 left to you/);
    const { state, paidKopecks } = await books.invoices.get('acc_1', 'GK-2026-000001', FINAL_TIME);
    assert.deepEqual([state, paidKopecks], ['paid', 39_600n]);
    assert.match(await read([{ ...first, number: '80' }]), /NOT RECORDED: nothing is owed there GK-2026-000001/);
  });
});

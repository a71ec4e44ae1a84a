import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openSql } from '../../store/sql/open.ts';
import { openBillingStand } from '../../../test/harness/billing-stand.ts';
import { newFolder } from '../../../test/harness/folder.ts';
import { outside } from '../../../test/harness/outside.ts';
import { monthOf, startOfDay } from '../../kernel/moscow.ts';
import { main } from '../../cli.ts';

const DAY_MS = 86_400_000;

async function shell(context: TestContext) {
  const folder = await newFolder(context);
  const run = async (...argv: string[]) => {
    const io = outside({ DATA_DIR: folder });
    const code = await main(argv, io);
    return { code, printed: io.printed.join('\n'), noted: io.noted.join('\n') };
  };
  return { folder, run };
}

test('the price of a month is printed line by line', async (context) => {
  const { run } = await shell(context);
  const { printed } = await run('price', '1000040', '--month', '2026-11');
  assert.deepEqual(JSON.parse(printed), {
    requests: 1_000_040,
    month: '2026-11',
    lines: [
      { tier: 'free', units: 10_000, per_1000: 0, amount: '0.00' },
      { tier: 'up_to_1m', units: 990_000, per_1000: 0.4, amount: '396.00' },
      { tier: 'up_to_10m', units: 40, per_1000: 0.25, amount: '0.01' },
    ],
    total: '396.01',
    currency: 'RUB',
  });
  assert.equal((JSON.parse((await run('price', '2500', '--free', '0')).printed) as { total: string }).total, '1.00');
});

test('a month is closed, paid and corrected', async (context) => {
  const { run, folder } = await shell(context);
  const month = monthOf(startOfDay(`${monthOf(Date.now())}-01`) - 40 * DAY_MS);
  const sql = await openSql(`sqlite:${join(folder, 'geokod.db')}`);
  const books = openBillingStand(sql);
  await books.addPayer('acc_1');
  await books.use('acc_1', 1_000_040, { day: `${month}-07` });
  await sql.close();

  const refused = await run('close-month', month);
  assert.deepEqual([refused.code, refused.printed], [2, '']);
  assert.match(refused.noted, /SELLER is not set/);
  const closed = await run('close-month', month, '--samples');
  assert.equal(closed.printed, `${month}: 1 final invoices, 396.01 roubles`);
  assert.match((await run('close-month', month, '--samples')).printed, /as before$/);
  const expected = JSON.parse((await run('close-month', month, '--samples', '--json')).printed) as object;
  assert.deepEqual(expected, { month, phase: 'final', was_closed: true, invoices: 1, total: '396.01' });

  assert.match((await run('reconcile', month)).printed, /1 invoices, 1000040 units, 396\.01 roubles: no difference$/);

  const number = `GK-${monthOf(Date.parse(`${month}-28`) + 7 * DAY_MS).slice(0, 4)}-000001`;
  const correct = await run('correct', number, '--amount', '96.01', '--reason', 'Сбой');
  assert.match(correct.printed, new RegExp(`corrects ${number}; 300.00 are still owed`));
  const order = ['--date', `${month}-28`, '--reference', '17'];
  const pay = (amount: string) => run('payment', number, '--amount', amount, ...order);
  assert.equal((await pay('100')).printed, `${number}: recorded; 200.00 are still owed`);
  assert.equal((await pay('100,00')).printed, `${number}: known already; 200.00 are still owed`);
  assert.match((await pay('200')).noted, /give this one a reference/);

  const row = [number, 'final', '396.01', '200.00', '7736050003', 'ООО Ромашка', 'acc_1'];
  assert.equal((await run('invoice', number)).printed, row.join('\t'));
  assert.equal((await run('invoice', month)).printed.split('\n').length, 2, 'the invoice and its correction');
  const pdf = join(folder, 'invoice.pdf');
  assert.equal((await run('invoice', number, '--format', 'pdf', '--out', pdf)).printed, pdf);
  assert.equal((await readFile(pdf)).subarray(0, 5).toString(), '%PDF-');
  assert.match((await run('invoice', number, '--format', 'pdf', '--out', '/nowhere/x')).noted, /cannot be written/);
});

for (const [what, argv, expected] of [
  ['an invalid number of requests', ['price', 'many'], /"many" is no number/],
  ['an invalid month', ['price', '1', '--month', '2026-13'], /--month must be/],
  ['an unfinished month', ['close-month', '--samples', '2999-01'], /2999-01 is not over/],
  ['an invalid month to close', ['close-month', '--samples', 'november'], /"november" is no month/],
  ['a month twice', ['close-month', '2026-01', '2026-01'], /takes only YYYY-MM/],
  ['an unknown invoice', ['payment', 'GK-1', '--amount', '1', '--date', '2026-01-01'], /no invoice GK-1/],
  ['an amount in words', ['payment', 'GK-1', '--amount', 'рубль', '--date', '2026-01-01'], /--amount must be roubles/],
  ['an invalid day', ['payment', 'GK-1', '--amount', '1', '--date', '2026-02-30'], /--date must be a day/],
  ['a future day', ['payment', 'GK-1', '--amount', '1', '--date', '2999-01-01'], /still to come/],
  ['an amount of zero', ['payment', 'GK-1', '--amount', '0', '--date', '2026-01-01'], /more than 0\.00/],
  ['a statement with other options', ['payment', 'GK-1', '--statement', 'x'], /--statement goes alone/],
  ['a missing statement', ['payment', '--statement', '/nowhere.txt'], /no file \/nowhere\.txt/],
  ['a payment without an invoice', ['payment'], /payment needs INVOICE/],
  ['an unknown invoice to show', ['invoice', 'GK-1'], /no such invoice/],
  ['a month without invoices', ['invoice', '2026-01'], /no invoices for 2026-01/],
  ['an unknown document format', ['invoice', 'GK-1', '--format', 'doc'], /--format must be one of pdf/],
  ['a document of a month', ['invoice', '2026-01', '--format', 'pdf'], /is of one invoice/],
  ['a file without a format', ['invoice', 'GK-1', '--out', 'x'], /--out goes with --format/],
  ['a missing reason', ['correct', 'GK-1'], /needs --reason/],
  ['a correction of an unknown invoice', ['correct', 'GK-1', '--reason', 'x'], /no invoice GK-1/],
] as const) {
  test(`${what} is refused in one line`, async (context) => {
    const { code, noted } = await (await shell(context)).run(...argv);
    assert.notEqual(code, 0);
    assert.match(noted, expected);
  });
}

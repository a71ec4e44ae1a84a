import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { correctInvoice, openLedger, previewInvoice, recordPayment, type Invoice } from '../../billing/index.ts';
import { openBillingStand, DRAFT_TIME, FINAL_TIME, SELLER, type BillingStand } from '../harness/billing-stand.ts';
import { describeSql } from '../harness/stores.ts';
import type { Sql } from '../../src/kernel/sql.ts';

const summary = ({ number, state, totalKopecks, lines }: Invoice) =>
  [number, state, totalKopecks, lines.map(({ kind, amountKopecks }) => `${kind} ${amountKopecks}`).join(', ')];

describeSql('months of invoices', (stand) => {
  let sql: Sql;
  let books: BillingStand;
  beforeEach(async () => {
    ({ sql } = await stand.open());
    books = openBillingStand(sql);
  });

  const only = async (accountId: string): Promise<Invoice> => {
    const list = await books.list(accountId);
    assert.equal(list.length, 1);
    return list[0];
  };

  it('are drafts on the 1st, final on the 3rd, and the same invoice', async () => {
    await books.addPayer('acc_1');
    await books.use('acc_1', 1_000_040);
    const drafted = await books.closeAt(DRAFT_TIME);
    assert.deepEqual(drafted, {
      month: '2026-11', phase: 'draft', wasClosed: false, invoices: 1, totalKopecks: 39_601n,
    });
    const draft = await only('acc_1');
    assert.deepEqual(summary(draft), ['GK-2026-000001', 'draft', 39_601n, 'usage 0, usage 39600, usage 1']);
    assert.equal(draft.finalAt, null);

    await books.use('acc_1', 40, { day: '2026-11-30' });
    await books.closeAt(FINAL_TIME);
    const final = await only('acc_1');
    assert.deepEqual(summary(final), ['GK-2026-000001', 'final', 39_602n, 'usage 0, usage 39600, usage 2']);
    assert.deepEqual([final.issuedOn, final.dueOn, final.finalAt], ['2026-12-01', '2026-12-17', FINAL_TIME]);
    assert.deepEqual(final.vat, { percent: 22, amountKopecks: 7_141n });
    const counted = (day: string) => books.invoices.countStates(Date.parse(`${day}T12:00:00+03:00`));
    assert.deepEqual(await counted('2026-12-17'), { draft: 0, final: 1, overdue: 0, paid: 0 });
    assert.deepEqual(await counted('2026-12-18'), { draft: 0, final: 0, overdue: 1, paid: 0 });
    assert.match(final.reconciliationSha256!, /^[0-9a-f]{64}$/);
  });

  it('stay unchanged once final, however often the month is closed again', async () => {
    await books.addPayer('acc_1');
    await books.use('acc_1', 20_000);
    await books.closeAt(FINAL_TIME);
    const before = await sql.all('SELECT * FROM invoice');
    await books.use('acc_1', 100_000);
    await books.addPayer('acc_2');
    await books.use('acc_2', 100_000);
    const again = await books.closeAt(FINAL_TIME + 1000);
    assert.equal(again.wasClosed, true);
    assert.deepEqual(await sql.all('SELECT * FROM invoice'), before);
  });

  it('closed late leave as much time to pay as others', async () => {
    await books.addPayer('acc_1');
    await books.use('acc_1', 20_000);
    await books.closeAt(Date.parse('2026-12-20T12:00:00+03:00'));
    const { issuedOn, dueOn, state } = await only('acc_1');
    assert.deepEqual([issuedOn, dueOn, state], ['2026-12-01', '2027-01-03', 'final']);
  });

  it('are refused before their end, and so are invalid months', async () => {
    for (const month of ['2026-12', '2027-01', '2026-13', 'ноябрь', '']) {
      await assert.rejects(books.months.close(month), { code: 'bad_argument' });
    }
    assert.deepEqual(await books.numbers(), []);
  });

  it('end at midnight in Moscow', async () => {
    const ledger = openLedger(sql);
    await books.addPayer('acc_1', 0);
    const line = (requestId: string, moment: string) => ({
      requestId, accountId: 'acc_1', keyId: 'key_1', operation: 'geocode', region: 'msk-1', units: 10_000,
      at: Date.parse(moment),
    });
    await ledger.book('segment', [
      line('a', '2026-10-31T20:59:59.999Z'), line('b', '2026-10-31T21:00:00Z'), line('c', '2026-11-30T20:59:59.999Z'),
      line('d', '2026-11-30T21:00:00Z'),
    ]);
    for (const month of ['2026-10', '2026-11']) await books.closeAt(FINAL_TIME, month);
    assert.deepEqual((await books.list('acc_1')).map(({ units }) => units), [20_000n, 10_000n]);
  });

  it('have invoices only for payers that used more than is free', async () => {
    for (const id of ['acc_few', 'acc_many']) await books.addPayer(id);
    await books.addPayer('acc_granted', 50_000);
    await books.addPayer('acc_gone');
    await sql.write((transaction) => transaction.run("UPDATE account SET payer_inn = NULL WHERE id = 'acc_gone'"));
    await books.use('acc_few', 10_000);
    for (const id of ['acc_many', 'acc_granted', 'acc_gone', 'acc_stranger']) await books.use(id, 40_000);
    await books.closeAt(FINAL_TIME);
    assert.deepEqual(await books.numbers(), ['GK-2026-000001']);
    assert.equal((await only('acc_many')).totalKopecks, 1_200n);
  });

  it('with a small total are waived, and need no payment', async () => {
    await books.addPayer('acc_1');
    await books.use('acc_1', 12_345);
    await books.closeAt(FINAL_TIME);
    assert.deepEqual(summary(await only('acc_1')), ['GK-2026-000001', 'paid', 0n, 'usage 0, usage 93, waived -93']);
  });

  it('charge an account that lost its payer since the draft', async () => {
    await books.addPayer('acc_1');
    await books.use('acc_1', 20_000);
    await books.closeAt(DRAFT_TIME);
    await sql.write((transaction) => transaction.run('DELETE FROM account'));
    await books.closeAt(FINAL_TIME);
    const final = await only('acc_1');
    assert.deepEqual([final.state, final.payer.name, final.totalKopecks], ['final', 'ООО Ромашка', 400n]);
  });

  it('show late usage on the next invoice, without a charge', async () => {
    const ledger = openLedger(sql);
    await books.addPayer('acc_1');
    await books.use('acc_1', 20_000);
    await books.closeAt(FINAL_TIME);
    const late = {
      requestId: 'late', accountId: 'acc_1', keyId: 'key_1', operation: 'geocode', region: 'msk-1', units: 5_000,
      at: Date.parse('2026-11-30T12:00:00+03:00'),
    };
    assert.equal((await ledger.book('one', [late])).late, 1);
    await ledger.book('two', [late]);
    await books.use('acc_1', 30_000, { day: '2026-12-10' });
    await books.closeAt(Date.parse('2027-01-03T06:00:00+03:00'), '2026-12');
    const [december, november] = await books.list('acc_1');
    assert.equal(november.totalKopecks, 400n);
    assert.deepEqual(summary(december), ['GK-2027-000001', 'final', 800n, 'usage 0, usage 800, waived 0']);
    assert.deepEqual(december.lines.at(-1), {
      kind: 'waived', reason: 'late_usage', month: '2026-11', units: 5_000n, amountKopecks: 0n,
    });
  });

  it('without an invoice leave late usage to the next invoice, which shows it once', async () => {
    const ledger = openLedger(sql);
    await books.addPayer('acc_1');
    await books.use('acc_1', 20_000);
    await books.closeAt(FINAL_TIME);
    await ledger.book('one', [{
      requestId: 'late', accountId: 'acc_1', keyId: 'key_1', operation: 'geocode', region: 'msk-1', units: 5_000,
      at: Date.parse('2026-11-30T12:00:00+03:00'),
    }]);
    await books.use('acc_1', 300, { day: '2026-12-10' });
    await books.closeAt(Date.parse('2027-01-03T06:00:00+03:00'), '2026-12');
    for (const [day, month, moment] of [
      ['2027-01-10', '2027-01', '2027-02-03T06:00:00+03:00'], ['2027-02-10', '2027-02', '2027-03-03T06:00:00+03:00'],
    ] as const) {
      await books.use('acc_1', 30_000, { day });
      await books.closeAt(Date.parse(moment), month);
    }
    const lines = (await books.list('acc_1')).map(({ month, lines: all }) =>
      [month, ...all.filter(({ kind }) => kind === 'waived').map((line) => (line as { units: bigint }).units)]);
    assert.deepEqual(lines, [['2027-02'], ['2027-01', 5_000n], ['2026-11']]);
  });

  it('credit missed uptime on the next invoices, until it is used up', async () => {
    const minutes = { up: 40_000, down: 2_000, unknown: 1_200 };
    const regions = ['msk-1', 'spb-1'];
    const uptime = async (month: string) => (month === '2026-11' ? { regions, minutes } : undefined);
    books = openBillingStand(sql, { uptime: { find: uptime } });
    await books.addPayer('acc_1', 0);
    await books.use('acc_1', 20_003);
    await books.closeAt(FINAL_TIME);
    assert.equal((await only('acc_1')).totalKopecks, 800n);
    await books.use('acc_1', 3_750, { day: '2026-12-10' });
    await books.closeAt(Date.parse('2027-01-03T06:00:00+03:00'), '2026-12');
    await books.use('acc_1', 10_000, { day: '2027-01-10' });
    await books.closeAt(Date.parse('2027-02-03T06:00:00+03:00'), '2027-01');
    const [january, december] = await books.list('acc_1');
    assert.deepEqual(summary(december), ['GK-2027-000001', 'paid', 0n, 'usage 150, credit -150']);
    assert.deepEqual(summary(january), ['GK-2027-000002', 'final', 350n, 'usage 400, credit -50']);
    assert.deepEqual(january.lines[1], {
      kind: 'credit', month: '2026-11', regions: ['msk-1', 'spb-1'], percent: 25, minutes, amountKopecks: -50n,
    });
  });

  it('are not promised a credit that their draft has partly spent', async () => {
    const minutes = { up: 40_000, down: 2_000, unknown: 1_200 };
    const uptime = async (month: string) => (month === '2026-11' ? { regions: ['msk-1'], minutes } : undefined);
    books = openBillingStand(sql, { uptime: { find: uptime } });
    await books.addPayer('acc_1', 0);
    await books.use('acc_1', 20_000);
    await books.closeAt(FINAL_TIME);
    const account = { id: 'acc_1', payer: (await only('acc_1')).payer, freeUnits: 0n, unpaidFreeUnits: 0n };
    const preview = async (month: string, units: bigint): Promise<string> => {
      const found = await previewInvoice(sql, account, units, { month, seller: SELLER, smallTotalKopecks: 100n });
      return found.lines.map(({ kind, amountKopecks }) => `${kind} ${amountKopecks}`).join(', ');
    };
    assert.equal(await preview('2026-12', 3_750n), 'usage 150, credit -150');
    await books.use('acc_1', 3_750, { day: '2026-12-10' });
    await books.closeAt(Date.parse('2027-01-01T00:10:00+03:00'), '2026-12');
    assert.equal(await preview('2027-01', 10_000n), 'usage 400, credit -50');
  });

  it('have the VAT of their last day, and none for an exempt seller', async () => {
    await books.addPayer('acc_1');
    await books.use('acc_1', 40_000, { day: '2025-12-31' });
    await books.use('acc_1', 40_000, { day: '2026-01-01' });
    await books.closeAt(DRAFT_TIME, '2025-12');
    await books.closeAt(DRAFT_TIME, '2026-01');
    const [january, december] = await books.list('acc_1');
    assert.deepEqual([december.vat, january.vat], [
      { percent: 20, amountKopecks: 200n }, { percent: 22, amountKopecks: 216n },
    ]);
  });

  it('are due in order: drafts once, invoices on the 3rd, and whatever was missed while nothing ran', async () => {
    const due = (moment: string): Promise<string[]> => {
      books.clock.at = Date.parse(moment);
      return books.months.listDue();
    };
    assert.deepEqual(await due('2026-12-01T00:00:00+03:00'), []);
    await books.use('acc_1', 1, { day: '2026-11-30' });
    assert.deepEqual(await due('2026-11-30T23:59:59+03:00'), []);
    assert.deepEqual(await due('2026-12-01T00:00:00+03:00'), ['2026-11']);
    const since = (): Promise<number | undefined> => books.months.findDueSince();
    assert.equal(await since(), Date.parse('2026-12-01T00:00:00+03:00'), 'its drafts');
    await books.months.close('2026-11');
    assert.deepEqual(await due('2026-12-02T00:00:00+03:00'), []);
    assert.equal(await since(), undefined);
    assert.deepEqual(await due('2026-12-03T07:00:00+03:00'), ['2026-11']);
    assert.equal(await since(), Date.parse('2026-12-03T06:00:00+03:00'), 'its final invoices');
    await books.months.close('2026-11');
    assert.deepEqual(await due('2026-12-31T23:59:59+03:00'), []);
    assert.deepEqual(await due('2027-02-02T00:00:00+03:00'), ['2026-12', '2027-01']);
  });

  it('are never skipped: a newer one waits for earlier ones', async () => {
    await books.addPayer('acc_1');
    for (const day of ['2026-08-10', '2026-09-10', '2026-10-10']) await books.use('acc_1', 1_000_000, { day });
    books.clock.at = FINAL_TIME;
    await assert.rejects(books.months.close('2026-10'), { message: /^2026-08 is to be closed first/ });
    for (const month of await books.months.listDue()) await books.months.close(month);
    assert.deepEqual((await books.list('acc_1')).map(({ month }) => month), ['2026-10', '2026-09', '2026-08']);
  });

  it('closed concurrently have one set of invoices with one series of numbers', async () => {
    for (let number = 0; number < 450; number += 1) {
      await books.addPayer(`acc_${number}`);
      await books.use(`acc_${number}`, 12_500 + number);
    }
    const others = [openBillingStand(sql), openBillingStand(sql)];
    for (const moment of [DRAFT_TIME, FINAL_TIME]) {
      const closed = await Promise.all([books, ...others].map((each) => each.closeAt(moment)));
      for (const { invoices } of closed) assert.equal(invoices, 450);
      const numbers = await books.numbers();
      assert.deepEqual(numbers, numbers.map((_, at) => `GK-2026-${String(at + 1).padStart(6, '0')}`));
      assert.equal(numbers.length, 450);
    }
  });

  it('notify an account’s webhooks once of its final invoice', async () => {
    await books.addPayer('acc_1');
    await books.addPayer('acc_2');
    for (const id of ['acc_1', 'acc_2']) await books.use(id, 20_000);
    await sql.write((transaction) => transaction.insert('webhook_endpoint', {
      id: 'we_1', account_id: 'acc_1', batch_id: null, url: 'https://example.ru', label: '', events: '[]', secret: 's',
      old_secrets: '[]', created_at: 1, disabled_at: null, disabled_reason: null,
      failing_since: null,
    }));
    await books.closeAt(DRAFT_TIME);
    await books.closeAt(FINAL_TIME);
    await books.closeAt(FINAL_TIME);
    const events = await sql.all<{ id: string; data: string }>('SELECT id, data FROM webhook_event');
    assert.deepEqual(events.map(({ id }) => id), ['GK-2026-000001_finalized']);
    assert.deepEqual(JSON.parse(events[0].data), {
      id: 'GK-2026-000001', number: 'GK-2026-000001', month: '2026-11', total: '4.00', currency: 'RUB',
      due_on: '2026-12-17',
    });
  });
});

describeSql('payments and corrections', (stand) => {
  let books: BillingStand;
  const number = 'GK-2026-000001';
  beforeEach(async () => {
    const { sql } = await stand.open();
    books = openBillingStand(sql);
    await books.addPayer('acc_1');
    await books.use('acc_1', 1_000_000);
    await books.closeAt(FINAL_TIME);
  });
  const pay = (amountKopecks: bigint, reference = '', paidOn = '2026-12-10') =>
    recordPayment(books.sql, { number, amountKopecks, paidOn, reference });
  const invoice = (): Promise<Invoice> => books.invoices.get('acc_1', number, books.clock.at);

  it('an invoice is paid once its full amount has arrived', async () => {
    assert.deepEqual(await pay(30_000n, '17'), { wasKnown: false, state: 'final', owedKopecks: 9_600n });
    assert.deepEqual([(await invoice()).state, (await invoice()).paidKopecks], ['final', 30_000n]);
    assert.deepEqual(await pay(9_600n, '18', '2026-12-12'), { wasKnown: false, state: 'paid', owedKopecks: 0n });
    const { state, paidOn, paidKopecks } = await invoice();
    assert.deepEqual([state, paidOn, paidKopecks], ['paid', '2026-12-12', 39_600n]);
  });

  it('a repeated payment is recognised, and another amount under its reference is refused', async () => {
    await pay(100n, '17');
    assert.deepEqual(await pay(100n, '17'), { wasKnown: true, state: 'final', owedKopecks: 39_500n });
    await assert.rejects(pay(200n, '17'), { code: 'bad_argument' });
    assert.equal((await invoice()).paidKopecks, 100n);
  });

  it('an overpayment is reported', async () => {
    assert.equal((await pay(40_000n)).owedKopecks, -400n);
    assert.equal((await invoice()).state, 'paid');
  });

  it('an invoice not paid by its due date is overdue until it is', async () => {
    const at = (moment: string) => books.invoices.get('acc_1', number, Date.parse(moment));
    assert.equal((await at('2026-12-17T23:59:59+03:00')).state, 'final');
    assert.equal((await at('2026-12-18T00:00:00+03:00')).state, 'overdue');
    await pay(39_600n, '', '2026-12-20');
    assert.equal((await at('2026-12-20T00:00:00+03:00')).state, 'paid');
  });

  it('no payment is recorded for an unknown invoice, nor for a draft', async () => {
    const unknown = { number: 'GK-2026-000099', amountKopecks: 1n, paidOn: '2026-12-10', reference: '' };
    await assert.rejects(recordPayment(books.sql, unknown), { code: 'not_found' });
    await books.use('acc_1', 1_000_000, { day: '2026-12-10' });
    await books.closeAt(Date.parse('2027-01-01T12:00:00+03:00'), '2026-12');
    await assert.rejects(recordPayment(books.sql, { ...unknown, number: 'GK-2027-000001' }), { code: 'bad_argument' });
    await assert.rejects(pay(0n), { code: 'bad_argument' });
  });

  it('another account does not see it', async () => {
    await assert.rejects(books.invoices.get('acc_2', number, books.clock.at), { code: 'not_found' });
  });

  it('a correction has its own number, leaves the invoice unchanged, and lowers the amount due', async () => {
    const before = await invoice();
    const made = await correctInvoice(books.sql, { number, amountKopecks: 9_600n, reason: 'Сбой 12 ноября' });
    assert.deepEqual(made, { number: 'GK-2026-000002', owedKopecks: 30_000n });
    const correctedBy = { id: 'GK-2026-000002', number: 'GK-2026-000002', issuedOn: '2026-12-03' };
    assert.deepEqual(await invoice(), { ...before, correctedBy, dueKopecks: 30_000n });
    const [correction] = await books.list('acc_1');
    assert.deepEqual(correction.corrects, { id: number, number, issuedOn: '2026-12-01' });
    assert.deepEqual(correction.lines, [{ kind: 'correction', reason: 'Сбой 12 ноября', amountKopecks: -9_600n }]);
    assert.deepEqual([correction.totalKopecks, correction.vat], [-9_600n, { percent: 22, amountKopecks: -1_731n }]);
    assert.equal((await pay(30_000n)).state, 'paid');
  });

  it('a fully reversed invoice owes nothing, and no more can be reversed', async () => {
    await assert.rejects(correctInvoice(books.sql, { number, amountKopecks: 39_601n, reason: 'x' }), {
      code: 'bad_argument',
    });
    await correctInvoice(books.sql, { number, amountKopecks: undefined, reason: 'Ошибка' });
    assert.equal((await invoice()).state, 'paid');
    await assert.rejects(correctInvoice(books.sql, { number, amountKopecks: undefined, reason: 'x' }), {
      code: 'bad_argument',
    });
    await assert.rejects(correctInvoice(books.sql, { number: 'GK-2026-000002', amountKopecks: 1n, reason: 'x' }), {
      code: 'bad_argument',
    });
    assert.deepEqual(await books.numbers(), ['GK-2026-000001', 'GK-2026-000002']);
  });
});

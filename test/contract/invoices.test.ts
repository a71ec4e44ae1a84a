import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { DEFAULT_RATES } from '../../src/accounts/allowance.ts';
import type { Account, Invoice, InvoiceList, UsageList } from '../../src/contract.gen.ts';
import { call, json, type Call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const FINAL_TIME = Date.parse('2026-12-03T07:00:00+03:00');
const PAYER = {
  name: 'ООО «Ромашка»', inn: '7736050003', kpp: '773601001', address: 'г. Уфа, ул. Ленина, д. 1',
  ogrn: '1027700070518',
  bank: {
    name: 'ПАО СБЕРБАНК', bic: '044525225', account: '40702810838000000017',
    correspondent_account: '30101810400000000225',
  },
};

let platform: Platform;
let key: string;
const clock = { at: FINAL_TIME, now: () => clock.at, monotonic: () => performance.now() };
before(async () => {
  const rate = { perSecond: 1e6, burst: 1e6 };
  const rates = { ...DEFAULT_RATES, free: rate, paid: rate };
  platform = await startPlatform({ manyAddresses: true, clock, stores: { rates } });
  key = await platform.issueKey('payer@example.ru', { confirmed: true });
  await ask('updateAccount', '/v2/account', json({ payer: PAYER }));
  await use('2026-11-14', 600_000);
  await use('2026-11-15', 400_040, 'spb-1');
  await use('2026-12-02', 12_600);
  await platform.stores.billing.months.close('2026-11');
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, []);
});

async function use(day: string, units: number, region = 'msk-1'): Promise<void> {
  const { id } = (await platform.stores.accounts.findByEmail('payer@example.ru'))!;
  const row = { account_id: id, day, key_id: 'key_1', operation: 'geocode', region };
  await platform.stores.sql.write((transaction) => transaction.increment('usage_row', row, { units, requests: units }));
}

interface Bodies {
  readonly listInvoices: InvoiceList;
  readonly getInvoice: Invoice & { readonly code?: string };
  readonly getUsage: UsageList;
  readonly updateAccount: object;
  readonly getAccount: Account;
}

async function ask<Id extends keyof Bodies>(id: Id, path: string, options: Call = {}, as = key) {
  const operation = contract.operations.find(({ operationId }) => operationId === id)!;
  const headers = { ...options.headers, authorization: `Bearer ${as}` };
  const reply = await call(platform.service.address, path, { method: operation.method, ...options, headers });
  assertConforms(operation, reply);
  return { ...reply, body: JSON.parse(reply.text) as Bodies[Id] };
}

describe('the invoices of an account', () => {
  test('are listed with their contents', async () => {
    const { body } = await ask('listInvoices', '/v2/invoices');
    assert.deepEqual(body.items.map(({ number, state, total }) => [number, state, total]), [
      ['GK-2026-000001', 'final', '396.01'],
    ]);
    assert.equal(body.next_cursor, null);
  });

  test('can be read one by one', async () => {
    const { body } = await ask('getInvoice', '/v2/invoices/GK-2026-000001');
    assert.deepEqual(body.lines, [
      { kind: 'usage', amount: '0.00', tier: 'free', units: 10_000, per_1000: 0 },
      { kind: 'usage', amount: '396.00', tier: 'up_to_1m', units: 990_000, per_1000: 0.4 },
      { kind: 'usage', amount: '0.01', tier: 'up_to_10m', units: 40, per_1000: 0.25 },
    ]);
    assert.deepEqual([body.payer, body.vat], [PAYER, { percent: 22, amount: '71.41' }]);
    assert.deepEqual([body.issued_on, body.due_on, body.paid_on], ['2026-12-01', '2026-12-17', null]);
  });

  test('are not found by another account, nor are unknown ones', async () => {
    const other = await platform.issueKey('other@example.ru', { confirmed: true });
    const theirs = await ask('getInvoice', '/v2/invoices/GK-2026-000001', {}, other);
    const nobodys = await ask('getInvoice', '/v2/invoices/GK-2026-000099');
    for (const { status, body } of [theirs, nobodys]) assert.deepEqual([status, body.code], [404, 'not_found']);
    assert.deepEqual((await ask('listInvoices', '/v2/invoices', {}, other)).body.items, []);
  });

  test('are listed page by page, newest month first, corrections before the corrected', async () => {
    const { billing } = platform.stores;
    const correction = { number: 'GK-2026-000001', amountKopecks: 9_601n, reason: 'Сбой' };
    await billing.correct(correction);
    const first = await ask('listInvoices', '/v2/invoices?limit=1');
    const second = await ask('listInvoices', `/v2/invoices?limit=1&cursor=${first.body.next_cursor}`);
    assert.deepEqual([first, second].map(({ body }) => body.items.map(({ id, total }) => [id, total])), [
      [['GK-2026-000002', '-96.01']], [['GK-2026-000001', '396.01']],
    ]);
    assert.equal(second.body.items[0].corrected_by?.number, 'GK-2026-000002');
    assert.equal(first.body.items[0].lines[0].reason, 'Сбой');
  });
});

describe('a document of a final invoice', () => {
  const file = (format: string, more: Call = {}, id = 'GK-2026-000001') =>
    call(platform.service.address, `/v2/invoices/${id}/document?format=${format}`, {
      ...more, headers: { ...more.headers, authorization: `Bearer ${key}` },
    });

  for (const [format, name] of [
    ['pdf', 'GK-2026-000001.pdf'],
    ['csv', 'GK-2026-000001.csv'],
    ['json', 'GK-2026-000001.json'],
    ['reconciliation', 'GK-2026-000001-reconciliation.csv'],
  ] as const) {
    test(`is the same bytes before and after it was paid: ${format}`, async () => {
      const operation = contract.operations.find(({ operationId }) => operationId === 'getInvoiceDocument')!;
      const before = await file(format);
      assertConforms(operation, before);
      assert.equal(before.headers.get('content-disposition'), `attachment; filename="${name}"`);
      const reference = `paid for ${format}`;
      const payment = { number: 'GK-2026-000001', amountKopecks: 5_000n, paidOn: '2026-12-03', reference };
      await platform.stores.billing.recordPayment(payment);
      const later = await file(format);
      assert.deepEqual([later.text, later.headers.get('etag')], [before.text, before.headers.get('etag')]);
    });
  }

  test('has the SHA-256 that the invoice says, of usage that adds up to its units', async () => {
    const { text } = await file('reconciliation');
    const { body } = await ask('getInvoice', '/v2/invoices/GK-2026-000001');
    assert.equal(createHash('sha256').update(text).digest('hex'), body.reconciliation_sha256);
    const units = text.trimEnd().split('\r\n').slice(1).map((row) => Number(row.split(',').at(-1)));
    assert.equal(units.reduce((sum, each) => sum + each, 0), body.units);
  });

  test('is sent in part for a range', async () => {
    const whole = await file('csv');
    const part = await file('csv', { headers: { range: 'bytes=0-5' } });
    assert.deepEqual([part.status, part.text], [206, whole.text.slice(0, 6)]);
  });

  test('of the current month is a preview, and no УПД', async () => {
    assert.equal((await file('pdf', {}, 'open')).status, 200);
    assert.equal((await file('upd', {}, 'open')).status, 404);
  });
});

describe('the current month', () => {
  test('is an open invoice of the usage so far', async () => {
    const { body } = await ask('getInvoice', '/v2/invoices/open');
    assert.deepEqual([body.number, body.state, body.month, body.total], [null, 'open', '2026-12', '1.04']);
    assert.deepEqual(body.payer, PAYER);
  });

  test('costs nothing without a payer, even beyond the free requests', async () => {
    const free = await platform.issueKey('free@example.ru', { confirmed: true });
    const { id } = (await platform.stores.accounts.findByEmail('free@example.ru'))!;
    const row = { account_id: id, day: '2026-12-01', key_id: 'key_2', operation: 'geocode', region: 'msk-1' };
    await platform.stores.sql.write((transaction) =>
      transaction.increment('usage_row', row, { units: 15_000, requests: 1 }));
    const { body } = await ask('getInvoice', '/v2/invoices/open', {}, free);
    assert.deepEqual([body.payer, body.total, body.units, body.lines.length], [null, '0.00', 15_000, 1]);
  });

  test('has the free requests of the quota without a payer, even if they were reduced during the month', async () => {
    const email = 'lowered@example.ru';
    const own = await platform.issueKey(email, { confirmed: true });
    const { accounts } = platform.stores;
    const free = async () => {
      const { body: { free_units: ofInvoice, lines } } = await ask('getInvoice', '/v2/invoices/open', {}, own);
      const { body: { quota } } = await ask('getAccount', '/v2/account', {}, own);
      return [ofInvoice, quota.free, lines.map(({ kind, units }) => [kind, units])];
    };
    const { id: accountId } = (await accounts.findByEmail(email))!;
    await accounts.override(email, { freeUnits: 50_000 }, Date.parse('2026-11-20T12:00:00+03:00'));
    const row = { account_id: accountId, day: '2026-12-01', key_id: 'k', operation: 'geocode', region: 'msk-1' };
    await platform.stores.sql.write((transaction) =>
      transaction.increment('usage_row', row, { units: 30_000, requests: 1 }));
    assert.deepEqual(await free(), [50_000, 50_000, [['usage', 30_000]]]);
    await accounts.override(email, { freeUnits: 500 }, clock.at);
    assert.deepEqual(await free(), [500, 500, [['usage', 500]]]);
    await ask('updateAccount', '/v2/account', json({ payer: PAYER }), own);
    assert.deepEqual(await free(), [50_000, 50_000, [['usage', 30_000]]], 'who pays is held to what was promised');
  });
});

describe('usage', () => {
  test('is listed by region, with the costs of whole months', async () => {
    const { body, status } = await ask('getUsage', '/v2/usage?from=2026-11-15&to=2026-12-03&group=region');
    assert.equal(status, 200, JSON.stringify(body));
    const [here, there] = body.items;
    assert.deepEqual([here.region, here.units, there.region, there.units], ['msk-1', 12_600, 'spb-1', 400_040]);
    assert.deepEqual(body.months, [
      { month: '2026-11', units: 1_000_040, late_units: 0, amount: '396.01' },
      { month: '2026-12', units: 12_600, late_units: 0, amount: '1.04' },
    ]);
  });

  test('has costs by day, operation, key and region that add up to the invoice', async () => {
    for (const group of ['day', 'operation', 'key', 'region', 'day,operation,key,region']) {
      const { body } = await ask('getUsage', `/v2/usage?from=2026-11-01&to=2026-11-30&group=${group}`);
      assert.equal(body.total_amount, '396.01', group);
      const kopecks = body.items.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      assert.equal(kopecks, 39_601, group);
    }
    const { body } = await ask('getUsage', '/v2/usage?from=2026-11-15&to=2026-12-03&group=region');
    assert.equal(body.items.length, 2, JSON.stringify(body));
    const { body: other } = await ask('getUsage', '/v2/usage?from=2026-12-01&to=2026-12-03');
    assert.equal(other.total_amount, '1.04');
  });

  test('that arrived late is listed separately, and costs nothing', async () => {
    const { id: accountId } = (await platform.stores.accounts.findByEmail('payer@example.ru'))!;
    const line = { requestId: 'late', accountId, keyId: 'key_1', operation: 'geocode', region: 'msk-1', units: 7 };
    await platform.stores.ledger.book('late', [{ ...line, at: Date.parse('2026-11-30T12:00:00+03:00') }]);
    const { body } = await ask('getUsage', '/v2/usage?from=2026-11-01&to=2026-11-30');
    assert.deepEqual(body.months, [{ month: '2026-11', units: 1_000_040, late_units: 7, amount: '396.01' }]);
  });
});

describe('usage of a final month', () => {
  test('costs what its invoice charges, even with unbooked late lines or a changed ledger', async () => {
    const { journal, sql } = platform.stores;
    const { id: accountId } = (await platform.stores.accounts.findByEmail('payer@example.ru'))!;
    const at = Date.parse('2026-11-30T12:00:00+03:00');
    const line = { accountId, keyId: 'key_1', operation: 'geocode', region: 'msk-1', units: 100_000, at };
    journal!.record({ ...line, requestId: 'late, and not booked yet' });
    const costs = async (group: string) => {
      const { body } = await ask('getUsage', `/v2/usage?from=2026-11-01&to=2026-11-30&group=${group}`);
      const kopecks = body.items.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      return [body.total_amount, kopecks, body.months.map(({ units, amount }) => [units, amount])];
    };
    const charged = ['396.01', 39_601, [[1_000_040, '396.01']]];
    for (const group of ['day', 'operation,key']) assert.deepEqual(await costs(group), charged, group);
    await journal!.book();
    assert.deepEqual(await costs('day'), charged, 'booked as late');
    const key = { account_id: accountId, day: '2026-11-16', key_id: 'key_9', operation: 'geocode', region: 'spb-1' };
    await sql.write((transaction) => transaction.increment('usage_row', key, { units: 700_000, requests: 1 }));
    for (const group of ['day', 'region']) assert.deepEqual(await costs(group), charged, `more, by ${group}`);
    await sql.write((transaction) => transaction.run(
      "DELETE FROM usage_row WHERE account_id = ? AND day LIKE '2026-11-%' AND key_id <> 'key_9'", [accountId]));
    for (const group of ['day', 'region']) assert.deepEqual(await costs(group), charged, `less, by ${group}`);
  });
});

describe('the amount due', () => {
  test('falls with payments and corrections, and never below zero', async () => {
    const { billing } = platform.stores;
    const email = 'parts@example.ru';
    const own = await platform.issueKey(email, { confirmed: true });
    await ask('updateAccount', '/v2/account', json({ payer: PAYER }), own);
    const { id: accountId } = (await platform.stores.accounts.findByEmail(email))!;
    const row = { account_id: accountId, day: '2026-12-02', key_id: 'k', operation: 'geocode', region: 'msk-1' };
    await platform.stores.sql.write((transaction) =>
      transaction.increment('usage_row', row, { units: 1_000_000, requests: 1 }));
    const due = async (number: string) => {
      const { body } = await ask('getInvoice', `/v2/invoices/${number}`, {}, own);
      return [body.state, body.total, body.paid, body.due];
    };
    const pay = (amountKopecks: bigint, reference: string) =>
      billing.recordPayment({ number, amountKopecks, paidOn: '2027-01-04', reference });
    clock.at = Date.parse('2027-01-01T07:00:00+03:00');
    assert.deepEqual(await due('open'), ['open', '0.00', '0.00', '0.00']);
    await billing.months.close('2026-12');
    const number = (await ask('listInvoices', '/v2/invoices', {}, own)).body.items[0].number!;
    assert.deepEqual(await due(number), ['draft', '396.00', '0.00', '0.00']);
    clock.at = Date.parse('2027-01-03T07:00:00+03:00');
    await billing.months.close('2026-12');
    assert.deepEqual(await due(number), ['final', '396.00', '0.00', '396.00']);
    await pay(10_050n, '1');
    assert.deepEqual(await due(number), ['final', '396.00', '100.50', '295.50']);
    await billing.correct({ number, amountKopecks: 9_550n, reason: 'Сбой' });
    assert.deepEqual(await due(number), ['final', '396.00', '100.50', '200.00']);
    const correction = (await ask('listInvoices', '/v2/invoices', {}, own)).body.items[0].number!;
    assert.deepEqual(await due(correction), ['paid', '-95.50', '0.00', '0.00']);
    await pay(30_000n, '2');
    assert.deepEqual(await due(number), ['paid', '396.00', '400.50', '0.00']);
  });
});

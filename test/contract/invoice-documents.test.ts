import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Invoice } from '../../src/contract.gen.ts';
import { DRAFT_TIME, FINAL_TIME, SELLER_FILE } from '../harness/billing-stand.ts';
import { call, type Call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const PAYER = {
  name: 'ООО «Ромашка»', inn: '7736050003', kpp: '773601001', address: 'г. Уфа, ул. Ленина, д. 1',
  ogrn: null, bank: null,
};
const NUMBER = 'GK-2026-000001';
const formats = ['pdf', 'csv', 'json', 'reconciliation', 'upd'] as const;

const invoiceOperation = contract.operations.find(({ operationId }) => operationId === 'getInvoice')!;
const operation = contract.operations.find(({ operationId }) => operationId === 'getInvoiceDocument')!;

describe('a cached document', () => {
  let platform: Platform;
  let key: string;
  const clock = { at: DRAFT_TIME, now: () => clock.at, monotonic: () => performance.now() };
  const billing = { sellerFile: SELLER_FILE, smallTotalKopecks: 100n };
  before(async () => {
    platform = await startPlatform({ manyAddresses: true, clock, stores: { billing } });
    key = await platform.issueKey('payer@example.ru', { confirmed: true });
    await platform.stores.accounts.override('payer@example.ru', { perSecond: 1e6, burst: 1e6 }, Date.now());
    await platform.stores.accounts.update((await account()).id, { payer: PAYER }, Date.now());
    await use('2026-11-14', 1_000_040);
    await platform.stores.billing.months.close('2026-11');
  });
  after(async () => {
    await platform.close();
    assert.deepEqual(platform.service.failures, []);
  });

  const account = async () => (await platform.stores.accounts.findByEmail('payer@example.ru'))!;
  const use = async (day: string, units: number): Promise<void> => {
    const row = { account_id: (await account()).id, day, key_id: 'key_1', operation: 'geocode', region: 'msk-1' };
    await platform.stores.sql.write((to) => to.increment('usage_row', row, { units, requests: units }));
  };
  const file = async (format: string, headers: Call['headers'] = {}, { id = NUMBER, method = 'GET' } = {}) => {
    const path = `/v2/invoices/${id}/document?format=${format}`;
    const sent = { method, headers: { authorization: `Bearer ${key}`, ...headers } };
    const reply = await call(platform.service.address, path, sent);
    assertConforms(operation, reply);
    return reply;
  };
  const tagOf = async (format: string, id = NUMBER): Promise<string> =>
    (await file(format, {}, { id })).headers.get('etag')!;
  const finalize = async (): Promise<void> => {
    clock.at = FINAL_TIME;
    await platform.stores.billing.months.close('2026-11');
  };

  for (const [what, id, day] of [['a draft', NUMBER, '2026-11-30'], ['a preview', 'open', '2026-12-01']] as const) {
    test(`stays the same until ${what} changes`, async () => {
      await use(day, 20_000);
      if (id === NUMBER) await platform.stores.billing.months.close('2026-11');
      for (const format of formats.filter((one) => one !== 'upd')) {
        const tag = await tagOf(format, id);
        assert.match(tag, /^"[0-9a-f]{64}"$/, 'a strong tag');
        const known = await file(format, { 'if-none-match': tag }, { id });
        assert.deepEqual([known.status, known.text, known.headers.get('etag')], [304, '', tag], format);
      }
      const before = await tagOf('csv', id);
      await use(day, 5);
      if (id === NUMBER) await platform.stores.billing.months.close('2026-11');
      const changed = await file('csv', { 'if-none-match': before }, { id });
      assert.equal(changed.status, 200);
      assert.notEqual(changed.headers.get('etag'), before);
    });
  }

  test('is not sent again, in any coding, nor for HEAD', async () => {
    await finalize();
    for (const format of formats) {
      const plain = await tagOf(format);
      const gzip = { 'accept-encoding': 'gzip' };
      const packed = (await file(format, gzip, { method: 'HEAD' })).headers.get('etag')!;
      assert.notEqual(packed, plain);
      for (const [known, headers, status] of [
        [plain, {}, 304], [`W/${plain}`, {}, 304], ['*', {}, 304], [`"other", ${plain}`, {}, 304],
        [packed, gzip, 304], [plain, { range: 'bytes=1-2' }, 304],
        ['"other"', {}, 200], [packed, {}, 200], ['"other"', { range: 'bytes=1-2' }, 206],
      ] as const) {
        const reply = await file(format, { ...headers, 'if-none-match': known });
        assert.equal(reply.status, status, `${format} ${known}`);
        assert.equal(reply.headers.get('cache-control'), 'private, no-store');
      }
      assert.equal((await file(format, { 'if-none-match': plain }, { method: 'HEAD' })).status, 304);
    }
  });

  test('is a УПД only for final invoices, and the invoice says why not', async () => {
    const noUpdOf = async (id: string): Promise<string | null> => {
      const headers = { authorization: `Bearer ${key}` };
      const reply = await call(platform.service.address, `/v2/invoices/${id}`, { headers });
      assertConforms(invoiceOperation, reply);
      return (JSON.parse(reply.text) as Invoice).no_upd;
    };
    await finalize();
    const upd = await file('upd');
    assert.deepEqual([await noUpdOf(NUMBER), upd.status], [null, 200]);
    const [, id] = /="(ON_NSCHFDOPPR_[^"]+)"/.exec(upd.text)!;
    assert.equal(upd.headers.get('content-disposition'), `attachment; filename="${id}.xml"`);
    assert.deepEqual([await noUpdOf('open'), (await file('upd', {}, { id: 'open' })).status], ['not_final', 404]);
    await platform.stores.accounts.update((await account()).id, { payer: null }, Date.now());
    assert.equal(await noUpdOf('open'), 'not_final');
    await platform.stores.accounts.update((await account()).id, { payer: PAYER }, Date.now());
  });

  test('can be resumed while it is unchanged', async () => {
    await finalize();
    const whole = await file('csv');
    const [tag, size] = [whole.headers.get('etag')!, Number(whole.headers.get('content-length'))];
    const rest = await file('csv', { range: 'bytes=7-', 'if-range': tag });
    assert.deepEqual([rest.status, rest.headers.get('content-range')], [206, `bytes 7-${size - 1}/${size}`]);
    assert.equal(rest.text, whole.text.slice(7));
    assert.equal((await file('csv', { range: 'bytes=7-', 'if-range': '"other"' })).text, whole.text);
    const behind = await file('csv', { range: `bytes=${size}-` });
    assert.deepEqual([behind.status, behind.headers.get('content-range')], [416, `bytes */${size}`]);
  });

  test('is visible to its owner only', async () => {
    await finalize();
    const tag = await tagOf('pdf');
    const other = await platform.issueKey('other@example.ru', { confirmed: true });
    for (const known of [tag, '*']) {
      const reply = await file('pdf', { 'if-none-match': known, authorization: `Bearer ${other}` });
      assert.equal(reply.status, 404);
    }
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { filesOf } from '../../src/jobs/batch/files.ts';
import { jobIn, lines, listIn, openBatchCalls, problemIn } from '../harness/batch-calls.ts';
import { workOff } from '../harness/batch-work.ts';
import type { SeenReply } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());

const { ask, fresh } = openBatchCalls(() => platform);

describe('a result', () => {
  test('can be read in parts, as gzip, by its head, and for Excel', async () => {
    const job = await fresh();
    await workOff(platform, lines);
    const path = `/v2/batch/${job}/result`;
    const read = (headers: Record<string, string> = {}, query = ''): Promise<SeenReply> =>
      ask('getBatchResult', path + query, { headers });
    const whole = await read();
    const size = Buffer.byteLength(whole.text);
    const tag = whole.headers.get('etag')!;
    assert.equal(whole.headers.get('content-length'), String(size));
    for (const [from, to] of [[0, 0], [0, size - 1], [5, size - 3], [size - 20, size - 1]]) {
      const part = await read({ range: `bytes=${from}-${to}`, 'if-range': tag });
      assert.deepEqual([part.status, part.headers.get('content-range')], [206, `bytes ${from}-${to}/${size}`]);
      assert.deepEqual(part.text, Buffer.from(whole.text).subarray(from, to + 1).toString());
    }
    assert.equal((await read({ range: 'bytes=1-2', 'if-range': '"other"' })).text, whole.text);
    const behind = await read({ range: `bytes=${size}-` });
    assert.deepEqual([behind.status, behind.headers.get('content-range')], [416, `bytes */${size}`]);
    const head = await ask('getBatchResult', path, { method: 'HEAD' });
    assert.deepEqual([head.status, head.headers.get('content-length'), head.text], [200, String(size), '']);
    const excel = await read({}, '?excel=1');
    assert.ok(excel.text.startsWith('\ufeffid;адрес;geo_status'), excel.text.slice(0, 40));
    assert.equal(excel.headers.get('accept-ranges'), 'none');
    const packed = await fetch(platform.service.address + path, {
      headers: { authorization: `Bearer ${platform.key}`, 'accept-encoding': 'gzip' },
    });
    assert.equal(packed.headers.get('content-encoding'), 'gzip');
    assert.equal(await packed.text(), whole.text);
  });

  test('is not sent again to a client that has it', async () => {
    const job = await fresh();
    await workOff(platform, lines);
    const path = `/v2/batch/${job}/result`;
    const read = (headers: Record<string, string>, query = '', method = 'GET'): Promise<SeenReply> =>
      ask('getBatchResult', path + query, { headers, method });
    const plain = (await read({})).headers.get('etag')!;
    const packed = (await read({ 'accept-encoding': 'gzip' }, '', 'HEAD')).headers.get('etag')!;
    const excel = (await read({}, '?excel=1')).headers.get('etag')!;
    assert.equal(new Set([plain, packed, excel]).size, 3);
    for (const [known, headers, query, status] of [
      [plain, {}, '', 304], [`W/${plain}`, {}, '', 304], ['*', {}, '', 304], [`"other", ${plain}`, {}, '', 304],
      [packed, { 'accept-encoding': 'gzip' }, '', 304], [excel, {}, '?excel=1', 304],
      [plain, { range: 'bytes=1-2' }, '', 304],
      ['"other"', {}, '', 200], [packed, {}, '', 200], [plain, {}, '?excel=1', 200],
      ['"other"', { range: 'bytes=1-2' }, '', 206],
    ] as const) {
      const reply = await read({ 'if-none-match': known, ...headers }, query);
      assert.deepEqual([reply.status, reply.status === 304 ? reply.text : ''], [status, ''], known);
      if (status === 304) assert.ok([plain, packed, excel].includes(reply.headers.get('etag')!));
    }
    assert.equal((await read({ 'if-none-match': plain }, '', 'HEAD')).status, 304);
    const rest = { range: 'bytes=1-2', 'if-range': `W/${plain}` };
    assert.equal((await read(rest)).status, 200, 'a weak tag holds no parts together');
  });

  test('is gone after its retention', async () => {
    const job = await fresh();
    await workOff(platform, lines);
    assert.ok(await platform.stores.batchStore.expire(job, Date.now() + 31 * 86_400_000));
    const reply = await ask('getBatchResult', `/v2/batch/${job}/result`);
    assert.deepEqual([reply.status, problemIn(reply).code], [410, 'result_expired']);
    assert.equal(jobIn(await ask('getBatch', `/v2/batch/${job}`)).status, 'expired');
  });

  test('is gone exactly on time, whether its files are deleted or not', async () => {
    const job = await fresh();
    await workOff(platform, lines);
    const { sql } = platform.stores;
    const endAt = (at: number) => sql.write((transaction) => transaction.run('UPDATE batch SET expires_at = ?', [at]));
    const seen = async () => {
      const one = jobIn(await ask('getBatch', `/v2/batch/${job}`));
      const [listed] = listIn(await ask('listBatches', '/v2/batch')).items;
      assert.deepEqual(listed, one);
      return [one.status, one.result_url === null, one.expires_at === null];
    };
    await endAt(Date.now() + 60_000);
    assert.deepEqual(await seen(), ['completed', false, false]);
    await endAt(Date.now() - 1);
    assert.deepEqual(await seen(), ['expired', true, true]);
    for (const query of ['', '?excel=1']) {
      const reply = await ask('getBatchResult', `/v2/batch/${job}/result${query}`);
      assert.deepEqual([reply.status, problemIn(reply).code], [410, 'result_expired']);
    }
    await platform.files.removeAll(filesOf(job));
    assert.equal((await ask('getBatchResult', `/v2/batch/${job}/result`)).status, 410);
    const late = await ask('cancelBatch', `/v2/batch/${job}`, { method: 'DELETE' });
    assert.deepEqual([late.status, problemIn(late).code], [409, 'job_finished']);
  });

  test('whose files were lost is refused before the first byte', async () => {
    const job = await fresh();
    await workOff(platform, lines);
    await platform.files.removeAll(filesOf(job));
    const reply = await ask('getBatchResult', `/v2/batch/${job}/result`);
    assert.deepEqual([reply.status, problemIn(reply).code], [500, 'internal']);
  });
});

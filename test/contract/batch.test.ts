import assert from 'node:assert/strict';
import { gunzipSync, gzipSync } from 'node:zlib';
import { after, before, describe, test } from 'node:test';
import {
  CSV, jobIn, jobOf, lines, listIn, openBatchCalls, problemIn, TABLE, type Asked,
} from '../harness/batch-calls.ts';
import { workOff } from '../harness/batch-work.ts';
import { call, type Call } from '../harness/call.ts';
import type { SeenReply } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());

const { ask, submit, fresh, keptOf, filesNow, usedBy } = openBatchCalls(() => platform);

/** Works for letters from А to я. */
const inWindows1251 = (letter: string): number => letter.charCodeAt(0) - 0x410 + 0xc0;

const BOUNDARY = 'a-boundary';
/** A form of fields and files, in this order. */
const form = (parts: readonly (readonly [name: string, value: string, fileName?: string])[]): Call => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: `${parts.map(([name, value, fileName]) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n` +
    `\r\n${value}\r\n`).join('')}--${BOUNDARY}--\r\n`,
});
const FILE = ['file', TABLE, 'клиенты.csv'] as const;

describe('a file that is submitted', () => {
  test('is queued at once and stored unchanged, with its rows counted', async () => {
    const reply = await submit({}, '?label=%D0%B2%D1%81%D0%B5');
    assert.equal(reply.status, 202, reply.text);
    const { job, status, rows, label, eta_s: eta } = jobIn(reply);
    assert.deepEqual([status, rows, label], ['queued', 2, 'все']);
    assert.ok(eta! >= 1);
    assert.equal(reply.headers.get('location'), `/v2/batch/${job}`);
    assert.match(reply.headers.get('retry-after')!, /^\d+$/);
    assert.equal(await keptOf(job), TABLE);
    const seen = jobIn(await ask('getBatch', `/v2/batch/${job}`));
    assert.deepEqual({ ...jobIn(reply), eta_s: 0 }, { ...seen, eta_s: 0 });
  });

  test('may be sent as a form, with options before or after it', async () => {
    const before = await submit(form([['label', 'до'], ['delimiter', 'comma'], FILE]));
    const behind = await submit(form([FILE, ['label', 'после'], ['lang', 'en']]));
    assert.deepEqual([before.status, behind.status], [202, 202], behind.text);
    assert.deepEqual([before, behind].map((one) => jobIn(one).label), ['до', 'после']);
    assert.equal(await keptOf(jobOf(behind)), TABLE);
  });

  test('may name a webhook of its own, and returns its secret', async () => {
    const reply = await submit({}, '?webhook_url=https://example.ru/hook');
    assert.equal(reply.status, 202, reply.text);
    const { webhook_id: id, webhook_secret: secret } = JSON.parse(reply.text) as Record<string, string>;
    assert.match(`${id} ${secret}`, /^wh_\w+ whsec_\S+$/);
  });

  test('may be gzip', async () => {
    const reply = await submit({ body: gzipSync(TABLE), headers: { 'content-encoding': 'gzip' } });
    assert.equal(reply.status, 202, reply.text);
    assert.equal(await keptOf(jobOf(reply)), TABLE);
  });

  const wrong: readonly (readonly [what: string, how: () => Call, query: string, status: number, code: string])[] = [
    ['an unknown option', () => ({}), '?colour=red', 400, 'unknown_parameter'],
    ['an unknown delimiter', () => ({}), '?delimiter=colon', 400, 'invalid_parameter'],
    ['an unknown country', () => ({}), '?country=QQ', 400, 'invalid_parameter'],
    ['an unknown field', () => form([['colour', 'red'], FILE]), '', 400, 'unknown_parameter'],
    ['a field that is also in the query', () => form([['label', 'a'], FILE]), '?label=a', 400, 'invalid_parameter'],
    ['a table option after the file', () => form([FILE, ['column', '1']]), '', 400, 'invalid_parameter'],
    ['no file', () => form([['label', 'a']]), '', 400, 'invalid_parameter'],
    ['a file field with another name', () => form([['table', TABLE, 'a.csv']]), '', 400, 'invalid_parameter'],
    ['two files', () => form([FILE, FILE]), '', 400, 'invalid_parameter'],
    ['a field in place of the file', () => form([['file', TABLE]]), '', 400, 'invalid_parameter'],
    ['a truncated form', () => ({ ...form([]), body: `--${BOUNDARY}\r\n` }), '', 400, 'invalid_parameter'],
    ['a form without a boundary', () => ({ headers: { 'content-type': 'multipart/form-data' } }), '', 400,
      'invalid_parameter'],
    ['another type', () => ({ headers: { 'content-type': 'application/json' } }), '', 415, 'unsupported_media_type'],
    ['nothing', () => ({ body: '' }), '', 422, 'batch_empty'],
    ['only a header', () => ({ body: 'id,адрес\n' }), '', 422, 'batch_empty'],
    ['an image', () => ({ body: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0]) }), '', 422, 'batch_encoding'],
    ['a missing column', () => ({}), '?column=street', 422, 'batch_columns'],
    ['a private webhook URL', () => ({}), '?webhook_url=http://127.0.0.1/', 422, 'webhook_url_refused'],
  ];
  for (const [what, how, query, status, code] of wrong) {
    test(`is refused for ${what}, and leaves nothing behind`, async () => {
      const [files, used] = [await filesNow(), await usedBy(platform.key)];
      const reply = await submit(how(), query);
      assert.deepEqual([reply.status, problemIn(reply).code], [status, code], reply.text);
      assert.deepEqual([await filesNow(), await usedBy(platform.key)], [files, used]);
    });
  }

  for (const [where, part] of [
    ['within its file', 'name="file"; filename="a.csv"\r\n\r\nадрес\nВетроград\n'],
    ['before it', 'name="label"\r\n\r\nтест'],
  ] as const) {
    test(`is refused if its form is truncated ${where}, and leaves nothing behind`, async () => {
      const [files, used] = [await filesNow(), await usedBy(platform.key)];
      const body = `--XX\r\nContent-Disposition: form-data; ${part}`;
      const reply = await submit({ body, headers: { 'content-type': 'multipart/form-data; boundary=XX' } });
      assert.deepEqual([reply.status, problemIn(reply).code], [400, 'invalid_parameter'], reply.text);
      assert.deepEqual([await filesNow(), await usedBy(platform.key)], [files, used]);
    });
  }

  const label = (value: Buffer | string): readonly (Buffer | string)[] =>
    ['Content-Disposition: form-data; name="label"\r\n\r\n', value, '\r\n--XX\r\n'];
  const table = (more: string, content = TABLE): string =>
    `Content-Disposition: form-data; name="file"; filename="a.csv"\r\n${more}\r\n${content}\r\n`;
  const inBase64 = 'Content-Transfer-Encoding: Base64\r\n';
  for (const [what, parts, pointer, code] of [
    ['a label that is not UTF-8', [...label(Buffer.from([0xea, 0xeb])), table('')], '/label', 'characters'],
    ['an overlong label', [...label(`x${'é'.repeat(4_000)}`), table('')], '/label', 'maxLength'],
    ['a file in base64', [table(inBase64, Buffer.from(TABLE).toString('base64'))], '/file', 'coding'],
    ['a label in base64', [inBase64, ...label('YQ=='), table('')], '/label', 'coding'],
  ] as const) {
    test(`is refused in a form with ${what}, and leaves nothing behind`, async () => {
      const [files, used] = [await filesNow(), await usedBy(platform.key)];
      const body = Buffer.concat(['--XX\r\n', ...parts, '--XX--\r\n'].map((part) => Buffer.from(part)));
      const reply = await submit({ body, headers: { 'content-type': 'multipart/form-data; boundary=XX' } });
      const { errors } = problemIn(reply);
      assert.deepEqual([reply.status, errors?.[0].pointer, errors?.[0].code], [400, pointer, code], reply.text);
      assert.deepEqual([await filesNow(), await usedBy(platform.key)], [files, used]);
    });
  }

  test('may be sent in a form that declares an identity encoding', async () => {
    const body = `--XX\r\n${table('Content-Transfer-Encoding: 8bit\r\n')}--XX--\r\n`;
    const reply = await submit({ body, headers: { 'content-type': 'multipart/form-data; boundary=XX' } });
    assert.equal(await keptOf(jobOf(reply)), TABLE);
  });

  for (const [what, how] of [
    ['a compressed form', { ...form([FILE]).headers, 'content-encoding': 'gzip' }],
    ['another coding', { 'content-encoding': 'br' }],
  ] as const) {
    test(`is refused with the supported compression: ${what}`, async () => {
      const reply = await submit({ headers: { ...how, 'accept-language': 'en' } });
      assert.deepEqual([reply.status, problemIn(reply).detail], [
        415, 'The body must be multipart/form-data or text/csv; only text/csv may be packed, by gzip.',
      ]);
    });
  }

  test('is refused if its declared length is too large', async () => {
    const headers = { 'content-length': String(300 * 1024 * 1024), expect: '100-continue' };
    const reply = await submit({ body: undefined, headers });
    assert.deepEqual([reply.status, problemIn(reply).code], [413, 'batch_too_large']);
  });

  test('needs a unit for each row, and is refused with the available number', async () => {
    const key = await platform.issueKey('small@example.ru');
    await platform.stores.accounts.override('small@example.ru', { freeUnits: 1 }, Date.now());
    const reply = await submit({ key });
    const { code, needed, available, quota, detail } = problemIn(reply);
    assert.deepEqual([reply.status, code, needed, available], [402, 'quota_exhausted', 2, 1], reply.text);
    assert.match(detail, /^Строк 2, а запросов осталось 1\. /);
    assert.equal(quota!.used, 0);
    const one = await submit({ key, body: 'адрес\nВетроград\n' });
    assert.equal(one.status, 202, one.text);
    assert.equal(await usedBy(key), 1);
    const empty = await submit({ key });
    assert.deepEqual([empty.status, problemIn(empty).available], [402, 0], empty.text);
    assert.equal(problemIn(empty).needed, undefined, 'the rows of a file that is not read are unknown');
    assert.match(problemIn(empty).detail, /^Бесплатные запросы этого месяца \(1\) использованы\. /);
  });
});

describe('a repeated submission', () => {
  const again = (name: string, how: Asked = {}, query = ''): Promise<SeenReply> =>
    submit({ ...how, headers: { ...how.headers, 'idempotency-key': name } }, query);

  test('makes one job and gets the same answer, however often', async () => {
    const used = await usedBy(platform.key);
    const first = await again('one');
    const second = await again('one');
    assert.equal(first.text, second.text);
    assert.deepEqual([first, second].map(({ headers }) => headers.get('idempotent-replayed')), [null, 'true']);
    assert.equal(await usedBy(platform.key), used + 2);
  });

  test('is recognised by its content, in whatever form', async () => {
    const first = await again('form', form([['label', 'a'], FILE]));
    const second = await again('form', { body: gzipSync(TABLE) }, '?label=a');
    assert.equal(jobOf(first), jobOf(second));
  });

  test('is recognised in another encoding, and with a byte order mark', async () => {
    const first = await again('encodings');
    for (const body of [
      Buffer.from(TABLE.replaceAll(/[а-яё]/giu, (letter) => String.fromCharCode(inWindows1251(letter))), 'latin1'),
      Buffer.from(`\ufeff${TABLE}`),
      Buffer.from(`\ufeff${TABLE}`, 'utf16le'),
    ]) assert.equal(jobOf(await again('encodings', { body })), jobOf(first));
    const other = await again('encodings', { body: TABLE.replace('Посадская', 'Посадскaя') });
    assert.deepEqual([other.status, problemIn(other).code], [422, 'idempotency_key_reused']);
  });

  for (const [what, how, query] of [
    ['another file', { body: `${TABLE}3,x\n` }, ''],
    ['another option', {}, '?lang=en'],
  ] as const) {
    test(`is refused with ${what}`, async () => {
      const name = `reused ${what}`.replaceAll(' ', '-');
      await again(name);
      const reply = await again(name, how, query);
      assert.deepEqual([reply.status, problemIn(reply).code], [422, 'idempotency_key_reused']);
    });
  }

  test('is refused without waiting while the first one arrives', async () => {
    const [first, ...others] = await Promise.all([1, 2].map(() => again('both')));
    const statuses = [first, ...others].map(({ status }) => status).sort();
    assert.ok(statuses[0] === 202 && [202, 409].includes(statuses[1]), String(statuses));
  });

  test('of a refused file may be a different one', async () => {
    assert.equal((await again('mended', { body: 'адрес\n' })).status, 422);
    assert.equal((await again('mended')).status, 202);
  });
});

describe('a job', () => {
  test('is polled until it is done, and then has a result', async () => {
    const job = await fresh();
    const early = await ask('getBatchResult', `/v2/batch/${job}/result`);
    assert.deepEqual([early.status, problemIn(early).code], [409, 'job_not_ready']);
    assert.ok(early.headers.get('retry-after'));
    await workOff(platform, lines, 'leave');
    const running = await ask('getBatch', `/v2/batch/${job}`);
    assert.deepEqual([jobIn(running).status, running.headers.has('retry-after')], ['running', true]);
    await platform.stores.sql.write((transaction) => transaction.run('DELETE FROM batch_part'));
    const other = await fresh();
    await workOff(platform, lines);
    const reply = await ask('getBatch', `/v2/batch/${other}`);
    const done = jobIn(reply);
    assert.deepEqual([done.status, done.processed, done.succeeded, done.not_found], ['completed', 2, 1, 1]);
    assert.deepEqual([done.eta_s, done.data_version, done.error], [null, 'demo 2026', null]);
    assert.equal(reply.headers.has('retry-after'), false);
    assert.equal(Date.parse(done.expires_at!) - Date.parse(done.finished_at!), 30 * 86_400_000);
    const result = await ask('getBatchResult', done.result_url!);
    assert.equal(result.headers.get('content-type'), 'text/csv; charset=utf-8');
    // as clients for Java do
    const generated = { headers: { accept: 'application/problem+json' } };
    assert.equal((await ask('getBatchResult', done.result_url!, generated)).text, result.text);
    // as clients that support files of one type only
    for (const accept of ['application/octet-stream', 'application/octet-stream, application/problem+json']) {
      const file = await ask('getBatchResult', done.result_url!, { headers: { accept } });
      assert.deepEqual([file.headers.get('content-type'), file.text], ['application/octet-stream', result.text]);
    }
    const both = { headers: { accept: 'application/octet-stream, text/csv' } };
    const chosen = await ask('getBatchResult', done.result_url!, both);
    assert.equal(chosen.headers.get('content-type'), 'text/csv; charset=utf-8');
    const neither = await ask('getBatchResult', done.result_url!, { headers: { accept: 'application/pdf' } });
    assert.equal(neither.status, 406);
    assert.match(result.text, /^id,адрес,geo_status/);
    assert.ok(result.text.endsWith(lines.join('')));
  });

  test('is cancelled once, and its answers so far can be read', async () => {
    const job = await fresh();
    const asked = await ask('cancelBatch', `/v2/batch/${job}`, { method: 'DELETE' });
    assert.deepEqual([asked.status, jobIn(asked).status], [202, 'cancelling'], asked.text);
    assert.equal((await ask('cancelBatch', `/v2/batch/${job}`, { method: 'DELETE' })).status, 202);
    await workOff(platform, []);
    const late = await ask('cancelBatch', `/v2/batch/${job}`, { method: 'DELETE' });
    assert.deepEqual([late.status, problemIn(late).code], [409, 'job_finished']);
    assert.match((await ask('getBatchResult', `/v2/batch/${job}/result`)).text, /^id,адрес,geo_status.*\n$/);
  });

  test('that failed has a reason and no result', async () => {
    const job = await fresh();
    await workOff(platform, lines, 'fail');
    const { status, error, result_url: url } = jobIn(await ask('getBatch', `/v2/batch/${job}`));
    assert.deepEqual([status, error, url], ['failed', { code: 'internal', detail: 'broken' }, null]);
    const reply = await ask('getBatchResult', `/v2/batch/${job}/result`);
    assert.deepEqual([reply.status, reply.headers.has('retry-after')], [409, false]);
  });

  test('of another account is not found, nor is that of another unconfirmed key', async () => {
    const job = await fresh();
    const stranger = await platform.issueKey('stranger@example.ru', { confirmed: true });
    const never = problemIn(await ask('getBatch', '/v2/batch/job_0', { key: stranger }));
    for (const [id, path, method] of [
      ['getBatch', `/v2/batch/${job}`, 'GET'],
      ['getBatchResult', `/v2/batch/${job}/result`, 'GET'],
      ['cancelBatch', `/v2/batch/${job}`, 'DELETE'],
    ] as const) {
      const reply = await ask(id, path, { key: stranger, method });
      assert.equal(reply.status, 404);
      assert.deepEqual({ ...problemIn(reply), request_id: '' }, { ...never, request_id: '' });
    }
    const [mine, theirs] = [await platform.issueKey('shared@example.ru'), await platform.issueKey('shared@example.ru')];
    const own = jobOf(await submit({ key: mine }));
    assert.equal((await ask('getBatch', `/v2/batch/${own}`, { key: mine })).status, 200);
    assert.equal((await ask('getBatch', `/v2/batch/${own}`, { key: theirs })).status, 404);
    assert.deepEqual(listIn(await ask('listBatches', '/v2/batch', { key: theirs })).items, []);
  });

  test('is listed page by page, newest first', async () => {
    await fresh();
    for (const _ of [1, 2, 3, 4]) await submit();
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const page = listIn(await ask('listBatches', `/v2/batch?limit=2${cursor}`));
      seen.push(...page.items.map(({ job }) => job));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    assert.deepEqual(seen, seen.toSorted().reverse());
    assert.equal(seen.length, 5);
    const bad = await ask('listBatches', '/v2/batch?cursor=eA');
    assert.equal(bad.status, 400);
  });
});

describe('the sandbox', () => {
  test('accepts a file, and shows a job and a result', async () => {
    const { address } = platform.service;
    const sent = await call(address, '/sandbox/v2/batch', { method: 'POST', body: TABLE, headers: CSV });
    assert.deepEqual([sent.status, sent.headers.get('x-sandbox')], [202, 'true'], sent.text);
    const { job } = jobIn(sent);
    assert.equal(jobIn(await call(address, `/sandbox/v2/batch/${job}`)).status, 'completed');
    const result = await call(address, `/sandbox/v2/batch/${job}/result`, { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(result.headers.get('content-encoding'), 'gzip');
    const plain = await call(address, `/sandbox/v2/batch/${job}/result`);
    assert.match(plain.text, /^id,адрес,geo_status/);
    assert.ok(gunzipSync(gzipSync(plain.text)).length > 0);
    assert.equal((await filesNow()).some((name) => name.includes(job)), false);
  });
});

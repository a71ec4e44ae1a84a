import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { bodySchema } from './arbitrary.ts';
import { naughty } from './naughty.ts';

const MEGABYTE = 2 ** 20;

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, [], 'hostile input became a failure of ours');
});

const operationOf = (id: string) => contract.operations.find((operation) => operation.operationId === id)!;
const ask: typeof call = (_, path, options) => call(platform.service.address, path, options);
const withKey = (headers: Record<string, string> = {}) => ({ authorization: `Bearer ${platform.key}`, ...headers });

describe('naughty texts', () => {
  for (const operation of contract.operations) {
    test(`are refused or treated as text, in every parameter of ${operation.operationId}`, async () => {
      for (const { name, in: where } of operation.parameters) {
        for (const text of naughty) {
          const encoded = encodeURIComponent(text.toWellFormed());
          const path =
            where === 'path'
              ? operation.path.replace(`{${name}}`, encoded || '%20')
              : `${operation.path.replaceAll(/\{\w+\}/g, 'key_1')}?${name}=${encoded}`;
          const reply = await call(platform.service.address, path, {
            method: operation.method,
            headers: await platform.accessTo(operation),
          });
          assert.ok(reply.status < 500, `${path}: ${reply.status}`);
          if (reply.status !== 404 || operation.responses['404']) assertConforms(operation, reply);
        }
      }
    });

    const schema = bodySchema(operation);
    if (!schema) continue;
    test(`are refused or treated as text, in every field of ${operation.operationId}`, async () => {
      for (const name of Object.keys(schema.properties as object)) {
        for (const text of [...naughty, '\ud800', 'x\udfff', 'a\0b']) {
          const { headers, body } = json({ [name]: text, [text]: name });
          const reply = await call(platform.service.address, operation.path, {
            method: operation.method,
            body,
            headers: { ...headers, ...(await platform.accessTo(operation)) },
          });
          assertConforms(operation, reply);
          assert.equal(reply.status, 400, reply.text);
        }
      }
    });
  }

  test('do no harm in any header', async () => {
    const path = '/v2/reverse?lat=55.75&lon=37.61';
    const names = [
      'accept-language',
      'accept',
      'x-request-id',
      'user-agent',
      'origin',
      'cookie',
      'x-forwarded-for',
      'if-none-match',
      'content-type',
      'authorization',
      'forwarded',
      'access-control-request-method',
    ];
    for (const name of names) {
      for (const text of naughty) {
        // Only bytes that are valid in a header arrive; clients refuse to send others.
        const value = Buffer.from(text, 'utf8')
          .toString('latin1')
          .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?');
        const reply = await call(platform.service.address, path, { headers: withKey({ [name]: value }) });
        assertConforms(operationOf('reverse'), reply);
        assert.ok(reply.status < 500, `${name}: ${value}`);
        const echoed = reply.headers.get('x-client-request-id');
        assert.ok(echoed === null || /^[\w.:/+=-]{1,128}$/.test(echoed), `echoed ${String(echoed)}`);
      }
    }
  });

  test('in a URL must be valid: overlong and broken escapes are refused', async () => {
    for (const raw of ['%', '%2', '%zz', '%ff', '%c0%80', '%ed%a0%80', '%00', 'a%00b', '%F0%28%8C%28']) {
      const reply = await call(platform.service.address, `/v2/reverse?lat=1&lon=2&lang=${raw}`, { headers: withKey() });
      assertConforms(operationOf('reverse'), reply);
      assert.equal(reply.status, 400, raw);
    }
  });
});

describe('a body', () => {
  const startSession = operationOf('startSession');
  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    ask('', '/v2/session', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  for (const [title, body, status] of [
    ['that is not JSON', '{"email":', 400],
    ['that is empty', '', 400],
    ['of two values', '{}{}', 400],
    ['with a trailing comma', '{"email":"a@b.ru",}', 400],
    ['of bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['of 60 kB of nested lists', '['.repeat(30_000) + ']'.repeat(30_000), 400],
    ['of 60 kB of nested objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 400],
    ['of a megabyte of nested lists', '['.repeat(MEGABYTE), 413],
    ['of ten megabytes', 'x'.repeat(10 * MEGABYTE), 413],
    ['with a prototype in it', '{"__proto__":{"email":"a@b.ru"},"email":"a@b.ru"}', 400],
    ['with a constructor in it', '{"constructor":{"prototype":{"x":1}},"email":"a@b.ru"}', 400],
    ['with a number out of range', '{"email":1e999}', 400],
  ] as const) {
    test(`${title} is refused with ${status}`, async () => {
      const reply = await post(body).catch((error: NodeJS.ErrnoException) => error);
      // An overlong body is cut off while it is sent; the client may see its connection end before the answer.
      if (reply instanceof Error)
        return assert.ok(status === 413 && ['EPIPE', 'ECONNRESET'].includes(reply.code!), String(reply));
      assertConforms(startSession, reply);
      assert.equal(reply.status, status, reply.text);
    });
  }

  test('that is compressed is never decompressed: a gzip bomb costs nothing', async () => {
    const bomb = gzipSync(Buffer.alloc(20 * MEGABYTE));
    const reply = await post(bomb, { 'content-encoding': 'gzip' });
    assertConforms(startSession, reply);
    assert.equal(reply.status, 415);
  });

  for (const type of [
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json+x',
    'text/html, application/json',
    'application/json; charset=koi8-r',
    'application/json;charset="windows-1251"',
    'application/json; charset=utf-16; charset=utf-8',
  ]) {
    test(`of type "${type}" is refused`, async () => {
      const reply = await post('{"email":"a@b.ru"}', { 'content-type': type });
      assertConforms(startSession, reply);
      assert.equal(reply.status, 415);
    });
  }

  test('of JSON with a charset is accepted', async () => {
    const reply = await post('{"email":"a@b.ru"}', { 'content-type': 'Application/JSON; charset=utf-8' });
    assertConforms(startSession, reply);
    assert.equal(reply.status, 202, reply.text);
  });

  test('is not awaited if the operation has none', async () => {
    const head =
      'POST /v2/keys HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
    const text = await raw(head);
    assert.match(text, /^HTTP\/1\.1 401 /);
    assert.match(text, /connection: close/i);
  });
});

describe('a URL', () => {
  test('of ten megabytes is refused without being buffered', async () => {
    const before = process.memoryUsage().rss;
    const text = await raw(`GET /v2/reverse?lat=${'1'.repeat(10 * MEGABYTE)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    assert.match(text, /^HTTP\/1\.1 414 /);
    assert.equal((JSON.parse(text.split('\r\n\r\n')[1]) as { code: string }).code, 'uri_too_long');
    assert.ok(process.memoryUsage().rss - before < 100 * MEGABYTE);
  });

  test('slightly too long is refused as such', async () => {
    const reply = await ask('', `/v2/reverse?lat=1&lon=${'2'.repeat(8200)}`, { headers: withKey() });
    assert.equal(reply.status, 414);
    assertConforms(undefined, reply);
  });

  test('with ten thousand parameters is answered at once', async () => {
    const reply = await ask('', `/v2/reverse?${'a=&'.repeat(2500)}`, { headers: withKey() });
    assertConforms(operationOf('reverse'), reply);
    assert.equal(reply.status, 400);
  });
});

describe('an invalid request', () => {
  for (const [title, bytes, status] of [
    ['noise', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`, 400],
    ['two lengths', 'POST /v2/session HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}', 400],
    [
      'a length and chunks',
      'POST /v2/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET /v2/key HTTP/1.1\r\n\r\n', 400],
  ] as const) {
    test(`${title} is answered with a problem, and the connection ends`, async () => {
      const text = await raw(bytes);
      assert.match(text, new RegExp(`^HTTP/1\\.1 ${status} `), text.slice(0, 200));
      assert.match(text, /connection: close/i);
    });
  }
});

/** Sends bytes unchanged and returns everything received until the server ends. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(platform.service.port, '127.0.0.1');
    let text = '';
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString('utf8')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

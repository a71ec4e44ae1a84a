import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test, type TestContext } from 'node:test';
import { systemClock } from '../../src/store/system-clock.ts';
import type { ContractOperation } from '../../src/http/contract.ts';
import { waiting } from '../../src/http/listeners/waiting.ts';
import { call, json, type Call } from '../harness/call.ts';
import { assertConforms, contract, type SeenReply } from '../harness/conformance.ts';
import { PUBLIC_URL, startPlatform, type Platform } from '../harness/platform.ts';
import { raw } from '../harness/raw.ts';
import { documentedAnswers, provoke } from './provoke.ts';

/** Headers of HTTP itself, which the contract need not declare. */
const USUAL = new Set([
  'connection', 'content-language', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding', 'vary',
  'allow',
]);
/** Headers for browsers. */
const CORS = /^access-control-/;

function assertGuarded({ headers, status }: SeenReply): void {
  assert.equal(headers.get('cache-control'), 'private, no-store', String(status));
  assert.equal(headers.get('x-content-type-options'), 'nosniff', String(status));
  assert.match(headers.get('x-request-id')!, /^[0-9A-Z]{26}$/);
}

function assertDeclared(operation: ContractOperation, reply: SeenReply): void {
  const { headers = {} } = operation.responses[reply.status] as { headers?: Record<string, unknown> };
  const declared = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const sent = [...reply.headers.keys()].filter((name) => !USUAL.has(name) && !CORS.test(name) && !declared.has(name));
  assert.deepEqual(sent, [], `${operation.operationId} ${reply.status}`);
}

describe('every answer is private and describes itself:', () => {
  let platform: Platform;
  before(async () => {
    platform = await startPlatform({ manyAddresses: true, stores: { legacyKeysUntil: 0 } });
  });
  after(() => platform.close());

  for (const { operation, status, code } of documentedAnswers) {
    test(`${operation.operationId} ${status}${code ? ` ${code}` : ''}`, async () => {
      const { path, ...options } = await provoke(operation, code, platform);
      const reply = await call(platform.service.address, path, options);
      assert.equal(reply.status, status, reply.text);
      assertGuarded(reply);
      assertDeclared(operation, reply);
    });
  }

  for (const operation of contract.operations) {
    test(`${operation.operationId} in the sandbox`, async () => {
      const { path, ...options } = await provoke(operation, undefined, platform);
      const reply = await call(platform.service.address, `/sandbox${path}`, options);
      assert.equal(reply.headers.get('x-sandbox'), 'true');
      assertGuarded(reply);
      assertDeclared(operation, reply);
    });
  }

  const others: readonly (readonly [what: string, path: string, how: Call, status: number])[] = [
    ['the front page', '/', {}, 200],
    ['an unknown path', '/v2/nothing', {}, 404],
    ['an unsupported method', '/v2/reverse', { method: 'PUT' }, 405],
    ['the allowed methods', '/v2/reverse', { method: 'OPTIONS' }, 204],
    ['an overlong URL', `/${'x'.repeat(9000)}`, {}, 414],
  ];
  for (const [what, path, how, status] of others) {
    test(what, async () => {
      const reply = await call(platform.service.address, path, how);
      assert.equal(reply.status, status);
      assertGuarded(reply);
    });
  }

  test('a file, which may be cached and must be revalidated', async () => {
    for (const path of ['/openapi.json', '/docs', '/dashboard', '/dashboard/confirm']) {
      const { status, headers } = await call(platform.service.address, path);
      assert.deepEqual([status, headers.get('x-content-type-options')], [200, 'nosniff'], path);
      assert.equal(headers.get('cache-control'), 'no-cache', path);
    }
  });

  test('bytes that are no request', async () => {
    const { replies } = await raw(platform.service.port, '\x16\x03\x01 what\r\n\r\n');
    assertGuarded(replies[0]);
    assert.equal(replies[0].headers.get('vary'), 'Accept-Language');
  });
});

describe('before an atlas is loaded, every answer', () => {
  const listening = async (context: TestContext, listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    context.after(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const front = () => ({ status: 503, body: { service: 'geokod', ready: false } });

  test('is the usual 503, in the requested language', async (context) => {
    const address = await listening(context, waiting(front, systemClock, PUBLIC_URL));
    const asked: readonly (readonly [Call, lang: string])[] = [
      [{}, 'ru'],
      [{ headers: { 'accept-language': 'en' } }, 'en'],
      [{ method: 'POST', ...json({ q: 'x' }) }, 'ru'],
    ];
    for (const [how, lang] of asked) {
      const own = { 'x-request-id': 'mine-1', origin: 'https://example.ru' };
      const reply = await call(address, '/v2/reverse', { ...how, headers: { ...how.headers, ...own } });
      assert.equal(reply.status, 503);
      assertGuarded(reply);
      assertConforms(contract.operations.find(({ operationId }) => operationId === 'reverse'), reply);
      const { headers } = reply;
      assert.deepEqual(
        ['retry-after', 'content-language', 'vary', 'x-client-request-id', 'access-control-allow-origin'].map((name) =>
          headers.get(name),
        ),
        ['1', lang, 'Accept-Language', 'mine-1', '*'],
      );
      assert.equal(Number(headers.get('content-length')), Buffer.byteLength(reply.text));
    }
  });

  test('at / says that it is not ready', async (context) => {
    const address = await listening(context, waiting(front, systemClock, PUBLIC_URL));
    const reply = await call(address, '/');
    assertGuarded(reply);
    assert.deepEqual([reply.status, reply.headers.get('content-type')], [503, 'application/json']);
    assert.deepEqual(JSON.parse(reply.text), front().body);
  });
});

describe('a service behind https', () => {
  test('keeps sessions in a host-only cookie', async () => {
    const platform = await startPlatform({ publicUrl: 'https://geo.example.ru' });
    try {
      const { address } = platform.service;
      const token = await platform.signInToken('owner@example.ru');
      const opened = await call(address, '/v2/session/open', { method: 'POST', ...json({ token }) });
      const [cookie, mark] = opened.headers.getSetCookie();
      assert.match(
        cookie,
        /^__Host-geokod_session=\w+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
      );
      assert.match(mark, /^__Host-geokod_signed_in=1; Path=\/; Max-Age=\d+; SameSite=Strict; Secure$/);
      assert.equal(/Max-Age=\d+/.exec(mark)![0], /Max-Age=\d+/.exec(cookie)![0]);
      const [name, value] = cookie.split(';')[0].split('=');
      const ask = (sent: string, how: Call = {}) =>
        call(address, '/v2/account', { ...how, headers: { cookie: sent, origin: 'https://geo.example.ru' } });
      assert.equal((await ask(`${name}=${value}`)).status, 200);
      assert.equal((await ask(`geokod_session=${value}`)).status, 401, 'anybody under example.ru could have set this');
      const ended = await call(address, '/v2/session', {
        method: 'DELETE', headers: { cookie: `${name}=${value}`, origin: 'https://geo.example.ru' },
      });
      assert.equal(ended.status, 204);
      assert.deepEqual(ended.headers.getSetCookie(), [
        '__Host-geokod_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
        '__Host-geokod_signed_in=; Path=/; Max-Age=0; SameSite=Strict; Secure',
      ]);
      assert.equal((await ask(`${name}=${value}`)).status, 401);
    } finally {
      await platform.close();
    }
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertConforms } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { raw } from '../harness/raw.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, []);
});

const send: (parts: string | readonly string[], patienceMs?: number) => ReturnType<typeof raw> = (parts, patienceMs) =>
  raw(platform.service.port, parts, { patienceMs });
const GET = 'GET /v2/reverse?lat=1&lon=2 HTTP/1.1\r\n';
const HERE = 'GET /v2/reverse?lat=54.442&lon=148.3408 HTTP/1.1\r\n';
const POST = 'POST /v2/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const many = Array.from({ length: 150 }, (_, number) => `X-${number}: 1\r\n`).join('');

/** Each with the status and code of its only answer, if other than 400 `invalid_parameter`. */
const refused: readonly (readonly [title: string, bytes: string, status?: number, code?: string])[] = [
  ['an unknown expectation', `${GET}Host: x\r\nExpect: foo\r\n\r\n`],
  ['no Host', `${GET}\r\n`],
  ['two Hosts', `${GET}Host: x\r\nHost: y\r\n\r\n`],
  ['the same Host twice', `${GET}Host: x\r\nhost: x\r\n\r\n`],
  ['a malformed Host', `${GET}Host: x y/\r\n\r\n`],
  ['two keys', `${GET}Host: x\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n`],
  ['a tunnel', 'CONNECT db:3306 HTTP/1.1\r\nHost: db:3306\r\n\r\n', 405, 'method_not_allowed'],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
  ['unannounced HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/0.9', 'GET /\r\n\r\n'],
  ['HTTP/3.7', 'GET / HTTP/3.7\r\nHost: x\r\n\r\n'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a NUL in the request line', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a NUL in a header', `${GET}Host: x\r\nX: a\0b\r\n\r\n`],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: x\n\n'],
  ['a space before a colon', `${GET}Host : x\r\n\r\n`],
  ['a header on two lines', `${GET}Host: x\r\nX: a\r\n b\r\n\r\n`],
  ['150 headers', `${GET}Host: x\r\n${many}\r\n`],
  ['a header of a megabyte', `${GET}Host: x\r\nX: ${'a'.repeat(1_000_000)}\r\n\r\n`],
  ['a request line of 10 MB', `GET /?${'a'.repeat(10_000_000)} HTTP/1.1\r\n\r\n`, 414, 'uri_too_long'],
  // request smuggling: two parsers would split these differently
  ['a length and chunks', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two lengths', `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`],
  ['a list of lengths', `${POST}Content-Length: 2, 2\r\n\r\n{}`],
  ['a length with a sign', `${POST}Content-Length: +2\r\n\r\n{}`],
  ['a length in another base', `${POST}Content-Length: 0x2\r\n\r\n{}`],
  ['an unknown coding', `${POST}Transfer-Encoding: gzip\r\n\r\n{}`],
  ['chunks in a coding', `${POST}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`],
  ['chunks that are not last', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['chunks twice', `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['chunks in HTTP/1.0', 'POST /v2/session HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a chunk without a length', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
  ['a chunk of 2^64 bytes', `${POST}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n{}`],
  ['a megabyte about one chunk', `${POST}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(1e6)}\r\n{}\r\n`],
];

describe('an invalid request', () => {
  for (const [title, bytes, status = 400, code = 'invalid_parameter'] of refused) {
    test(`${title}: is refused with ${status} and a problem, and the connection ends`, async () => {
      const { replies, ended, error } = await send(bytes);
      assert.deepEqual(replies.map((reply) => reply.status), [status]);
      assertConforms(undefined, replies[0]);
      assert.equal((JSON.parse(replies[0].text) as { code: string }).code, code);
      assert.equal(replies[0].headers.get('connection'), 'close');
      if (status === 405) assert.match(replies[0].headers.get('allow')!, /GET/);
      assert.ok(ended, 'the connection was left open');
      assert.equal(error, undefined);
    });
  }

  for (const bytes of [
    'FETCH / HTTP/1.1\r\nHost: x\r\naccept-language:  en-GB, ru;q=0.1\r\n\r\n',
    'GET / HTTP/1.1\r\nAccept-Language: en\r\n\r\n',
    'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\nAccept-Language: en\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\nBroken : 1\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  ]) {
    test(`"${bytes.slice(0, 40).split('\r')[0]}" is refused in the requested language`, async () => {
      const { replies } = await send(bytes);
      assert.equal(replies[0].headers.get('content-language'), 'en');
      assert.doesNotMatch(replies[0].text, /[а-яё]/i);
    });
  }
});

describe('requests in an unusual form', () => {
  const key = (): string => `Authorization: Bearer ${platform.key}\r\n`;
  const close = 'Connection: close\r\n';

  for (const [title, line] of [
    ['with the host in the request line', 'GET http://geokod.example/v2/reverse?lat=54.442&lon=148.3408 HTTP/1.1'],
    ['with a host that has a port', 'GET HTTP://x:8080/v2/reverse?lat=54.442&lon=148.3408 HTTP/1.1'],
    ['with https in the request line', 'GET https://x/v2/reverse?lat=54.442&lon=148.3408 HTTP/1.1'],
    ['of HTTP/1.0', 'GET /v2/reverse?lat=54.442&lon=148.3408 HTTP/1.0'],
  ] as const) {
    test(`${title} are answered`, async () => {
      const { replies } = await send(`${line}\r\nHost: x\r\n${key()}${close}\r\n`);
      assert.equal(replies[0].status, 200, replies[0].text);
      assert.match(replies[0].text, /Посадская улица/);
    });
  }

  for (const address of ['http://[', 'http://a b/', 'http://user@x/v2/reverse', 'https://x:port/']) {
    test(`for ${address} are refused`, async () => {
      const { replies } = await send(`GET ${address} HTTP/1.1\r\nHost: x\r\n${close}\r\n`);
      assert.deepEqual(replies.map(({ status }) => status), [400]);
    });
  }

  test('with a host and no path are answered like /', async () => {
    const { replies } = await send(`GET http://x?a=1 HTTP/1.1\r\nHost: x\r\n${close}\r\n`);
    assert.deepEqual([replies[0].status, replies[0].text], [200, '{"service":"geokod"}']);
  });

  test('that offer another protocol are answered in this one', async () => {
    for (const upgrade of ['h2c', 'websocket']) {
      const { replies } = await send(
        `${HERE}Host: x\r\n${key()}Connection: Upgrade, close\r\nUpgrade: ${upgrade}\r\n\r\n`,
      );
      assert.deepEqual(replies.map(({ status }) => status), [200]);
    }
  });

  test('without a path get the allowed methods', async () => {
    const { replies } = await send(`OPTIONS * HTTP/1.1\r\nHost: x\r\n${close}\r\n`);
    assert.equal(replies[0].status, 204);
    assert.match(replies[0].headers.get('allow')!, /GET.*POST/);
  });

  test('that expect 100 Continue get it, or are refused without their body', async () => {
    const body = '{"email":"a@example.ru"}';
    const head = `${POST}Expect: 100-Continue\r\nContent-Length: ${body.length}\r\n${close}\r\n`;
    const taken = await send([head, body]);
    assert.deepEqual(taken.replies.map(({ status }) => status), [202]);
    const large = await send(`${POST}Expect: 100-continue\r\nContent-Length: 10000000\r\n\r\n`);
    assert.deepEqual(large.replies.map(({ status }) => status), [413]);
    assert.ok(large.ended);
  });

  test('a thousand in one piece are answered in order, each once', async () => {
    const one = (number: number): string => `GET /v2/nothing HTTP/1.1\r\nHost: x\r\nX-Request-Id: n${number}\r\n\r\n`;
    const requests = Array.from({ length: 1000 }, (_, number) => one(number));
    const { replies } = await send(`${requests.join('')}GET / HTTP/1.1\r\nHost: x\r\n${close}\r\n`);
    assert.equal(replies.length, 1001);
    for (let number = 0; number < 1000; number++) {
      assert.equal(replies[number].status, 404);
      assert.equal(replies[number].headers.get('x-client-request-id'), `n${number}`);
    }
  });

  test('a valid one before a malformed one is answered first', async () => {
    const good = `${HERE}Host: x\r\n${key()}\r\n`;
    const { replies, ended } = await send(`${good}BROKEN\r\n\r\n`);
    assert.deepEqual(replies.map(({ status }) => status), [200, 400]);
    assert.ok(ended);
  });

  test('a request hidden in a body is not taken for one', async () => {
    const hidden = 'GET /v2/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
    const outer = `${POST}Content-Length: ${hidden.length}\r\n\r\n${hidden}`;
    const { replies } = await send(`${outer}GET /v2/seen HTTP/1.1\r\nHost: x\r\n${close}\r\n`);
    assert.deepEqual(replies.map(({ status }) => status), [400, 404]);
  });
});

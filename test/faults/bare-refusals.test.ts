import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { raw } from '../harness/raw.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());

const SECRET = 'somebody@example.ru';
const LONG = SECRET.repeat(2000);
const cases: readonly (readonly [title: string, bytes: string, status: number, code: string, reason?: string])[] = [
  ['bytes that are not HTTP', `\x16\x03\x01 ${SECRET}\r\n\r\n`, 400, 'invalid_parameter', 'http'],
  ['an oversized head', `GET / HTTP/1.1\r\nX: ${LONG}\r\n\r\n`, 400, 'invalid_parameter', 'headers'],
  ['an overlong URL', `GET /?${LONG} HTTP/1.1\r\n\r\n`, 414, 'uri_too_long'],
  ['an unknown method', `FETCH /${SECRET} HTTP/1.1\r\nHost: x\r\n\r\n`, 405, 'method_not_allowed'],
  ['a tunnel', `CONNECT ${SECRET}:1 HTTP/1.1\r\nHost: ${SECRET}:1\r\n\r\n`, 405, 'method_not_allowed'],
];

for (const [title, bytes, status, code, reason] of cases) {
  test(`${title}: is counted, and logged in one line without the bytes sent`, async () => {
    const { logged, port } = platform.service;
    const counter = async (): Promise<number> => {
      const series = `geokod_bare_refusals_total{status="${status}",code="${code}"}`;
      const text = await platform.services.metrics.registry.metrics();
      return Number(text.split('\n').find((line) => line.startsWith(series))?.slice(series.length) ?? 0);
    };
    const [lines, count] = [logged.length, await counter()];
    const { replies } = await raw(port, bytes);
    const own = logged.slice(lines);
    assert.equal(own.length, 1);
    const { request_id: requestId } = JSON.parse(replies[0].text) as { request_id: string };
    assert.deepEqual(JSON.parse(own[0]), {
      request_id: requestId, operation: 'none', status, code, ...(reason !== undefined && { reason }),
    });
    assert.ok(!own[0].includes('somebody'));
    assert.equal((await counter()) - count, 1);
  });
}

test('a request is logged as such, and not a second time', async () => {
  const { logged, port } = platform.service;
  const lines = logged.length;
  const head = 'POST /v2/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  await raw(port, `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`);
  await raw(port, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n');
  const own = logged.slice(lines).map((line) => (JSON.parse(line) as { status: number }).status);
  assert.deepEqual(own, [400, 400]);
});

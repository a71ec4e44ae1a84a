import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { call, type Call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const UNTIL = Date.parse('2026-12-01T00:00:00+03:00');
const OLD = 'a1b2c3d4'.repeat(4);
const reverse = contract.operations.find(({ operationId }) => operationId === 'reverse')!;
const listKeys = contract.operations.find(({ operationId }) => operationId === 'listKeys')!;
let now = UNTIL - 1;
let platform: Platform;

describe('the end of keys from before 2.0', () => {
  before(async () => {
    platform = await startPlatform({
      clock: { now: () => now, monotonic: () => performance.now() },
      stores: { legacyKeysUntil: UNTIL },
      legacyKeysUntil: UNTIL,
    });
    await platform.stores.keys.importLegacy([{ key: OLD, email: 'old@example.ru' }], now);
  });
  after(() => platform.close());

  const ask = async (operation: typeof reverse, path: string, key: string, more: Call = {}) => {
    const reply = await call(platform.service.address, path, {
      ...more,
      headers: { authorization: `Bearer ${key}`, 'accept-language': 'en' },
    });
    assertConforms(operation, { ...reply });
    return { ...reply, body: JSON.parse(reply.text) as { code?: string; detail?: string } };
  };
  const HERE = '/v2/reverse?lat=54.442&lon=148.3408';

  for (const [when, at, status] of [
    ['a month before', UNTIL - 30 * 86_400_000, 200],
    ['in the last millisecond', UNTIL - 1, 200],
    ['at the very moment', UNTIL, 401],
    ['a year later', UNTIL + 365 * 86_400_000, 401],
  ] as const) {
    for (const [how, key] of [['as it was given', OLD], ['in capitals', OLD.toUpperCase()]] as const) {
      test(`${when}, a key ${how} gets ${status}`, async () => {
        now = at;
        for (const reply of [await ask(reverse, HERE, key), await ask(listKeys, '/v2/keys', key)]) {
          assert.equal(reply.status, status);
          if (status === 401) {
            assert.equal(reply.body.code, 'key_legacy_expired');
            assert.match(reply.body.detail!, /GET \/v2\/key/);
            continue;
          }
          assert.equal(reply.headers.get('sunset'), 'Mon, 30 Nov 2026 21:00:00 GMT');
          assert.match(reply.headers.get('deprecation')!, /^@\d{10}$/);
          assert.match(reply.headers.get('link')!, /rel="deprecation"/);
        }
      });
    }
  }

  test('an unknown key is not reported as expired, and new keys keep working', async () => {
    now = UNTIL;
    assert.equal((await ask(reverse, HERE, `${OLD}0`)).body.code, 'key_invalid');
    assert.equal((await ask(reverse, HERE, platform.key)).status, 200);
    assert.equal((await ask(reverse, HERE, platform.key)).headers.get('sunset'), null);
  });
});

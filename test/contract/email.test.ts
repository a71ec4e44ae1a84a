import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { normalizeEmail } from '../../src/accounts/email.ts';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { naughty } from './naughty.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, []);
});

const operationOf = (id: string) => contract.operations.find((operation) => operation.operationId === id)!;

async function issue(email: string): Promise<{ status: number; body: Record<string, string> }> {
  const reply = await call(platform.service.address, `/v2/key?email=${encodeURIComponent(email)}`);
  assertConforms(operationOf('issueKey'), reply);
  return { status: reply.status, body: JSON.parse(reply.text) as Record<string, string> };
}

async function accountOf(key: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const reply = await call(platform.service.address, '/v2/account', { headers });
  assertConforms(operationOf('getAccount'), reply);
  return (JSON.parse(reply.text) as { id: string }).id;
}

describe('an internationalised address', () => {
  for (const [name, spellings, normal] of [
    [
      'before a Latin name',
      ['user@пример.рф', 'User@ПРИМЕР.РФ', 'user@xn--e1afmkfd.xn--p1ai', 'user@XN--E1AFMKFD.рф', 'user@пример。рф'],
      'user@xn--e1afmkfd.xn--p1ai',
    ],
    [
      'before a Russian name',
      ['почта@пример.рф', 'Почта@Пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
      'почта@xn--e1afmkfd.xn--p1ai',
    ],
    ['of two letters of one sign', ['йод@пример.рф', 'и\u0306од@пример.рф'], 'йод@xn--e1afmkfd.xn--p1ai'],
  ] as const) {
    test(`${name} is one account however it is spelt`, async () => {
      const accounts = new Set<string>();
      for (const spelling of spellings) {
        const { status, body } = await issue(spelling);
        assert.equal(status, 200, spelling);
        assert.equal(body.email, normal, spelling);
        accounts.add(await accountOf(body.key));
      }
      assert.equal(accounts.size, 1);
    });
  }

  test('gets its mail, confirms it and signs in', async () => {
    const key = await platform.issueKey('письмо@пример.рф', { confirmed: false });
    const token = await platform.tokenMailedTo('письмо@пример.рф');
    const confirmed = await call(platform.service.address, `/v2/key/confirm?token=${token}`);
    assertConforms(operationOf('confirmEmail'), confirmed);
    assert.equal(confirmed.status, 200);
    const reply = await call(platform.service.address, '/v2/session', {
      method: 'POST',
      ...json({ email: 'Письмо@пример.РФ' }),
    });
    assertConforms(operationOf('startSession'), reply);
    assert.equal(reply.status, 202);
    assert.match(reply.text, /"письмо@xn--e1afmkfd.xn--p1ai"/);
    await platform.tokenMailedTo('письмо@пример.рф');
    assert.ok(await accountOf(key));
  });

  test('may receive alerts, in its normalised spelling', async () => {
    const reply = await call(platform.service.address, '/v2/account', {
      method: 'PATCH',
      ...json({ alerts: { email: 'Дежурный@пример.рф' } }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${platform.key}` },
    });
    assertConforms(operationOf('updateAccount'), reply);
    const { alerts } = JSON.parse(reply.text) as { alerts: { email: string } };
    assert.equal(alerts.email, 'дежурный@xn--e1afmkfd.xn--p1ai');
  });
});

describe('an invalid address', () => {
  for (const text of [
    '',
    ' user@пример.рф',
    'user@пример.рф\n',
    'пример.рф',
    'user@пример',
    'user@@пример.рф',
    'user@при мер.рф',
    'user@xn--a.рф',
    'user@пример..рф',
    'a b@пример.рф',
    '<user@пример.рф>',
    'Имя <user@пример.рф>',
    'user@пример.рф,all@пример.рф',
    'user@пример.рф\r\nBcc: all@example.ru',
    '👍@пример.рф',
    'user@[::1]',
    `${'ю'.repeat(40)}@пример.рф`,
    `user@${'ю'.repeat(70)}.рф`,
  ]) {
    test(`${JSON.stringify(text).slice(0, 50)} is refused with a reason`, async () => {
      const { status, body } = await issue(text);
      assert.equal(status, 400);
      assert.equal(body.code, 'invalid_parameter');
      assert.match(body.detail, /email: это не адрес почты/);
    });
  }

  test('no strange character is accepted in a name or a domain', async () => {
    for (const strange of naughty) {
      for (const text of [strange, `${strange}@пример.рф`, `user@${strange}`, `user@${strange}.рф`]) {
        const normal = text === text.trim() && text.length <= 254 ? normalizeEmail(text) : undefined;
        if (!text.isWellFormed() || text.includes('\0')) continue;
        const { status, body } = await issue(text);
        assert.equal(status, normal === undefined ? 400 : 200, JSON.stringify(text));
        if (normal === undefined) continue;
        assert.equal(body.email, normal);
        assert.match(normal, /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9.-]+\.[a-z0-9-]*[a-z][a-z0-9-]*$/u);
      }
    }
  });
});

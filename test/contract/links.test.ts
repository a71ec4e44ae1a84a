import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SessionState } from '../../src/contract.gen.ts';
import { call, json, type Call } from '../harness/call.ts';
import { linkMailedTo, tokenIn } from '../harness/outbox.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { OWNER, PUBLIC_URL, startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, []);
});

async function ask(id: string, path: string, options: Call = {}) {
  const operation = contract.operations.find((one) => one.operationId === id)!;
  const reply = await call(platform.service.address, path, { method: operation.method, ...options });
  assertConforms(operation, { ...reply });
  return { ...reply, body: JSON.parse(reply.text || '{}') as { code?: string; purpose?: string; email?: string } };
}

test('a sign-in link can be inspected repeatedly before it is used, and not afterwards', async () => {
  const token = await platform.signInToken(OWNER);
  const inspect = (of = token) => ask('inspectLink', '/v2/session/link', json({ token: of }));
  for (let look = 0; look < 3; look++) {
    const { status, body, headers } = await inspect();
    assert.deepEqual([status, body.purpose, body.email], [200, 'sign_in', OWNER]);
    assert.equal(headers.get('set-cookie'), null);
  }
  assert.equal((await inspect(`${token.slice(0, -4)}AAAA`)).body.code, 'not_found');
  assert.equal((await ask('openSession', '/v2/session/open', json({ token }))).status, 200);
  const { status, text } = await inspect();
  assert.deepEqual([status, text.includes(OWNER)], [404, false]);
});

test('a link about a key confirms it and opens a session, once, and none if the key was confirmed before', async () => {
  for (const isConfirmedFirst of [false, true]) {
    const email = `link-${isConfirmedFirst}@example.ru`;
    const key = await platform.issueKey(email);
    const token = tokenIn(await linkMailedTo(platform.dataDir, email, /\S+\/dashboard\/confirm#\S+/));
    const inspect = () => ask('inspectLink', '/v2/session/link', json({ token }));
    const { status, body } = await inspect();
    assert.deepEqual([status, body.purpose, body.email], [200, 'confirm_key', email]);
    if (isConfirmedFirst) await ask('confirmEmail', `/v2/key/confirm?token=${token}`);
    const openIt = () => ask('openSession', '/v2/session/open', json({ token }));
    const opened = await openIt();
    assert.deepEqual([opened.status, opened.headers.getSetCookie().length], isConfirmedFirst ? [401, 0] : [200, 2]);
    const again = await openIt();
    assert.deepEqual([again.status, again.headers.getSetCookie()], [401, []]);
    assert.equal((await inspect()).status, 404);
    const account = await ask('getAccount', '/v2/account', { headers: { authorization: `Bearer ${key}` } });
    assert.equal((JSON.parse(account.text) as { confirmed: boolean }).confirmed, true);
  }
});

test('a form of another site cannot start a session', async () => {
  const token = await platform.signInToken(OWNER);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { status, headers } = await ask('openSession', '/v2/session/open', {
      headers: { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ token }),
    });
    assert.deepEqual([status, headers.get('set-cookie')], [415, null], type);
  }
  assert.equal((await ask('openSession', '/v2/session/open', json({ token }))).status, 200);
});

test('an account is deleted by the link in a mail, once, and its address may start over', async () => {
  const email = 'leaving@example.ru';
  const key = await platform.issueKey(email, { confirmed: true });
  const session = await platform.openSession(email);
  const by = (one: string): Call => ({ headers: { authorization: `Bearer ${one}` } });
  const asked = await ask('deleteAccount', '/v2/account', { headers: session });
  assert.deepEqual([asked.status, asked.body.email], [202, email]);
  assert.equal((await ask('getAccount', '/v2/account', by(key))).status, 200, 'nothing is deleted yet');
  const link = await linkMailedTo(platform.dataDir, email, /\S+\/dashboard\/delete#\S+/);
  assert.ok(link.startsWith(PUBLIC_URL));
  const token = tokenIn(link);
  const inspected = await ask('inspectLink', '/v2/session/link', json({ token }));
  assert.deepEqual([inspected.body.purpose, inspected.body.email], ['delete_account', email]);

  assert.equal((await ask('confirmDeletion', '/v2/account/delete', json({ token }))).status, 204);
  assert.equal((await ask('getAccount', '/v2/account', by(key))).status, 401);
  assert.equal((await ask('getAccount', '/v2/account', { headers: session })).body.code, 'session_required');
  for (const [id, path] of [['confirmDeletion', '/v2/account/delete'], ['inspectLink', '/v2/session/link']] as const) {
    const { status, text } = await ask(id, path, json({ token }));
    assert.deepEqual([status, text.includes(email)], [404, false]);
  }
  const fresh = await platform.issueKey(email, { confirmed: true });
  assert.equal((await ask('getAccount', '/v2/account', by(fresh))).status, 200);
  assert.equal((await ask('confirmDeletion', '/v2/account/delete', json({ token }))).status, 404, 'of the old account');
});

test('an account is not deleted by other, forged or expired links, nor by strangers', async () => {
  const email = 'staying@example.ru';
  const key = await platform.issueKey(email, { confirmed: true });
  const signIn = await platform.signInToken(email);
  const token = await platform.deletionToken(email);
  for (const wrong of [signIn, `${token.slice(0, -4)}AAAA`, token.replace('delete', 'sign-in')]) {
    const { status, body } = await ask('confirmDeletion', '/v2/account/delete', json({ token: wrong }));
    assert.deepEqual([status, body.code], [404, 'not_found']);
  }
  const { personalData } = platform.stores;
  const later = Date.now() + 2 * 3_600_000;
  await assert.rejects(personalData.deleteByLink(token, later), /was used before, is too old/);
  const stranger = await platform.issueKey(email);
  const asked = await ask('deleteAccount', '/v2/account', { headers: { authorization: `Bearer ${stranger}` } });
  assert.deepEqual([asked.status, asked.body.code], [403, 'forbidden']);
  assert.equal((await ask('getAccount', '/v2/account', { headers: { authorization: `Bearer ${key}` } })).status, 200);
});

test('a session is described, renewed with a new cookie, and ended in all browsers at once', async () => {
  const email = 'signed-in@example.ru';
  await platform.issueKey(email, { confirmed: true });
  const headers = await platform.openSession(email);
  const other = await platform.openSession(email);
  const described = await ask('getSession', '/v2/session', { headers });
  const { opened_at: openedAt, expires_at: expiresAt, others } = JSON.parse(described.text) as SessionState;
  assert.deepEqual([described.body.email, others], [email, 1]);
  assert.equal(Date.parse(expiresAt) - Date.parse(openedAt), 30 * 86_400_000);

  const renewed = await ask('renewSession', '/v2/session/renew', { headers });
  const [cookie, mark] = renewed.headers.getSetCookie().map((line) => line.split(';')[0]);
  assert.equal(mark, 'geokod_signed_in=1');
  assert.notEqual(cookie, headers['cookie']);
  assert.equal((JSON.parse(renewed.text) as SessionState).expires_at, expiresAt, 'its end stays where it is');
  const fresh = { ...headers, cookie };
  const late = await ask('renewSession', '/v2/session/renew', { headers });
  assert.deepEqual([late.status, late.headers.get('set-cookie')], [200, null], 'another tab was first');
  for (const by of [fresh, headers]) {
    assert.equal((await ask('getAccount', '/v2/account', { headers: by })).status, 200);
  }
  const elsewhere = { headers: { ...fresh, origin: 'https://evil.example' } };
  assert.equal((await ask('renewSession', '/v2/session/renew', elsewhere)).body.code, 'forbidden');
  assert.equal((await ask('endSession', '/v2/session?everywhere=true', elsewhere)).body.code, 'forbidden');

  const ended = await ask('endSession', '/v2/session?everywhere=true', { headers: fresh });
  assert.deepEqual([ended.status, ended.headers.getSetCookie().map((line) => line.split(';')[0])],
    [204, ['geokod_session=', 'geokod_signed_in=']]);
  for (const by of [fresh, headers, other]) {
    assert.equal((await ask('getSession', '/v2/session', { headers: by })).body.code, 'session_required');
  }
});

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { makeKey } from '../../src/accounts/key-form.ts';
import { STRANGERS } from '../../src/accounts/strangers.ts';
import { assertConforms, contract, type SeenReply } from '../harness/conformance.ts';
import { call } from '../harness/call.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const HERE = '/v2/reverse?lat=54.442&lon=148.3408';
const operationOf = (id: string) => contract.operations.find(({ operationId }) => operationId === id);

/** Checks a declared rate limit as its client would. */
function assertTooMany(operationId: string, reply: SeenReply): void {
  assertConforms(operationOf(operationId), reply);
  assert.equal((JSON.parse(reply.text) as { code: string }).code, 'rate_limited');
  assert.equal(reply.headers.get('retry-after'), '1');
  const seconds = STRANGERS.burst / STRANGERS.perSecond;
  assert.equal(reply.headers.get('ratelimit-policy'), `"address";q=${STRANGERS.burst};w=${seconds}`);
  assert.match(reply.headers.get('ratelimit')!, /^"address";r=0;t=\d+$/);
}

describe('unknown keys and sessions', () => {
  let platform: Platform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.close());
  const by = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
  const ask = (key: string) => call(platform.service.address, HERE, by(key));

  it('are limited by address after a while, without affecting valid keys from there', async () => {
    assert.equal((await ask(platform.key)).status, 200);
    const fresh = await platform.issueKey('fresh@example.ru');
    const replies = [];
    for (let guess = 0; guess < 3 * STRANGERS.burst; guess += 1) replies.push(await ask(makeKey('live', randomBytes)));
    const statuses = replies.map(({ status }) => status);
    assert.deepEqual(statuses.slice(0, STRANGERS.burst), Array(STRANGERS.burst).fill(401));
    const limited = replies.filter(({ status }) => status === 429);
    assert.ok(limited.length >= STRANGERS.burst, `${limited.length} of ${replies.length}`);
    for (const reply of limited) assertTooMany('reverse', reply);

    assert.equal((await ask(platform.key)).status, 200, 'a known key');
    const { accountId } = await platform.stores.keys.authenticate(platform.key, Date.now());
    await platform.stores.accounts.update(accountId, { alertPercents: [50] }, Date.now());
    assert.equal((await ask(platform.key)).status, 200, 'one that was known, and was forgotten since');
    const first = await ask(fresh);
    assert.ok([200, 429].includes(first.status), 'one that is used here for the first time may wait a second');
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(first.headers.get('retry-after') ?? 0)));
    assert.equal((await ask(fresh)).status, 200);

    const cookie = (token: string) => ({ headers: { cookie: `geokod_session=${token}` } });
    const sessions = [];
    for (let guess = 0; guess < STRANGERS.burst; guess += 1) {
      const token = randomBytes(20).toString('hex');
      sessions.push(await call(platform.service.address, '/v2/account', cookie(token)));
    }
    const tooMany = sessions.filter(({ status }) => status === 429);
    assert.ok(tooMany.length > 0);
    for (const reply of tooMany) assertTooMany('getAccount', reply);
    assert.deepEqual(platform.service.failures, []);
  });
});

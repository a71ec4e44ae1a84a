import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { EDGE_HEADER, edgePassesWith, WITHDRAWALS_PATH, type EdgePasses } from '../../src/accounts/edge/pass.ts';
import { newRequestId } from '../../src/http/request/request-id.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import { call } from '../harness/call.ts';
import { OWNER, startPlatform, type Platform } from '../harness/platform.ts';

const PATH = '/v2/reverse?lat=54.442&lon=148.3408';
const clientAddress = '198.51.100.7';

let platform: Platform;
let passes: EdgePasses;
before(async () => {
  platform = await startPlatform();
  passes = edgePassesWith(platform.stores.edgeKey);
});
after(() => platform.close());

const ask = async (pass: string): Promise<string | null> => {
  const headers = { authorization: `Bearer ${platform.key}`, [EDGE_HEADER]: pass };
  const { status, headers: answered } = await call(platform.service.address, PATH, { headers });
  assert.equal(status, 200);
  return answered.get('x-request-id');
};

async function droppedPasses(): Promise<number> {
  const text = await platform.services.metrics.registry.metrics();
  return Number(/^geokod_edge_passes_dropped_total (\d+)/m.exec(text)?.[1]);
}

async function bookedUnits(): Promise<number> {
  const { stores } = platform;
  await stores.journal!.book();
  const { id } = (await stores.accounts.findByEmail(OWNER))!;
  return stores.ledger.getMonthUnits(id, monthOf(Date.now()));
}

test('a node keeps the request id from an edge, and bills a request repeated under it once', async () => {
  const unitsBefore = await bookedUnits();
  const requestId = newRequestId(Date.now());
  const pass = passes.write({ requestId, clientAddress });
  assert.deepEqual([await ask(pass), await ask(pass)], [requestId, requestId]);
  assert.equal(await bookedUnits(), unitsBefore + 1);
});

test('a node ignores request ids from others, who could avoid being billed with them', async () => {
  const unitsBefore = await bookedUnits();
  const requestId = newRequestId(Date.now());
  const others = edgePassesWith('not the key of this service');
  const old = passes.write({ requestId: newRequestId(Date.now() - 600_000), clientAddress });
  const droppedBefore = await droppedPasses();
  const seen = [await ask(others.write({ requestId, clientAddress })), await ask(requestId), await ask(old)];
  assert.equal(new Set([...seen, requestId]).size, 4);
  assert.equal(await bookedUnits(), unitsBefore + 3);
  assert.equal(await droppedPasses(), droppedBefore + 3, 'each is counted');
});

test('limits by address count the client address seen by the edge, whichever edge it is', async () => {
  const issue = async (address: string): Promise<number> => {
    const pass = passes.write({ requestId: newRequestId(Date.now()), clientAddress: address });
    const path = `/v2/key?email=${Math.random()}@example.ru`;
    return (await call(platform.service.address, path, { headers: { [EDGE_HEADER]: pass } })).status;
  };
  const first = [];
  for (let count = 0; count < 6; count++) first.push(await issue('203.0.113.9'));
  assert.deepEqual(first, [200, 200, 200, 200, 200, 429]);
  assert.equal(await issue('203.0.113.10'), 200);
});

describe('the withdrawal of a request', () => {
  interface Sent {
    readonly pass?: string;
    readonly operation?: string;
    readonly method?: string;
    readonly key?: string;
  }
  const requestOf = () => ({ requestId: newRequestId(Date.now()), clientAddress });
  const withdraw = async ({ pass, operation = 'reverse', method = 'POST', key = platform.key }: Sent) => {
    const headers = { authorization: `Bearer ${key}`, ...(pass !== undefined && { [EDGE_HEADER]: pass }) };
    const path = WITHDRAWALS_PATH + operation;
    const { status } = await call(platform.service.address, path, { method, headers });
    return status;
  };
  const used = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${platform.key}` };
    const { text } = await call(platform.service.address, PATH, { headers });
    return (JSON.parse(text) as { quota: { used: number } }).quota.used;
  };

  for (const [when, bookFirst] of [['after it was booked', true], ['before it was booked', false]] as const) {
    test(`takes back what it cost, ${when}, in the ledger and in the quota`, async () => {
      const [unitsBefore, usedBefore] = [await bookedUnits(), await used()];
      const request = requestOf();
      await ask(passes.write(request));
      if (bookFirst) await bookedUnits();
      const pass = passes.writeWithdrawal(request);
      assert.deepEqual([await withdraw({ pass }), await withdraw({ pass })], [204, 204]);
      // one for what `used` itself asked
      assert.equal(await bookedUnits(), unitsBefore + 1);
      assert.equal(await used(), usedBefore + 1);
    });
  }

  test('is accepted from edges only, and for nothing else than it says', async () => {
    const request = requestOf();
    await ask(passes.write(request));
    const unitsBefore = await bookedUnits();
    const pass = passes.writeWithdrawal(request);
    const others = edgePassesWith('not the key of this service');
    const testKey = await platform.issueKey('withdrawn@example.ru', { mode: 'test' });
    for (const [what, sent, status] of [
      ['no pass', {}, 404],
      ['a pass that is not for withdrawals', { pass: passes.write(request) }, 404],
      ['a pass of others', { pass: others.writeWithdrawal(request) }, 404],
      ['another method', { pass, method: 'GET' }, 404],
      ['an operation that costs nothing', { pass, operation: 'listKeys' }, 404],
      ['an unknown operation', { pass, operation: '' }, 404],
      ['an unknown key', { pass, key: `${platform.key.slice(0, -4)}0000` }, 401],
      ['no key', { pass, key: '' }, 401],
      ['a test key', { pass, key: testKey }, 204],
      ['the key of another account', { pass, key: await platform.issueKey('other@example.ru') }, 204],
    ] as const) {
      assert.equal(await withdraw(sent), status, what);
    }
    assert.equal(await bookedUnits(), unitsBefore);
  });
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { EDGE_HEADER, edgePassesWith, type EdgePasses } from '../../src/accounts/edge/pass.ts';
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

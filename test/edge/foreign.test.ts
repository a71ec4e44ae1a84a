import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePort } from '../../src/commands/cluster/free-port.ts';
import { call, json } from '../harness/call.ts';
import { openEdge, startEdge, untilStanding } from '../harness/edge-stand.ts';

const NEW_KEY = { method: 'POST', ...json({}) };

test('a balancer that reaches no node is not heard by clients, and its region is left out', async (context) => {
  const stand = await startEdge(context);
  const { answer } = stand.regions['msk-1'];
  stand.regions['msk-1'].answer = (_, response) => void response.writeHead(503).end('nope');
  const { status, text, headers } = await call(stand.address, '/v2/keys', NEW_KEY);
  assert.equal(status, 503);
  assert.equal(headers.get('content-type'), 'application/problem+json');
  const { code, request_id: id } = JSON.parse(text) as { code: string; request_id: string };
  assert.deepEqual([code, id], ['temporarily_unavailable', headers.get('x-request-id')]);
  while ((await stand.standings())['msk-1'] === 'up') await call(stand.address, '/v2/keys', NEW_KEY);
  assert.equal((await call(stand.address, '/v2/keys', NEW_KEY)).status, 200);
  stand.regions['msk-1'].answer = answer;
  await untilStanding(stand, 'msk-1', 'up');
});

test('an edge that is listed among its own regions asks itself once', async (context) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const edge = await openEdge(context, [{ region: 'msk-1', url }], { PORT: String(port) });
  const { status, text } = await call(edge.address, '/v2/reverse?lat=55.75&lon=37.62');
  assert.equal(status, 503, text);
  const { text: metrics } = await call(edge.internal, '/metrics');
  assert.match(metrics, /^geokod_edge_in_flight 0$/m);
});

import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, test } from 'node:test';
import type { Region } from '../../src/config.ts';
import { call, json } from '../harness/call.ts';
import { startEdge, type EdgeStand } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';

const GET = '/v2/reverse?lat=55.75&lon=37.62';

const askMatrix = async ({ address }: EdgeStand): Promise<string> => {
  const { status, text } = await call(address, '/v2/matrix', { method: 'POST', ...json({}) });
  assert.equal(status, 200, text);
  return (JSON.parse(text) as { region: string }).region;
};

/** Makes a region hang on matrices; `/readyz` and other operations stay quick. Returns a function that ends this. */
function withoutMatrices({ regions: all }: EdgeStand, region: Region): () => void {
  let isSlow = true;
  const { answer } = all[region];
  all[region].answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!isSlow || request.url !== '/v2/matrix') answer(request, response);
  };
  return () => (isSlow = false);
}

const matricesAt = ({ regions: all }: EdgeStand, region: Region): number =>
  all[region].heads.filter(({ url }) => url === '/v2/matrix').length;

describe('a region that is slow with one operation', { concurrency: true }, () => {
  test('is left out for it after three late answers, and is back when it is fast again', async (context) => {
    const stand = await startEdge(context);
    const beQuick = withoutMatrices(stand, 'msk-1');
    const asked = Array.from({ length: 3 }, () => askMatrix(stand));
    assert.deepEqual(await Promise.all(asked), ['spb-1', 'spb-1', 'spb-1']);
    const slowMetrics = async () =>
      (await call(stand.internal, '/metrics')).text.match(/^geokod_edge_region_slow\{.*$/gm);
    assert.deepEqual(await slowMetrics(), ['geokod_edge_region_slow{region="msk-1",operation="matrix"} 1']);
    for (let at = 0; at < 20; at++) assert.equal(await askMatrix(stand), 'spb-1');
    assert.equal(matricesAt(stand, 'msk-1'), 3);
    const other = await call(stand.address, GET);
    assert.equal((JSON.parse(other.text) as { region: string }).region, 'msk-1');
    beQuick();
    await eventually('it is asked again', async () => (await askMatrix(stand)) === 'msk-1');
    assert.equal(await slowMetrics(), null);
    for (let at = 0; at < 20; at++) assert.equal(await askMatrix(stand), 'msk-1');
  });

  test('has only as many waiting requests repeated as the budget allows', async (context) => {
    const stand = await startEdge(context);
    const { 'msk-1': msk, 'spb-1': spb } = stand.regions;
    const answers: (() => void)[] = [];
    msk.answer = (_, response) => void answers.push(() => void response.end('{"region":"msk-1"}'));
    const asked = Array.from({ length: 110 }, () => fetch(`${stand.address}/docs`));
    await eventually('the budget is spent', () => spb.heads.length === 100);
    await eventually('no request was moved for a second', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return spb.heads.length === 100;
    });
    for (const answer of answers) answer();
    assert.deepEqual(new Set((await Promise.all(asked)).map(({ status }) => status)), new Set([200]));
    assert.equal(spb.heads.length, 100);
  });
});

import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { describe, test } from 'node:test';
import { call, json, type Call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { openEdge, startEdge, untilStanding, type EdgeStand } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { findOperation } from '../../src/http/contract.ts';
import type { Region } from '../../src/config.ts';

const GET = '/v2/reverse?lat=55.75&lon=37.62';

/** Makes regions stop answering anything, like stopped processes. */
function freeze({ regions }: EdgeStand, ...frozen: readonly Region[]): void {
  for (const region of frozen) {
    regions[region].answer = () => {};
    regions[region].ready = undefined;
  }
}

const regionOf = async ({ address }: EdgeStand, path: string, more: Call): Promise<string> => {
  const { status, text } = await call(address, path, more);
  assert.equal(status, 200, text);
  return (JSON.parse(text) as { region: string }).region;
};

describe('a healthy region answers repeatable requests after a sudden freeze of', { concurrency: true }, () => {
  for (const [what, frozen, answers] of [
    ['the two nearest', ['msk-1', 'spb-1'], 'fra-1'],
    ['the three nearest', ['msk-1', 'spb-1', 'fra-1'], 'ala-1'],
  ] as const) {
    for (const [path, more] of [[GET, {}], ['/v2/matrix', { method: 'POST', ...json({}) }]] as const) {
      test(`${what}: ${path}`, async (context) => {
        const stand = await startEdge(context);
        await untilStanding(stand, 'msk-1', 'up');
        freeze(stand, ...frozen);
        assert.equal(await regionOf(stand, path, more), answers);
        for (const region of frozen) assert.equal((await stand.standings())[region], 'silent');
      });
    }
  }

  test('two regions in turn, the second while its answer is awaited', async (context) => {
    const stand = await startEdge(context);
    freeze(stand, 'msk-1');
    stand.regions['spb-1'].answer = () => {};
    const asked = regionOf(stand, '/v2/matrix', { method: 'POST', ...json({}) });
    await eventually('the second region has the request', () => stand.regions['spb-1'].heads.length === 1);
    freeze(stand, 'spb-1');
    assert.equal(await asked, 'fra-1');
  });
});

describe('a request that may not be repeated is answered 504 once its region is silent', { concurrency: true }, () => {
  for (const [operation, path, more] of [
    ['createKey', '/v2/keys', { method: 'POST', ...json({}) }],
    ['issueKey', '/v2/key?email=a@example.ru', {}],
    ['submitBatch', '/v2/batch', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a,b\n1' }],
  ] as const) {
    test(operation, { timeout: 20_000 }, async (context) => {
      const stand = await startEdge(context);
      freeze(stand, 'msk-1');
      const seen = await call(stand.address, path, more);
      assertConforms(findOperation(contract, operation), seen);
      assert.equal(seen.status, 504);
      assert.equal((await stand.standings())['msk-1'], 'silent');
      assert.equal(stand.regions['spb-1'].heads.length, 0);
    });
  }

  test('is answered if its region recovers in time', async (context) => {
    const stand = await startEdge(context);
    const { 'msk-1': msk } = stand.regions;
    let answer = (): void => {};
    freeze(stand, 'msk-1');
    msk.answer = (_, response) => void (answer = () => void response.end('{}'));
    const asked = call(stand.address, '/v2/keys', { method: 'POST', ...json({}) });
    await untilStanding(stand, 'msk-1', 'silent');
    msk.ready = 200;
    await untilStanding(stand, 'msk-1', 'up');
    answer();
    assert.equal((await asked).status, 200);
  });
});

test('a request that may not be repeated moves on from a region that cannot be connected to', { timeout: 60_000 },
  async (context) => {
    const mute = createServer(() => {});
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    context.after(() => void mute.close());
    const { regions } = await startEdge(context);
    const { address } = await openEdge(context, [
      { region: 'msk-1', url: `https://127.0.0.1:${(mute.address() as { port: number }).port}` },
      { region: 'spb-1', url: regions['spb-1'].url },
    ]);
    const { status, text } = await call(address, '/v2/keys', { method: 'POST', ...json({}) });
    assert.deepEqual([status, (JSON.parse(text) as { region: string }).region], [200, 'spb-1']);
  });

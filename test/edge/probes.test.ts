import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestWith } from '../../src/accounts/digest.ts';
import { prober } from '../../src/accounts/probes/pass.ts';
import { readContract } from '../../src/http/contract.ts';
import { probeCallsOf } from '../../src/http/probe-calls.ts';
import { call } from '../harness/call.ts';
import { EDGE_SECRET, startEdge, type OpenEdge } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';

const operations = probeCallsOf(readContract()).map(({ operation }) => operation);
const digest = digestWith(EDGE_SECRET);

const counted = async ({ internal }: OpenEdge, labels: string): Promise<number> => {
  const { text } = await call(internal, '/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`geokod_probes_total{${labels}}`));
  return Number(line?.split(' ')[1]);
};

test('an edge probes every operation of every region, and counts the outcomes', async (context) => {
  const edge = await startEdge(context);
  assert.equal(operations.length, 7);
  for (const region of Object.keys(edge.regions)) {
    for (const operation of operations) {
      const labels = `region="${region}",operation="${operation}"`;
      await eventually(`${operation} of ${region} passed`, async () =>
        (await counted(edge, `${labels},outcome="passed"`)) > 0);
      assert.equal(await counted(edge, `${labels},outcome="failed"`), 0);
    }
  }
  for (const { probePasses, heads } of Object.values(edge.regions)) {
    assert.ok(probePasses.every((pass) => prober(pass, digest, Date.now())), 'nodes accept them');
    assert.deepEqual(heads, [], 'no other requests were sent');
  }
});

test('a refused probe has an unknown outcome, and a failed one is not repeated in another region', async (context) => {
  const statuses = { 'msk-1': 503, 'spb-1': 401, 'fra-1': 422, 'ala-1': 200 } as const;
  const edge = await startEdge(context, {}, (region) => void (region.probeStatus = statuses[region.region]));
  for (const [region, outcome] of [
    ['msk-1', 'failed'], ['spb-1', 'unknown'], ['fra-1', 'passed'], ['ala-1', 'passed'],
  ]) {
    await eventually(`geocode of ${region}: ${outcome}`, async () =>
      (await counted(edge, `region="${region}",operation="geocode",outcome="${outcome}"`)) > 0);
  }
});

test('an edge whose secret is not that of a region says so, and is ready for the others', async (context) => {
  const edge = await startEdge(context, {}, (region) => {
    region.probeStatus = region.region === 'spb-1' ? 401 : 200;
  });
  await eventually('it says so', async () => {
    const { status, text } = await call(edge.internal, '/readyz');
    assert.equal(status, 200);
    return /refused by spb-1: is its SECRET the one of this edge/.test(text);
  });
});

test('an edge whose clock is minutes ahead of all regions says so, and is ready', async (context) => {
  const edge = await startEdge(context, {}, (region) => {
    region.date = () => new Date(Date.now() - 400_000);
  });
  await eventually('it says so', async () => {
    const { status, text } = await call(edge.internal, '/readyz');
    assert.equal(status, 200);
    return /the clock is 40[01] s ahead of the nearest region's/.test(text);
  });
  assert.match((await call(edge.internal, '/metrics')).text, /^geokod_clock_skew_seconds 40[01]$/m);
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { beginOf, emptyHistogram, type Sample } from '../../ops/index.ts';
import {
  DIGEST_HEADER, digestOfReport, EDGE_HEADER, edgePassesWith, REPORTS_PATH, type EdgePasses,
} from '../../src/accounts/edge/pass.ts';
import { newRequestId } from '../../src/http/request/request-id.ts';
import { call } from '../harness/call.ts';
import { startEdge } from '../harness/edge-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

interface Report {
  readonly recorder: string;
  readonly samples: readonly Sample[];
}

describe('an edge that stops reports what its probes saw', () => {
  test('to one region, with the outcome of each region and operation', async (context) => {
    const edge = await startEdge(context, {}, (each) => {
      each.probeStatus = each.region === 'fra-1' ? 503 : 200;
    });
    const regions = Object.values(edge.regions);
    await eventually('it has probed', () => regions.every(({ probePasses }) => probePasses.length >= 7));
    const outcomes = /geokod_probes_total\{[^}]*"(passed|failed)"\} [1-9]/g;
    await eventually('it knows the outcomes', async () =>
      (await call(edge.internal, '/metrics')).text.match(outcomes)?.length === 28);
    await edge.stop();
    const bodies = regions.flatMap(({ reports }) => reports);
    const samples = bodies.flatMap((body) => (JSON.parse(body) as Report).samples);
    assert.equal(samples.length, 28 * bodies.length);
    for (const { region, operation, probes } of samples) {
      const { passed, failed } = probes;
      assert.equal(region === 'fra-1' ? passed : failed, 0, `${operation} of ${region}`);
      assert.ok(passed + failed > 0);
    }
  });

  test('unless it reached no region at all, which says more of the edge than of regions', async (context) => {
    const edge = await startEdge(context, {}, (each) => void (each.probeStatus = 503));
    const regions = Object.values(edge.regions);
    await eventually('it has probed', () => regions.every(({ probePasses }) => probePasses.length >= 7));
    await edge.stop();
    assert.deepEqual(regions.flatMap(({ reports }) => reports), []);
  });

  for (const status of [500, 400]) test(`to the next region if one answers ${status}`, async (context) => {
    const edge = await startEdge(context, {}, (each) => {
      each.reportStatus = each.region === 'ala-1' ? 204 : status;
    });
    const regions = Object.values(edge.regions);
    await eventually('it has probed', () => regions.every(({ probePasses }) => probePasses.length >= 7));
    await edge.stop();
    assert.ok(edge.regions['ala-1'].reports.length > 0);
  });
});

describe('a node', () => {
  let platform: Platform;
  let passes: EdgePasses;
  const now = Date.now();
  const at = beginOf('minute', now) - 60_000;
  const recorder = 'edge-01234567-89ab-cdef-0123-456789abcdef';
  const sample: Sample = {
    at, region: 'spb-1', operation: 'geocode', probes: { passed: 3, failed: 1 },
    probeTimes: emptyHistogram().with(4, 3), times: emptyHistogram(), faults: 0,
  };
  const passFor = (by: EdgePasses, body: string): string =>
    by.writeReport({ requestId: newRequestId(Date.now()), clientAddress: '::' }, digestOfReport(body));
  const send = async (body: string, pass: string | undefined = passFor(passes, body), method = 'POST') => {
    const digest = { [DIGEST_HEADER]: digestOfReport(body) };
    const headers = { 'content-type': 'application/json', ...digest, ...(pass !== '' && { [EDGE_HEADER]: pass }) };
    const { status, text } = await call(platform.service.address, REPORTS_PATH, { method, headers, body });
    return [status, text === '' ? '' : (JSON.parse(text) as { code: string }).code];
  };
  const stored = async (): Promise<Sample[]> =>
    (await platform.stores.statusHistory.listSamples(at, at + 60_000)).filter(({ region }) => region === 'spb-1');
  before(async () => {
    platform = await startPlatform();
    passes = edgePassesWith(platform.stores.edgeKey);
  });
  after(() => platform.close());

  const bodyOf = (changes: object = {}): string =>
    JSON.stringify({ recorder, samples: [{ ...sample, ...changes }] });
  const many = JSON.stringify({ recorder, samples: Array.from({ length: 2000 }, () => sample) });

  for (const [what, body, status, code] of [
    ['an unknown region', bodyOf({ region: 'nowhere' }), 400, 'invalid_json'],
    ['an unknown operation', bodyOf({ operation: 'unknown' }), 400, 'invalid_json'],
    ['a moment within a minute', bodyOf({ at: at + 1 }), 400, 'invalid_json'],
    ['a moment far ahead', bodyOf({ at: at + 600_000 }), 400, 'invalid_json'],
    ['a moment that is no date', bodyOf({ at: 9_007_199_254_740_000 }), 400, 'invalid_json'],
    ['a negative count', bodyOf({ probes: { passed: -1, failed: 0 } }), 400, 'invalid_json'],
    ['a count that is a text', bodyOf({ probes: { passed: '1', failed: 0 } }), 400, 'invalid_json'],
    ['no probes', bodyOf({ probes: undefined }), 400, 'invalid_json'],
    ['a short histogram', bodyOf({ probeTimes: [1, 2] }), 400, 'invalid_json'],
    ['faults of customers, which an edge does not count', bodyOf({ faults: 1 }), 400, 'invalid_json'],
    ['no samples', JSON.stringify({ recorder }), 400, 'invalid_json'],
    ['an empty sample', JSON.stringify({ recorder, samples: [null] }), 400, 'invalid_json'],
    ['the name of a node\'s recorder', JSON.stringify({ recorder: 'msk-1-x', samples: [sample] }), 400, 'invalid_json'],
    ['null', 'null', 400, 'invalid_json'],
    ['no JSON', '{', 400, 'invalid_json'],
    ['too much', many, 413, 'payload_too_large'],
  ] as const) {
    test(`refuses a report with ${what}`, async () => {
      assert.deepEqual(await send(body), [status, code]);
      assert.deepEqual(await stored(), []);
    });
  }

  test('takes reports from edges only', async () => {
    const [body, others] = [bodyOf(), edgePassesWith('not the key of this service')];
    assert.deepEqual(await send(body, ''), [404, 'not_found']);
    assert.deepEqual(await send(body, passFor(others, body)), [404, 'not_found']);
    assert.deepEqual(await send(body, passFor(passes, bodyOf({ faults: 1 }))), [404, 'not_found'], 'of another report');
    const request = { requestId: newRequestId(Date.now()), clientAddress: '::' };
    assert.deepEqual(await send(body, passes.write(request)), [404, 'not_found'], 'a pass of a request');
    const pass = passFor(passes, body);
    const headers = { [EDGE_HEADER]: pass, [DIGEST_HEADER]: digestOfReport(body), 'content-type': 'application/json' };
    const swapped = body.replace('"passed":3', '"passed":4');
    assert.notEqual(swapped, body);
    const { status } = await call(platform.service.address, REPORTS_PATH, { method: 'POST', headers, body: swapped });
    assert.equal(status, 404, 'another body under the same pass');
    assert.deepEqual(await send(body, undefined, 'PUT'), [405, 'method_not_allowed']);
    assert.deepEqual(await stored(), []);
  });

  test('counts reports among no operations that customers call', async () => {
    await send(bodyOf());
    const tallied = platform.services.metrics.tally.take();
    assert.ok(tallied.every(({ operation }) => operation !== 'report'));
    const metrics = await platform.services.metrics.registry.metrics();
    assert.match(metrics, /geokod_request_seconds_count\{operation="report"/);
  });

  test('adds a report to the history, and the same one again changes nothing', async () => {
    assert.deepEqual([await send(bodyOf()), await send(bodyOf())], [[204, ''], [204, '']]);
    assert.deepEqual(await stored(), [sample]);
  });
});

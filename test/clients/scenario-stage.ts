import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { deref, objectOf, operationsOf, type Json, type JsonObject } from '../../openapi/document.ts';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { signatureHeaders } from '../../src/jobs/webhooks/signature.ts';
import { workOffNext } from '../harness/batch-work.ts';
import { readContract } from '../../src/http/contract.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { misbehave, type Step, type StatedAnswer } from './misbehaving-server.ts';
import {
  scenarios, type FaultScenario, type LiveScenario, type Outcome, type ServerStep, type WebhookCase, type ClientCall,
} from './scenario-file.ts';

const contractDocument = readContract().document as JsonObject;

/** A client in one language: makes a call and reports the outcome. */
export type Runner = (clientCall: ClientCall) => Promise<Outcome>;

/** A runner does one thing at a time. */
const oneByOne = { concurrency: 1 };

/** Registers a test for each scenario, or for those of some calls. */
export function tryScenarios(language: string, run: Runner, calls?: readonly string[]): void {
  const isWanted = ({ call }: { readonly call: string }): boolean => calls?.includes(call) ?? true;
  describe(`the client for ${language}, at a server that misbehaves:`, oneByOne, () => {
    before(() => warmUp(run));
    for (const scenario of scenarios.faults.filter(isWanted)) {
      test(scenario.name, () => tryFault({ ...scenario, ...scenario.unlike?.[language] }, run));
    }
  });
  describe(`the client for ${language}, at a live server:`, oneByOne, () => {
    let platform: Platform;
    before(async () => (platform = await startPlatform({ recordings: readRecordings(), manyAddresses: true })));
    after(() => platform.close());
    for (const scenario of scenarios.live.filter(isWanted)) test(scenario.name, () => tryLive(scenario, run, platform));
  });
  if (!isWanted({ call: 'webhook' })) return;
  describe(`the client for ${language} sees that`, oneByOne, () => {
    for (const scenario of scenarios.webhooks.cases) test(scenario.name, () => tryWebhook(scenario, run));
  });
}

/** The first call of a program loads and compiles most of its code, which must not count towards an attempt's time. */
async function warmUp(run: Runner): Promise<void> {
  const server = await misbehave([(request) => treatmentOf(200, request)]);
  const client = { baseUrl: server.address, key: '', timeoutMs: 300_000 };
  await run({ call: 'reverse', with: { lat: 1, lon: 1 }, client });
  await server.close();
}

async function tryFault(scenario: FaultScenario, run: Runner): Promise<void> {
  const steps = scenario.server.map((step) => (request: IncomingMessage) => treatmentOf(step, request));
  const server = await misbehave(steps);
  try {
    const client = { baseUrl: server.address, key: 'gk_test_x', maxWaitMs: 20, timeoutMs: 20_000, ...scenario.client };
    const outcome = await run({ call: scenario.call, with: scenario.with ?? {}, client });
    expectOutcome(outcome, scenario);
    if (scenario.still_ms !== undefined) await setTimeout(scenario.still_ms);
    const most = scenario.asked_most ?? Infinity;
    assert.ok(server.asked.length <= most, server.asked.join('\n'));
    if (scenario.asked !== undefined) assert.equal(server.asked.length, scenario.asked, server.asked.join('\n'));
    if (scenario.same !== undefined) {
      const values = new Set(server.heads.map((head) => head[scenario.same!]));
      assert.equal(values.size, 1, `one ${scenario.same} for all: ${[...values].join(', ')}`);
      assert.ok(!values.has(undefined), `each has ${scenario.same}`);
    }
    const { absent } = scenario;
    if (absent !== undefined) assert.ok(server.heads.every((head) => head[absent] === undefined), `none has ${absent}`);
    if (scenario.query !== undefined) {
      const [, address] = server.asked[0].split(' ');
      assert.deepEqual(Object.fromEntries(new URL(address, server.address).searchParams), scenario.query);
    }
    const [first, second] = server.times;
    if (scenario.apart_ms !== undefined) assert.ok(second - first >= scenario.apart_ms, `${second - first} ms`);
  } finally {
    await server.close();
  }
}

async function tryLive({ works, ...scenario }: LiveScenario, run: Runner, platform: Platform): Promise<void> {
  const client = { baseUrl: platform.service.address, key: platform.key, ...scenario.client };
  const running = run({ call: scenario.call, with: scenario.with ?? {}, client });
  if (works) await Promise.race([running, workOffNext(platform, ['1,there\n'])]);
  expectOutcome(await running, scenario);
}

const noSecrets: Readonly<Record<string, string | undefined>> = { secretForm: 'whsec_*', secretEmpty: 'whsec_' };

async function tryWebhook(scenario: WebhookCase, run: Runner): Promise<void> {
  const { secret, now, body } = scenarios.webhooks;
  const { change } = scenario;
  const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const noSecret = noSecrets[change ?? ''];
  const own = change === 'secretEmpty' ? noSecrets.secretEmpty! : secret;
  const signers = change === 'secret' ? [other] : scenario.second ? [other, own] : [own];
  const text = change === 'json' ? 'no JSON' : body;
  const at = (now - (change === 'time' ? 301 : 1)) * 1000;
  const headers = signatureHeaders(signers, { id: 'evt_1', at, body: text });
  const sent = change === 'body' ? text.replace('completed', 'failed') : text;
  const given = { headers: change === 'headers' ? {} : headers, body: sent, secret: noSecret ?? secret, now };
  const outcome = await run({ call: 'webhook', with: given, client: { baseUrl: 'http://127.0.0.1', key: '' } });
  const failing = noSecret !== undefined ? { kind: 'argument' } : { kind: 'webhook', fault: scenario.fault };
  const error = change === undefined ? undefined : failing;
  expectOutcome(outcome, { result: scenario.expect, error });
}

/** An expected error of null means that there must be none. */
function expectOutcome(outcome: Outcome, expected: { result?: unknown; error?: unknown }): void {
  const { result } = expected;
  const error = expected.error ?? undefined;
  const message = JSON.stringify(outcome).slice(0, 600);
  assert.equal(outcome.error === undefined, error === undefined, message);
  if (error !== undefined) expectPart(outcome.error, error, message);
  else if (result !== undefined) expectPart(outcome.result, result, message);
}

/** Objects and lists may have more than is expected; a text in slashes is a pattern. */
function expectPart(actual: unknown, expected: unknown, message: string): void {
  const pattern = typeof expected === 'string' && expected.length > 2 ? /^\/(.*)\/$/s.exec(expected)?.[1] : undefined;
  if (pattern !== undefined) return assert.match(String(actual), new RegExp(pattern), message);
  if (typeof expected !== 'object' || expected === null) return assert.deepEqual(actual, expected, message);
  assert.ok(typeof actual === 'object' && actual !== null, message);
  if (Array.isArray(expected) && expected.length === 0) return assert.deepEqual(actual, [], message);
  for (const [key, value] of Object.entries(expected)) {
    expectPart((actual as Record<string, unknown>)[key], value, `${key} of ${message}`);
  }
}

const codes: Readonly<Record<number, string>> = {
  400: 'invalid_parameter', 404: 'not_found', 409: 'idempotency_in_progress', 416: 'range_not_satisfiable',
  422: 'no_route', 429: 'rate_limited', 500: 'internal', 503: 'overloaded', 504: 'timeout',
};

function treatmentOf(step: ServerStep, request: IncomingMessage): Step {
  if (typeof step === 'string') return step;
  const stated = typeof step === 'number' ? { status: step } : step;
  const { status, after, type, code = codes[status], headers, packed, ends, pace, late_ms: lateMs } = stated;
  const typed = type !== undefined && { type };
  const rest: StatedAnswer = { status, after, headers, packed, ends, pace, lateMs, ...typed };
  if (stated.body !== undefined) return { ...rest, body: stated.body };
  if (stated.bytes !== undefined) return { ...rest, body: Buffer.from(stated.bytes, 'latin1') };
  if (stated.mib !== undefined) return { ...rest, body: Buffer.alloc(stated.mib * 2 ** 20, ' ') };
  if (stated.deep !== undefined) return { ...rest, body: '['.repeat(stated.deep) + ']'.repeat(stated.deep) };
  if (status === 204) return rest;
  if (status < 300) return { ...rest, body: exampleFor(request, stated) };
  // Proxies in front of the service answer in their own format.
  if (code === undefined) return { ...rest, type: 'text/html', body: '<h1>Bad Gateway</h1>' };
  const problem = { type: 'about:blank', title: code, status, detail: 'As was told.', code, request_id: 'R' };
  return { ...rest, type: 'application/problem+json', body: problem };
}

/** The contract's example for a request. */
function exampleFor(
  { method = '', url = '' }: IncomingMessage,
  { and = {}, without = [], times }: { and?: object; without?: readonly string[]; times?: number },
) {
  const path = url.replace(/\?.*/, '').replace(/^\/sandbox/, '');
  const found = operationsOf(contractDocument).find((one) =>
    one.method.toUpperCase() === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))!;
  const [, success] = Object.entries(objectOf(found.operation.responses)).find(([status]) => status.startsWith('2'))!;
  const [media] = Object.values(objectOf(objectOf(deref(contractDocument, success)).content)) as JsonObject[];
  const [example] = Object.values(objectOf(media.examples)) as JsonObject[];
  const body = { ...objectOf(example.value), ...and } as Record<string, Json>;
  for (const name of without) delete body[name];
  if (times !== undefined) body.items = Array<Json>(times).fill((body.items as readonly Json[])[0]);
  return body;
}

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { eventually } from '../../test/harness/eventually.ts';
import { attempt, type Outcome, type Sending } from './attempt.ts';
import { Upstream } from './upstream.ts';

const PATIENCE_MS = 4000;

/** A request on its way to a server that has received it and does not answer. */
interface Waiting {
  readonly upstream: Upstream;
  readonly outcome: Promise<Outcome>;
  readonly response: ServerResponse;
  /** The idle timeout of the socket, in milliseconds. */
  quietMs(): number | undefined;
  /** Names of the functions that listen for the socket's timeout. */
  timeoutListeners(): string[];
  /** Fires the socket's timeout. */
  beQuiet(): void;
  /** Undefined as long as the request waits. */
  kind(): string | undefined;
}

async function send(
  context: TestContext, sending: Partial<Sending> = {}, prepare: (upstream: Upstream) => void = () => {},
): Promise<Waiting> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const upstream = new Upstream('msk-1', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  context.after(() => {
    upstream.close();
    server.closeAllConnections();
    server.close();
  });
  prepare(upstream);
  const open = upstream.open.bind(upstream);
  let outgoing: ClientRequest;
  upstream.open = (opening) => (outgoing = open(opening));
  const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const attempted = attempt(upstream, {
    method: 'POST', path: '/', headers: ['Host', upstream.host], body: { kind: 'none' },
    request: undefined as unknown as IncomingMessage, repeatable: false, patienceMs: PATIENCE_MS,
    canLeave: () => false, mayMove: () => false, onAbort: () => {}, onContinue: undefined, ...sending,
  });
  const outcome = attempted.then((each) => each.outcome);
  let kind: string | undefined;
  void outcome.then((over) => (kind = over.kind));
  const [, response] = await asked;
  const socket = outgoing!.socket!;
  return {
    upstream, outcome, response,
    quietMs: () => socket.timeout,
    timeoutListeners: () => socket.listeners('timeout').map(({ name }) => name),
    beQuiet: () => void socket.emit('timeout'),
    kind: () => kind,
  };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a connection is given up after 100 s without a byte', async (context) => {
  const waiting = await send(context);
  assert.equal(waiting.quietMs(), 100_000);
  waiting.beQuiet();
  assert.equal((await waiting.outcome).kind, 'late');
});

test('a connection to a silent region is given up after 5 s', async (context) => {
  const waiting = await send(context, {}, (upstream) => (upstream.isSilent = true));
  assert.equal(waiting.quietMs(), 5000);
  waiting.beQuiet();
  assert.equal((await waiting.outcome).kind, 'late');
});

test('a region that falls silent but recovers in time is waited for as long as any other', async (context) => {
  const waiting = await send(context);
  waiting.upstream.isSilent = true;
  waiting.upstream.fallSilent();
  assert.equal(waiting.quietMs(), 5000);
  waiting.upstream.isSilent = false;
  waiting.beQuiet();
  await turn();
  assert.deepEqual([waiting.kind(), waiting.quietMs()], [undefined, 100_000]);
  waiting.beQuiet();
  assert.equal((await waiting.outcome).kind, 'late');
});

test('a request leaves a region that falls silent at once if another region is available', async (context) => {
  const waiting = await send(context, { repeatable: true, canLeave: () => true });
  waiting.upstream.fallSilent();
  assert.equal((await waiting.outcome).kind, 'abandoned');
});

test('a request that may not be repeated waits 5 s for a region that falls silent', async (context) => {
  const waiting = await send(context, { canLeave: () => true });
  waiting.upstream.fallSilent();
  await turn();
  assert.deepEqual([waiting.kind(), waiting.quietMs()], [undefined, 5000]);
});

test('a kept connection has no listeners of earlier requests', async (context) => {
  const waiting = await send(context, { repeatable: true });
  assert.ok(waiting.timeoutListeners().includes('onQuiet'));
  waiting.response.end('{}');
  assert.equal((await waiting.outcome).kind, 'answer');
  assert.ok(!waiting.timeoutListeners().includes('onQuiet'));
});

test('an answer that has begun is broken off after 100 s without a byte', async (context) => {
  const waiting = await send(context);
  waiting.response.write('begun');
  const outcome = await waiting.outcome;
  assert.ok(outcome.kind === 'answer' && outcome.bytes === undefined);
  assert.equal(waiting.quietMs(), 100_000);
  waiting.beQuiet();
  await assert.rejects(once(outcome.reply, 'end'), { code: 'ECONNRESET' });
});

for (const [what, mayMove, ms] of [
  ['moves to a healthy region after the patience of its operation', true, PATIENCE_MS],
  ['waits for a minute if there is none', false, 60_000],
] as const) {
  test(`a repeatable request ${what}`, async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const waiting = await send(context, { repeatable: true, mayMove: () => mayMove });
    // A timer set by another timer starts when that one fires.
    if (ms > PATIENCE_MS) context.mock.timers.tick(PATIENCE_MS);
    context.mock.timers.tick(ms > PATIENCE_MS ? ms - PATIENCE_MS - 1 : PATIENCE_MS - 1);
    await turn();
    assert.equal(waiting.kind(), undefined);
    context.mock.timers.tick(1);
    assert.equal((await waiting.outcome).kind, 'late');
  });
}

test('a request that may not be repeated has no time limit', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const waiting = await send(context, { mayMove: () => true });
  context.mock.timers.tick(600_000);
  await turn();
  assert.equal(waiting.kind(), undefined);
  waiting.response.end('{}');
  context.mock.timers.reset();
  await eventually('it is answered', () => waiting.kind() === 'answer');
});

import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { AppError } from '../errors.ts';
import { giveUpBody, onBodyGivenUp } from '../http/request/given-up.ts';
import { asksToProceed, BodyCut, hasBody, KeptBodies } from './body.ts';

const PIECE = Buffer.alloc(65_536);
/** Pieces in the largest body that is kept. */
const PIECES = 8;
/** Bodies of the largest size that fill the memory for kept bodies. */
const BODIES = 128;

type Arriving = PassThrough & IncomingMessage;
const arriving = (): Arriving => Object.assign(new PassThrough({ highWaterMark: 1024 * 1024 }), {
  headers: { 'transfer-encoding': 'chunked' }, complete: false,
}) as unknown as Arriving;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Large bodies that are not complete. */
async function fill(bodies: KeptBodies): Promise<{ request: Arriving; read: ReturnType<KeptBodies['read']> }[]> {
  const begun = Array.from({ length: BODIES }, () => {
    const request = arriving();
    const read = bodies.read(request);
    for (let piece = 0; piece < PIECES; piece++) request.write(PIECE);
    return { request, read };
  });
  await turn();
  return begun;
}

test('arriving bodies count towards the limit: a further one passes through, however small', async () => {
  const bodies = new KeptBodies(onBodyGivenUp);
  const before = arriving();
  const read = bodies.read(before);
  await fill(bodies);
  assert.equal(bodies.mayKeep(arriving()), false);
  before.write('{}');
  assert.deepEqual(await read, { kind: 'passing', begun: [Buffer.from('{}')] });
});

test('a body that has ended, was given up or was cut off no longer counts', async () => {
  const bodies = new KeptBodies(onBodyGivenUp);
  const begun = await fill(bodies);
  for (const [at, { request, read }] of begun.entries()) {
    if (at === 0) giveUpBody(request, new AppError('timeout', 'late'));
    else if (at === 1) request.destroy();
    else request.end();
    await read.then((body) => bodies.hold(body)(), () => {});
  }
  const [last] = await fill(bodies);
  assert.equal(bodies.mayKeep(arriving()), false, 'as many as at first fill it again');
  last.request.destroy();
  await assert.rejects(last.read, BodyCut);
  assert.equal(bodies.mayKeep(arriving()), true);
});

test('a body released twice is subtracted once', async () => {
  const bodies = new KeptBodies(onBodyGivenUp);
  const request = arriving();
  const read = bodies.read(request);
  request.end(PIECE);
  const release = bodies.hold(await read);
  release();
  release();
  await fill(bodies);
  assert.equal(bodies.mayKeep(arriving()), false);
});

test('the bytes received of a body that turns out to be large count until it is released', async () => {
  const bodies = new KeptBodies(onBodyGivenUp);
  const begun = await fill(bodies);
  for (const { request } of begun) request.write('x');
  const passing = await Promise.all(begun.map(({ read }) => read));
  assert.ok(passing.every(({ kind }) => kind === 'passing'));
  assert.equal(bodies.mayKeep(arriving()), false);
  for (const body of passing) bodies.hold(body)();
  assert.equal(bodies.mayKeep(arriving()), true);
});

test('a body that was already given up is not read', async () => {
  const bodies = new KeptBodies(onBodyGivenUp);
  const request = arriving();
  giveUpBody(request, new AppError('timeout', 'late'));
  await assert.rejects(bodies.read(request), { code: 'timeout' });
  assert.deepEqual(['data', 'end', 'given-up'].map((name) => request.listenerCount(name)), [0, 0, 0]);
});

for (const [bytes, kind] of [[0, 'kept'], [524_288, 'kept'], [524_289, 'passing']] as const) {
  test(`a body of ${bytes} bytes is ${kind}`, async () => {
    const bodies = new KeptBodies(onBodyGivenUp);
    const request = arriving();
    const read = bodies.read(request);
    const sent = Buffer.alloc(bytes, 'x');
    request.end(sent);
    const body = await read;
    assert.equal(body.kind, kind);
    const come = body.kind === 'kept' ? [body.bytes] : body.kind === 'passing' ? body.begun : [];
    assert.ok(Buffer.concat(come).equals(sent));
    assert.equal(request.isPaused(), kind === 'passing');
  });

  test(`a body with a stated length of ${bytes} bytes is ${kind}`, () => {
    const request = Object.assign(arriving(), { headers: { 'content-length': String(bytes) } });
    assert.equal(new KeptBodies(onBodyGivenUp).mayKeep(request), kind === 'kept');
  });
}

test('bodies that fill the limit exactly are kept', async () => {
  const bodies = new KeptBodies(onBodyGivenUp);
  for (const { request, read } of await fill(bodies)) {
    request.end();
    assert.equal((await read).kind, 'kept');
  }
  assert.equal(bodies.mayKeep(arriving()), false);
});

test('a request without a body does not count', () => {
  const bodies = new KeptBodies(onBodyGivenUp);
  bodies.hold({ kind: 'none' })();
  assert.equal(bodies.mayKeep(arriving()), true);
});

for (const [what, headers, isThere] of [
  ['a length', { 'content-length': '2' }, true],
  ['no length', {}, false],
  ['a length of 0', { 'content-length': '0' }, false],
  ['chunks', { 'transfer-encoding': 'chunked' }, true],
] as const) {
  test(`a head with ${what} announces ${isThere ? 'a' : 'no'} body`, () => {
    assert.equal(hasBody(Object.assign(arriving(), { headers })), isThere);
  });
}

for (const [expect, asks] of [['100-continue', true], ['100-Continue', true], ['nothing', false]] as const) {
  test(`a client with "Expect: ${expect}" ${asks ? 'waits' : 'does not wait'} for permission to proceed`, () => {
    assert.equal(asksToProceed(Object.assign(arriving(), { headers: { expect } })), asks);
  });
}

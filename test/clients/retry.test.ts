import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { retryAfterMs, retrying, type RetryOptions } from '../../clients/typescript/src/retry.ts';

type Step = number | 'lost' | Response;

/** A service that answers so, one after another; waits are noted, not waited. */
function stage(steps: readonly Step[], options: Partial<RetryOptions> = {}) {
  const waits: number[] = [];
  const bodies: string[] = [];
  let asked = 0;
  const send = retrying({
    retries: 3,
    timeoutMs: 1000,
    maxWaitMs: 60_000,
    random: () => 0.5,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
    },
    fetch: async (request) => {
      const step = steps[Math.min(asked++, steps.length - 1)];
      bodies.push(await request.text());
      if (step === 'lost') throw new TypeError('fetch failed');
      return typeof step === 'number' ? new Response(null, { status: step }) : step;
    },
    ...options,
  });
  return { send, waits, bodies, asked: () => asked };
}

const get = () => new Request('http://localhost/');
const post = () => new Request('http://localhost/', { method: 'POST', body: 'x' });
const after = (seconds: string, status = 429) => new Response(null, { status, headers: { 'retry-after': seconds } });

describe('a request of the client is sent again', () => {
  const cases: readonly [
    name: string,
    request: () => Request,
    steps: Step[],
    asked: number,
    status: number | 'lost',
  ][] = [
    ['not when it was answered', get, [200], 1, 200],
    ['not when it was refused for good', get, [400], 1, 400],
    ['not after our own fault', get, [500], 1, 500],
    ['after 429', get, [429, 200], 2, 200],
    ['after 502, 503 and 504', get, [502, 503, 504, 200], 4, 200],
    ['after a lost connection', get, ['lost', 200], 2, 200],
    ['three times at most', get, [503], 4, 503],
    ['three times at most, to lost connections', get, ['lost'], 4, 'lost'],
    ['after 429 and 503 even when it changes something: nothing was done', post, [429, 503, 200], 3, 200],
    ['not after 502 when it changes something: it may have been done', post, [502, 200], 1, 502],
    ['not after a lost connection when it changes something', post, ['lost', 200], 1, 'lost'],
    ['not when the wait asked for is too long', get, [after('61'), 200], 1, 429],
  ];
  for (const [name, request, steps, asked, status] of cases) {
    test(name, async () => {
      const run = stage(steps);
      if (status === 'lost') await assert.rejects(run.send(request()), TypeError);
      else assert.equal((await run.send(request())).status, status);
      assert.equal(run.asked(), asked);
    });
  }

  test('with its body', async () => {
    const run = stage([503, 200]);
    await run.send(post());
    assert.deepEqual(run.bodies, ['x', 'x']);
  });

  test('after longer and longer waits with chance in them, or as long as the service asks', async () => {
    const growing = stage([503]);
    await growing.send(get());
    assert.deepEqual(growing.waits, [187.5, 375, 750]);
    const asking = stage([after('2'), 200]);
    await asking.send(get());
    assert.deepEqual(asking.waits, [2125]);
  });

  test('not after it was stopped from outside', async () => {
    const stop = new AbortController();
    const run = stage([503], {
      sleep: async (_ms, signal) => {
        stop.abort(new Error('enough'));
        signal.throwIfAborted();
      },
    });
    await assert.rejects(run.send(new Request('http://localhost/', { signal: stop.signal })), /enough/);
    assert.equal(run.asked(), 1);
  });

  test('when an attempt takes too long', async () => {
    let attempts = 0;
    const run = stage([200], {
      timeoutMs: 5,
      retries: 1,
      fetch: (request) => {
        attempts++;
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
        );
      },
    });
    await assert.rejects(run.send(get()), { name: 'TimeoutError' });
    assert.equal(attempts, 2);
  });
});

for (const [header, expected] of [
  ['0', 0],
  ['120', 120_000],
  ['Sat, 21 Nov 2026 00:00:10 GMT', 10_000],
  ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
  ['soon', undefined],
] as const) {
  test(`Retry-After: ${header}`, () => assert.equal(retryAfterMs(header, Date.UTC(2026, 10, 21)), expected));
}

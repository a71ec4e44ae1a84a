import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { answerForms } from '../../clients/typescript/src/gen/operations.gen.ts';
import {
  ConnectionError,
  createGeokod,
  UnexpectedAnswerError,
  type Geokod,
} from '../../clients/typescript/src/index.ts';
import { retryAfterMs, retrying, type RetryOptions } from '../../clients/typescript/src/retry.ts';
import { misbehave, type Misbehaving, type Step } from './misbehaving-server.ts';

declare global {
  /** The client targets browsers, too; Node's types do not declare this one globally. */
  type BodyInit = NonNullable<RequestInit['body']>;
}

const servers: Misbehaving[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
async function serverThat(steps: readonly Step[]): Promise<Misbehaving> {
  const server = await misbehave(steps);
  servers.push(server);
  return server;
}

/** A real server and real requests; waits are recorded instead of waited. */
async function stage(steps: readonly Step[], options: Partial<RetryOptions> = {}) {
  const server = await serverThat(steps);
  const waits: number[] = [];
  const send = retrying({
    retries: 3,
    timeoutMs: 2000,
    maxWaitMs: 60_000,
    random: () => 0.5,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
    },
    fetch: (request) => fetch(request),
    ...options,
  });
  const get = (repeatable = true) => send(new Request(`${server.address}/a`), repeatable);
  const post = (repeatable = false) =>
    send(new Request(`${server.address}/a`, { method: 'POST', body: 'x' }), repeatable);
  return { send, get, post, waits, server };
}

/** A value of each JSON type. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  string: 'x', number: 1, boolean: true, array: [], object: {}, null: null,
};
const after = (seconds: string, status = 429): Step => ({ status, after: seconds });

describe('a request of the client', () => {
  const safe = true;
  const unsafe = false;
  const cases: readonly [name: string, repeatable: boolean, steps: Step[], asked: number, end: number | 'lost'][] = [
    ['is not sent again when it was answered', safe, [200], 1, 200],
    ['is not sent again when it was refused for good', safe, [400], 1, 400],
    ['is not sent again after our own fault', safe, [500], 1, 500],
    ['is sent again after 429', safe, [429, 200], 2, 200],
    ['is sent again after 502, 503 and 504', safe, [502, 503, 504, 200], 4, 200],
    ['is sent again after a lost connection', safe, ['lost', 200], 2, 200],
    ['is sent again when the connection was lost in the middle of the answer', safe, ['cut', 'cut', 200], 3, 200],
    ['is sent again three times at most', safe, [503], 4, 503],
    ['is sent again three times at most, to lost connections', safe, ['lost'], 4, 'lost'],
    ['is sent again three times at most, to answers that break off', safe, ['cut'], 4, 'lost'],
    ['that makes something is sent again after 429: nothing was done', unsafe, [429, 429, 200], 3, 200],
    ['that makes something is not sent again after 503: it may have been done', unsafe, [503, 200], 1, 503],
    ['that makes something is not sent again after 503 with a Retry-After', unsafe, [after('0', 503), 200], 1, 503],
    ['that makes something is not sent again after 502: it may have been done', unsafe, [502, 200], 1, 502],
    ['that makes something is not sent again after 504', unsafe, [504, 200], 1, 504],
    ['that makes something is not sent again after a lost connection', unsafe, ['lost', 200], 1, 'lost'],
    ['that makes something is not sent again when its answer broke off', unsafe, ['cut', 200], 1, 'lost'],
    ['is not sent again when the wait asked for is too long', safe, [after('61'), 200], 1, 429],
    ['is sent again when the wait asked for is just short enough', safe, [after('60'), 200], 2, 200],
  ];
  for (const [name, repeatable, steps, asked, end] of cases) {
    test(name, async () => {
      for (const method of ['get', 'post'] as const) {
        const run = await stage(steps);
        if (end === 'lost') await assert.rejects(run[method](repeatable), ConnectionError);
        else assert.equal((await run[method](repeatable)).status, end);
        assert.deepEqual(run.server.asked, Array(asked).fill(method === 'get' ? 'GET /a' : 'POST /a x'));
      }
    });
  }

  test('gives back the whole answer, its headers and its address', async () => {
    const run = await stage(['cut', { status: 201, after: '7', body: { a: 'ю' } }]);
    const response = await run.get();
    assert.deepEqual(
      [response.status, response.headers.get('retry-after'), response.url, await response.json()],
      [201, '7', `${run.server.address}/a`, { a: 'ю' }],
    );
    const empty = await (await stage([204])).get();
    assert.deepEqual([empty.status, await empty.text()], [204, '']);
  });
});

describe('between two attempts the client waits', () => {
  for (const [name, steps, waits, options] of [
    ['longer and longer, with chance in it', [503], [187.5, 375, 750], {}],
    ['never longer than it may', [503], [187.5, 300, 300], { maxWaitMs: 300 }],
    ['the seconds that the service asks for', [after('2'), 200], [2125], {}],
    ['just a moment when the service asks for none', [after('0', 503), 200], [125], {}],
    ['in its own way when what the service asks for is nonsense', [after('1.5'), after('-1'), 200], [187.5, 375], {}],
  ] as const satisfies readonly [string, Step[], number[], Partial<RetryOptions>][]) {
    test(name, async () => {
      const run = await stage(steps, options);
      await run.get();
      assert.deepEqual(run.waits, waits);
    });
  }

  test('until the moment that the service names', async () => {
    const run = await stage([after(new Date(Date.now() + 20_000).toUTCString()), 200]);
    await run.get();
    assert.ok(run.waits[0] > 10_000 && run.waits[0] <= 20_125, `${run.waits[0]}`);
    const far = await stage([after(new Date(Date.now() + 90_000).toUTCString()), 200]);
    assert.equal((await far.get()).status, 429);
    assert.deepEqual(far.waits, []);
  });

  test('as long as a timer can, whatever it may', async () => {
    const run = await stage([after('99999999999'), 200], { maxWaitMs: Infinity });
    assert.equal((await run.get()).status, 429);
    assert.deepEqual(run.waits, []);
  });
});

for (const [header, expected] of [
  ['0', 0],
  ['120', 120_000],
  [' 120 ', 120_000],
  ['Sat, 21 Nov 2026 00:00:10 GMT', 10_000],
  ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
  ['Saturday, 21-Nov-26 00:00:10 GMT', 10_000],
  ['soon', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['2026', 2_026_000],
  ['', undefined],
] as const) {
  test(`Retry-After: ${header}`, () => assert.equal(retryAfterMs(header, Date.UTC(2026, 10, 21)), expected));
}

describe('an attempt of the client', () => {
  for (const [name, steps, asked, end] of [
    ['ends when nothing is answered in time, and is made again', ['silent'], 2, 'TimeoutError'],
    ['ends when the answer does not end in time, and is made again', ['stuck'], 2, 'TimeoutError'],
    ['may be in time the second time', ['stuck', 200], 2, 200],
  ] as const satisfies readonly [string, Step[], number, string | number][]) {
    test(name, async () => {
      const run = await stage(steps, { timeoutMs: 1000, retries: 1 });
      if (typeof end === 'string') await assert.rejects(run.get(), { name: end });
      else assert.equal((await run.get()).status, end);
      assert.equal(run.server.asked.length, asked);
    });
  }

  test('that makes something is not made again when it was not in time', async () => {
    const run = await stage(['stuck', 200], { timeoutMs: 300 });
    await assert.rejects(run.post(), { name: 'TimeoutError' });
    assert.equal(run.server.asked.length, 1);
  });

  test('has all the time there is, when it is given that', async () => {
    assert.equal((await (await stage([200], { timeoutMs: Infinity })).get()).status, 200);
  });
});

describe('a call of the client', () => {
  const clientOf = async (steps: readonly Step[], options: object = {}): Promise<[Geokod, Misbehaving]> => {
    const server = await serverThat(steps);
    return [createGeokod({ baseUrl: server.address, key: 'gk_test_x', ...options }), server];
  };
  const at = { lat: 1, lon: 1 };
  const point = { query: { lat: 1, lon: 2 } };

  for (const [name, steps] of [
    ['while it waits for its turn', [after('30')]],
    ['while it waits for an answer', ['silent']],
    ['while the answer comes', ['stuck']],
  ] as const satisfies readonly [string, Step[]][]) {
    test(`ends ${name}, when it is stopped`, async () => {
      const [geokod, server] = await clientOf(steps);
      const stop = new AbortController();
      const call = geokod.reverse({ ...point, signal: stop.signal });
      const ended = assert.rejects(call, /enough/);
      while (server.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      setTimeout(() => stop.abort(new Error('enough')), 50);
      await ended;
      assert.equal(server.asked.length, 1);
    });
  }

  test('does not begin when it was stopped before', async () => {
    const [geokod, server] = await clientOf([200]);
    await assert.rejects(geokod.reverse({ ...point, signal: AbortSignal.abort(new Error('enough')) }), /enough/);
    assert.equal(server.asked.length, 0);
  });

  type Name = Exclude<keyof Geokod, 'batch' | 'geocodeAll'>;
  const calls: readonly [name: Name, again: boolean, call: (geokod: Geokod) => Promise<unknown>][] = [
    ['geocode', true, (geokod) => geokod.geocode({ query: { q: 'x' } })],
    ['reverse', true, (geokod) => geokod.reverse(point)],
    ['geocodeMany', true, (geokod) => geokod.geocodeMany({ body: { items: [{ q: 'x' }] } })],
    ['reverseMany', true, (geokod) => geokod.reverseMany({ body: { items: [at] } })],
    ['suggest', true, (geokod) => geokod.suggest({ query: { q: 'x' } })],
    ['route', true, (geokod) => geokod.route({ body: { profile: 'car', points: [at, at] } })],
    ['matrix', true, (geokod) => geokod.matrix({ body: { profile: 'car', origins: [at] } })],
    ['issueKey', false, (geokod) => geokod.issueKey({ query: { email: 'a@example.ru' } })],
    ['confirmEmail', true, (geokod) => geokod.confirmEmail({ query: { token: 'x'.repeat(30) } })],
    ['listKeys', true, (geokod) => geokod.listKeys()],
    ['createKey', true, (geokod) => geokod.createKey({ body: { label: 'x' } })],
    ['getKey', true, (geokod) => geokod.getKey({ path: { id: 'k' } })],
    ['revokeKey', true, (geokod) => geokod.revokeKey({ path: { id: 'k' } })],
    ['getAccount', true, (geokod) => geokod.getAccount()],
    ['updateAccount', true, (geokod) => geokod.updateAccount({ body: { payer: null } })],
    ['deleteAccount', false, (geokod) => geokod.deleteAccount()],
    ['confirmDeletion', false, (geokod) => geokod.confirmDeletion({ body: { token: 'x'.repeat(30) } })],
    ['getUsage', true, (geokod) => geokod.getUsage()],
    ['startSession', false, (geokod) => geokod.startSession({ body: { email: 'a@example.ru' } })],
    ['inspectLink', true, (geokod) => geokod.inspectLink({ body: { token: 'x'.repeat(30) } })],
    ['openSession', false, (geokod) => geokod.openSession({ body: { token: 'x'.repeat(30) } })],
    ['getSession', true, (geokod) => geokod.getSession()],
    ['renewSession', true, (geokod) => geokod.renewSession()],
    ['endSession', true, (geokod) => geokod.endSession()],
    ['listWebhooks', true, (geokod) => geokod.listWebhooks()],
    ['createWebhook', true, (geokod) => geokod.createWebhook({ body: { url: 'https://example.ru/', events: [] } })],
    ['getWebhook', true, (geokod) => geokod.getWebhook({ path: { id: 'w' } })],
    ['updateWebhook', true, (geokod) => geokod.updateWebhook({ path: { id: 'w' }, body: {} })],
    ['deleteWebhook', true, (geokod) => geokod.deleteWebhook({ path: { id: 'w' } })],
    ['rollWebhookSecret', true, (geokod) => geokod.rollWebhookSecret({ path: { id: 'w' } })],
    ['testWebhook', true, (geokod) => geokod.testWebhook({ path: { id: 'w' } })],
    ['listDeliveries', true, (geokod) => geokod.listDeliveries({ path: { id: 'w' } })],
    ['replayDelivery', true, (geokod) => geokod.replayDelivery({ path: { id: 'w', event: 'e' } })],
    ['submitBatch', true, (geokod) => geokod.submitBatch({ body: { file: new Blob(['x']) } })],
    ['listBatches', true, (geokod) => geokod.listBatches()],
    ['getBatch', true, (geokod) => geokod.getBatch({ path: { job: 'j' } })],
    ['listInvoices', true, (geokod) => geokod.listInvoices()],
    ['getInvoice', true, (geokod) => geokod.getInvoice({ path: { id: 'i' } })],
    ['getInvoiceDocument', true, (geokod) => geokod.getInvoiceDocument({ path: { id: 'i' } })],
    ['getStatus', true, (geokod) => geokod.getStatus()],
    ['getStatusHistory', true, (geokod) => geokod.getStatusHistory()],
    ['getChangelog', true, (geokod) => geokod.getChangelog()],
    ['cancelBatch', true, (geokod) => geokod.cancelBatch({ path: { job: 'j' } })],
    ['getBatchResult', true, (geokod) => geokod.getBatchResult({ path: { job: 'j' } })],
  ];
  for (const [name, again, call] of calls) {
    for (const step of ['lost', 'cut', 502, 503, 504] as const) {
      test(`of ${name} is ${again ? '' : 'not '}repeated after ${step}`, async () => {
        const form = answerForms[name];
        const [promised] = Object.entries(form && 'fields' in form ? form.fields : {});
        const body = promised && { [promised[0]]: SAMPLES[promised[1][0]] };
        const file = form && 'fileTypes' in form && { status: 200, body: 'a,b', type: form.fileTypes[0] };
        const [geokod, server] = await clientOf([step, file || (body ? { status: 200, body } : 204)]);
        if (file) assert.equal(await ((await call(geokod)) as Blob).text(), 'a,b');
        else if (again) assert.deepEqual(await call(geokod), body);
        else await assert.rejects(call(geokod), typeof step === 'number' ? UnexpectedAnswerError : ConnectionError);
        assert.equal(server.asked.length, again ? 2 : 1);
      });
    }
  }

  test('of every operation was tried', () => {
    const { batch: _, geocodeAll: __, ...operations } = createGeokod({ baseUrl: 'https://geo.example.ru' });
    assert.deepEqual(calls.map(([name]) => name).sort(), Object.keys(operations).sort());
  });
});

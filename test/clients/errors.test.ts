import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { describe, test } from 'node:test';
import {
  ConnectionError,
  createGeokod,
  GeokodError,
  ProblemError,
  TimeoutError,
  UnexpectedAnswerError,
  type GeokodOptions,
} from '../../clients/typescript/src/index.ts';
import { misbehave, type Step } from './misbehaving-server.ts';

const point = { query: { lat: 55.7522, lon: 37.6156 } };

/** What a call throws when the server answers with this step. */
async function thrownBy(step: Step, options: Partial<GeokodOptions> = {}): Promise<Error> {
  const server = await misbehave([step]);
  try {
    const geokod = createGeokod({ baseUrl: server.address, retries: 0, ...options });
    return await geokod.reverse(point).then(
      () => assert.fail('the call was answered'),
      (error: Error) => error,
    );
  } finally {
    await server.close();
  }
}

const portal = '<!doctype html><title>Wi-Fi</title><p>Войдите, чтобы продолжить';
const problem = { code: 'not_found', detail: 'There is nothing here.', title: 'Not found', request_id: 'R', type: '/' };

describe('what the client throws where fetch does less than it should, as older Nodes do', () => {
  const baseUrl = 'http://127.0.0.1:9';
  const answer = (text: string) => async () => new Response(text, { headers: { 'content-type': 'application/json' } });

  test('a fetch that ignores its signal ends with the time-out all the same', async () => {
    const geokod = createGeokod({ baseUrl, retries: 0, timeoutMs: 50, fetch: () => new Promise(() => {}) });
    await assert.rejects(geokod.reverse(point), TimeoutError);
  });

  test('and when it is stopped', async () => {
    const geokod = createGeokod({ baseUrl, retries: 0, fetch: () => new Promise(() => {}) });
    const signal = AbortSignal.timeout(50);
    await assert.rejects(geokod.reverse({ ...point, signal }), { name: 'TimeoutError' });
  });

  test('an answer that breaks off without a word was lost', async () => {
    const geokod = createGeokod({ baseUrl, retries: 0, fetch: answer('{"res') });
    await assert.rejects(geokod.reverse(point), ConnectionError);
  });

  for (const wrong of ['', '/geo', 'not a url', 'ftp://geo.example.ru', 'geo.example.ru', undefined]) {
    test(`"${wrong}" is no address of a service`, () => {
      assert.throws(() => createGeokod({ baseUrl: wrong as string }), { name: 'TypeError', message: /baseUrl/ });
    });
  }
});

describe('what the client throws where an answer has no JSON', () => {
  const html = 'text/html';
  const pages: readonly (readonly [name: string, step: Step])[] = [
    ['the login page of a network', { status: 200, type: html, body: portal }],
    ['the JSON of somebody else', { status: 200, body: { status: 'login' } }],
    ['nothing at all', { status: 200, type: 'text/csv', body: '' }],
    ['no content', 204],
  ];
  for (const [name, step] of pages) {
    test(`${name} is no result of a batch`, async (context) => {
      const server = await misbehave([step]);
      context.after(() => server.close());
      const geokod = createGeokod({ baseUrl: server.address, key: 'gk_live_x', retries: 0 });
      await assert.rejects(geokod.getBatchResult({ path: { job: 'job_x' } }), UnexpectedAnswerError);
      await assert.rejects(Array.fromAsync(geokod.batch.download('job_x')), UnexpectedAnswerError);
    });
  }

  test('a proxy that says 200 has not revoked a key', async (context) => {
    const server = await misbehave([{ status: 200, body: '' }]);
    context.after(() => server.close());
    const geokod = createGeokod({ baseUrl: server.address, key: 'gk_live_x', retries: 0 });
    await assert.rejects(geokod.revokeKey({ path: { id: 'key_x' } }), UnexpectedAnswerError);
  });
});

describe('what the client throws', () => {
  type Case = readonly [name: string, step: Step, words: RegExp];
  const html = 'text/html';
  const unexpected: readonly Case[] = [
    ['a page where the answer should be', { status: 200, type: html, body: portal }, /200 text\/html/],
    ['a page that says it is JSON', { status: 200, body: portal }, /200 application\/json/],
    ['JSON of somebody else', { status: 200, body: { login: '/portal' } }, /no answer of the service/],
    ['JSON that is no object', { status: 200, body: [] }, /no answer/],
    ['a promised list that is a text', { status: 200, body: { results: 'fine' } }, /"results" is no array/],
    ['a promised list that is nothing', { status: 200, body: { results: null } }, /"results" is no array/],
    ['a promised number that is a text', { status: 200, body: { results: [], took_ms: '1' } }, /"took_ms" is no num/],
    ['a promised object that is a list', { status: 200, body: { results: [], quota: [] } }, /"quota" is no object/],
    ['JSON that is nothing', { status: 200, body: 'null' }, /no answer/],
    ['an answer without a body', { status: 200, body: '' }, /no answer/],
    ['an answer that has no content where there must be some', 204, /204/],
    ['the error page of a proxy', { status: 502, type: html, body: '<h1>Bad Gateway' }, /502 text\/html/],
    ['the JSON error of a proxy', { status: 403, body: { message: 'blocked' } }, /403/],
  ];
  const refused: readonly Case[] = [
    ['a problem of the service', { status: 404, body: problem }, /^There is nothing here\.$/],
  ];
  const lost: readonly Case[] = [
    ['a connection that is lost', 'lost', /^The connection to http:\/\/127\.0\.0\.1:\d+ failed or was lost: \w/],
    ['a connection that is lost in the middle of the answer', 'cut', /lost/],
  ];
  const cases = [
    ...unexpected.map((one) => [...one, UnexpectedAnswerError] as const),
    ...refused.map((one) => [...one, ProblemError] as const),
    ...lost.map((one) => [...one, ConnectionError] as const),
  ];
  for (const [name, step, words, type] of cases) {
    test(`${type.name} for ${name}`, async () => {
      const error = await thrownBy(step);
      assert.equal(error.constructor, type, String(error));
      assert.deepEqual([error.name, error instanceof GeokodError], [type.name, true]);
      assert.match(error.message, words);
      assert.doesNotMatch(error.message, /55\.7522/, 'what was asked is nobody else’s business');
    });
  }

  test('nothing for an answer with some of what was promised, null where it may be, and more', async () => {
    const body = { items: [], next_cursor: null, added_later: 1 };
    const server = await misbehave([{ status: 200, body }, { status: 200, body: { results: [] } }]);
    const geokod = createGeokod({ baseUrl: server.address, key: 'gk_live_x', retries: 0 });
    assert.deepEqual(await geokod.listKeys(), body);
    assert.deepEqual(await geokod.reverse(point), { results: [] });
    await server.close();
  });

  for (const step of ['silent', 'stuck'] as const) {
    test(`TimeoutError for an answer that does not come in time (${step})`, async () => {
      const error = await thrownBy(step, { timeoutMs: 200 });
      assert.ok(error instanceof TimeoutError && error instanceof GeokodError, String(error));
      assert.equal(error.timeoutMs, 200);
      assert.match(error.message, /^http:\/\/127\.0\.0\.1:\d+ did not answer within 200 ms\.$/);
    });
  }

  test('ConnectionError where nobody listens, with the platform’s own error as its cause', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as { port: number };
    await new Promise((resolve) => free.close(resolve));
    const geokod = createGeokod({ baseUrl: `http://127.0.0.1:${port}`, retries: 0 });
    const error = await geokod.reverse(point).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof ConnectionError);
    assert.match(error.message, /ECONNREFUSED/);
    assert.ok(error.cause instanceof TypeError);
  });

  test('UnexpectedAnswerError tells what came instead, not all of it', async () => {
    const error = await thrownBy({ status: 200, type: 'text/html', body: portal + 'x'.repeat(5000) });
    assert.ok(error instanceof UnexpectedAnswerError);
    assert.deepEqual([error.status, error.contentType, error.text.length], [200, 'text/html', 1000]);
    assert.ok(error.text.startsWith(portal));
  });

  test('the reason of the signal that stopped the call, as it is', async () => {
    const reason = new Error('enough');
    const server = await misbehave(['silent']);
    const call = createGeokod({ baseUrl: server.address }).reverse({ ...point, signal: AbortSignal.abort(reason) });
    await assert.rejects(call, (error) => error === reason);
    await server.close();
  });
});

describe('a key', () => {
  for (const [name, key, words] of [
    ['copied with the dots of an example', 'gk_live_…', /"…" \(U\+2026\) as its character 9/],
    ['with a Cyrillic letter that looks like a Latin one', 'gk_live_А1', /"А" \(U\+0410\) as its character 9/],
    ['with the line break of the file that it was read from', 'gk_live_A1\n', /U\+000A as its character 11/],
    ['with a space before it', ' gk_live_A1', /U\+0020 as its character 1/],
    ['with a zero byte', 'gk_\0', /U\+0000 as its character 4/],
    ['with a space that cannot be seen', 'gk_live_\u{200b}A', /U\+200B/],
    ['with a character beyond 16 bits', 'gk_🔑', /"🔑" \(U\+1F511\) as its character 4/],
  ] as const) {
    test(`${name} is refused before anything is sent, with words`, () => {
      const make = () => createGeokod({ baseUrl: 'http://127.0.0.1:9', key });
      assert.throws(make, (error: Error) => {
        assert.ok(error instanceof TypeError);
        assert.match(error.message, words);
        assert.match(error.message, /Copy it again/);
        assert.doesNotMatch(error.message, /gk_/, 'a key is a secret, also a broken one');
        return true;
      });
    });
  }

  test('of the service’s own forms is taken', () => {
    for (const key of [`gk_live_${'aZ9'.repeat(12)}`, 'gk_test_x', 'f'.repeat(32)]) {
      createGeokod({ baseUrl: 'http://127.0.0.1:9', key });
    }
  });
});

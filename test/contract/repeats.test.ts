import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());

const operation = contract.operations.find(({ operationId }) => operationId === 'createKey')!;
let keys = 0;
const create = async (body: object, name: string, key = platform.key) => {
  const { headers, body: text } = json(body);
  const reply = await call(platform.service.address, '/v2/keys', {
    method: 'POST', body: text, headers: { ...headers, 'idempotency-key': name, authorization: `Bearer ${key}` },
  });
  assertConforms(operation, reply);
  return reply;
};
const newName = (): string => `name-${(keys += 1)}`;
const countKeys = async (): Promise<number> => {
  const { accountId } = await platform.stores.keys.authenticate(platform.key, Date.now());
  return (await platform.stores.keys.list(accountId)).length;
};

describe('a key requested with an Idempotency-Key', () => {
  test('is created once, and returned again for a repeated request', async () => {
    const name = newName();
    const before = await countKeys();
    const first = await create({ label: 'one' }, name);
    assert.deepEqual([first.status, first.headers.get('idempotent-replayed')], [201, null]);
    const again = await create({ label: 'one' }, name);
    assert.deepEqual([again.status, again.text], [201, first.text]);
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.equal(again.headers.get('location'), first.headers.get('location'));
    assert.notEqual(again.headers.get('x-request-id'), first.headers.get('x-request-id'));
    assert.equal(await countKeys(), before + 1);
  });

  test('is refused for another body, which creates nothing', async () => {
    const name = newName();
    await create({ label: 'one' }, name);
    const before = await countKeys();
    const other = await create({ label: 'two' }, name);
    assert.equal(other.status, 422);
    assert.match(other.text, /"code":"idempotency_key_reused"/);
    assert.equal(await countKeys(), before);
  });

  test('is refused while the first request is pending, with a time to retry', async () => {
    const name = newName();
    const replies = await Promise.all(Array.from({ length: 10 }, () => create({ label: 'many' }, name)));
    const made = new Set(replies.filter(({ status }) => status === 201).map(({ text }) => text));
    assert.equal(made.size, 1);
    for (const reply of replies.filter(({ status }) => status !== 201)) {
      assert.match(reply.text, /"code":"idempotency_in_progress"/);
      assert.ok(Number(reply.headers.get('retry-after')) >= 1);
    }
  });

  test('may be requested again after a refusal', async () => {
    const name = newName();
    const stranger = await platform.issueKey('unconfirmed@example.ru');
    assert.equal((await create({}, name, stranger)).status, 403);
    assert.equal((await create({ label: 'x\u0000' }, name)).status, 400);
    assert.equal((await create({ label: 'mended' }, name)).status, 201);
  });

  test('is created by a retry after a failed attempt', async () => {
    const name = newName();
    platform.service.fault = new Error('brought about by a test');
    assert.equal((await create({ label: 'lost' }, name)).status, 500);
    assert.equal((await create({ label: 'lost' }, name)).status, 201);
    platform.service.failures.length = 0;
  });

  for (const [first, second, isSame] of [
    ['abc', '"abc"', true],
    ['"a\\"b"', 'a"b', true],
    ['"a\\\\b"', 'a\\b', true],
    ['"open', 'open', false],
    ['"c"d"', 'c"d', false],
    ['"e\\f"', 'ef', false],
    ['""', '"', false],
  ] as const) {
    test(`treats ${first} and ${second} as ${isSame ? 'the same key' : 'two keys'}`, async () => {
      const label = newName();
      const [one, other] = [await create({ label }, first), await create({ label }, second)];
      assert.deepEqual([one.status, other.status], [201, 201]);
      assert.equal(other.headers.get('idempotent-replayed'), isSame ? 'true' : null);
      const { id } = JSON.parse(other.text) as { id: string };
      assert.equal((await call(platform.service.address, `/v2/keys/${id}`, {
        method: 'DELETE', headers: { authorization: `Bearer ${platform.key}` },
      })).status, 204);
    });
  }

  for (const [what, name] of [
    ['empty', ''],
    ['of two words', 'a b'],
    ['of 256 characters', 'x'.repeat(256)],
  ] as const) {
    test(`is refused if the header is ${what}`, async () => {
      const reply = await create({}, name);
      assert.equal(reply.status, 400);
      assert.match(reply.text, /idempotency-key/i);
    });
  }
});

test('every POST that creates something accepts the header, and declares its refusals', () => {
  for (const { operationId, method, responses, takesIdempotencyKey } of contract.operations) {
    const isMade = responses['201'] !== undefined || responses['202']?.headers?.['Location'] !== undefined;
    const makes = method === 'POST' && isMade;
    assert.equal(takesIdempotencyKey, makes, operationId);
    if (makes) for (const status of ['409', '422']) assert.ok(responses[status], `${operationId} ${status}`);
  }
});

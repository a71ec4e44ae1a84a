import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';

const recordings = readRecordings();
const EMAIL = 'secretive@example.ru';
const PAYER = {
  name: 'ООО «Ромашка и сыновья»', inn: '7707083893', kpp: '773601001', address: null, ogrn: null, bank: null,
};

/** The documented call of an operation, relative to the base address. */
function documentedCall(operationId: string): { path: string; method: string; body?: string; headers?: object } {
  const operation = contract.operations.find((one) => one.operationId === operationId)!;
  const { path, method, pathParameters, bodyTypes, parameters } = operation;
  const recorded = recordings.find((one) => one.operation === operationId);
  if (recorded?.input.body !== undefined) return { path, method, body: JSON.stringify(recorded.input.body) };
  const named = pathParameters.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
  const query = parameters
    .filter(({ in: where, example }) => where === 'query' && example !== undefined)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`);
  const raw = (contract.document as { paths: Record<string, Record<string, RawOperation>> }).paths[path];
  const { content = {} } = raw[method.toLowerCase()].requestBody ?? {};
  if (operation.takesUpload) {
    const [{ value }] = Object.values(content['text/csv'].examples);
    return { path: named, method, body: String(value), headers: { 'content-type': 'text/csv' } };
  }
  const [example] = Object.values(content['application/json']?.examples ?? {});
  return {
    path: query.length > 0 ? `${named}?${query.join('&')}` : named,
    method,
    ...(bodyTypes.length > 0 && { body: JSON.stringify(example.value) }),
  };
}
interface RawOperation {
  readonly requestBody?: { content: Record<string, { examples: Record<string, { value: unknown }> }> };
}

describe('a test key, which is often left in source code', () => {
  let platform: Platform;
  let testKey: string;
  let secrets: readonly string[];
  before(async () => {
    platform = await startPlatform({ manyAddresses: true, recordings });
    const { accounts, keys } = platform.stores;
    const live = await platform.issueKey(EMAIL, { confirmed: true });
    const { accountId, keyId } = await keys.authenticate(live, Date.now());
    await accounts.update(accountId, { payer: PAYER, capUnits: 123_457 }, Date.now());
    await accounts.override(EMAIL, { perSecond: 4321, burst: 8765 }, Date.now());
    const made = await keys.create(accountId, { mode: 'test', label: 'in the sources' }, Date.now());
    testKey = made.key;
    const shown = [made.shown, live.slice(0, 12)];
    secrets = [EMAIL, accountId, keyId, made.id, 'in the sources', PAYER.name, PAYER.inn, '123457', '8765', ...shown];
    assert.equal((await call(platform.service.address, '/v2/reverse?lat=54.442&lon=148.3408', by(live))).status, 200);
  });
  after(async () => {
    await platform.close();
    assert.deepEqual(platform.service.failures, []);
  });
  const by = (key: string) => ({ headers: { authorization: `Bearer ${key}`, ...json({}).headers } });
  const state = async () => {
    const { accounts, keys, quota } = platform.stores;
    const account = (await accounts.findByEmail(EMAIL))!;
    const who = await keys.authenticate(testKey, Date.now());
    return { account, keys: await keys.list(account.id), month: (await quota.look(who, Date.now())).used };
  };

  for (const operation of contract.operations.filter(({ access }) => access.includes('key'))) {
    const { operationId } = operation;
    test(`gets the sandbox's answer to ${operationId}, reads nothing private and changes nothing`, async () => {
      const { path, headers: own, ...init } = documentedCall(operationId);
      const before = await state();
      const ask = () =>
        call(platform.service.address, path, { ...init, headers: { ...by(testKey).headers, ...own } });
      let reply = await ask();
      // such a key has the usual rate, which calling all operations in a row exceeds
      for (; reply.status === 429; reply = await ask()) await sleep(1000 * Number(reply.headers.get('retry-after')));
      assertConforms(operation, { ...reply });
      assert.ok(reply.status < 300, `${reply.status} ${reply.text}`);
      assert.equal(reply.headers.get('x-sandbox'), 'true');
      const headers = { ...json({}).headers, ...own };
      const open = await call(platform.service.address, `/sandbox${path}`, { headers, ...init });
      const payload = ({ text }: { text: string }): unknown => {
        if (!operation.successTypes[0]?.endsWith('json')) return text;
        const { took_ms: _, billing: __, ...rest } = JSON.parse(text || '{}') as Record<string, unknown>;
        return operation.units ? rest : JSON.parse(text || '{}');
      };
      assert.deepEqual([reply.status, payload(reply)], [open.status, payload(open)]);
      const output = `${reply.text} ${JSON.stringify([...reply.headers])}`;
      for (const secret of secrets) assert.ok(!output.includes(secret), `${operationId} tells ${secret}`);
      assert.deepEqual(await state(), before);
    });
  }

  test('neither uses nor reveals the rate of its account', async () => {
    const [one, other] = [by(testKey), by(await platform.issueKey('other@example.ru', { mode: 'test' }))];
    const remaining = async (init: typeof one): Promise<string> => {
      const ask = () => call(platform.service.address, '/v2/account', init);
      let reply = await ask();
      for (; reply.status === 429; reply = await ask()) await sleep(1000 * Number(reply.headers.get('retry-after')));
      return `${reply.headers.get('ratelimit-policy')} ${reply.status}`;
    };
    assert.equal(await remaining(one), await remaining(other));
    const who = await platform.stores.keys.authenticate(testKey, Date.now());
    const now = Date.now();
    for (let request = 0; request < 40; request++) await platform.stores.limiter.take(who, 'ordinary', now);
    const live = { ...who, mode: 'live' as const };
    assert.ok((await platform.stores.limiter.take(live, 'ordinary', now)).remaining > 8000);
  });
});

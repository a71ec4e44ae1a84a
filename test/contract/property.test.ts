import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import type { ContractOperation } from '../../src/http/contract.ts';
import { call, json, type Call } from '../harness/call.ts';
import { assertConforms, contract, type SeenReply } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { addressOf, invalidRequest, validRequest, type Drawn } from './arbitrary.ts';

const RUNS = 200;
/** There are sixteen ways to be refused: eight wrong keys, with valid requests and with invalid ones. */
const RUNS_WITHOUT_KEY = 60;

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, [], 'requests failed that nothing made fail');
});

const LISTS = /^list(Keys|Webhooks|Deliveries|Batches|Invoices)$/;

/** Values that must exist, by operation: ids of keys, tokens of mails, a valid cursor. */
const known = (operation: ContractOperation): Record<string, fc.Arbitrary<unknown>> => ({
  ...(operation.operationId === 'getUsage'
    ? {
      from: fc.constant('2026-02-01'),
      to: fc.constantFrom('2026-02-01', '2026-03-15', '2026-12-31'),
      cursor: fc.constant(undefined),
    }
    : {}),
  bbox: fc.constantFrom([148, 54, 149, 55], [-180, -90, 180, 90], [170, 60, -168, 72], [148.34, 54.44, 148.35, 54.45]),
  country: fc.constantFrom('RU', 'xd', 'KZ,kg, RU', 'XD,RU'),
  payer: fc.constantFrom(
    null,
    { name: 'ООО «Ромашка»', inn: '7701234560', kpp: '770101001' },
    { name: 'ИП Петров', inn: '500100732259', kpp: null, address: 'г. Уфа, ул. Ленина, д. 1' },
    {
      name: 'ИП Петров', inn: '500100732259', kpp: null, ogrn: '304500116000157',
      bank: { name: 'АО «АЛЬФА-БАНК»', bic: '044525593', account: '40802810400000000042' },
    },
    { name: 'ООО «Ромашка»', inn: '7701234560', kpp: '770101001', ogrn: null, bank: null },
  ),
  url: fc.constantFrom('https://example.ru/', 'HTTPS://Example.ru:8443/a?b#c', 'https://почта.рф/'),
  ...(LISTS.test(operation.operationId) ? { cursor: fc.constant(undefined) } : {}),
});

/** Refusals that a valid request may still get. */
const mayMeet: Readonly<Record<string, readonly number[]>> = {
  // Points are anywhere on the globe, and roads are few.
  route: [422],
  matrix: [422],
  // after a hundred keys
  createKey: [409],
  confirmEmail: [404],
  confirmDeletion: [404],
  // after three mails an hour
  deleteAccount: [429],
  inspectLink: [404],
  openSession: [401],
  getInvoice: [404],
  getInvoiceDocument: [404],
  getKey: [404],
  getBatch: [404],
  getBatchResult: [404],
  cancelBatch: [404],
  // a missing column, or a private webhook
  submitBatch: [422],
  revokeKey: [404],
  // after twenty webhooks
  createWebhook: [409],
  getWebhook: [404],
  updateWebhook: [404],
  deleteWebhook: [404],
  rollWebhookSecret: [404],
  testWebhook: [404],
  listDeliveries: [404],
  replayDelivery: [404],
};

const bodyOf = ({ takesUpload }: ContractOperation, drawn: Drawn): Call =>
  takesUpload
    ? { headers: { 'content-type': 'text/csv' }, body: 'адрес\nВетроград\n' }
    : drawn.body === undefined ? {} : json(drawn.body);

async function send(operation: ContractOperation, drawn: Drawn, access = true): Promise<SeenReply> {
  const body = bodyOf(operation, drawn);
  const authorization = access ? await platform.accessTo(operation) : {};
  const query = Object.fromEntries(Object.entries(drawn.query).filter(([, value]) => value !== undefined));
  return call(platform.service.address, addressOf(operation, { ...drawn, query }), {
    method: operation.method,
    ...body,
    headers: { ...body.headers, ...authorization },
  });
}

for (const [index, operation] of contract.operations.entries()) {
  describe(operation.operationId, () => {
    test('accepts every valid request with a valid reply', async () => {
      await fc.assert(
        fc.asyncProperty(validRequest(operation, known(operation)), async (drawn) => {
          const reply = await send(operation, drawn);
          assertConforms(operation, reply);
          const expected = mayMeet[operation.operationId] ?? [];
          assert.ok(reply.status < 300 || expected.includes(reply.status), `${reply.status} ${reply.text}`);
        }),
        { numRuns: RUNS, seed: 1000 + index },
      );
    });

    test('refuses every request with a single error, as the contract says', async () => {
      await fc.assert(
        fc.asyncProperty(invalidRequest(operation, known(operation)), async ({ request, wrong }) => {
          const reply = await send(operation, request);
          assertConforms(operation, reply);
          assert.equal(reply.status, 400, `${wrong}: ${reply.text}`);
        }),
        { numRuns: RUNS, seed: 2000 + index },
      );
    });

    if (operation.access.length > 0) {
      test('refuses any request without a key or with a wrong one', async () => {
        const keys = fc.constantFrom(
          '',
          'Bearer',
          'Bearer x',
          'Basic YTpi',
          `Bearer gk_live_${'0'.repeat(36)}`,
          `Bearer ${'f'.repeat(32)}`,
          'Bearer gk_live_',
          'bearer null',
        );
        const request = fc.oneof(
          validRequest(operation, known(operation)),
          invalidRequest(operation, known(operation)).map((drawn) => drawn.request),
        );
        await fc.assert(
          fc.asyncProperty(request, keys, async (drawn, authorization) => {
            // An unreadable query is refused before authentication.
            const body = bodyOf(operation, drawn);
            const query = Object.fromEntries(Object.entries(drawn.query).filter(([, value]) => value !== undefined));
            const reply = await call(platform.service.address, addressOf(operation, { ...drawn, query }), {
              method: operation.method,
              ...body,
              headers: { ...body.headers, ...(authorization ? { authorization } : {}) },
            });
            assertConforms(operation, reply);
            assert.equal(reply.status, 401, reply.text);
          }),
          { numRuns: RUNS_WITHOUT_KEY, seed: 3000 + index },
        );
      });
    }
  });
}

test('methods that the contract does not know are 405 with the list of those it does', async () => {
  const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'TRACE', 'PROPFIND'];
  for (const path of new Set(contract.operations.map((operation) => operation.path))) {
    const ours = contract.operations
      .filter((operation) => operation.path === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const method of methods.filter((one) => !ours.includes(one))) {
      const reply = await call(platform.service.address, path.replaceAll(/\{\w+\}/g, 'key_1'), { method });
      assert.equal(reply.status, 405, `${method} ${path}`);
      assert.deepEqual(reply.headers.get('allow')?.split(', ').sort(), [...ours, 'OPTIONS'].sort());
      if (method !== 'HEAD') assertConforms(undefined, reply);
    }
  }
});

test('paths that the contract does not know are 404', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), async (path) => {
      const reply = await call(platform.service.address, `/v2${path.startsWith('/') ? path : `/${path}`}x`);
      assertConforms(undefined, reply);
      assert.equal(reply.status, 404);
    }),
    { numRuns: RUNS, seed: 4000 },
  );
});

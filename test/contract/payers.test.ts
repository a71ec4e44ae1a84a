import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import type { Account, Problem } from '../../src/contract.gen.ts';

const CORRESPONDENT = '30101810400000000225';
const bank = { bic: '044525225', account: '40702810838000000017' };
const company = { name: 'ООО «Ромашка»', inn: '7701234560', kpp: '770101001', ogrn: '1027700132195', bank };
const person = { name: 'ИП Петров', inn: '500100732259', kpp: null, ogrn: '304500116000157' };

let platform: Platform;
let key: string;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
  key = await platform.issueKey('payer@example.ru', { confirmed: true });
  // these tests exceed the rate of a free account
  await platform.stores.accounts.override('payer@example.ru', { perSecond: 1e6, burst: 1e6 }, Date.now());
});
after(() => platform.close());

async function ask(operationId: 'getAccount' | 'updateAccount', body?: object) {
  const operation = contract.operations.find((one) => one.operationId === operationId)!;
  const options = body ? json(body) : {};
  const headers = { ...options.headers, authorization: `Bearer ${key}`, 'accept-language': 'en' };
  const reply = await call(platform.service.address, '/v2/account', { method: operation.method, ...options, headers });
  assertConforms(operation, reply);
  return { status: reply.status, body: JSON.parse(reply.text) as Account & Problem };
}

describe('a payer', () => {
  for (const [what, payer] of [
    ['an organisation', company],
    ['a person', person],
    ['a person without a registration', { ...person, ogrn: null }],
    ['one with a named bank', { ...company, bank: { ...bank, name: 'ПАО', correspondent_account: CORRESPONDENT } }],
  ] as const) {
    test(`is accepted, and returned completely: ${what}`, async () => {
      const { status, body } = await ask('updateAccount', { payer });
      const bank = 'bank' in payer ? { name: null, correspondent_account: null, ...payer.bank } : null;
      assert.deepEqual([status, body.payer], [200, { ...payer, address: null, bank: bank }]);
    });
  }

  for (const [what, payer, pointer, expected] of [
    ['a mistyped OGRN', { ...company, ogrn: '1027700132196' }, 'ogrn', /check digit/],
    ['an OGRNIP of an organisation', { ...company, ogrn: '304500116000157' }, 'ogrn', /an OGRN of 13 digits/],
    ['an OGRN of a person', { ...person, ogrn: '1027700132195' }, 'ogrn', /an OGRNIP of 15 digits/],
    ['an OGRN of 14 digits', { ...company, ogrn: '10277001321950' }, 'ogrn', /./],
    ['a BIC of eight digits', { ...company, bank: { ...bank, bic: '44525225' } }, 'bank/bic', /./],
    ['a BIC of another country', { ...company, bank: { ...bank, bic: '144525225' } }, 'bank/bic', /begins with 04/],
    ['an account at another bank', { ...company, bank: { ...bank, bic: '044525593' } }, 'bank/account', /this BIC/],
    ['a mistyped account', { ...company, bank: { ...bank, account: '40702810938000000017' } }, 'bank/account', /9th/],
    ['a correspondent account of another bank',
      { ...company, bank: { ...bank, correspondent_account: '30101810200000000593' } },
      'bank/correspondent_account', /last digits/],
    ['a bank without an account', { ...company, bank: { bic: bank.bic } }, 'bank/account', /./],
    ['an unknown field of a bank', { ...company, bank: { ...bank, iban: 'x' } }, 'bank/iban', /./],
  ] as const) {
    test(`is refused with the reason, and nothing changes: ${what}`, async () => {
      const { body: before } = await ask('getAccount');
      const { status, body } = await ask('updateAccount', { payer });
      const [error] = body.errors ?? [];
      const code = pointer === 'bank/iban' ? 'unknown_parameter' : 'invalid_parameter';
      assert.deepEqual([status, body.code, error.pointer], [400, code, `/payer/${pointer}`]);
      assert.match(error.detail, expected);
      assert.deepEqual((await ask('getAccount')).body.payer, before.payer);
    });
  }
});

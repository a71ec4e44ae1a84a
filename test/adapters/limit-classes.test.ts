import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import Koa from 'koa';
import { AppError } from '../../src/errors.ts';
import { Exchange } from '../../src/http/request/exchange.ts';
import { limit } from '../../src/http/request/limit.ts';
import { closeNodes, NOON, openNode } from '../harness/accounts-stand.ts';
import { describeCache } from '../harness/stores.ts';
import type { Principal } from '../../src/accounts/ports.ts';
import type { ContractOperation } from '../../src/http/contract.ts';
import type { Services } from '../../src/http/services.ts';

describeCache('operations that are limited apart', (stand) => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-limits-'));
  after(async () => {
    await closeNodes();
    rmSync(folder, { recursive: true, force: true });
  });
  let count = 0;
  const open = async (options = {}) => {
    const url = `sqlite:${join(folder, `${(count += 1)}.db`)}`;
    const { stores } = await openNode(url, { redisUrl: stand.server?.url ?? '', ...options });
    const { key } = await stores.keys.issue({ email: 'fast@example.ru', mode: 'live', ip: `10.0.${count}.1` }, NOON);
    const principal = await stores.keys.authenticate(key, NOON);
    return { services: stores as unknown as Services, principal };
  };

  for (const [operationId, policy, atOnce] of [
    ['reverse', '"ordinary";q=20;w=2', 20],
    ['geocode', '"ordinary";q=20;w=2', 20],
    ['suggest', '"suggest";q=40;w=2', 40],
    ['matrix', '"matrix";q=4;w=2', 4],
    ['geocodeMany', '"many";q=4;w=2', 4],
    ['reverseMany', '"many";q=4;w=2', 4],
    ['getAccount', '"ordinary";q=20;w=2', 20],
  ] as const) {
    it(`${operationId} allows ${atOnce} at once, and announces it`, async () => {
      const { services, principal } = await open();
      const answers = [];
      for (let number = 0; number < atOnce + 2; number += 1) answers.push(await ask(operationId, principal, services));
      assert.deepEqual(new Set(answers.map((answer) => answer.policy)), new Set([policy]));
      assert.deepEqual(answers.map((answer) => answer.refused), answers.map((_, at) => at >= atOnce));
      assert.match(String(answers[0].state), new RegExp(`^${policy.split(';')[0]};r=${atOnce - 1};t=\\d+$`));
    });
  }

  it('using up one of them leaves the others unchanged', async () => {
    const { services, principal } = await open();
    for (let number = 0; number < 30; number += 1) await ask('matrix', principal, services);
    assert.equal((await ask('matrix', principal, services)).refused, true);
    for (const operationId of ['reverse', 'suggest']) {
      assert.equal((await ask(operationId, principal, services)).refused, false, operationId);
    }
  });

  it('keys at their limit do not close the pages of their account', async () => {
    const { services, principal } = await open();
    for (let number = 0; number < 30; number += 1) await ask('getAccount', principal, services);
    assert.equal((await ask('getAccount', principal, services)).refused, true);
    const session = { by: 'session', principal, account: principal.account, sessionToken: '' } as const;
    const answers = [];
    for (let number = 0; number < 82; number += 1) answers.push(await askBy(session, 'getAccount', services));
    assert.deepEqual(new Set(answers.map((answer) => answer.policy)), new Set(['"pages";q=80;w=2']));
    assert.equal(answers.filter((answer) => answer.refused).length, 2);
  });

  it('the operator configures other rates for all', async () => {
    const rates = { free: { perSecond: 1, burst: 2 }, paid: { perSecond: 5, burst: 5 }, suggestFactor: 2,
      matrix: { perSecond: 1, burst: 1 } };
    const { services, principal } = await open({ rates });
    assert.equal((await ask('suggest', principal, services)).policy, '"suggest";q=4;w=2');
    assert.equal((await ask('matrix', principal, services)).policy, '"matrix";q=1;w=1');
    assert.equal((await ask('reverse', principal, services)).policy, '"ordinary";q=2;w=2');
  });
});

const ask = (operationId: string, principal: Principal, services: Services) =>
  askBy({ by: 'key', principal }, operationId, services);

async function askBy(caller: Exchange['caller'], operationId: string, services: Services) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const ctx = new Koa().createContext(request, response);
  const exchange = new Exchange(ctx, { now: () => NOON, monotonic: () => 0 }, '10.0.0.1');
  exchange.caller = caller;
  exchange.operation = { operationId } as unknown as ContractOperation;
  const refused = await limit(exchange, services).then(
    () => false,
    (error: unknown) => error instanceof AppError && error.code === 'rate_limited',
  );
  return { refused, policy: response.getHeader('ratelimit-policy'), state: response.getHeader('ratelimit') };
}

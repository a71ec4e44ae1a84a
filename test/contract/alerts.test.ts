import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Account } from '../../src/contract.gen.ts';
import { Metrics } from '../../ops/index.ts';
import { startAlerts } from '../../src/running/alerts.ts';
import { openDeliveries } from '../../src/running/deliveries/open.ts';
import { verifyWebhook } from '../../clients/typescript/src/index.ts';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract, type SeenReply } from '../harness/conformance.ts';
import { eventually } from '../harness/eventually.ts';
import { readOutbox } from '../harness/outbox.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { startReceiver, type Receiver } from '../harness/receiver.ts';

let platform: Platform;
let receiver: Receiver;
let running: readonly { close(): Promise<void> }[] = [];
before(async () => {
  platform = await startPlatform({ stores: { webhookAllowPrivate: true } });
  receiver = await startReceiver();
  const { sending, mailer, alertMails, place } = platform.stores;
  const { services } = platform;
  running = [
    openDeliveries({ ...services, metrics: new Metrics(), sending, mailer, place }),
    startAlerts({ ...services, mailer, alertMails }),
  ];
});
after(async () => {
  for (const each of running) await each.close();
  await receiver.close();
  await platform.close();
});

async function ask(key: string, operationId: string, path: string, body?: object): Promise<SeenReply> {
  const operation = contract.operations.find((one) => one.operationId === operationId)!;
  const options = body === undefined ? {} : json(body);
  const headers = { ...options.headers, authorization: `Bearer ${key}` };
  const reply = await call(platform.service.address, path, { method: operation.method, ...options, headers });
  assertConforms(operation, reply);
  return reply;
}

test('usage that reaches a share of the own cap is reported by a mail and a signed webhook', async () => {
  const key = await platform.issueKey('dev@example.ru', { confirmed: true });
  const search = () => ask(key, 'geocode', `/v2/geocode?q=${encodeURIComponent('Солнечная 5')}`);
  const mails = () => readOutbox(platform.dataDir).filter((mail) => mail.includes('To: boss@example.ru'));
  const haveArrived = (count: number) => receiver.received.length === count && mails().length === count;
  const made = await ask(key, 'createWebhook', '/v2/webhooks', { url: receiver.url });
  const { secret } = JSON.parse(made.text) as { secret: string };
  await ask(key, 'updateAccount', '/v2/account', {
    limits: { monthly_units: 4 }, alerts: { thresholds: [50, 100], email: 'boss@example.ru' },
  });

  for (let number = 0; number < 2; number += 1) await search();
  await eventually('half is told', () => haveArrived(1));
  for (let number = 0; number < 2; number += 1) await search();
  assert.equal((await search()).status, 402);
  await eventually('all of it is told', () => haveArrived(2));

  const messages = await Promise.all(receiver.received.map((each) => verifyWebhook(each.headers, each.body, secret)));
  const summary = messages.map(({ type, data }) => {
    const { threshold, used, limit } = data as Record<string, unknown>;
    return [type, threshold, used, limit];
  });
  assert.deepEqual(summary, [['spend.threshold', 50, 2, 4], ['spend.threshold', 100, 4, 4]]);
  assert.match(mails()[1], /пройдено 100 % вашего предела/);
  assert.match(mails()[1], /402 spend_cap_reached/);

  const { alerts } = JSON.parse((await ask(key, 'getAccount', '/v2/account')).text) as Account;
  assert.deepEqual(alerts.told.map(({ type, threshold }) => [type, threshold]), [
    ['spend.threshold', 50], ['spend.threshold', 100],
  ]);
});

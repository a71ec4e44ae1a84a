import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Metrics } from '../../ops/index.ts';
import { openDeliveries } from '../../src/running/deliveries/open.ts';
import { verifyWebhook } from '../../clients/typescript/src/index.ts';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { eventually } from '../harness/eventually.ts';
import { readOutbox } from '../harness/outbox.ts';
import { OWNER, startPlatform, type Platform } from '../harness/platform.ts';
import { startReceiver, type Receiver } from '../harness/receiver.ts';

let platform: Platform;
let receiver: Receiver;
let deliveries: { close(): Promise<void> };
const metrics = new Metrics();
before(async () => {
  platform = await startPlatform({ stores: { webhookAllowPrivate: true } });
  receiver = await startReceiver();
  const { sending, mailer } = platform.stores;
  deliveries = openDeliveries({ ...platform.stores, ...platform.services, metrics, sending, mailer });
});
after(async () => {
  await deliveries.close();
  await receiver.close();
  await platform.close();
});

interface Answer {
  readonly id: string;
  readonly secret: string;
  readonly enabled: boolean;
  readonly disabled_because: string | null;
  readonly old_secret_until: string | null;
  readonly event: string;
  readonly items: readonly { event: string; status: string; attempts: { outcome: string; http_status: number }[] }[];
}

async function ask(operationId: string, path: string, body?: object): Promise<Answer> {
  const operation = contract.operations.find((one) => one.operationId === operationId)!;
  const options = body === undefined ? {} : json(body);
  const headers = { ...options.headers, authorization: `Bearer ${platform.key}` };
  const reply = await call(platform.service.address, path, { method: operation.method, ...options, headers });
  assertConforms(operation, reply);
  assert.ok(reply.status < 300, reply.text);
  return JSON.parse(reply.text || '{}') as Answer;
}
const deliveriesOf = async (id: string) => (await ask('listDeliveries', `/v2/webhooks/${id}/deliveries`)).items;

test('a webhook is created, tested, rolled, replayed, disabled by its receiver, enabled and deleted', async () => {
  const { id, secret } = await ask('createWebhook', '/v2/webhooks', { url: receiver.url });
  const at = `/v2/webhooks/${id}`;
  const { event } = await ask('testWebhook', `${at}/test`);
  await eventually('the test is delivered', async () => (await deliveriesOf(id))[0].status === 'delivered');
  const [first] = receiver.received;
  const message = await verifyWebhook(first.headers, first.body, secret);
  assert.deepEqual([message.id, message.type, message.data], [event, 'webhook.test', { webhook: id }]);

  const rolled = await ask('rollWebhookSecret', `${at}/secret`);
  assert.ok(rolled.old_secret_until !== null && rolled.secret !== secret);
  await ask('replayDelivery', `${at}/deliveries/${event}/replay`);
  await eventually('it came again', () => receiver.received.length === 2);
  const [, again] = receiver.received;
  for (const each of [secret, rolled.secret]) {
    assert.equal((await verifyWebhook(again.headers, again.body, each)).id, event);
  }

  receiver.answer = (response) => void response.writeHead(410).end('moved away');
  await ask('testWebhook', `${at}/test`);
  await eventually('it is disabled', async () => !(await ask('getWebhook', at)).enabled);
  assert.equal((await ask('getWebhook', at)).disabled_because, 'gone');
  const [{ status, attempts }] = await deliveriesOf(id);
  assert.deepEqual([status, attempts[0].outcome, attempts[0].http_status], ['failed', 'gone', 410]);
  const mailed = (): string[] => readOutbox(platform.dataDir).filter((mail) => mail.includes(receiver.url));
  await eventually('its owner is told', () => mailed().length > 0);
  assert.equal(mailed().length, 1);
  assert.match(mailed()[0], new RegExp(OWNER));

  assert.equal((await ask('updateWebhook', at, { enabled: true })).enabled, true);
  assert.deepEqual((await ask('listWebhooks', '/v2/webhooks')).items.length, 1);
  await ask('deleteWebhook', at);
  assert.deepEqual((await ask('listWebhooks', '/v2/webhooks')).items, []);
  const counted = await metrics.registry.metrics();
  assert.match(counted, /geokod_webhook_attempt_seconds_count\{outcome="delivered"\} 2/);
  assert.match(counted, /geokod_webhook_attempt_seconds_count\{outcome="gone"\} 1/);
  assert.match(counted, /geokod_webhook_waiting \d/);
});

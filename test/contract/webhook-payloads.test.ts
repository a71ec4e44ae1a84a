import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deref, type Json, type JsonObject } from '../../openapi/document.ts';
import { batchEvent } from '../../src/jobs/webhooks/batch-event.ts';
import { bodyOf, eventTypes, type WebhookEvent } from '../../src/jobs/webhooks/events.ts';
import { newValidator } from '../../src/http/request/validation.ts';
import { closed, contract } from '../harness/conformance.ts';
import { newBatch, SUBMITTED_AT } from '../harness/batches.ts';

interface Payload {
  readonly schema: object;
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Sent {
  readonly post: { readonly requestBody: { readonly content: { readonly 'application/json': Payload } } };
}
const { webhooks } = contract.document as unknown as { webhooks: Readonly<Record<string, Sent>> };
const ajv = newValidator();
const validatorOf = (name: string) => {
  const { schema } = webhooks[name].post.requestBody.content['application/json'];
  return ajv.compile(closed(deref(contract.document as JsonObject, schema as Json)) as object);
};
const sentBody = (event: WebhookEvent): unknown => JSON.parse(bodyOf(event));

test('what is sent of a batch in any state is what the contract says', () => {
  const validate = validatorOf('batchChanged');
  const times = { startedAt: SUBMITTED_AT, finishedAt: SUBMITTED_AT, expiresAt: SUBMITTED_AT };
  const problem = { code: 'batch_empty', detail: 'There are no rows.' };
  for (const [type, change] of [
    ['batch.started', { state: 'validating' }],
    ['batch.completed', { state: 'completed', ...times }],
    ['batch.failed', { state: 'failed', ...times, problem }],
    ['batch.cancelled', { state: 'cancelled', ...times }],
  ] as const) {
    const event = batchEvent(type, newBatch('b_1', change), SUBMITTED_AT);
    assert.ok(validate(sentBody(event)), `${type}: ${ajv.errorsText(validate.errors)}`);
    assert.equal(event.id, `b_1_${type.slice('batch.'.length)}`);
  }
});

test('what is sent as a test is what the contract says', () => {
  const validate = validatorOf('webhookTested');
  const event = { id: 'evt_1', accountId: 'acc_1', type: 'webhook.test', at: SUBMITTED_AT, data: { webhook: 'wh_1' } };
  assert.ok(validate(sentBody(event as WebhookEvent)), ajv.errorsText(validate.errors));
});

test('the examples of what is sent keep their schemas', () => {
  for (const [name, { post }] of Object.entries(webhooks)) {
    const validate = validatorOf(name);
    for (const { value } of Object.values(post.requestBody.content['application/json'].examples)) {
      assert.ok(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`);
    }
  }
});

test('the events of the contract are those that the code knows', () => {
  const { WebhookEventType, WebhookEventName } = (contract.document as unknown as {
    components: { schemas: Record<string, Record<string, string[]>> };
  }).components.schemas;
  assert.deepEqual(WebhookEventType['x-extensible-enum'] ?? WebhookEventType.enum, eventTypes);
  assert.deepEqual([...WebhookEventName.enum, 'webhook.test'], eventTypes);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deref, type Json, type JsonObject } from '../../openapi/document.ts';
import { batchEvent } from '../../src/jobs/webhooks/batch-event.ts';
import { bodyOf, eventTypes, type WebhookEvent } from '../../src/jobs/webhooks/events.ts';
import { toThresholdEvent } from '../../src/store/alerts/event.ts';
import { toInvoiceEvent } from '../../src/store/billing/announce-invoices.ts';
import { newValidator } from '../../src/http/request/validation.ts';
import { closed, contract } from '../harness/conformance.ts';
import { newBatch, SUBMITTED_AT } from '../harness/batches.ts';

const { schemas } = (contract.document as unknown as {
  components: { schemas: Readonly<Record<string, Readonly<Record<string, string[]>>>> };
}).components;
const ajv = newValidator();
const validatorOf = (name: string) =>
  ajv.compile(closed(deref(contract.document as JsonObject, schemas[name] as unknown as Json)) as object);
const sentBody = (event: WebhookEvent): unknown => JSON.parse(bodyOf(event));

test('events of a batch in any state match the contract', () => {
  const validate = validatorOf('BatchEvent');
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

test('a test event matches the contract', () => {
  const validate = validatorOf('TestEvent');
  const event = { id: 'evt_1', accountId: 'acc_1', type: 'webhook.test', at: SUBMITTED_AT, data: { webhook: 'wh_1' } };
  assert.ok(validate(sentBody(event as WebhookEvent)), ajv.errorsText(validate.errors));
});

test('events of a final invoice match the contract', () => {
  const validate = validatorOf('InvoiceEvent');
  const facts = { number: 'GK-2026-000123', totalKopecks: 39_601n, month: '2026-11', dueOn: '2026-12-17' };
  const event = toInvoiceEvent({ ...facts, id: facts.number, accountId: 'acc_1' }, SUBMITTED_AT);
  assert.ok(validate(sentBody(event)), ajv.errorsText(validate.errors));
});

test('events of a threshold match the contract', () => {
  const validate = validatorOf('ThresholdEvent');
  const facts = { month: '2026-12', percent: 85, usedUnits: 221_500, limitUnits: 260_000, isBillable: true };
  for (const change of [
    { kind: 'quota', capRoubles: null, chargedKopecks: 0 }, { kind: 'spend', capRoubles: 100, chargedKopecks: 8_460 },
  ] as const) {
    const event = toThresholdEvent('acc_0123456789abcdef', { ...facts, ...change }, SUBMITTED_AT);
    assert.ok(validate(sentBody(event)), ajv.errorsText(validate.errors));
    assert.match(event.id, new RegExp(String(schemas.EventId.pattern)));
    assert.equal(event.data.resets_at, '2027-01-01');
  }
});

test('the contract has the same events as the code', () => {
  const { WebhookEventType, WebhookEventName } = schemas;
  assert.deepEqual(WebhookEventType['x-extensible-enum'] ?? WebhookEventType.enum, eventTypes);
  assert.deepEqual([...WebhookEventName.enum, 'webhook.test'], eventTypes);
});

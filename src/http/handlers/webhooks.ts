import { oldSecretsAt, type Endpoint } from '../../jobs/webhooks/endpoint.ts';
import type { Delivery, KeptAttempt } from '../../jobs/webhooks/ports.ts';
import type { Webhook, WebhookAttempt, WebhookDelivery } from '../../contract.gen.ts';
import type { Handler } from '../operations.ts';
import { cursorAfter, pageOf, sortKeyIn } from '../reply/page.ts';
import { requireManager } from './may-change.ts';

export const listWebhooks = (async ({ query, caller, now }, { webhooks }) => {
  requireManager(caller);
  const all = await webhooks.list(caller.principal.accountId);
  const { items, next_cursor } = pageOf(all, ({ createdAt, id }) => [createdAt, id], query);
  return { status: 200, body: { items: items.map((endpoint) => toWebhook(endpoint, now)), next_cursor } };
}) satisfies Handler<'listWebhooks'>;

export const createWebhook = (async ({ body: { url, events, label }, caller, now, random }, { webhooks }) => {
  requireManager(caller);
  const { endpoint, secret } = await webhooks.create(caller.principal.accountId, { url, events, label }, now, random);
  return { status: 201, body: { ...toWebhook(endpoint, now), secret } };
}) satisfies Handler<'createWebhook'>;

export const getWebhook = (async ({ path: { id }, caller, now }, { webhooks }) => {
  requireManager(caller);
  return { status: 200, body: toWebhook(await webhooks.get(caller.principal.accountId, id), now) };
}) satisfies Handler<'getWebhook'>;

export const updateWebhook = (async ({ path: { id }, body, caller, now }, { webhooks }) => {
  requireManager(caller);
  return { status: 200, body: toWebhook(await webhooks.update(caller.principal.accountId, id, body, now), now) };
}) satisfies Handler<'updateWebhook'>;

export const deleteWebhook = (async ({ path: { id }, caller }, { webhooks }) => {
  requireManager(caller);
  await webhooks.remove(caller.principal.accountId, id);
  return { status: 204 };
}) satisfies Handler<'deleteWebhook'>;

export const rollWebhookSecret = (async ({ path: { id }, caller, now, random }, { webhooks }) => {
  requireManager(caller);
  const { endpoint, secret } = await webhooks.roll(caller.principal.accountId, id, now, random);
  return { status: 201, body: { ...toWebhook(endpoint, now), secret } };
}) satisfies Handler<'rollWebhookSecret'>;

export const testWebhook = (async ({ path: { id }, caller, now, random }, { webhooks }) => {
  requireManager(caller);
  return { status: 201, body: toDelivery(await webhooks.test(caller.principal.accountId, id, now, random)) };
}) satisfies Handler<'testWebhook'>;

export const listDeliveries = (async ({ path: { id }, query: { limit, cursor }, caller }, { webhooks }) => {
  requireManager(caller);
  const position = cursor === undefined ? undefined : sortKeyIn(cursor, [0, '']);
  const after = position && { at: Number(position[0]), eventId: String(position[1]) };
  const found = await webhooks.listDeliveries(caller.principal.accountId, id, { after, most: limit + 1 });
  const { items, next_cursor } = cursorAfter(found, limit, ({ event }) => [event.at, event.id]);
  return { status: 200, body: { items: items.map(toDelivery), next_cursor } };
}) satisfies Handler<'listDeliveries'>;

export const replayDelivery = (async ({ path: { id, event }, caller, now }, { webhooks }) => {
  requireManager(caller);
  return { status: 202, body: toDelivery(await webhooks.replay(caller.principal.accountId, id, event, now)) };
}) satisfies Handler<'replayDelivery'>;

const timeOf = (moment: number): string => new Date(moment).toISOString();
const maybeTime = (moment: number | undefined): string | null => (moment === undefined ? null : timeOf(moment));

function toWebhook(endpoint: Endpoint, now: number) {
  const { id, url, label, events, disabled, createdAt } = endpoint;
  return {
    id,
    url,
    label,
    events: [...events],
    enabled: disabled === undefined,
    disabled_because: disabled?.reason ?? null,
    disabled_at: maybeTime(disabled?.at),
    old_secret_until: maybeTime(oldSecretsAt(endpoint, now)[0]?.until),
    created_at: timeOf(createdAt),
  } satisfies Webhook;
}

function toDelivery({ event, state, nextAt, finishedAt, attempts }: Delivery) {
  return {
    event: event.id,
    type: event.type,
    status: state,
    created_at: timeOf(event.at),
    next_attempt_at: maybeTime(nextAt),
    finished_at: maybeTime(finishedAt),
    attempts: attempts.map(toAttempt),
  } satisfies WebhookDelivery;
}

const toAttempt = ({ number, at, tookMs, outcome, status, reply }: KeptAttempt) =>
  ({
    number, at: timeOf(at), took_ms: tookMs, outcome, http_status: status ?? null, response: reply,
  }) satisfies WebhookAttempt;

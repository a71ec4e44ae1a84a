import { EntitySchema } from 'typeorm';

const id = { type: 'varchar', length: 40 } as const;
/** Milliseconds since 1970. */
const moment = { type: 'bigint' } as const;
const maybe = { type: 'bigint', nullable: true } as const;

/** The target of an account's events, or of one batch's. Secrets are sealed. */
const webhookEndpoint = new EntitySchema({
  name: 'webhook_endpoint',
  tableName: 'webhook_endpoint',
  columns: {
    id: { ...id, primary: true },
    account_id: id,
    batch_id: { ...id, nullable: true },
    url: { type: 'varchar', length: 2048 },
    label: { type: 'varchar', length: 100 },
    /** A JSON list; empty for all events. */
    events: { type: 'varchar', length: 500 },
    secret: { type: 'varchar', length: 300 },
    /** A JSON list, newest first. */
    old_secrets: { type: 'varchar', length: 2000, default: '[]' },
    created_at: moment,
    disabled_at: maybe,
    disabled_reason: { type: 'varchar', length: 12, nullable: true },
    failing_since: maybe,
  },
  indices: [
    { name: 'webhook_endpoint_account', columns: ['account_id', 'created_at', 'id'] },
    { name: 'webhook_endpoint_batch', columns: ['batch_id'] },
  ],
});

/** An event, written by the transaction in which it happened. */
const webhookEvent = new EntitySchema({
  name: 'webhook_event',
  tableName: 'webhook_event',
  columns: {
    id: { ...id, primary: true },
    account_id: id,
    type: id,
    /** The rest of the payload as JSON. */
    data: { type: 'varchar', length: 8000 },
    created_at: moment,
  },
  indices: [
    { name: 'webhook_event_account', columns: ['account_id'] },
    { name: 'webhook_event_age', columns: ['created_at'] },
  ],
});

/** The delivery of one event to one endpoint. */
const webhookDelivery = new EntitySchema({
  name: 'webhook_delivery',
  tableName: 'webhook_delivery',
  columns: {
    endpoint_id: { ...id, primary: true },
    event_id: { ...id, primary: true },
    account_id: id,
    created_at: moment,
    state: { type: 'varchar', length: 12 },
    /** When it may be sent; while it is being sent, when its lease expires. Null if nothing is to be done. */
    due_at: maybe,
    /** The process and attempt that is sending it: results of any other are ignored. */
    lease: { ...id, nullable: true },
    /** Attempts in total, and those of this round: a replay starts a new round. */
    attempts: { type: 'bigint' },
    round_attempts: { type: 'bigint' },
    finished_at: maybe,
  },
  indices: [
    { name: 'webhook_delivery_due', columns: ['due_at'] },
    { name: 'webhook_delivery_list', columns: ['endpoint_id', 'created_at', 'event_id'] },
    { name: 'webhook_delivery_account', columns: ['account_id'] },
    { name: 'webhook_delivery_age', columns: ['created_at'] },
  ],
});

/** The outcome of one attempt. */
const webhookAttempt = new EntitySchema({
  name: 'webhook_attempt',
  tableName: 'webhook_attempt',
  columns: {
    endpoint_id: { ...id, primary: true },
    event_id: { ...id, primary: true },
    number: { type: 'bigint', primary: true },
    account_id: id,
    at: moment,
    took_ms: { type: 'bigint' },
    outcome: { type: 'varchar', length: 20 },
    status: maybe,
    /** The beginning of the receiver's reply. */
    reply: { type: 'varchar', length: 1024 },
  },
  indices: [
    { name: 'webhook_attempt_account', columns: ['account_id'] },
    { name: 'webhook_attempt_age', columns: ['at'] },
  ],
});

export const webhookEntities = [webhookEndpoint, webhookEvent, webhookDelivery, webhookAttempt];

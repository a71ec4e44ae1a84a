import { EntitySchema } from 'typeorm';
import { invoiceEntities, usageEntities } from '../../../billing/index.ts';
import { alertEntities } from '../alerts/entities.ts';
import { batchEntities } from './batch/entities.ts';
import { statusEntities } from '../status/entities.ts';
import { webhookEntities } from './webhook-entities.ts';

const id = { type: 'varchar', length: 40 } as const;
const digest = { type: 'varchar', length: 43 } as const;
/** Milliseconds since 1970. */
const moment = { type: 'bigint' } as const;

/** One side of an address. The unconfirmed side is a row of its own, with its own quota and limits. */
const account = new EntitySchema({
  name: 'account',
  tableName: 'account',
  columns: {
    id: { ...id, primary: true },
    email: { type: 'varchar', length: 254 },
    side: { type: 'varchar', length: 12 },
    created_at: moment,
    suspended: { type: 'bigint' },
    payer_name: { type: 'varchar', length: 200, nullable: true },
    payer_inn: { type: 'varchar', length: 12, nullable: true },
    payer_kpp: { type: 'varchar', length: 9, nullable: true },
    payer_address: { type: 'varchar', length: 300, nullable: true },
    payer_ogrn: { type: 'varchar', length: 15, nullable: true },
    payer_bank_name: { type: 'varchar', length: 200, nullable: true },
    payer_bic: { type: 'varchar', length: 9, nullable: true },
    payer_account: { type: 'varchar', length: 20, nullable: true },
    payer_correspondent_account: { type: 'varchar', length: 20, nullable: true },
    cap_units: { type: 'bigint', nullable: true },
    cap_roubles: { type: 'bigint', nullable: true },
    alert_percents: { type: 'varchar', length: 100 },
    alert_email: { type: 'varchar', length: 254, nullable: true },
    rate_milli: { type: 'bigint', nullable: true },
    burst: { type: 'bigint', nullable: true },
    free_units: { type: 'bigint', nullable: true },
    matrix_rate_milli: { type: 'bigint', nullable: true },
    free_earlier: { type: 'varchar', length: 2000, nullable: true },
  },
  uniques: [{ name: 'account_email_side', columns: ['email', 'side'] }],
});

/** A key is stored only as its digest and the few characters by which its owner recognises it. */
const apiKey = new EntitySchema({
  name: 'api_key',
  tableName: 'api_key',
  columns: {
    id: { ...id, primary: true },
    account_id: id,
    mode: { type: 'varchar', length: 8 },
    digest,
    shown: { type: 'varchar', length: 16 },
    label: { type: 'varchar', length: 100 },
    created_at: moment,
    revoked_at: { ...moment, nullable: true },
  },
  uniques: [{ name: 'api_key_digest', columns: ['digest'] }],
  indices: [{ name: 'api_key_account', columns: ['account_id', 'created_at', 'id'] }],
});

/** One sign-in. The nonce of its link is unique: a link opens one session. */
const session = new EntitySchema({
  name: 'session',
  tableName: 'session',
  columns: {
    digest: { ...digest, primary: true },
    account_id: id,
    link_nonce: { type: 'varchar', length: 32 },
    created_at: moment,
    expires_at: moment,
  },
  uniques: [{ name: 'session_link', columns: ['link_nonce'] }],
  indices: [{ name: 'session_expiry', columns: ['expires_at'] }],
});

/** A request with an `Idempotency-Key`: its account, its content, and its encrypted answer once there is one. */
const repeatable = new EntitySchema({
  name: 'repeatable',
  tableName: 'repeatable',
  columns: {
    account_id: { ...id, primary: true },
    operation: { ...id, primary: true },
    digest: { ...digest, primary: true },
    request: digest,
    nonce: { type: 'varchar', length: 32 },
    created_at: moment,
    claimed_until: moment,
    answer: { type: 'varchar', length: 8000, nullable: true },
  },
  indices: [{ name: 'repeatable_age', columns: ['created_at'] }],
});

/** A counter that is incremented when a key or an account changes; nodes poll it. */
const revision = new EntitySchema({
  name: 'revision',
  tableName: 'revision',
  columns: { name: { type: 'varchar', length: 20, primary: true }, number: { type: 'bigint' } },
});

/** Units of a month that a node may grant; the row without a node counts all other usage. */
const quotaReserve = new EntitySchema({
  name: 'quota_reserve',
  tableName: 'quota_reserve',
  columns: {
    account_id: { ...id, primary: true },
    month: { type: 'varchar', length: 7, primary: true },
    node_id: { ...id, primary: true },
    units: { type: 'bigint' },
  },
  indices: [{ name: 'quota_reserve_month', columns: ['month'] }],
});

/** A process that serves from this database, when it last reported, and whether it was counting alone then. */
const liveNode = new EntitySchema({
  name: 'live_node',
  tableName: 'live_node',
  columns: {
    id: { ...id, primary: true },
    seen_at: moment,
    place: { type: 'varchar', length: 300, nullable: true },
    alone: { type: 'integer', default: 0 },
  },
});

/** A deleted address, without the address: nodes find what they hold of it by its digest. */
const forgotten = new EntitySchema({
  name: 'forgotten',
  tableName: 'forgotten',
  columns: {
    number: { type: 'bigint', primary: true },
    address_digest: digest,
    account_ids: { type: 'varchar', length: 100 },
    forgotten_at: moment,
  },
  indices: [{ name: 'forgotten_age', columns: ['forgotten_at'] }],
});

/** A lock by name across all servers of a database: its holder writes the row of the name. */
const hold = new EntitySchema({
  name: 'hold',
  tableName: 'hold',
  columns: { number: { type: 'bigint', primary: true }, times: { type: 'bigint' } },
});

/** Always empty: a row added and removed again refers to a hold. Such rows exclude its holder, not each other. */
const holdShared = new EntitySchema({
  name: 'hold_shared',
  tableName: 'hold_shared',
  columns: { id: { ...id, primary: true }, number: { type: 'bigint' } },
  indices: [{ name: 'hold_shared_number', columns: ['number'] }],
  foreignKeys: [{
    name: 'hold_shared_of', target: 'hold', columnNames: ['number'], referencedColumnNames: ['number'],
    onDelete: 'RESTRICT', onUpdate: 'RESTRICT',
  }],
});

/** A committed transaction, for a client that lost the confirmation. */
const commitMark = new EntitySchema({
  name: 'commit_mark',
  tableName: 'commit_mark',
  columns: { id: { ...id, primary: true }, made_at: moment },
  indices: [{ name: 'commit_mark_age', columns: ['made_at'] }],
});

/** The free requests of a deleted account, under its id alone: its invoices are recomputed from this. */
const forgottenGrant = new EntitySchema({
  name: 'forgotten_grant',
  tableName: 'forgotten_grant',
  columns: {
    account_id: { ...id, primary: true },
    free_units: { type: 'bigint', nullable: true },
    free_earlier: { type: 'varchar', length: 2000, nullable: true },
  },
});

const ofBilling = [...usageEntities, ...invoiceEntities].map((options) => new EntitySchema(options));

export const entities = [
  account, apiKey, session, repeatable, revision, quotaReserve, liveNode, forgotten, forgottenGrant,
  holdShared, hold, commitMark,
  ...batchEntities, ...webhookEntities, ...statusEntities, ...alertEntities, ...ofBilling,
];

import type { CreatedKey, KeyRecord } from '../../accounts/ports.ts';
import type { Key } from '../../contract.gen.ts';
import { AppError } from '../../errors.ts';
import { freeBilling, freshQuota } from '../reply/meter.ts';
import type { Caller } from '../input.ts';
import type { Handler } from '../operations.ts';
import { pageOf } from '../reply/page.ts';
import { requireManager } from './may-change.ts';

/** Answers the same for known and unknown addresses: usage is visible only to the owner. */
export const issueKey = (async ({ query: { email, mode = 'live' }, clientAddress, now }, { keys }) => {
  const issued = await keys.issue({ email, mode, ip: clientAddress }, now);
  const billing = mode === 'test' ? { tier: 'test' as const, per_1000: 0 } : freeBilling;
  return { status: 200, body: { ...issued, billing, quota: freshQuota(now) } };
}) satisfies Handler<'issueKey'>;

export const confirmEmail = (async ({ query: { token }, clientAddress, now }, { keys }) => {
  const { email } = await keys.confirm(token, now, clientAddress);
  return { status: 200, body: { email, confirmed: true } };
}) satisfies Handler<'confirmEmail'>;

export const listKeys = (async ({ query, caller }, { keys, usage }) => {
  const visible = (await keys.list(caller.principal.accountId)).filter(({ id }) => maySee(caller, id));
  const { items, next_cursor } = pageOf(visible, ({ createdAt, id }) => [-createdAt, id], query);
  const lastDays = await usage.getLastDays(caller.principal.accountId, items.map(({ id }) => id));
  return { status: 200, body: { items: items.map((record) => toKey(record, caller, lastDays)), next_cursor } };
}) satisfies Handler<'listKeys'>;

export const getKey = (async ({ path: { id }, caller }, { keys, usage }) => {
  const record = (await keys.list(caller.principal.accountId)).find((one) => one.id === id);
  if (!record || !maySee(caller, id)) throw noSuchKey();
  return { status: 200, body: toKey(record, caller, await usage.getLastDays(caller.principal.accountId, [id])) };
}) satisfies Handler<'getKey'>;

export const createKey = (async ({ body: { mode = 'live', label }, caller, now, random }, { keys }) => {
  requireManager(caller);
  const created: CreatedKey = await keys.create(caller.principal.accountId, { mode, label }, now, random);
  return { status: 201, body: { ...toKey(created, caller), key: created.key } };
}) satisfies Handler<'createKey'>;

export const revokeKey = (async ({ path: { id }, caller, now }, { keys }) => {
  if (!maySee(caller, id)) throw noSuchKey();
  if (caller.principal.side === 'confirmed') requireManager(caller);
  await keys.revoke(caller.principal.accountId, id, now);
  return { status: 204 };
}) satisfies Handler<'revokeKey'>;

/** Anybody can get an unconfirmed key for any address, so such a key may see and revoke only itself. */
const maySee = (caller: NonNullable<Caller>, keyId: string): boolean =>
  caller.principal.side === 'confirmed' || caller.principal.keyId === keyId;

const noSuchKey = (): AppError => new AppError('not_found', 'No such key.');

const noDays: ReadonlyMap<string, string> = new Map();

const toKey = (record: KeyRecord, { principal }: NonNullable<Caller>, lastDays = noDays) =>
  ({
    id: record.id,
    start: record.shown,
    mode: record.mode,
    label: record.label,
    confirmed: principal.side === 'confirmed',
    created_at: new Date(record.createdAt).toISOString(),
    last_used_on: lastDays.get(record.id) ?? null,
    ends_at: record.endsAt === null ? null : new Date(record.endsAt).toISOString(),
    revoked_at: record.revokedAt === null ? null : new Date(record.revokedAt).toISOString(),
  }) satisfies Key;

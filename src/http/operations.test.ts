import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handlers } from './handlers.ts';
import { exactly, type Exact, type Handler, type Handlers } from './operations.ts';
import * as account from './handlers/account.ts';
import * as batch from './handlers/batch.ts';
import * as changelog from './handlers/changelog.ts';
import * as deletion from './handlers/deletion.ts';
import * as geocoding from './handlers/geocoding.ts';
import * as invoices from './handlers/invoices.ts';
import * as keys from './handlers/keys.ts';
import * as many from './handlers/many.ts';
import * as routing from './handlers/routing.ts';
import * as session from './handlers/session.ts';
import * as status from './handlers/status.ts';
import * as usage from './handlers/usage.ts';
import * as webhooks from './handlers/webhooks.ts';

/*
 * Most of this file is checked by "make check", not by running it: each `@ts-expect-error` fails to compile as soon as
 * the line below it does compile.
 */
const { reverse: _reverse, ...withoutReverse } = handlers;

// @ts-expect-error a handler is missing
export const missing: Handlers = withoutReverse;

// @ts-expect-error there is no such operation
export const invented: Handlers = { ...handlers, teleport: handlers.reverse };

// @ts-expect-error 200 is not among the replies of createKey
export const wrongStatus: Handler<'createKey'> = () => ({ status: 200 });

// @ts-expect-error results is a list
export const wrongBody: Handler<'reverse'> = () => ({ status: 200, body: { results: {} } });

// @ts-expect-error errors are thrown, never replied
export const problemAsReply: Handler<'listKeys'> = () => ({ status: 401, body: {} });

// @ts-expect-error there is no such parameter
export const wrongInput: Handler<'reverse'> = ({ query }) => ({ status: 200, body: { results: query.everything } });

// @ts-expect-error an operation without access has no caller
export const nobody: Handler<'issueKey'> = ({ caller }, { keys }) => keys.list(caller.principal.accountId);

/** Parameters with a default are never undefined. */
export const withDefaults: Handler<'reverse'> = ({ query }) => {
  const limit: number = query.limit;
  return { status: 200, body: { results: [].slice(0, limit) } };
};

/*
 * Fields outside the contract, by every way into a reply: object literals never compile with them, but a spread or
 * a value passed whole would without `exactly`.
 */
const names = { id: 'k', start: 's', mode: 'live' as const, label: '' };
const row = { ...names, confirmed: true, created_at: '', last_used_on: null, ends_at: null, revoked_at: null };
const column = { ...row, digest: 'the secret of the database' };
const whole = {
  ...account, ...batch, ...changelog, ...deletion, ...geocoding, ...invoices, ...keys, ...many, ...routing, ...session,
  ...status, ...usage, ...webhooks,
};
export const taken: Handlers = exactly(whole);

const spread = (() => ({ status: 201, body: { ...column, key: 'k' } })) satisfies Handler<'createKey'>;
// @ts-expect-error digest is not in the contract
export const refusedSpread: Exact<'createKey', typeof spread> = spread;
// @ts-expect-error nor among all handlers
export const refusedAmongAll: Handlers = exactly({ ...whole, createKey: spread });

const deep = (() => ({ status: 200, body: { items: [column], next_cursor: null } })) satisfies Handler<'listKeys'>;
// @ts-expect-error items.digest is not in the contract
export const refusedDeep: Exact<'listKeys', typeof deep> = deep;

const totals = { total_units: 1, total_amount: '0.00' };
const later = (async () => {
  const result = { ...({ day: '2026-01-01' } as { day?: string; account_id?: string }), units: 1, amount: '0.00' };
  return { status: 200, body: { from: '', to: '', items: [result], next_cursor: null, ...totals, months: [] } };
}) satisfies Handler<'getUsage'>;
// @ts-expect-error items.account_id is not in the contract, even where it may be missing
export const refusedLater: Exact<'getUsage', typeof later> = later;

const timed = { results: [], took_ms: 1 };
const enveloped = (() => ({ status: 200, body: timed })) satisfies Handler<'reverse'>;
// @ts-expect-error the envelope is added by the meter
export const refusedEnvelope: Exact<'reverse', typeof enveloped> = enveloped;

const forgetful: Handler<'createKey'> = spread;
// @ts-expect-error its actual return type is lost
export const refusedForgetful: Exact<'createKey', typeof forgetful> = forgetful;

const decent = (() => ({ status: 201, body: { ...row, key: 'k' } })) satisfies Handler<'createKey'>;
export const takenDecent: Exact<'createKey', typeof decent> = decent;

test('every handler is a function', () => {
  for (const handler of Object.values(handlers)) assert.equal(typeof handler, 'function');
});

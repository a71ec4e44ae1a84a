import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handlers } from './handlers.ts';
import type { Handler, Handlers } from './operations.ts';

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

// @ts-expect-error nobody is known where the contract asks for no key
export const nobody: Handler<'issueKey'> = ({ who }, { keys }) => keys.list(who.principal.accountId);

/** What has a default is there. */
export const withDefaults: Handler<'reverse'> = ({ query }) => {
  const limit: number = query.limit;
  return { status: 200, body: { results: [].slice(0, limit) } };
};

test('every handler is a function', () => {
  for (const handler of Object.values(handlers)) assert.equal(typeof handler, 'function');
});

import { normalizeEmail } from '../../accounts/email.ts';
import type { DescribedSession } from '../../accounts/ports.ts';
import type { SessionState } from '../../contract.gen.ts';
import type { SessionCaller } from '../input.ts';
import { sessionCookies } from '../request/session-cookie.ts';
import type { Handler } from '../operations.ts';

const LINK_SECONDS = 900;

export const startSession = (async ({ body: { email }, clientAddress, now }, { sessions }) => {
  await sessions.start({ email, ip: clientAddress }, now);
  return { status: 202, body: { email: normalizeEmail(email)!, expires_in_s: LINK_SECONDS } };
}) satisfies Handler<'startSession'>;

/** Describes a link without consuming it: mail scanners open links too, and people look before they confirm. */
export const inspectLink = (async ({ body: { token }, now }, { sessions }) => {
  const { purpose, email, expiresAt } = await sessions.inspect(token, now);
  return {
    status: 200,
    body: { purpose: purposes[purpose], email, expires_at: new Date(expiresAt).toISOString() },
  };
}) satisfies Handler<'inspectLink'>;

const purposes = { 'sign-in': 'sign_in', confirm: 'confirm_key', delete: 'delete_account' } as const;

export const openSession = (async (
  { body: { token }, clientAddress, now },
  { sessions, accounts, publicUrl },
) => {
  const { sessionToken, accountId, expiresAt } = await sessions.open(token, now, clientAddress);
  const { email } = await accounts.get(accountId);
  return {
    status: 200,
    headers: sessionCookies(sessionToken, Math.floor((expiresAt - now) / 1000), publicUrl),
    body: { email, expires_at: new Date(expiresAt).toISOString() },
  };
}) satisfies Handler<'openSession'>;

export const getSession = (async ({ caller, now }, { sessions }) => {
  return { status: 200, body: toState(caller, await sessions.describe(caller.sessionToken, now)) };
}) satisfies Handler<'getSession'>;

export const renewSession = (async ({ caller, now }, { sessions, publicUrl }) => {
  const described = await sessions.describe(caller.sessionToken, now);
  const token = await sessions.renew(caller.sessionToken, now);
  const seconds = Math.floor((described.expiresAt - now) / 1000);
  const fresh = token !== undefined && sessionCookies(token, seconds, publicUrl);
  return { status: 200, headers: { ...fresh }, body: toState(caller, described) };
}) satisfies Handler<'renewSession'>;

const toState = ({ account }: SessionCaller, { openedAt, expiresAt, others }: DescribedSession) =>
  ({
    email: account.email,
    opened_at: new Date(openedAt).toISOString(),
    expires_at: new Date(expiresAt).toISOString(),
    others,
  }) satisfies SessionState;

export const endSession = (async ({ query: { everywhere }, caller }, { sessions, publicUrl }) => {
  await (everywhere ? sessions.endAll(caller.principal.accountId) : sessions.end(caller.sessionToken));
  return { status: 204, headers: sessionCookies('', 0, publicUrl) };
}) satisfies Handler<'endSession'>;

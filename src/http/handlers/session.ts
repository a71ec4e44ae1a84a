import { normalizeEmail } from '../../accounts/email.ts';
import { SESSION_COOKIE } from '../request/authenticate.ts';
import type { Handler } from '../operations.ts';

const LINK_SECONDS = 900;

export const startSession = (async ({ body: { email }, clientAddress, now }, { sessions }) => {
  await sessions.start({ email, ip: clientAddress }, now);
  return { status: 202, body: { email: normalizeEmail(email)!, expires_in_s: LINK_SECONDS } };
}) satisfies Handler<'startSession'>;

/** Nothing is spent by looking: programs open links too, and people look before they press. */
export const inspectLink = (async ({ body: { token }, now }, { sessions }) => {
  const { purpose, email, expiresAt } = await sessions.inspect(token, now);
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: { purpose: purposes[purpose], email, expires_at: new Date(expiresAt).toISOString() },
  };
}) satisfies Handler<'inspectLink'>;

const purposes = { 'sign-in': 'sign_in', delete: 'delete_account' } as const;

export const openSession = (async (
  { body: { token }, clientAddress, now },
  { sessions, accounts, publicUrl },
) => {
  const { sessionToken, accountId, expiresAt } = await sessions.open(token, now, clientAddress);
  const { email } = await accounts.get(accountId);
  return {
    status: 200,
    headers: {
      'Set-Cookie': cookie(sessionToken, Math.floor((expiresAt - now) / 1000), publicUrl),
      'Cache-Control': 'no-store',
    },
    body: { email, expires_at: new Date(expiresAt).toISOString() },
  };
}) satisfies Handler<'openSession'>;

export const endSession = (async ({ who }, { sessions, publicUrl }) => {
  await sessions.end(who.sessionToken);
  return { status: 204, headers: { 'Set-Cookie': cookie('', 0, publicUrl) } };
}) satisfies Handler<'endSession'>;

/** Out of reach for scripts and for other sites; over plain http only where the service itself is. */
function cookie(value: string, seconds: number, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

import type { Handler } from '../operations.ts';
import { requireManager } from './may-change.ts';

/** Asks for a mail and deletes nothing: a key that got into wrong hands must not end an account. */
export const deleteAccount = (async ({ who, clientAddress, now }, { personalData }) => {
  requireManager(who);
  const { email, expiresAt } = await personalData.askToDelete(who.principal.account, clientAddress, now);
  return { status: 202, body: { email, expires_in_s: Math.round((expiresAt - now) / 1000) } };
}) satisfies Handler<'deleteAccount'>;

export const confirmDeletion = (async ({ body: { token }, now }, { personalData }) => {
  await personalData.deleteByLink(token, now);
  return { status: 204 };
}) satisfies Handler<'confirmDeletion'>;

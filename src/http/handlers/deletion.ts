import type { Handler } from '../operations.ts';
import { requireManager } from './may-change.ts';

/** Sends a confirmation mail and deletes nothing yet: a stolen key must not end an account. */
export const deleteAccount = (async ({ caller, clientAddress, now }, { personalData }) => {
  requireManager(caller);
  const { email, expiresAt } = await personalData.askToDelete(caller.principal.account, clientAddress, now);
  return { status: 202, body: { email, expires_in_s: Math.round((expiresAt - now) / 1000) } };
}) satisfies Handler<'deleteAccount'>;

export const confirmDeletion = (async ({ body: { token }, now }, { personalData }) => {
  await personalData.deleteByLink(token, now);
  return { status: 204 };
}) satisfies Handler<'confirmDeletion'>;

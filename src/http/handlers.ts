import type { Handlers } from './operations.ts';
import { getAccount, getUsage, updateAccount } from './handlers/account.ts';
import { reverse } from './handlers/geocoding.ts';
import { matrix, route } from './handlers/routing.ts';
import { confirmEmail, createKey, issueKey, listKeys, revokeKey } from './handlers/keys.ts';
import { endSession, openSession, startSession } from './handlers/session.ts';

/** Every operation of the contract. */
export const handlers: Handlers = {
  confirmEmail,
  createKey,
  endSession,
  getAccount,
  getUsage,
  issueKey,
  listKeys,
  matrix,
  openSession,
  reverse,
  revokeKey,
  route,
  startSession,
  updateAccount,
};

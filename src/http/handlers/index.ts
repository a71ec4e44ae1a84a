import type { Handlers } from '../operations.ts';
import { getAccount, getUsage, updateAccount } from './account.ts';
import { reverse } from './geocoding.ts';
import { confirmEmail, createKey, issueKey, listKeys, revokeKey } from './keys.ts';
import { endSession, openSession, startSession } from './session.ts';

/** Every operation of the contract. */
export const handlers: Handlers = {
  confirmEmail, createKey, endSession, getAccount, getUsage, issueKey, listKeys, openSession, reverse, revokeKey,
  startSession, updateAccount,
};

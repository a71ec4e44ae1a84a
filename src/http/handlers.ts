import { exactly } from './operations.ts';
import { getAccount, getUsage, updateAccount } from './handlers/account.ts';
import { confirmDeletion, deleteAccount } from './handlers/deletion.ts';
import { geocode, reverse, suggest } from './handlers/geocoding.ts';
import { geocodeMany, reverseMany } from './handlers/many.ts';
import { matrix, route } from './handlers/routing.ts';
import { confirmEmail, createKey, getKey, issueKey, listKeys, revokeKey } from './handlers/keys.ts';
import { endSession, inspectLink, openSession, startSession } from './handlers/session.ts';

/** Every operation of the contract. */
export const handlers = exactly({
  confirmDeletion,
  confirmEmail,
  createKey,
  deleteAccount,
  endSession,
  geocode,
  geocodeMany,
  getAccount,
  getKey,
  getUsage,
  inspectLink,
  issueKey,
  listKeys,
  matrix,
  openSession,
  reverse,
  reverseMany,
  revokeKey,
  route,
  startSession,
  suggest,
  updateAccount,
});

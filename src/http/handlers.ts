import { exactly } from './operations.ts';
import { getAccount, updateAccount } from './handlers/account.ts';
import { getChangelog } from './handlers/changelog.ts';
import { confirmDeletion, deleteAccount } from './handlers/deletion.ts';
import { cancelBatch, getBatch, getBatchResult, listBatches, submitBatch } from './handlers/batch.ts';
import { geocode, reverse, suggest } from './handlers/geocoding.ts';
import { getInvoice, getInvoiceDocument, listInvoices } from './handlers/invoices.ts';
import { geocodeMany, reverseMany } from './handlers/many.ts';
import { matrix, route } from './handlers/routing.ts';
import { confirmEmail, createKey, getKey, issueKey, listKeys, revokeKey } from './handlers/keys.ts';
import {
  createWebhook, deleteWebhook, getWebhook, listDeliveries, listWebhooks, replayDelivery, rollWebhookSecret,
  testWebhook, updateWebhook,
} from './handlers/webhooks.ts';
import { getStatus, getStatusHistory } from './handlers/status.ts';
import { getUsage } from './handlers/usage.ts';
import { endSession, getSession, inspectLink, openSession, renewSession, startSession } from './handlers/session.ts';

/** Handlers of all operations of the contract. */
export const handlers = exactly({
  cancelBatch,
  confirmDeletion,
  confirmEmail,
  createKey,
  createWebhook,
  deleteAccount,
  deleteWebhook,
  endSession,
  geocode,
  geocodeMany,
  getAccount,
  getBatch,
  getBatchResult,
  getChangelog,
  getInvoice,
  getInvoiceDocument,
  getKey,
  getSession,
  getStatus,
  getStatusHistory,
  getUsage,
  getWebhook,
  inspectLink,
  issueKey,
  listBatches,
  listDeliveries,
  listInvoices,
  listKeys,
  listWebhooks,
  matrix,
  openSession,
  renewSession,
  replayDelivery,
  reverse,
  reverseMany,
  revokeKey,
  rollWebhookSecret,
  route,
  startSession,
  submitBatch,
  suggest,
  testWebhook,
  updateAccount,
  updateWebhook,
});

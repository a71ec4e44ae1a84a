import { AppError } from '../errors.ts';
import { normalizeEmail } from './email.ts';
import { readLink, signLink } from './link.ts';
import { deletionMail } from './mails.ts';
import { refuseField } from './refuse.ts';
import type { Account } from './account.ts';
import type { KeyRecord, PersonalData } from './ports.ts';
import type { AccountStore, Change, Erased, Forgotten, KeptMail, KeyStore, PersonalStore } from './stores.ts';
import type { Surroundings, UsageOf } from './surroundings.ts';

const HOUR_MS = 3_600_000;

export interface PersonalSurroundings extends Surroundings {
  readonly store: PersonalStore;
  readonly accounts: AccountStore;
  readonly keys: Pick<KeyStore, 'list'>;
  readonly announce: (change: Change) => Promise<void>;
  /** Removes what this machine and the shared cache hold of the addresses; returns the number of mails. */
  readonly erase: (gone: readonly Forgotten[]) => Promise<number>;
  /** Mails to the address, or about one of these accounts. */
  readonly mailsOf: (address: string, accountIds: readonly string[]) => Promise<KeptMail[]>;
  readonly usageOf: UsageOf;
  /** Webhooks and their deliveries, without the secrets. */
  readonly webhooksOf: (accountId: string) => Promise<readonly object[]>;
  /** Files of addresses: date, number of rows, label. */
  readonly batchesOf: (accountId: string) => Promise<readonly object[]>;
  /** Invoices, and their payers. */
  readonly invoicesOf: (accountId: string) => Promise<readonly object[]>;
  /** Other machines that may hold mails. */
  readonly otherPlaces: () => Promise<readonly { readonly place: string; readonly seenAt: number }[]>;
  /** Logs an event that is no failure, since it will be retried. */
  readonly note: (text: string) => void;
}

/** Exports and deletes what is stored about a person. */
export function openPersonalData(around: PersonalSurroundings): PersonalData {
  const { accounts, digest, random } = around;
  return {
    exportData: (email, now) => exportAll(around, addressOf(email), now),
    forget: (email, now) => forget(around, addressOf(email), now),

    async askToDelete(account, ip, now) {
      if (!(await around.mailTurns.take('delete', account.email, ip, now))) {
        throw new AppError('rate_limited', 'Too many mails about this.', { retryAfterMs: HOUR_MS });
      }
      const expiresAt = now + HOUR_MS;
      const token = signLink({ purpose: 'delete', subject: account.id, expiresAt }, digest, random);
      around.post(deletionMail(account.email, around.links.deletion(token), expiresAt));
      return { email: account.email, expiresAt };
    },

    async deleteByLink(token, now) {
      const link = readLink(token, 'delete', digest, now);
      const account = link && (await accounts.find(link.subject));
      // ids are never reused: once the account is gone, its link is spent
      if (!account) throw new AppError('not_found', 'The link was used before, is too old, or is not ours.');
      await forget(around, account.email, now);
    },
  };
}

function addressOf(email: string): string {
  const address = normalizeEmail(email);
  if (!address) throw refuseField('email', 'это не адрес почты', 'this is not an e-mail address');
  return address;
}

/**
 * Deletes from the tables first, in one transaction that also notifies all nodes; from then on the deletion is in
 * force, and later failures are retried by any node. The ledger keeps its rows, under account ids without an owner.
 */
async function forget(around: PersonalSurroundings, address: string, now: number): Promise<Erased> {
  const addressDigest = around.digest('address', address);
  const done = await around.store.forget(address, addressDigest, now);
  if (done) await around.announce(done.change);
  const row = done?.row ?? { number: 0, addressDigest, accountIds: [], at: now };
  let mails = 0;
  let isWhole = true;
  try {
    mails = await around.erase([row]);
  } catch (error) {
    isWhole = false;
    around.note(`traces of a forgotten address are still here, and are tried again: ${(error as Error).message}`);
  }
  const { accounts = [], keys = 0, sessions = 0, batches = 0, others = [] } = done ?? {};
  return { accounts: accounts.map(({ id, side }) => ({ id, side })), keys, sessions, batches, mails, others, isWhole };
}

async function exportAll(around: PersonalSurroundings, address: string, now: number) {
  const sides = await around.accounts.listByEmail(address);
  const mails = await around.mailsOf(address, sides.map(({ id }) => id));
  return {
    address,
    exportedAt: timeOf(now),
    accounts: await Promise.all(sides.map((account) => exportAccount(around, account))),
    /** Accounts of others whose warnings go to this address. */
    warningsOf: await around.store.listAlertedBy(address),
    mails: mails.map((mail) => ({ ...mail, postedAt: timeOf(mail.postedAt) })),
    otherMachines: (await around.otherPlaces()).map(({ place, seenAt }) => ({ place, lastSeenAt: timeOf(seenAt) })),
  };
}

async function exportAccount(around: PersonalSurroundings, account: Account) {
  const { store, keys, usageOf, webhooksOf, batchesOf, invoicesOf } = around;
  const sessions = await store.listSessions(account.id);
  return {
    ...account,
    createdAt: timeOf(account.createdAt),
    keys: (await keys.list(account.id)).map(exportKey),
    sessions: sessions.map(({ createdAt, expiresAt }) => ({ from: timeOf(createdAt), until: timeOf(expiresAt) })),
    usage: await usageOf(account.id),
    webhooks: await webhooksOf(account.id),
    batches: await batchesOf(account.id),
    invoices: await invoicesOf(account.id),
  };
}

const exportKey = ({ id, mode, shown, label, createdAt, revokedAt }: Omit<KeyRecord, 'endsAt'>) => ({
  id, mode, shown, label, createdAt: timeOf(createdAt), revokedAt: revokedAt === null ? null : timeOf(revokedAt),
});

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

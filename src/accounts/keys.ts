import { AppError } from '../errors.ts';
import { monthOf } from '../kernel/moscow.ts';
import { authenticateKey } from './authenticate.ts';
import { normalizeEmail } from './email.ts';
import { makeKey, parseKey, randomBase62, type KeyMode, type RandomBytes } from './key-form.ts';
import { importLegacyKeys } from './legacy-keys.ts';
import { readLink, signLink } from './link.ts';
import { confirmMail } from './mails.ts';
import { networkOf } from './network.ts';
import { refuseField, refuseKey } from './refuse.ts';
import type { KeyBook } from './key-book.ts';
import type { Strangers } from './strangers.ts';
import type { Surroundings } from './surroundings.ts';
import type { ConfirmedKey, IssuedKey, KeyRecord, Keys } from './ports.ts';
import type { Change, KeyStore, StoredKey } from './stores.ts';

const HOUR_MS = 3_600_000;
const ISSUES_PER_HOUR = 5;
const MAX_KEYS = 100;
const CONFIRM_MS = 7 * 24 * HOUR_MS;

export interface KeySurroundings extends Surroundings {
  readonly store: KeyStore;
  readonly book: KeyBook;
  readonly legacyUntil: number;
  readonly strangers: Strangers;
  /** Called after keys of accounts changed: every node drops what it cached of them. */
  readonly announce: (change: Change) => Promise<void>;
  /** Books recorded usage into the ledger, as far as possible now. */
  readonly bookUsage: () => Promise<void>;
  /** Recounts the quota of these accounts. */
  readonly recount: (accountIds: readonly string[], now: number) => Promise<void>;
}

export function openKeys(around: KeySurroundings): Keys {
  const { store } = around;
  return {
    issue: (request, now) => issueKey(around, request, now),

    authenticate: (text, now, ip) => authenticateKey(text, around, now, ip),

    list: async (accountId) => (await store.list(accountId)).map((key) => toRecord(key, around)),

    async create(accountId, { mode, label }, now, random = around.random) {
      refuseKey('/label', label);
      const key = makeKey(mode, random);
      const stored = toStored({ ...around, random }, key, mode, label, now);
      const keys = await store.list(accountId);
      if (keys.every(({ id }) => id !== stored.id)) {
        refuseMoreKeys(keys);
        await store.add(accountId, stored);
        around.book.expect(stored.digest);
      }
      return { ...toRecord(stored, around), key };
    },

    async revoke(accountId, keyId, now) {
      const change = await store.revoke(accountId, keyId, now);
      if (!change) throw new AppError('not_found', 'The account has no such key.');
      await around.announce(change);
    },

    confirm: (token, now, ip) => confirmKey(around, token, now, ip),

    importLegacy: (rows, now) => importLegacyKeys(around, rows, now),
  };
}

function refuseMoreKeys(keys: readonly StoredKey[]): void {
  if (keys.filter(({ revokedAt }) => revokedAt === null).length < MAX_KEYS) return;
  const message = `An account has at most ${MAX_KEYS} keys; revoke one first.`;
  throw new AppError('account_limit_reached', message, { most: MAX_KEYS, what: 'keys' });
}

/** Issues a key. Takes the same steps and time for every address, known or not. */
async function issueKey(
  around: KeySurroundings, request: Parameters<Keys['issue']>[0], now: number,
): Promise<IssuedKey> {
  const { store, random, digest } = around;
  const address = normalizeEmail(request.email);
  if (!address) throw refuseField('email', 'это не адрес почты', 'this is not an e-mail address');
  const startedAt = around.monotonic();
  if (request.ip !== '') await takeIssue(around, request.ip, now);
  const key = makeKey(request.mode, random);
  const stored = toStored(around, key, request.mode, '', now);
  await store.addUnconfirmed(address, newId('acc', random), stored);
  around.book.expect(stored.digest);
  if (await around.mailTurns.take('mail', address, request.ip, now)) {
    const link = { purpose: 'confirm', subject: stored.id, expiresAt: now + CONFIRM_MS } as const;
    const url = around.links.confirm(signLink(link, digest, random), stored.shown);
    around.post(confirmMail(address, stored.shown, url, link.expiresAt));
  }
  await around.settle(startedAt);
  return { key, email: address };
}

async function takeIssue({ windows, digest }: KeySurroundings, ip: string, now: number): Promise<void> {
  const turn = await windows.take(`issue:${digest('address', networkOf(ip))}`, ISSUES_PER_HOUR, HOUR_MS, now);
  if (turn.granted) return;
  const message = `At most ${ISSUES_PER_HOUR} keys an hour from one network address.`;
  throw new AppError('rate_limited', message, { retryAfterMs: turn.retryAfterMs });
}

async function confirmKey(
  around: KeySurroundings, token: string, now: number, ip?: string,
): Promise<ConfirmedKey> {
  const link = readLink(token, 'confirm', around.digest, now);
  if (!link) throw noSuchLink();
  await around.bookUsage();
  const newAccountId = newId('acc', around.random);
  const joined = await around.store.join(link.subject, newAccountId, `${monthOf(now)}-01`, now);
  if (!joined) throw noSuchLink();
  const { account, change } = joined;
  if (change) {
    await around.recount(change.accountIds, now);
    await around.announce(change);
  }
  if (ip !== undefined) await around.mailTurns.welcome(account.email, ip);
  return { email: account.email, accountId: account.id, keyId: link.subject, isNew: change !== undefined };
}

const newId = (prefix: string, random: RandomBytes): string => `${prefix}_${randomBase62(16, random)}`;

function toStored(around: KeySurroundings, key: string, mode: KeyMode, label: string, now: number): StoredKey {
  const { random, digest } = around;
  const id = newId('key', random);
  return { id, mode, digest: digest('key', key), shown: parseKey(key)!.shown, label, createdAt: now, revokedAt: null };
}

const toRecord = (key: StoredKey, { legacyUntil }: Pick<KeySurroundings, 'legacyUntil'>): KeyRecord => {
  const { id, mode, shown, label, createdAt, revokedAt } = key;
  return { id, mode, shown, label, createdAt, revokedAt, endsAt: mode === 'legacy' ? legacyUntil : null };
};

const noSuchLink = (): AppError => new AppError('not_found', 'The link is not ours, or too old.');

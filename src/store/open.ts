import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_RATES, type Rates } from '../accounts/allowance.ts';
import { digestWith, type Digest } from '../accounts/digest.ts';
import { KeyBook } from '../accounts/key-book.ts';
import { openKeys, type KeySurroundings } from '../accounts/keys.ts';
import { openLimiter } from '../accounts/limiter.ts';
import { openAccounts } from '../accounts/profile.ts';
import { edgeKeyOf } from '../accounts/edge/pass.ts';
import { makeProbePass } from '../accounts/probes/pass.ts';
import { openRepeats, type Repeats } from '../accounts/repeats.ts';
import { sealWith } from '../accounts/seal.ts';
import { quotaCounter } from '../accounts/quota.ts';
import { openMailTurns } from '../accounts/mail-turns.ts';
import { openSessions } from '../accounts/sessions.ts';
import { Strangers } from '../accounts/strangers.ts';
import { openUploadRepeats, type UploadRepeats } from './upload-repeats.ts';
import type { BookingLedger, UsageLedger } from '../../billing/index.ts';
import type { StatusHistory } from '../../ops/index.ts';
import { monthOf } from '../kernel/moscow.ts';
import { openCache } from './cache/open.ts';
import type { FileJournal } from './files/journal/journal.ts';
import { readSecret } from './files/secret.ts';
import { timedCache, timedSql, type OnStoreCall } from './timed.ts';
import { followKeys } from './follow-keys.ts';
import { openSharedQuota, type OpenedQuota, type QuotaParts } from './open-quota.ts';
import { openAlerts, type AlertStores } from './alerts/open.ts';
import { openMailer } from './mail/open.ts';
import { announceBatchEvent } from './announce-batch-event.ts';
import { openWebhookParts, type WebhookOptions, type WebhookParts } from './open-webhooks.ts';
import { openBilling, type Billing, type BillingOptions } from './billing/open.ts';
import type { LedgerListeners, UsageLine } from '../../billing/index.ts';
import { openUsage, type UsageOptions } from './open-usage.ts';
import { openPersonal } from './personal-data.ts';
import { openAccountStore } from './sql/account-store.ts';
import { openSessionStore } from './sql/session-store.ts';
import { readPlaceName } from './files/place-name.ts';
import { openReservations } from './open-reservations.ts';
import { openBatchReservations } from './sql/batch/reservations.ts';
import { openBatchStore, notifyingOfEnds } from './sql/batch/store.ts';
import { openKeyStore } from './sql/key-store.ts';
import { openRepeatStore } from './sql/repeat-store.ts';
import { openSql, type OpeningSql } from './sql/open.ts';
import { openStatusBoard, type StatusBoard } from './status/board.ts';
import type { KeptPanel } from './status/kept-panel.ts';
import { openPrometheusHistory } from './status/prometheus/history.ts';
import { queryOf } from './status/prometheus/query.ts';
import { openStatusHistory } from './status/history.ts';
import type { Accounts, Keys, Limiter, PersonalData, Quota, Sessions } from '../accounts/ports.ts';
import type { AccountStore, Change } from '../accounts/stores.ts';
import type { BatchReservations, BatchStore } from '../jobs/batch/ports.ts';
import type { Cache } from '../kernel/cache.ts';
import type { Mail, Mailer } from '../kernel/mail.ts';
import type { Sql } from '../kernel/sql.ts';

export interface StoreOptions extends UsageOptions, WebhookOptions, BillingOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** The sender of our mails. */
  readonly mailFrom?: string;
  /** Empty: generated at the first start, in dataDir. */
  readonly secret: string;
  readonly publicUrl: string;
  /** Milliseconds since 1970. */
  readonly legacyKeysUntil: number;
  /** Where the public status is read from; empty for the history that recorders write. */
  readonly prometheusUrl?: string;
  /** Where the public status is kept for the next start; nowhere if absent. */
  readonly keptPanel?: KeptPanel;
  readonly rates?: Rates;
  readonly recountMs?: number;
  /** How long Redis may be silent before this node counts alone. */
  readonly redisSilenceMs?: number;
  /** How long known keys are trusted while revocations cannot be read. */
  readonly trustKeysMs?: number;
  /** Called whenever cached facts about keys may be outdated. */
  readonly onKeysForgotten?: () => void;
  /** Called when the result of an earlier `findOpenCounter` may no longer be used. */
  readonly onOpenCountersChanged?: () => void;
  /** If present, an unavailable database is waited for. */
  readonly openingSql?: OpeningSql;
  /** Called for each call of a store that others may share. */
  readonly onStoreCall?: OnStoreCall;
}

/** All stores, opened in order, and the services over them. */
export interface Stores extends WebhookParts, AlertStores {
  readonly sql: Sql;
  readonly cache: Cache;
  readonly mailer: Mailer;
  readonly ledger: BookingLedger;
  /** The ledger plus what this process has not booked yet. */
  readonly usage: UsageLedger;
  /** The name of the data folder, with which leases of this process begin; empty for commands beside the server. */
  readonly place: string;
  readonly journal: FileJournal | undefined;
  readonly billing: Billing;
  readonly keys: Keys;
  /** Whether any keys are cached that need no database. */
  readonly knowsKeys: () => boolean;
  /** Why the database accepts no writes, though it may still answer queries. */
  readonly writeTrouble: () => string | undefined;
  /** Whether units of free quotas are counted in the database, since this node or another one has no Redis. */
  readonly countsApart: () => boolean;
  readonly findOpenCounter: OpenedQuota['findOpenCounter'];
  readonly accounts: Accounts;
  readonly personalData: PersonalData;
  readonly sessions: Sessions;
  readonly quota: Quota;
  readonly limiter: Limiter;
  readonly repeats: Repeats;
  readonly uploadRepeats: UploadRepeats;
  readonly rates: Rates;
  readonly batchStore: BatchStore;
  readonly statusHistory: StatusHistory;
  /** The public status board over it. */
  readonly status: StatusBoard;
  /** Makes the pass a node shows when it probes another one, or itself. */
  readonly newProbePass: (now: number) => string;
  readonly reservations: BatchReservations;
  /** Identifies an edge that shares the secret. */
  readonly edgeKey: string;
  /** Books recorded usage, waits for mails being posted, and closes everything. */
  close(): Promise<void>;
}

const NO_PLACE = '';
/** The least duration of answers about an address, which hides what was found. */
const SETTLE_MS = 40;
/** Posting starts after the answer is sent, so that it shows in no answer's duration. */
const POST_AFTER_MS = SETTLE_MS + 20;

export async function openStores(options: StoreOptions): Promise<Stores> {
  const { note, dataDir } = options;
  const closers: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const digest = digestWith(readSecret(options.secret, dataDir, options.databaseUrl));
    const sql = timedSql(await openSql(options.databaseUrl, options.openingSql), options.onStoreCall ?? nobody);
    closers.push(() => sql.close());
    const { cache, turns } = await openNotedCache(options, digest);
    closers.push(() => cache.close());
    const mailer = mailerOf(options);
    closers.push(() => mailer.close());
    const { ledger, journal, usage, close: closeUsage } = await openUsage(options, sql, givingBackTo(cache));
    closers.push(closeUsage);
    const book = new KeyBook(options.onKeysForgotten);
    const noteKeys = (error: Error): void => note(`keys cannot be checked: ${error.message}`);
    const follower = await followKeys(book, cache, sql, noteKeys, options.trustKeysMs);
    closers.push(() => follower.close());
    const posts = postsBy(mailer, (error) => note(`a mail was not posted: ${error.message}`));
    closers.push(() => posts.done());

    const around = { ...surroundingsOf(options, cache, digest), strangers: new Strangers(), post: posts.post };
    const announce = (change: Change): Promise<void> => follower.announce(change);
    const keySurroundings = {
      ...around,
      store: openKeyStore(sql),
      book, announce,
      legacyUntil: options.legacyKeysUntil,
      bookUsage: async () => journal?.book().catch(() => undefined),
      recount: (accountIds: readonly string[], now: number) =>
        cache.remove(accountIds.map((id) => quotaCounter(id, monthOf(now)))),
    };
    const units = await openUnits({ ...options, sql, cache, turns, countUsed: usage.getMonthUnits });
    closers.push(() => units.close());
    const rates = options.rates ?? DEFAULT_RATES;
    const accountStore = openAccountStore(sql);
    const place = options.beside ? NO_PLACE : await readPlaceName(dataDir);
    const personalData = await openPersonal({
      ...options, ...around, announce, sql, cache, usage, accounts: accountStore, keys: keySurroundings.store,
    });
    closers.push(() => personalData.close());
    return {
      sql, cache, mailer, ledger, usage, journal, rates, place, close,
      billing: openBilling(options, sql), ...openAlerts(sql), ...openStatus(sql, digest, options),
      knowsKeys: () => !book.isEmpty,
      ...openEntries(keySurroundings, accountStore, sql),
      accounts: openAccounts({ store: accountStore, announce }),
      personalData,
      ...units.opened,
      limiter: openLimiter(cache.buckets, rates),
      ...await openBothRepeats({ ...around, note, place, store: openRepeatStore(sql) }),
      ...openWebhookParts({ ...around, sql }, options),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Keys and sessions: the link of a mail about a key opens a session, too. */
function openEntries(around: KeySurroundings, accounts: AccountStore, sql: Sql) {
  const keys = openKeys(around);
  const store = openSessionStore(sql);
  return {
    keys,
    sessions: openSessions({ ...around, store, accounts, keyStore: around.store, confirmKey: keys.confirm }),
  };
}

function openStatus(sql: Sql, digest: Digest, { prometheusUrl = '', keptPanel, note }: StoreOptions) {
  const statusHistory = openStatusHistory(sql, randomUUID);
  const shown = prometheusUrl === ''
    ? statusHistory
    : openPrometheusHistory(queryOf(prometheusUrl), statusHistory, note);
  const newProbePass = (now: number): string => makeProbePass(digest, now);
  return { statusHistory, status: openStatusBoard(shown, keptPanel), newProbePass, edgeKey: edgeKeyOf(digest) };
}

/** Repeatable requests. Claims of an earlier, dead process of this place are released. */
async function openBothRepeats(parts: Parameters<typeof openRepeats>[0]) {
  if (parts.place !== NO_PLACE) await parts.store.releaseEarlier(parts.place);
  return { repeats: openRepeats(parts), uploadRepeats: openUploadRepeats(parts) };
}

/** Batches, and the quota that must know their units. */
async function openUnits(parts: Omit<QuotaParts, 'countUnbooked'>) {
  const store = openBatchStore(parts.sql, announceBatchEvent);
  const shared = await openSharedQuota({ ...parts, countUnbooked: store.countUnbooked });
  const { quota, writeTrouble, countsApart, findOpenCounter, hasSettled, close } = shared;
  const reservations = openReservations(openBatchReservations(parts.sql), shared, { beside: parts.beside });
  const batchStore = notifyingOfEnds(store, hasSettled);
  const opened = { quota, writeTrouble, countsApart, findOpenCounter, batchStore, reservations: reservations.store };
  return {
    opened,
    async close() {
      await reservations.close();
      await close();
    },
  };
}

/**
 * Returns units to the counters. Repeated: a request that the edge sent to two regions, both of which answered, is
 * billed once, but a counter of a single process counts nothing twice. If a line is repeated for another reason (a
 * segment booked again after a lost COMMIT), the counter is raised to the ledger's sum within ten seconds. Withdrawn:
 * what was counted when the request was made is counted no more.
 */
function givingBackTo(cache: Cache): LedgerListeners {
  const giveBack = (lines: readonly UsageLine[]): void => {
    for (const { accountId, at, units } of lines) {
      cache.counters.giveBack(quotaCounter(accountId, monthOf(at)), units).catch(() => undefined);
    }
  };
  return { onRepeated: (lines) => void (cache.shared && giveBack(lines)), onWithdrawn: giveBack };
}

/** The cache, and when this process last began to count alone and together. */
async function openNotedCache(options: StoreOptions, digest: Digest) {
  const { redisUrl, redisSilenceMs, note, onStoreCall = nobody } = options;
  const turns = { aloneSince: performance.now(), sharedSince: -Infinity };
  const noteCache = (shared: boolean): void => {
    turns[shared ? 'sharedSince' : 'aloneSince'] = performance.now();
    note(shared ? 'Redis is back' : 'Redis is away: counting alone');
  };
  const cache = await openCache(redisUrl, noteCache, (name) => digest('cache', name), redisSilenceMs);
  return { cache: redisUrl === '' ? cache : timedCache(cache, onStoreCall), turns };
}

const nobody: OnStoreCall = () => undefined;

const random = (count: number): Uint8Array => randomBytes(count);

const surroundingsOf = ({ publicUrl }: StoreOptions, cache: Cache, digest: Digest) => ({
  random,
  seal: sealWith(digest, random),
  digest,
  windows: cache.windows,
  mailTurns: openMailTurns({ windows: cache.windows, marks: cache, digest }),
  monotonic: () => performance.now(),
  settle: (startedAt: number) => sleep(Math.max(0, startedAt + SETTLE_MS - performance.now())),
  links: linksOf(publicUrl),
});

const mailerOf = ({ smtpUrl, mailFrom, publicUrl, dataDir, note, beside }: StoreOptions): Mailer =>
  openMailer({ smtpUrl, dataDir, note, from: mailFrom ?? senderOf(publicUrl), deliver: !beside });

/** Links to pages, which ask before they change anything. The part after `#` reaches no server and no log. */
const linksOf = (publicUrl: string) => ({
  confirm: (token: string, shownKey: string): string => `${publicUrl}/dashboard/confirm#token=${token}&key=${shownKey}`,
  signIn: (token: string): string => `${publicUrl}/dashboard#token=${token}`,
  deletion: (token: string): string => `${publicUrl}/dashboard/delete#token=${token}`,
});

const senderOf = (publicUrl: string): string => {
  const { hostname } = new URL(publicUrl);
  return `Geokod <geokod@${hostname.includes('.') ? hostname : `${hostname}.localdomain`}>`;
};

/** Posts mails without making callers wait; `done` waits for all of them. */
function postsBy(mailer: Mailer, onTrouble: (error: Error) => void) {
  const running = new Set<Promise<void>>();
  return {
    post(mail: Mail): void {
      const askedAt = Date.now();
      const posted = sleep(POST_AFTER_MS)
        .then(() => mailer.post(mail, askedAt))
        .catch(onTrouble)
        .finally(() => running.delete(posted));
      running.add(posted);
    },
    done: () => Promise.all(running),
  };
}

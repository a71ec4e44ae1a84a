import type { Account, AccountChange, Override, Payer, PayerBank, Side } from './account.ts';
import type { LimitClass } from './allowance.ts';
import type { KeyMode, RandomBytes } from './key-form.ts';
import type { LegacyRow } from './legacy-keys.ts';
import type { LinkPurpose } from './link.ts';
import type { Erased } from './stores.ts';
import type { BucketAnswer } from '../kernel/cache.ts';

export type { Account, AccountChange, LimitClass, Override, Payer, PayerBank };

/** The caller, identified by a key. The account is one side: the unconfirmed side is an account of its own. */
export interface Principal {
  readonly keyId: string;
  readonly accountId: string;
  readonly mode: KeyMode;
  readonly side: Side;
  readonly account: Account;
  /** Whether units beyond the free quota may be sold to this account. */
  readonly billable: boolean;
  /** A probe of one of our own nodes: its requests are neither counted nor stored. */
  readonly isProbe?: boolean;
  /** A visitor of our own map without a key: limited by network address, and never charged. */
  readonly isVisitor?: boolean;
}

/** Keys. Refusals are `AppError`s: key_invalid, key_revoked, key_legacy_expired, account_suspended. */
export interface Keys {
  /** An empty `ip` stands for the operator, who is not limited. */
  issue(request: { email: string; mode: 'live' | 'test'; ip: string }, now: number): Promise<IssuedKey>;
  /**
   * Synchronous for a cached key. Lookups of unknown keys are limited by network address, with `rate_limited`; an empty
   * or absent `ip` is not limited.
   */
  authenticate(keyText: string, now: number, ip?: string): Principal | Promise<Principal>;
  list(accountId: string): Promise<KeyRecord[]>;
  /** Creates a key; twice with the same random bytes it is the same key. */
  create(
    accountId: string, request: { mode: 'live' | 'test'; label: string }, now: number, random?: RandomBytes,
  ): Promise<CreatedKey>;
  /** Throws `not_found`, for a key of another account too. */
  revoke(accountId: string, keyId: string, now: number): Promise<void>;
  /** Opens the link of a mail, from this network: its key joins the confirmed side. Opening it twice is fine. */
  confirm(token: string, now: number, ip?: string): Promise<ConfirmedKey>;
  /** Imports all rows or, if one is wrong, none; the error `bad_argument` names its line. */
  importLegacy(rows: readonly LegacyRow[], now: number): Promise<{ added: number; known: number }>;
}

export interface ConfirmedKey {
  readonly email: string;
  readonly accountId: string;
  readonly keyId: string;
  /** Whether the key joined just now; false if it had before. */
  readonly isNew: boolean;
}

export interface IssuedKey {
  readonly key: string;
  readonly email: string;
}

export interface KeyRecord {
  readonly id: string;
  readonly mode: KeyMode;
  /** The part that may be shown: prefix and the first four characters of the secret. */
  readonly shown: string;
  readonly label: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
  /** When it expires by itself, as legacy keys do. */
  readonly endsAt: number | null;
}

export interface CreatedKey extends KeyRecord {
  /** Shown once, stored nowhere. */
  readonly key: string;
}

export interface Accounts {
  get(accountId: string): Promise<Account>;
  /** Throws `invalid_parameter`, which names the field. */
  update(accountId: string, change: AccountChange, now: number): Promise<Account>;
  /** Applies the operator's settings: rate, burst, free quota, suspension. */
  override(email: string, override: Override, now: number): Promise<Account>;
  findByEmail(email: string): Promise<Account | undefined>;
}

/** What is stored about a person: export and deletion. */
export interface PersonalData {
  /** Everything stored about an address, without secrets. */
  exportData(email: string, now: number): Promise<PersonalExport>;
  /** Deletes both sides of an address. Safe to repeat. */
  forget(email: string, now: number): Promise<Erased>;
  /** Mails a link to a page that asks for confirmation. Throws `rate_limited` after some mails an hour. */
  askToDelete(account: Account, ip: string, now: number): Promise<{ email: string; expiresAt: number }>;
  /** Throws `not_found` for a link that was used, is too old, or is not ours. */
  deleteByLink(token: string, now: number): Promise<void>;
}

export interface PersonalExport {
  readonly address: string;
  readonly exportedAt: string;
  readonly accounts: readonly object[];
  readonly warningsOf: readonly string[];
  /** Mails on this machine. */
  readonly mails: readonly object[];
  /** Their mails, and their usage of the last seconds, are not in this export: it must be made there too. */
  readonly otherMachines: readonly OtherMachine[];
}

export interface OtherMachine {
  /** The machine's name and data folder. */
  readonly place: string;
  readonly lastSeenAt: string;
}

export interface Sessions {
  /** Mails a link if the address is known; the answer is the same if it is not. */
  start(request: { email: string; ip: string }, now: number): Promise<void>;
  /** The purpose of a link, and its account. Throws `not_found` for a link that no longer works. */
  inspect(token: string, now: number): Promise<InspectedLink>;
  /**
   * Opens a session. A link opens one session, once. The link of a mail about a key confirms the key as well, and opens
   * none if that was done before.
   */
  open(token: string, now: number, ip?: string): Promise<OpenedSession>;
  /** Throws `session_required` when it has ended; limited by network address as keys are. */
  authenticate(sessionToken: string, now: number, ip?: string): Promise<{ account: Account }>;
  /** Throws `session_required` when it has ended. */
  describe(sessionToken: string, now: number): Promise<DescribedSession>;
  /** A new token for an active session; undefined if another request renewed it a moment before. */
  renew(sessionToken: string, now: number): Promise<string | undefined>;
  end(sessionToken: string): Promise<void>;
  /** Ends all sessions, in every browser. */
  endAll(accountId: string): Promise<void>;
}

export interface InspectedLink {
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly expiresAt: number;
}

export interface DescribedSession {
  readonly openedAt: number;
  readonly expiresAt: number;
  /** The number of other open sessions of the account. */
  readonly others: number;
}

export interface OpenedSession {
  readonly sessionToken: string;
  readonly accountId: string;
  readonly expiresAt: number;
}

export interface QuotaAnswer {
  readonly granted: boolean;
  /** The reason, if not granted. */
  readonly refusal?: 'quota_exhausted' | 'spend_cap_reached';
  /** Includes this request if it was granted. */
  readonly used: number;
  readonly free: number;
  /** The first day of the next month in Moscow. */
  readonly resetsAt: string;
  /** How many units the account may still use this month. */
  readonly left: number;
}

export interface Quota {
  take(who: Principal, units: number, now: number): Promise<QuotaAnswer>;
  /** Returns the units of a request that failed after they were taken. */
  giveBack(who: Principal, units: number, now: number): Promise<void>;
  /** Reads without taking. */
  look(who: Principal, now: number): Promise<QuotaAnswer>;
}

export interface LimitAnswer extends BucketAnswer {
  readonly policy: { readonly name: LimitClass | 'address'; readonly perSecond: number; readonly burst: number };
}

export interface Limiter {
  take(who: Principal, kind: LimitClass, now: number): Promise<LimitAnswer>;
}

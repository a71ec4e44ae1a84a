import type { Account, AccountChange, Override, Payer, PayerBank, Side } from './account.ts';
import type { LimitClass } from './allowance.ts';
import type { KeyMode, RandomBytes } from './key-form.ts';
import type { LegacyRow } from './legacy-keys.ts';
import type { LinkPurpose } from './link.ts';
import type { Erased } from './stores.ts';
import type { BucketAnswer } from '../kernel/cache.ts';

export type { Account, AccountChange, LimitClass, Override, Payer, PayerBank };

/** Who asks, as found by a key. The account is one side: its unconfirmed side is an account of its own. */
export interface Principal {
  readonly keyId: string;
  readonly accountId: string;
  readonly mode: KeyMode;
  readonly side: Side;
  readonly account: Account;
  /** Whether units beyond the free quota may be sold to this account. */
  readonly billable: boolean;
  /** One of our own nodes looks whether we work: nothing that it asks is counted or kept. */
  readonly isProbe?: boolean;
  /** Somebody without a key at our own map: limited by network address, and never charged. */
  readonly isVisitor?: boolean;
}

/** A refusal is an `AppError`: key_invalid, key_revoked, key_legacy_expired, account_suspended. */
export interface Keys {
  /** An empty `ip` is the operator's own hand, which nothing limits. */
  issue(wish: { email: string; mode: 'live' | 'test'; ip: string }, now: number): Promise<IssuedKey>;
  /**
   * Without waiting when the key was seen before. From one network address only so many keys that nobody has are
   * looked up: then `rate_limited`. An empty or absent `ip` is not limited.
   */
  authenticate(keyText: string, now: number, ip?: string): Principal | Promise<Principal>;
  list(accountId: string): Promise<KeyRecord[]>;
  /** Made twice with the same chance it is one key. */
  create(
    accountId: string, wish: { mode: 'live' | 'test'; label: string }, now: number, random?: RandomBytes,
  ): Promise<CreatedKey>;
  /** `not_found` for a key of another account too. */
  revoke(accountId: string, keyId: string, now: number): Promise<void>;
  /** Opens the link of a mail, from this network: its key joins the confirmed side. Opening it twice is fine. */
  confirm(token: string, now: number, ip?: string): Promise<{ email: string; accountId: string; keyId: string }>;
  /** All rows or, when one is wrong, none; `bad_argument` names its line. */
  importLegacy(rows: readonly LegacyRow[], now: number): Promise<{ added: number; known: number }>;
}

export interface IssuedKey {
  readonly key: string;
  readonly email: string;
}

export interface KeyRecord {
  readonly id: string;
  readonly mode: KeyMode;
  /** What may be shown of it: prefix and the first four characters of the secret part. */
  readonly shown: string;
  readonly label: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
  /** When it stops working by itself, as keys of the old form do. */
  readonly endsAt: number | null;
}

export interface CreatedKey extends KeyRecord {
  /** Shown once, kept nowhere. */
  readonly key: string;
}

export interface Accounts {
  get(accountId: string): Promise<Account>;
  /** `invalid_parameter` names the field. */
  update(accountId: string, change: AccountChange, now: number): Promise<Account>;
  /** The operator's word on an account: rate, burst, free quota, suspension. */
  override(email: string, override: Override, now: number): Promise<Account>;
  findByEmail(email: string): Promise<Account | undefined>;
}

/** What is kept of a person: to be told, and to be forgotten. */
export interface PersonalData {
  /** Everything that is kept of an address; secrets are kept of nobody. */
  tell(email: string, now: number): Promise<PersonalExport>;
  /** Both sides of an address. Again, when nothing is left, it does no harm. */
  forget(email: string, now: number): Promise<Erased>;
  /** Mails a link whose page asks once more. `rate_limited` after some mails an hour. */
  askToDelete(account: Account, ip: string, now: number): Promise<{ email: string; expiresAt: number }>;
  /** `not_found` for a link that was used, is too old, or is not ours. */
  deleteByLink(token: string, now: number): Promise<void>;
}

export interface PersonalExport {
  readonly address: string;
  readonly exportedAt: string;
  readonly accounts: readonly object[];
  readonly warningsOf: readonly string[];
  /** On this machine. */
  readonly mails: readonly object[];
  /** Mails that lie there, and usage of their last seconds, are not in this export: it is to be made there too. */
  readonly otherMachines: readonly OtherMachine[];
}

export interface OtherMachine {
  /** Its name and its data folder. */
  readonly place: string;
  readonly lastSeenAt: string;
}

export interface Sessions {
  /** Mails a link when the address is known; the same answer when it is not. */
  start(wish: { email: string; ip: string }, now: number): Promise<void>;
  /** What a link would do, and whose account it is about. `not_found` for one that does nothing any more. */
  inspect(token: string, now: number): Promise<InspectedLink>;
  /** A link opens one session, once. */
  open(token: string, now: number, ip?: string): Promise<OpenedSession>;
  /** `session_required` when it has ended; limited by address as keys are. */
  authenticate(sessionToken: string, now: number, ip?: string): Promise<{ account: Account }>;
  /** `session_required` when it has ended. */
  describe(sessionToken: string, now: number): Promise<DescribedSession>;
  /** A fresh token for a session that goes on; undefined where another request brought one a moment before. */
  renew(sessionToken: string, now: number): Promise<string | undefined>;
  end(sessionToken: string): Promise<void>;
  /** In all browsers. */
  endAll(accountId: string): Promise<void>;
}

export interface InspectedLink {
  readonly purpose: Exclude<LinkPurpose, 'confirm'>;
  readonly email: string;
  readonly expiresAt: number;
}

export interface DescribedSession {
  readonly openedAt: number;
  readonly expiresAt: number;
  /** How many other sessions of the account are open. */
  readonly others: number;
}

export interface OpenedSession {
  readonly sessionToken: string;
  readonly accountId: string;
  readonly expiresAt: number;
}

export interface QuotaAnswer {
  readonly granted: boolean;
  /** Why not. */
  readonly refusal?: 'quota_exhausted' | 'spend_cap_reached';
  /** With this request when it was granted. */
  readonly used: number;
  readonly free: number;
  /** The first day of the next month of Moscow. */
  readonly resetsAt: string;
  /** How many units the account may still use this month. */
  readonly left: number;
}

export interface Quota {
  take(who: Principal, units: number, now: number): Promise<QuotaAnswer>;
  /** For a request that failed after its units were taken. */
  giveBack(who: Principal, units: number, now: number): Promise<void>;
  /** Without taking. */
  look(who: Principal, now: number): Promise<QuotaAnswer>;
}

export interface LimitAnswer extends BucketAnswer {
  readonly policy: { readonly name: LimitClass | 'address'; readonly perSecond: number; readonly burst: number };
}

export interface Limiter {
  take(who: Principal, kind: LimitClass, now: number): Promise<LimitAnswer>;
}

import type { SqlTransaction } from '../kernel/sql.ts';
import type { Account, AccountChange, Override } from './account.ts';
import type { KeyMode } from './key-form.ts';

/** A key as it is stored. */
export interface StoredKey {
  readonly id: string;
  readonly mode: KeyMode;
  readonly digest: string;
  readonly shown: string;
  readonly label: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

/** A change of keys or accounts: an increasing number, and the accounts. */
export interface Change {
  readonly number: number;
  readonly accountIds: readonly string[];
}

export interface KeyStore {
  findByDigest(digest: string): Promise<{ key: StoredKey; account: Account } | undefined>;
  list(accountId: string): Promise<StoredKey[]>;
  /** The account that a key belongs to. */
  findOwner(keyId: string): Promise<Account | undefined>;
  add(accountId: string, key: StoredKey): Promise<void>;
  /** Adds to the unconfirmed side of the address, which is created with this id if it does not exist. */
  addUnconfirmed(email: string, newAccountId: string, key: StoredKey): Promise<void>;
  /** Adds to the confirmed sides, for keys whose owners the operator vouches for; existing ones stay. */
  addConfirmed(keys: readonly VouchedKey[]): Promise<{ added: number; change: Change }>;
  /** The addresses of the known digests. */
  findOwners(digests: readonly string[]): Promise<Map<string, string>>;
  /** Undefined if the account has no such key. */
  revoke(accountId: string, keyId: string, now: number): Promise<Change | undefined>;
  /** Moves a key and its usage since `fromDay` to the confirmed side of its address. */
  join(keyId: string, newAccountId: string, fromDay: string, now: number): Promise<Joined | undefined>;
}

export interface VouchedKey {
  readonly email: string;
  /** The id to use for an address without a confirmed side. */
  readonly newAccountId: string;
  readonly key: StoredKey;
}

export interface Joined {
  readonly account: Account;
  /** Absent if the key had been joined before. */
  readonly change?: Change;
}

export interface AccountStore {
  find(accountId: string): Promise<Account | undefined>;
  listByEmail(email: string): Promise<Account[]>;
  /** The confirmed side of an address, created with this id if it does not exist. */
  confirm(email: string, newAccountId: string, now: number): Promise<Account>;
  update(accountId: string, change: AccountChange): Promise<Change | undefined>;
  override(accountIds: readonly string[], override: Override, now: number): Promise<Change>;
}

/** A deletion, for nodes to follow, without the address itself. */
export interface Forgotten {
  /** Increases; nodes read those after the last that they know. */
  readonly number: number;
  readonly addressDigest: string;
  readonly accountIds: readonly string[];
  readonly at: number;
}

export interface ForgottenAccounts {
  readonly row: Forgotten;
  readonly accounts: readonly Account[];
  readonly keys: number;
  readonly sessions: number;
  /** Batches whose files the next sweep removes. */
  readonly batches: number;
  /** Accounts of others whose warnings went to the address. */
  readonly others: readonly string[];
  readonly change: Change;
}

export interface PersonalStore {
  /** Removes an address from all tables. Undefined if there was nothing. */
  forget(email: string, addressDigest: string, now: number): Promise<ForgottenAccounts | undefined>;
  listForgotten(afterNumber: number): Promise<Forgotten[]>;
  listSessions(accountId: string): Promise<Pick<StoredSession, 'createdAt' | 'expiresAt'>[]>;
  /** Accounts of other addresses whose warnings go to this one. */
  listAlertedBy(email: string): Promise<string[]>;
  /** Removes the remains of deleted rows from our files. */
  scrub(): Promise<void>;
}

/** A mail stored on this machine. */
export interface KeptMail {
  /** Relative to the data folder. */
  readonly folder: string;
  readonly subject: string;
  readonly postedAt: number;
}

/** What was removed of an address. */
export interface Erased {
  readonly accounts: readonly Pick<Account, 'id' | 'side'>[];
  readonly keys: number;
  readonly sessions: number;
  /** Their files are removed a little later, by a running service. */
  readonly batches: number;
  /** Mails on this machine. */
  readonly mails: number;
  readonly others: readonly string[];
  /** False if something outside the tables could not be removed yet. */
  readonly isWhole: boolean;
}

export interface SessionStore {
  /** False if this link has opened a session before. */
  add(session: StoredSession, linkNonce: string): Promise<boolean>;
  isSpent(linkNonce: string): Promise<boolean>;
  find(digest: string): Promise<(StoredSession & { account: Account }) | undefined>;
  /** Replaces a digest. False if another request has done so, or the session has ended. */
  renew(digest: string, next: Renewal, now: number): Promise<boolean>;
  /** The number of sessions of an account that last beyond a moment. */
  count(accountId: string, beyond: number): Promise<number>;
  /** Removes a session, including its tokens from before it was renewed. */
  remove(digest: string): Promise<void>;
  removeAll(accountId: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

export interface Renewal {
  readonly digest: string;
  /** The same for each attempt to renew this session, so that only one succeeds. */
  readonly nonce: string;
  readonly oldEndsAt: number;
}

export interface StoredSession {
  readonly digest: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Identifies a repeatable request. */
export interface RepeatId {
  readonly accountId: string;
  readonly operation: string;
  /** The digest of the sender's key. */
  readonly digest: string;
}

export interface RepeatClaim {
  /** The digest of the request's content. */
  readonly request: string;
  /** The seed of its randomness. Begins with the name of the claiming process's place. */
  readonly nonce: string;
  readonly createdAt: number;
  readonly claimedUntil: number;
}

export type RepeatFound =
  /** Claimed by the caller, for the first time or again after the claimant died. */
  | { readonly state: 'ours'; readonly nonce: string; readonly createdAt: number }
  | { readonly state: 'answered'; readonly answer: string; readonly nonce: string; readonly createdAt: number }
  | { readonly state: 'claimed'; readonly claimedUntil: number }
  /** The key was used with another request. */
  | { readonly state: 'other' };

export interface RepeatStore {
  /** Claims a request for exactly one of many concurrent callers. Rows as old as `forgotten` are ignored. */
  claim(id: RepeatId, fresh: RepeatClaim, forgotten: number, now: number): Promise<RepeatFound>;
  keep(id: RepeatId, answer: string): Promise<void>;
  /** Ends a claim, so that another process may take it over at once. */
  release(id: RepeatId): Promise<void>;
  /** Releases the claims of a place's earlier processes, before its first claim. Returns how many. */
  releaseEarlier(place: string): Promise<number>;
  remove(id: RepeatId): Promise<void>;
  removeOld(forgotten: number): Promise<void>;
  /** Like `claim`, for a request whose text is not known yet: an abandoned claim starts over, as `fresh`. */
  claimUpload(id: RepeatId, fresh: RepeatClaim, forgotten: number, now: number): Promise<UploadFound>;
  /** This and the next one work only while the caller holds the claim; the answer is stored with the text. */
  prolong(id: RepeatId, nonce: string, claimedUntil: number): Promise<void>;
  keepIn(transaction: SqlTransaction, id: RepeatId, nonce: string, kept: KeptUpload): Promise<boolean>;
  giveUp(id: RepeatId, nonce: string): Promise<void>;
}

export interface KeptUpload {
  readonly request: string;
  readonly answer: string;
}

export type UploadFound =
  | { readonly state: 'ours' }
  | ({ readonly state: 'answered' } & KeptUpload)
  | { readonly state: 'claimed'; readonly claimedUntil: number };

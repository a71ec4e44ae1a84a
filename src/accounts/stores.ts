import type { SqlTransaction } from '../kernel/sql.ts';
import type { Account, AccountChange, Override } from './account.ts';
import type { KeyMode } from './key-form.ts';

/** What is kept of a key. */
export interface StoredKey {
  readonly id: string;
  readonly mode: KeyMode;
  readonly digest: string;
  readonly shown: string;
  readonly label: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

/** Says that keys or accounts changed: a number that goes up, and whose they are. */
export interface Change {
  readonly number: number;
  readonly accountIds: readonly string[];
}

export interface KeyStore {
  findByDigest(digest: string): Promise<{ key: StoredKey; account: Account } | undefined>;
  list(accountId: string): Promise<StoredKey[]>;
  add(accountId: string, key: StoredKey): Promise<void>;
  /** To the unconfirmed side of the address, which is made, with this id, when there is none. */
  addUnconfirmed(email: string, newAccountId: string, key: StoredKey): Promise<void>;
  /** To the confirmed sides, for keys whose owner the operator vouches for; those that are there stay. */
  addConfirmed(keys: readonly VouchedKey[]): Promise<{ added: number; change: Change }>;
  /** The address of each of these digests that is known. */
  findOwners(digests: readonly string[]): Promise<Map<string, string>>;
  /** Undefined when the account has no such key. */
  revoke(accountId: string, keyId: string, now: number): Promise<Change | undefined>;
  /** Moves a key and its usage since `fromDay` to the confirmed side of its address. */
  join(keyId: string, newAccountId: string, fromDay: string, now: number): Promise<Joined | undefined>;
}

export interface VouchedKey {
  readonly email: string;
  /** For an address without a confirmed side. */
  readonly newAccountId: string;
  readonly key: StoredKey;
}

export interface Joined {
  readonly account: Account;
  /** Absent when the key was there before. */
  readonly change?: Change;
}

export interface AccountStore {
  find(accountId: string): Promise<Account | undefined>;
  listByEmail(email: string): Promise<Account[]>;
  /** The confirmed side of an address, made with this id when there is none. */
  confirm(email: string, newAccountId: string, now: number): Promise<Account>;
  update(accountId: string, change: AccountChange): Promise<Change | undefined>;
  override(accountIds: readonly string[], override: Override, now: number): Promise<Change>;
}

/** A row that tells nodes what to remove, without the address itself. */
export interface Forgotten {
  /** Goes up; nodes ask for those after the last that they know. */
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
  /** Whose files the next sweep removes. */
  readonly batches: number;
  /** Accounts of others that had their warnings sent to the address. */
  readonly others: readonly string[];
  readonly change: Change;
}

export interface PersonalStore {
  /** Removes an address from all tables. Undefined when there was nothing of it. */
  forget(email: string, addressDigest: string, now: number): Promise<ForgottenAccounts | undefined>;
  listForgotten(afterNumber: number): Promise<Forgotten[]>;
  listSessions(accountId: string): Promise<Pick<StoredSession, 'createdAt' | 'expiresAt'>[]>;
  /** Accounts of other addresses whose warnings go to this one. */
  listAlertedBy(email: string): Promise<string[]>;
  /** Leaves nothing of removed rows in files of ours. */
  scrub(): Promise<void>;
}

/** A mail that lies on this machine. */
export interface KeptMail {
  /** Under the data folder. */
  readonly folder: string;
  readonly subject: string;
  readonly postedAt: number;
}

/** What was removed of an address. */
export interface Erased {
  readonly accounts: readonly Pick<Account, 'id' | 'side'>[];
  readonly keys: number;
  readonly sessions: number;
  /** Their files go a little later, by a running service. */
  readonly batches: number;
  /** On this machine. */
  readonly mails: number;
  readonly others: readonly string[];
  /** False: something outside the tables could not be removed yet. */
  readonly isWhole: boolean;
}

export interface SessionStore {
  /** False when a session was opened by this link before. */
  add(session: StoredSession, linkNonce: string): Promise<boolean>;
  isSpent(linkNonce: string): Promise<boolean>;
  find(digest: string): Promise<(StoredSession & { account: Account }) | undefined>;
  /** Puts a fresh digest in the place of one. False where another request did so before, or the session has ended. */
  renew(digest: string, next: Renewal, now: number): Promise<boolean>;
  /** How many of an account are open beyond a moment. */
  count(accountId: string, beyond: number): Promise<number>;
  /** With what it was before it was renewed. */
  remove(digest: string): Promise<void>;
  removeAll(accountId: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

export interface Renewal {
  readonly digest: string;
  /** The same for each attempt to renew this session, so that one succeeds. */
  readonly nonce: string;
  readonly oldEndsAt: number;
}

export interface StoredSession {
  readonly digest: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** One request that may be repeated. */
export interface RepeatId {
  readonly accountId: string;
  readonly operation: string;
  /** Of the key that its sender gave it. */
  readonly digest: string;
}

export interface RepeatClaim {
  /** Digest of what the request says. */
  readonly request: string;
  /** What its chance comes from. Begins with the name of the claiming process's place. */
  readonly nonce: string;
  readonly createdAt: number;
  readonly claimedUntil: number;
}

export type RepeatFound =
  /** Ours to do, for the first time or again after somebody died of it. */
  | { readonly state: 'ours'; readonly nonce: string; readonly createdAt: number }
  | { readonly state: 'answered'; readonly answer: string; readonly nonce: string; readonly createdAt: number }
  | { readonly state: 'claimed'; readonly claimedUntil: number }
  /** The key came with another request. */
  | { readonly state: 'other' };

export interface RepeatStore {
  /** Of many at once, on whatever nodes, one gets it. What is as old as `forgotten` counts as not there. */
  claim(id: RepeatId, fresh: RepeatClaim, forgotten: number, now: number): Promise<RepeatFound>;
  keep(id: RepeatId, answer: string): Promise<void>;
  /** The next one may take it over at once. */
  release(id: RepeatId): Promise<void>;
  /** Before a place's first claim: what earlier processes of it claimed may be taken over. Answers how many. */
  releaseEarlier(place: string): Promise<number>;
  remove(id: RepeatId): Promise<void>;
  removeOld(forgotten: number): Promise<void>;
  /** As `claim`, of a request whose text is not known yet: what somebody died of begins anew, as `fresh`. */
  claimUpload(id: RepeatId, fresh: RepeatClaim, forgotten: number, now: number): Promise<UploadFound>;
  /** Only while the claim is still this one's; then the answer is kept with the text. */
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

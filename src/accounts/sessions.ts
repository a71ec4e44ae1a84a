import { AppError } from '../errors.ts';
import { normalizeEmail } from './email.ts';
import { randomBase62 } from './key-form.ts';
import { readLink, signLink, type Link } from './link.ts';
import { signInMail } from './mails.ts';
import { networkOf } from './network.ts';
import { refuseField } from './refuse.ts';
import type { Account, InspectedLink, Keys, Sessions } from './ports.ts';
import type { AccountStore, KeyStore, SessionStore } from './stores.ts';
import type { Strangers } from './strangers.ts';
import type { Surroundings } from './surroundings.ts';

const HOUR_MS = 3_600_000;
const LINK_MINUTES = 15;
const SESSION_MS = 30 * 24 * HOUR_MS;
const STARTS_PER_HOUR = 20;
/** How long the old token stays valid, for requests in flight when it was replaced. */
const OLD_TOKEN_MS = 60_000;
/** The length of the column. */
const NONCE_LENGTH = 32;

export interface SessionSurroundings extends Surroundings {
  readonly store: SessionStore;
  readonly accounts: AccountStore;
  readonly keyStore: Pick<KeyStore, 'findOwner'>;
  readonly confirmKey: Keys['confirm'];
  readonly strangers: Strangers;
}

export function openSessions(around: SessionSurroundings): Sessions {
  const { store, random, digest } = around;
  return {
    start: (request, now) => start(around, request, now),

    inspect: (token, now) => inspect(around, token, now),

    async open(token, now, ip) {
      const link = readLink(token, 'sign-in', digest, now) ?? readLink(token, 'confirm', digest, now);
      if (!link) throw spent();
      const account = await confirmBy(around, link, token, now, ip);
      const sessionToken = randomBase62(43, random);
      const expiresAt = now + SESSION_MS;
      const session = { digest: digest('session', sessionToken), accountId: account.id, createdAt: now, expiresAt };
      if (!(await store.add(session, link.nonce))) throw spent();
      await store.removeExpired(now);
      if (ip !== undefined) await around.mailTurns.welcome(account.email, ip);
      return { sessionToken, accountId: account.id, expiresAt };
    },

    async authenticate(sessionToken, now, ip = '') {
      const sought = digest('session', sessionToken);
      const session = await around.strangers.lookUp(sought, ip, now, () => store.find(sought));
      if (!session || session.expiresAt <= now) {
        throw over();
      }
      if (session.account.override.suspended) {
        throw new AppError('account_suspended', 'The account is suspended; write to the operator.');
      }
      return { account: session.account };
    },

    async describe(sessionToken, now) {
      const session = await store.find(digest('session', sessionToken));
      if (!session || session.expiresAt <= now) throw over();
      const { createdAt, expiresAt, accountId } = session;
      // a token that has just been replaced is no session of its own
      const open = await store.count(accountId, now + OLD_TOKEN_MS);
      return { openedAt: createdAt, expiresAt, others: Math.max(0, open - 1) };
    },

    renew: (sessionToken, now) => renew(around, sessionToken, now),

    end: (sessionToken) => store.remove(digest('session', sessionToken)),

    endAll: (accountId) => store.removeAll(accountId),
  };
}

/** A link about a key is used up by joining the key, whether or not that opened a session. */
async function inspect(
  { store, accounts, keyStore, digest }: SessionSurroundings, token: string, now: number,
): Promise<InspectedLink> {
  const purposes = ['sign-in', 'confirm', 'delete'] as const;
  const link = purposes.map((purpose) => readLink(token, purpose, digest, now)).find((found) => found !== undefined);
  if (!link) throw noSuchLink();
  const { purpose, subject, nonce, expiresAt } = link;
  const account = await (purpose === 'confirm' ? keyStore.findOwner(subject) : accounts.find(subject));
  const isUsed = purpose === 'confirm' ? account?.side === 'confirmed' : await store.isSpent(nonce);
  if (!account || isUsed) throw noSuchLink();
  return { purpose, email: account.email, expiresAt };
}

/** The account of a link's address, which whoever reads its mails has confirmed. */
async function confirmBy(
  around: SessionSurroundings, { purpose, subject }: Link, token: string, now: number, ip?: string,
): Promise<Account> {
  const { accounts, keyStore, confirmKey, random } = around;
  const asked = await (purpose === 'confirm' ? keyStore.findOwner(subject) : accounts.find(subject));
  // a key joins once, so its link opens no second session, however late
  if (!asked || (purpose === 'confirm' && !(await confirmKey(token, now, ip)).isNew)) throw spent();
  return accounts.confirm(asked.email, `acc_${randomBase62(16, random)}`, now);
}

const over = (): AppError => new AppError('session_required', 'The session is over; ask for a new link.');
const noSuchLink = (): AppError =>
  new AppError('not_found', 'The link was used before, is too old, or is not ours.');
const spent = (): AppError => new AppError('session_required', 'The link was opened before, or is too old.');

async function start(around: SessionSurroundings, request: { email: string; ip: string }, now: number): Promise<void> {
  const { email, ip } = request;
  const { accounts, random, digest, windows } = around;
  const address = normalizeEmail(email);
  if (!address) throw refuseField('/email', 'это не адрес почты', 'this is not an e-mail address');
  const startedAt = around.monotonic();
  const turn = await windows.take(`sign-in-ip:${digest('address', networkOf(ip))}`, STARTS_PER_HOUR, HOUR_MS, now);
  if (!turn.granted) {
    const message = `At most ${STARTS_PER_HOUR} sign-in links an hour from one network address.`;
    throw new AppError('rate_limited', message, { retryAfterMs: turn.retryAfterMs });
  }
  const sides = await accounts.listByEmail(address);
  const mayMail = await around.mailTurns.take('sign-in', address, ip, now);
  const [account] = sides;
  if (account && mayMail) {
    const expiresAt = now + LINK_MINUTES * 60_000;
    // the id, not the address: links appear in logs of the operator
    const token = signLink({ purpose: 'sign-in', subject: account.id, expiresAt }, digest, random);
    around.post(signInMail(address, around.links.signIn(token), LINK_MINUTES, expiresAt));
  }
  await around.settle(startedAt);
}

async function renew({ store, random, digest }: SessionSurroundings, sessionToken: string, now: number) {
  const old = digest('session', sessionToken);
  const fresh = randomBase62(43, random);
  // one old token makes one new one, as one link opens one session
  const nonce = digest('renewal', old).slice(0, NONCE_LENGTH);
  const next = { digest: digest('session', fresh), nonce, oldEndsAt: now + OLD_TOKEN_MS };
  return (await store.renew(old, next, now)) ? fresh : undefined;
}

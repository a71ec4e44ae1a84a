import { isBillable } from './account.ts';
import { parseKey } from './key-form.ts';
import { prober } from './probes/pass.ts';
import { AppError } from '../errors.ts';
import type { Digest } from './digest.ts';
import type { KeyBook, KnownKey } from './key-book.ts';
import type { Strangers } from './strangers.ts';
import type { Principal } from './ports.ts';
import type { KeyStore } from './stores.ts';

export interface Gate {
  readonly store: Pick<KeyStore, 'findByDigest'>;
  readonly book: KeyBook;
  readonly digest: Digest;
  readonly legacyUntil: number;
  readonly strangers: Strangers;
}

/** Identifies the caller by a key. A text that cannot be a key is refused by its form; a cached key needs no query. */
export function authenticateKey(text: string, gate: Gate, now: number, ip = ''): Principal | Promise<Principal> {
  const parsed = parseKey(text);
  if (!parsed) return prober(text, gate.digest, now) ?? refuse();
  if (parsed.mode === 'legacy' && now >= gate.legacyUntil) {
    throw new AppError('key_legacy_expired', 'Keys of this form are over; get a new one: GET /v2/key.');
  }
  const digest = gate.digest('key', parsed.normal);
  const known = gate.book.find(digest);
  if (known) return admit(known);
  if (gate.book.isUnknown(digest, now)) throw invalid();
  return lookUp(digest, gate, now, ip);
}

async function lookUp(digest: string, { store, book, strangers }: Gate, now: number, ip: string): Promise<Principal> {
  const read = async (): Promise<KnownKey | undefined> => {
    const row = await store.findByDigest(digest);
    if (!row) return undefined;
    const { key, account } = row;
    const principal: Principal = {
      keyId: key.id,
      accountId: account.id,
      mode: key.mode,
      side: account.side,
      account,
      billable: isBillable(account),
    };
    return { principal, revokedAt: key.revokedAt };
  };
  // a request that joins a pending lookup makes no query, so it counts as no further stranger
  const lookUpAnew = () => strangers.lookUp(digest, ip, now, () => book.load(digest, now, read));
  const found = await (book.findLoading(digest) ?? lookUpAnew());
  if (!found) throw invalid();
  return admit(found);
}

function admit({ principal, revokedAt }: KnownKey): Principal {
  if (revokedAt !== null) throw new AppError('key_revoked', 'This key was revoked.');
  if (principal.account.override.suspended) {
    throw new AppError('account_suspended', 'The account is suspended; write to the operator.');
  }
  return principal;
}

const refuse = (): never => {
  throw invalid();
};

const invalid = (): AppError => new AppError('key_invalid', 'This is not a key of ours.');

import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

/** Turns secrets into digests that may be stored. The purpose keeps digests for different uses apart. */
export interface Digest {
  (purpose: DigestPurpose, text: string): string;
}

export type DigestPurpose =
  'key' | 'link' | 'session' | 'renewal' | 'csrf' | 'address' | 'cache' | 'repeat' | 'seed' | 'seal' | 'probe' | 'edge';

export function digestWith(secret: string): Digest {
  if (secret.length < 16) throw new RangeError('the secret of the service must have at least 16 characters');
  const master: KeyObject = createSecretKey(secret, 'utf8');
  const compute: Digest = (purpose, text) =>
    createHmac('sha256', master).update(`${purpose}\n`).update(text).digest('base64url');
  const ofKeys = new Map<string, string>();
  return (purpose, text) => {
    if (purpose !== 'key') return compute(purpose, text);
    let digest = ofKeys.get(text);
    if (digest === undefined) {
      if (ofKeys.size >= MOST_REMEMBERED) ofKeys.clear();
      ofKeys.set(text, (digest = compute(purpose, text)));
    }
    return digest;
  };
}

/** Digests of keys are cached, in memory only: each request has a key, and digesting took a twentieth of its work. */
const MOST_REMEMBERED = 5_000;

/** Compares in constant time, so that the duration does not reveal where two texts differ. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

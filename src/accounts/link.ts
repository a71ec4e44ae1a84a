import { sameText, type Digest } from './digest.ts';
import type { RandomBytes } from './key-form.ts';

/**
 * The token in the link of a mail: its purpose, subject and expiry, with our signature. It is not stored. Its nonce
 * makes it single-use where that is required.
 */
export interface Link {
  readonly purpose: LinkPurpose;
  readonly subject: string;
  readonly expiresAt: number;
  readonly nonce: string;
}

export type LinkPurpose = 'confirm' | 'sign-in' | 'delete';

export function signLink(link: Omit<Link, 'nonce'>, digest: Digest, random: RandomBytes): string {
  const subject = Buffer.from(link.subject, 'utf8').toString('base64url');
  const nonce = Buffer.from(random(12)).toString('base64url');
  const body = [link.purpose, subject, Math.floor(link.expiresAt).toString(36), nonce].join('.');
  return `${body}.${digest('link', body)}`;
}

/** Undefined for a token that is not ours, has another purpose, or has expired. */
export function readLink(token: string, purpose: LinkPurpose, digest: Digest, now: number): Link | undefined {
  if (token.length > 700) return undefined;
  const parts = token.split('.');
  const [named, subject, expires, nonce, signature] = parts as [string, string, string, string, string];
  if (parts.length !== 5 || named !== purpose) return undefined;
  if (!sameText(signature, digest('link', parts.slice(0, 4).join('.')))) return undefined;
  const expiresAt = Number.parseInt(expires, 36);
  if (!(now < expiresAt)) return undefined;
  return { purpose, subject: Buffer.from(subject, 'base64url').toString('utf8'), expiresAt, nonce };
}

import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Digest } from './digest.ts';
import type { RandomBytes } from './key-form.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts stored texts: they can be read only with the service's secret, and only in the place they were made for. */
export interface Seal {
  close(text: string, place: string): string;
  /** Undefined for a text that was not sealed with this secret, or was sealed for another place. */
  open(sealed: string, place: string): string | undefined;
}

export function sealWith(digest: Digest, random: RandomBytes): Seal {
  const key = Buffer.from(digest('seal', 'answers'), 'base64url');
  return {
    close(text, place) {
      const iv = random(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(place));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

import { createHmac } from 'node:crypto';
import { bytesOf } from './secret.ts';

export interface Signed {
  readonly id: string;
  /** The start of this attempt, in milliseconds since 1970. */
  readonly at: number;
  readonly body: string;
}

/** The three headers of Standard Webhooks, with one signature per valid secret, newest first. */
export function signatureHeaders(secrets: readonly string[], { id, at, body }: Signed): Record<string, string> {
  const seconds = Math.floor(at / 1000);
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', bytesOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}

import { createHmac } from 'node:crypto';
import { bytesOf } from './secret.ts';

export interface Signed {
  readonly id: string;
  /** Milliseconds since 1970: when this attempt began. */
  readonly at: number;
  readonly body: string;
}

/** The three headers of Standard Webhooks: one signature for each secret that holds, the newest first. */
export function signatureHeaders(secrets: readonly string[], { id, at, body }: Signed): Record<string, string> {
  const seconds = Math.floor(at / 1000);
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', bytesOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}

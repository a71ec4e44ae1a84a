import { join } from 'node:path';
import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';
import type { Mailer } from '../../kernel/mail.ts';

export interface MailOptions {
  /** Empty: no mail server, mails are left in the outbox. */
  readonly smtpUrl: string;
  readonly dataDir: string;
  readonly from: string;
  readonly note: (text: string) => void;
}

/** Of the mail server; its own URL may say otherwise. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function openMailer({ smtpUrl, dataDir, from, note }: MailOptions): Mailer {
  if (smtpUrl === '') return openOutbox(join(dataDir, 'outbox'), from, note);
  const limits = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(TIMEOUTS_MS)) {
    if (!limits.searchParams.has(name)) limits.searchParams.set(name, String(ms));
  }
  return openSmtp(join(dataDir, 'mail-queue'), limits.href, from, note);
}

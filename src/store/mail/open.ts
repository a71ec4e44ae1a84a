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

export function openMailer({ smtpUrl, dataDir, from, note }: MailOptions): Mailer {
  if (smtpUrl === '') return openOutbox(join(dataDir, 'outbox'), from, note);
  const limits = new URL(smtpUrl);
  for (const [name, value] of Object.entries({ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })) {
    if (!limits.searchParams.has(name)) limits.searchParams.set(name, String(value));
  }
  return openSmtp(join(dataDir, 'mail-queue'), limits.href, from, note);
}

import { join } from 'node:path';
import { openOutbox } from './outbox.ts';
import { openSmtp, type SmtpOptions } from './smtp.ts';
import type { Mailer } from '../../kernel/mail.ts';

export interface MailOptions extends Partial<SmtpOptions> {
  /** Empty for no mail server: mails are left in the outbox. */
  readonly smtpUrl: string;
  readonly dataDir: string;
  readonly from: string;
  readonly note: (text: string) => void;
}

const USUAL = { deliver: true, retryMs: 1_000, rescanMs: 5_000, patienceMs: 60_000, maxQueued: 10_000 };

/** Timeouts of the mail server's connection; its URL may override them. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function openMailer(options: MailOptions): Mailer {
  const { smtpUrl, dataDir, from, note } = options;
  if (smtpUrl === '') return openOutbox(join(dataDir, 'outbox'), from, note);
  return openSmtp(join(dataDir, 'mail-queue'), { ...USUAL, ...options, smtpUrl: smtpWithDefaults(smtpUrl) });
}

/** Requires encryption for a password that crosses a network, unless the URL itself says otherwise. */
export function smtpWithDefaults(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const { searchParams: parameters, protocol, username, hostname } = url;
  for (const [name, ms] of Object.entries(TIMEOUTS_MS)) {
    if (!parameters.has(name)) parameters.set(name, String(ms));
  }
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const isStated = parameters.has('requireTLS') || parameters.has('ignoreTLS');
  if (protocol === 'smtp:' && username !== '' && !isHere && !isStated) parameters.set('requireTLS', 'true');
  return url.href;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { openMailQueue, type MailQueue, type Queued } from './mail-queue.ts';
import type { Mailer } from '../../kernel/mail.ts';

const SLOWEST_RETRY_MS = 600_000;
const GIVE_UP_MS = 24 * 3_600_000;
const CLOSE_MS = 3_000;

export interface SmtpOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly note: (text: string) => void;
  /** False: mails are put into the queue only, for the service to send. */
  readonly deliver: boolean;
  readonly retryMs: number;
  /** How often the folder is looked at for what others have put there. */
  readonly rescanMs: number;
  /** For one mail, however busy the server seems. */
  readonly patienceMs: number;
  readonly maxQueued: number;
}

/**
 * Mails wait in a folder until the mail server has taken them, so that neither its absence nor the end of this
 * process loses one. A server in trouble makes all of them wait; a mailbox in trouble only its own. What is
 * refused for good, or for a day, is put aside; what has become pointless is dropped.
 */
export function openSmtp(folder: string, options: SmtpOptions): Mailer {
  const queue = openMailQueue(folder);
  const names = new Set<string>();
  const delivery = options.deliver ? startDelivery(queue, names, options) : undefined;
  return {
    async post(mail) {
      const { maxQueued } = options;
      if (names.size >= maxQueued) throw new Error(`more than ${maxQueued} mails wait for the mail server`);
      names.add(await queue.add({ mail, postedAt: Date.now() }));
      delivery?.wake();
    },
    close: async () => delivery?.close(),
  };
}

interface Delivery {
  wake(): void;
  /** Does not wait for a slow server: what it has not taken is sent after the next start. */
  close(): Promise<void>;
}

function startDelivery(queue: MailQueue, names: Set<string>, options: SmtpOptions): Delivery {
  const { note, retryMs, rescanMs } = options;
  const sender = openSender(options);
  /** When a mail whose mailbox was in trouble is tried again, and how long it waits after that. */
  const waits = new Map<string, { until: number; nextMs: number }>();
  let serverWait = { until: 0, nextMs: retryMs };
  let running: Promise<void> | undefined;
  let closed = false;

  const settle = async (name: string): Promise<void> => {
    const queued = await queue.read(name);
    if (queued === 'gone') return void names.delete(name);
    const fate = queued === 'no mail' ? 'refused' : await sender.send(queued);
    if (fate === 'away') {
      serverWait = { until: Date.now() + serverWait.nextMs, nextMs: twice(serverWait.nextMs) };
      return;
    }
    serverWait = { until: 0, nextMs: retryMs };
    if (fate === 'later') {
      const { nextMs } = waits.get(name) ?? { nextMs: retryMs };
      waits.set(name, { until: Date.now() + nextMs, nextMs: twice(nextMs) });
      return;
    }
    waits.delete(name);
    names.delete(name);
    await (fate === 'refused' ? queue.putAside(name) : queue.remove(name));
  };
  const deliver = async (): Promise<void> => {
    for (;;) {
      const now = Date.now();
      const due = names.values().find((name) => (waits.get(name)?.until ?? 0) <= now);
      if (due === undefined || closed || serverWait.until > now) return;
      await settle(due);
    }
  };
  const wake = (): void => {
    if (closed) return;
    running ??= deliver()
      .catch((error: Error) => {
        serverWait = { until: Date.now() + retryMs, nextMs: retryMs };
        note(`the mail queue: ${error.message}`);
      })
      .finally(() => {
        running = undefined;
      });
  };
  const rescan = async (): Promise<void> => {
    for (const name of await queue.list()) names.add(name);
    await queue.prune(Date.now());
  };
  const look = (): void => {
    if (running) return;
    rescan().then(wake, (error: Error) => note(`the mail queue cannot be read: ${error.message}`));
  };
  look();
  const timers = [setInterval(look, rescanMs), setInterval(wake, Math.min(1_000, retryMs))];
  for (const timer of timers) timer.unref();
  return {
    wake,
    async close() {
      closed = true;
      timers.forEach((timer) => clearInterval(timer));
      await Promise.race([running, sleep(CLOSE_MS, undefined, { ref: false })]);
      sender.close();
      await running;
    },
  };
}

const twice = (ms: number): number => Math.min(ms * 2, SLOWEST_RETRY_MS);

/** `later`: the mailbox is in trouble; `away`: the server, or what it thinks of us; `done`: nothing is left to do. */
type Fate = 'done' | 'refused' | 'later' | 'away';

function openSender({ smtpUrl, from, note, patienceMs }: SmtpOptions) {
  const transport = createTransport(smtpUrl, { from });
  const closing = new AbortController();
  return {
    async send({ mail, postedAt }: Queued): Promise<Fate> {
      const { validUntil = Infinity, ...message } = mail;
      if (Date.now() >= validUntil) return 'done';
      try {
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patienceMs)]);
        await transport.sendMail({ ...message, signal } as typeof message);
        return 'done';
      } catch (error) {
        const fate = Date.now() - postedAt > GIVE_UP_MS ? 'refused' : fateOf(error as SendError);
        if (!closing.signal.aborted) note(`mail "${mail.subject}" ${wordOf(fate)}: ${tell(error as SendError)}`);
        return fate;
      }
    },
    close(): void {
      closing.abort();
      transport.close();
    },
  };
}

interface SendError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Only what is said of the recipient or of the mail itself is about this mail. */
function fateOf({ code, command, responseCode = 0 }: SendError): Fate {
  if (command === 'API' && code === 'EENVELOPE') return 'refused';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'away';
  if (responseCode >= 500) return 'refused';
  return responseCode >= 400 && responseCode !== 421 ? 'later' : 'away';
}

const wordOf = (fate: Fate): string => (fate === 'refused' ? 'was refused' : 'waits');

/** Mail servers like to repeat addresses. */
const tell = ({ code = '', message }: SendError): string =>
  `${code} ${message.replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…')}`.trim();

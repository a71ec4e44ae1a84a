import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { openMailQueue, postedAtOf, type MailQueue, type Queued } from './mail-queue.ts';
import { messageIdOf } from './outbox.ts';
import type { Mailer } from '../../kernel/mail.ts';

const SLOWEST_RETRY_MS = 600_000;
const GIVE_UP_MS = 24 * 3_600_000;
const CLOSE_MS = 3_000;

export interface SmtpOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly note: (text: string) => void;
  /** False: only queue mails, for the service to send. */
  readonly deliver: boolean;
  readonly retryMs: number;
  /** How often the folder is checked for mails that others added. */
  readonly rescanMs: number;
  /** The time limit for one mail, however busy the server seems. */
  readonly patienceMs: number;
  readonly maxQueued: number;
}

/**
 * Mails wait in a folder until the mail server has accepted them, so that neither an outage of the server nor the end
 * of this process loses one. Trouble of the server holds up all of them; trouble of a mailbox only its own. Mails
 * refused for good, or for a day, are set aside; expired ones are dropped.
 */
export function openSmtp(folder: string, options: SmtpOptions): Mailer {
  const queue = openMailQueue(folder);
  const names = new Set<string>();
  const delivery = options.deliver ? new Delivery(queue, names, options) : undefined;
  return {
    async post(mail, askedAt = Date.now()) {
      const { maxQueued } = options;
      if (names.size >= maxQueued) throw new Error(`more than ${maxQueued} mails wait for the mail server`);
      names.add(await queue.add({ mail, postedAt: askedAt }));
      delivery?.wake();
    },
    waiting: () => {
      const askedAt = [...names].map(postedAtOf);
      return { count: names.size, oldestAt: askedAt.length === 0 ? undefined : Math.min(...askedAt) };
    },
    close: async () => delivery?.close(),
  };
}

/** Sends pending mails one after another, each when it is due. */
class Delivery {
  readonly #queue: MailQueue;
  readonly #names: Set<string>;
  readonly #options: SmtpOptions;
  readonly #sender: Sender;
  /** When a mail to a mailbox in trouble is retried, and how long it waits after that. */
  readonly #waits = new Map<string, Wait>();
  #serverWait: Wait;
  #running: Promise<void> | undefined;
  #closed = false;
  readonly #timers: NodeJS.Timeout[];

  constructor(queue: MailQueue, names: Set<string>, options: SmtpOptions) {
    this.#queue = queue;
    this.#names = names;
    this.#options = options;
    this.#sender = openSender(options);
    this.#serverWait = { until: 0, nextMs: options.retryMs };
    this.#look();
    this.#timers = [
      setInterval(() => this.#look(), options.rescanMs).unref(),
      setInterval(() => this.wake(), Math.min(1_000, options.retryMs)).unref(),
    ];
  }

  wake(): void {
    if (this.#closed) return;
    this.#running ??= this.#deliver()
      .catch((error: Error) => {
        this.#serverWait = { until: Date.now() + this.#options.retryMs, nextMs: this.#options.retryMs };
        this.#options.note(`the mail queue: ${error.message}`);
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Does not wait for a slow server: mails it has not accepted are sent after the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#timers.forEach((timer) => clearInterval(timer));
    await Promise.race([this.#running, sleep(CLOSE_MS, undefined, { ref: false })]);
    this.#sender.close();
    await this.#running;
  }

  async #deliver(): Promise<void> {
    for (;;) {
      const now = Date.now();
      const due = this.#names.values().find((name) => (this.#waits.get(name)?.until ?? 0) <= now);
      if (due === undefined || this.#closed || this.#serverWait.until > now) return;
      await this.#settle(due);
    }
  }

  async #settle(name: string): Promise<void> {
    const queued = await this.#queue.read(name);
    if (queued === 'gone') return void this.#names.delete(name);
    const fate = queued === 'no mail' ? 'refused' : await this.#sender.send(queued);
    const { retryMs } = this.#options;
    if (fate === 'away') {
      this.#serverWait = after(this.#serverWait.nextMs);
      return;
    }
    this.#serverWait = { until: 0, nextMs: retryMs };
    if (fate === 'later') {
      this.#waits.set(name, after(this.#waits.get(name)?.nextMs ?? retryMs));
      return;
    }
    this.#waits.delete(name);
    this.#names.delete(name);
    await (fate === 'refused' ? this.#queue.putAside(name) : this.#queue.remove(name));
  }

  /** Picks up mails that other processes added to the folder. */
  #look(): void {
    if (this.#running) return;
    const listed = this.#queue.list().then((names) => {
      for (const name of names) this.#names.add(name);
      return this.#queue.prune(Date.now());
    });
    listed.then(
      () => this.wake(),
      (error: Error) => this.#options.note(`the mail queue cannot be read: ${error.message}`),
    );
  }
}

interface Wait {
  readonly until: number;
  readonly nextMs: number;
}

const after = (ms: number): Wait => ({ until: Date.now() + ms, nextMs: Math.min(ms * 2, SLOWEST_RETRY_MS) });

/** `later`: the mailbox is in trouble; `away`: the server is, or it rejects us; `done`: nothing is left to do. */
type Fate = 'done' | 'refused' | 'later' | 'away';

interface Sender {
  send(queued: Queued): Promise<Fate>;
  close(): void;
}

function openSender({ smtpUrl, from, note, patienceMs }: SmtpOptions): Sender {
  const transport = createTransport(smtpUrl, { from });
  const closing = new AbortController();
  return {
    async send({ mail, postedAt }) {
      const { validUntil = Infinity, ...message } = mail;
      if (Date.now() >= validUntil) return 'done';
      try {
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patienceMs)]);
        await transport.sendMail({ ...message, ...messageIdOf(mail), signal });
        return 'done';
      } catch (error) {
        const fate = Date.now() - postedAt > GIVE_UP_MS ? 'refused' : fateOf(error as SendError);
        if (!closing.signal.aborted) note(`mail "${mail.subject}" ${wordOf(fate)}: ${explain(error as SendError)}`);
        return fate;
      }
    },
    close() {
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

/** Only errors about the recipient or the message concern this mail. */
function fateOf({ code, command, responseCode = 0 }: SendError): Fate {
  if (command === 'API' && code === 'EENVELOPE') return 'refused';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'away';
  if (responseCode >= 500) return 'refused';
  return responseCode >= 400 && responseCode !== 421 ? 'later' : 'away';
}

const wordOf = (fate: Fate): string => (fate === 'refused' ? 'was refused' : 'waits');

/** The text of an error without addresses, which mail servers like to repeat. */
const explain = ({ code = '', message }: SendError): string =>
  `${code} ${message.replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…')}`.trim();
